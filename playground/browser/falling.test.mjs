// “Let it fall”: the solver runs on the page, and ends where the native program ends.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser, DESK, PHONE } from "./browser.mjs";

const here = browser();
const PROGRAM = fileURLToPath(new URL("../../target/playground/debug/report", import.meta.url));
const FORMS = [["desk", DESK], ["phone", PHONE]];

const button = (page) => page.page.locator("#fall");
const rests = (page) => page.page.waitForFunction(() => /^At rest/.test(document.getElementById("note").textContent), null, { timeout: 60_000 });
/** Another scene than before. */
const moves = (page, scene) => page.page.waitForFunction((scene) => document.getElementById("scene").value !== scene, scene);

/** The pile, in the view of the page. */
async function pile(options) {
    const page = await here.open("", options);
    await page.page.getByRole("button", { name: "Pile", exact: true }).click();
    return [page, await page.fragment()];
}

for (const [form, options] of FORMS) {
    test(`a pile falls, and comes to rest with the bits of the native program: ${form}`, async () => {
        const [page, start] = await pile(options);
        const size = await page.page.evaluate(() => {
            const { clientWidth, clientHeight } = document.getElementById("canvas");
            return [clientWidth, clientHeight].map((side) => side / Math.min(clientWidth, clientHeight));
        });
        assert.equal(await button(page).textContent(), "Let it fall");
        await button(page).click();
        assert.equal(await button(page).textContent(), "Stop the fall");
        await moves(page, start);
        await page.screenshot(`${form}-falling`);
        await rests(page);
        assert.equal(await button(page).textContent(), "Let it fall");
        const { scene } = JSON.parse(execFileSync(PROGRAM, [`${start}\nfall 3600\n${size}`], { encoding: "utf8" }));
        assert.equal(await page.fragment(), scene);
        await page.screenshot(`${form}-fallen`);
        // A fall is one step.
        await page.page.getByRole("button", { name: "Undo", exact: true }).click();
        assert.equal(await page.fragment(), start);
        await page.close();
    });

    test(`a second click leaves the shapes where they are, and so does zooming: ${form}`, async () => {
        const [page, start] = await pile(options);
        await button(page).click();
        await moves(page, start);
        await button(page).click();
        const stopped = await page.fragment();
        assert.notEqual(stopped, start);
        await page.page.waitForTimeout(200);
        assert.equal(await page.fragment(), stopped);
        // From there it goes on, and ends by any other edit.
        await button(page).click();
        await moves(page, stopped);
        await page.page.getByRole("button", { name: "Zoom in" }).click();
        assert.equal(await button(page).textContent(), "Let it fall");
        const zoomed = await page.fragment();
        await page.page.waitForTimeout(200);
        assert.equal(await page.fragment(), zoomed);
        await page.close();
    });

    test(`what is fixed stays, and without anything to fall the button is dim: ${form}`, async () => {
        const page = await here.open("box=-2,-5,2,-4&circle=0,0,1&view=0,0,16", options);
        const fixed = page.page.getByRole("button", { name: "box 1 is fixed" });
        assert.equal(await fixed.getAttribute("aria-pressed"), "false");
        await fixed.click();
        assert.equal(await fixed.getAttribute("aria-pressed"), "true");
        await button(page).click();
        await rests(page);
        const scene = await page.fragment();
        assert.match(scene, /^box=-2,-5,2,-4&circle=.*&fixed=1&/);
        // The radius above the box, and into it by no more than the solver allows.
        const [, y] = scene.match(/circle=[^,]*,([^,]*),1/);
        assert.ok(Math.abs(y - -3) < 0.02, y);
        assert.equal(await button(page).getAttribute("aria-disabled"), "false");
        await page.page.getByRole("button", { name: "circle 2 is fixed" }).click();
        assert.equal(await button(page).getAttribute("aria-disabled"), "true");
        await page.close();
    });
}

test("a step takes less than a frame", async (context) => {
    const [page, start] = await pile(DESK);
    await button(page).click();
    await rests(page);
    const note = await page.text("#note");
    const seconds = Number(note.match(/after ([\d.]+) s/)[1]);
    const took = await page.page.evaluate(async ([start, steps]) => {
        const { load } = await import("./engine.mjs");
        const respond = await load("playground.wasm");
        const from = performance.now();
        for (let step = 1; step <= steps; step += 1) respond(`${start}\nfall ${step}\n1.3,1`);
        return (performance.now() - from) / steps;
    }, [start, Math.round(seconds * 60)]);
    context.diagnostic(`${took.toFixed(2)} ms for each step, with all answers`);
    assert.ok(took < 16, `${took}`);
    await page.close();
});
