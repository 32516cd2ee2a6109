// Runs the program that is given, as built for wasm32, and names the line of `answers.txt` that differs, or what else
// does. Without imports, the program itself cannot print.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const line = instance.exports.main(0, 0);
const FAILURES = {
    252: "an `AnyShape` gets other answers than the shape that it holds",
    253: "the platformer's game differs from the expected",
    254: "the solver's worlds differ from the expected",
    255: "the game of pinball differs from the expected",
};
if (line in FAILURES) {
    console.error(FAILURES[line]);
    process.exitCode = 1;
} else if (line !== 0) {
    const expected = readFileSync(new URL("../answers.txt", import.meta.url), "utf8").split("\n");
    console.error(`line ${line} differs from the expected: ${expected[line - 1]}`);
    process.exitCode = 1;
}
