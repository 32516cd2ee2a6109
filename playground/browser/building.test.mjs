// Which toolchain `playground/build` takes, in a copy of it and of `.ci/cross`, where the tools are scripts that tell how they
// were called.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

const TARGET = "wasm32-unknown-unknown";
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "building-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function tool(name, script) {
    writeFileSync(join(folder, "bin", name), `#!/usr/bin/env bash\necho "${name} $*" >>"${folder}/calls"\n${script}\n`);
    chmodSync(join(folder, "bin", name), 0o755);
}

/** Runs the copy, and returns the calls of the tools that begin with `cargo` or `rustup`. */
function build({ hasTarget = false, rustup }) {
    const library = join(folder, "sysroot/lib/rustlib", TARGET);
    for (const made of [".ci", "bin", "playground/www", "sysroot"]) mkdirSync(join(folder, made), { recursive: true });
    if (hasTarget) mkdirSync(library, { recursive: true });
    tool("rustc", `echo "${folder}/sysroot"`);
    const wasm = `target/playground/wasm/${TARGET}/release`;
    tool("cargo", `mkdir -p ${wasm} && touch ${wasm}/playground.wasm`);
    tool("rustup", rustup === "adds it" ? `mkdir -p "${library}"` : "exit 1");
    for (const script of [".ci/cross", "playground/build"]) {
        cpSync(fileURLToPath(new URL(`../../${script}`, import.meta.url)), join(folder, script));
    }
    const { stderr } = spawnSync(join(folder, "playground/build"), {
        env: { ...process.env, PATH: `${join(folder, "bin")}:/usr/bin:/bin` },
        encoding: "utf8",
    });
    const calls = readFileSync(join(folder, "calls"), "utf8").trim().split("\n");
    return { stderr, calls: calls.filter((call) => !call.startsWith("rustc ")).map((call) => call.split(" ").slice(0, 3).join(" ")) };
}

const isBuilt = () => existsSync(join(folder, "target/playground/www/playground.wasm"));

test("the user's own toolchain builds the page, if it has the target", () => {
    const { calls } = build({ hasTarget: true });
    assert.deepEqual(calls, ["cargo build --manifest-path"]);
    assert.ok(isBuilt());
});

test("rustup adds the target where it is missing", () => {
    const { calls } = build({ rustup: "adds it" });
    assert.deepEqual(calls, ["rustup target add", "cargo build --manifest-path"]);
    assert.ok(isBuilt());
});

test("Debian's compiler is only asked where rustup has no target to add", () => {
    const { calls, stderr } = build({ rustup: "has none" });
    assert.deepEqual(calls, ["rustup target add"]);
    // In the copy there is nothing to build, with whatever compiler.
    assert.ok(!isBuilt());
    assert.match(stderr, /your toolchain has no wasm32|no Rust for wasm32/);
});
