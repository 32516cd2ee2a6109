// What the page says and does about what was asked for: the cast, a push, new shapes, and its words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, DESK, PHONE } from "./browser.mjs";

const here = browser();
const FORMS = [["a desk", DESK], ["a phone", PHONE]];

for (const [where, options] of FORMS) {
    test(`on ${where} the cast is a switch that says whether it is on`, async () => {
        const page = await here.open("circle=0,0,1&circle=4,0,1&view=0,0,16", options);
        const cast = page.page.getByRole("switch", { name: "Cast b" });
        const told = async () => [await cast.getAttribute("aria-checked"), await cast.innerText()];
        assert.deepEqual(await told(), ["false", "Cast b: off"]);
        await cast.click();
        assert.deepEqual(await told(), ["true", "Cast b: on"]);
        // By a quarter of the view, toward the other: the gap is 2 of 4.
        assert.equal(await page.value("t"), "0.5");
        await cast.click();
        assert.deepEqual(await told(), ["false", "Cast b: off"]);
        await page.close();
    });

    test(`on ${where} a push says that the new place is rounded, and whether the shapes touch`, async () => {
        const page = await here.open("circle=0,0,2&circle=3,0,2&view=0,0,16", options);
        const push = page.page.getByRole("button", { name: "Push apart" });
        assert.equal(await page.text("#note"), "");
        await push.click();
        const told = "Pushed circle 2. Its new position is rounded to f32. The shapes ";
        assert.equal(await page.text("#note"), `${told}now touch exactly.`);
        assert.equal(await page.page.locator("#note").getAttribute("aria-live"), "polite");
        // What is said of a push is not said of what comes after it.
        await page.page.getByRole("button", { name: "Undo" }).click();
        assert.equal(await page.text("#note"), "");
        // To the side along a slope of 45°, √½ is rounded: they cannot touch.
        await page.visit("circle=0,0,0.5&circle=0.25,0.25,0.5");
        await push.click();
        const note = await page.text("#note");
        assert.ok(note.startsWith(told), note);
        assert.match(note, /(still overlap by|are now) [\d.]+e-\d+/);
        await page.close();
    });

    test(`on ${where} new shapes do not land on each other`, async () => {
        const page = await here.open("", options);
        const shapes = ["circle 1", "circle 2"];
        for (const kind of ["point", "circle", "segment", "stadium", "ray", "box", "triangle", "polygon"]) {
            await page.page.getByRole("button", { name: kind, exact: true }).click();
            shapes.push(`${kind} ${shapes.length + 1}`);
        }
        await page.screenshot(`new-shapes-${options === DESK ? "desk" : "phone"}`);
        // The first two are the preset's, and overlap.
        for (const [index, name] of shapes.entries()) {
            for (const other of shapes.slice(Math.max(index + 1, 2))) {
                await page.page.getByRole("button", { name: `${name} is a` }).click();
                await page.page.getByRole("button", { name: `${other} is b` }).click();
                assert.match(await page.summary(), /^\w+ \d+ and \w+ \d+ are .* apart\.$/);
            }
        }
        await page.close();
    });

    test(`on ${where} the words are those of a newcomer`, async () => {
        const page = await here.open("stadium=-3,-1,3,1,0.5&segment=-1,-2,1.5,2&select=1.a&move=1,1", options);
        const lines = await page.page.evaluate(() => document.body.innerText.split("\n").map((line) => line.trim()));
        for (const cryptic of [/^All$/, /^Single ulps$/, /^toward/, /^end [ab]/, /\bmax t\b/, /way out/, /\btying\b/]) {
            assert.deepEqual(lines.filter((line) => cryptic.test(line)), []);
        }
        for (const plain of ["Show all shapes", "Undo", "Redo", "first end (-3, -1)", "second end (3, 1)", "Preferred push"]) {
            assert.ok(lines.includes(plain), `${plain} in ${lines}`);
        }
        // What is as by default is said in words.
        const placeholders = page.page.locator("[data-argument]");
        assert.deepEqual(await placeholders.evaluateAll((all) => all.map(({ value, placeholder }) => value + placeholder)), ["0", "no limit", "none (x,y)"]);
        await page.close();
    });
}
