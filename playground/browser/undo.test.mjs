// Undo and redo, by keys and by buttons, on a desk and on a phone. Across the picture are 16 units.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, PHONE } from "./browser.mjs";

const here = browser();
const at = (x, y) => [x / 16, y / 16];
const CIRCLES = "circle=0,0,1&circle=4,0,1&view=0,0,16";
const APART = "circle 1 and circle 2 are 2 apart.";
const TOUCHING = "circle 1 and circle 2 touch.";

const button = (page, name) => page.page.getByRole("button", { name, exact: true });
const isIdle = (page, name) => button(page, name).getAttribute("aria-disabled");

test("Ctrl+Z takes back a whole drag, Ctrl+Y and Ctrl+Shift+Z bring it back", async () => {
    const page = await here.open(CIRCLES);
    const press = (keys) => page.page.keyboard.press(keys);
    await press("Control+z");
    assert.equal(await page.summary(), APART);
    // By way of (3, 0).
    await page.drag(at(4, 0), at(2, 0));
    assert.equal(await page.summary(), TOUCHING);
    await press("Control+z");
    assert.equal(await page.summary(), APART);
    assert.match(await page.fragment(), /^circle=0,0,1&circle=4,0,1&/);
    for (const redo of ["Control+y", "Control+Shift+z"]) {
        await press(redo);
        assert.equal(await page.summary(), TOUCHING, redo);
        await press("Control+z");
        assert.equal(await page.summary(), APART);
    }
    await page.close();
});

test("the buttons do the same on a phone, and are dim where there is nothing to undo", async () => {
    const page = await here.open(CIRCLES, PHONE);
    assert.deepEqual([await isIdle(page, "Undo"), await isIdle(page, "Redo")], ["true", "true"]);
    await page.touch([at(4, 0), at(3, 0), at(2, 0)]);
    assert.equal(await page.summary(), TOUCHING);
    assert.deepEqual([await isIdle(page, "Undo"), await isIdle(page, "Redo")], ["false", "true"]);
    await button(page, "Undo").tap();
    assert.equal(await page.summary(), APART);
    assert.deepEqual([await isIdle(page, "Undo"), await isIdle(page, "Redo")], ["true", "false"]);
    await button(page, "Redo").tap();
    assert.equal(await page.summary(), TOUCHING);
    await page.close();
});

test("each kind of change is a step; looking and selecting are none", async () => {
    const page = await here.open(CIRCLES);
    const scenes = [];
    const remember = async () => scenes.push((await page.displayed()).shapes);
    await remember();
    await button(page, "circle").click();
    await remember();
    await button(page, "Zoom in").click();
    await button(page, "radius 1").first().click();
    await page.page.locator("#canvas").focus();
    await page.page.keyboard.press("ArrowRight");
    await remember();
    await page.page.getByLabel("Margin of “within”").fill("2");
    await page.page.keyboard.press("Enter");
    await page.page.getByRole("switch", { name: "Cast b" }).click();
    await remember();
    await button(page, "Tangent ray").click();
    await remember();
    const shown = scenes.pop();
    for (const expected of scenes.slice().reverse()) {
        // The margin is a step of its own, which leaves the shapes as they are.
        await button(page, "Undo").click();
        if (expected === scenes[2]) await button(page, "Undo").click();
        assert.deepEqual((await page.displayed()).shapes, expected);
    }
    assert.equal(await isIdle(page, "Undo"), "true");
    for (let step = 0; step < 5; step += 1) await button(page, "Redo").click();
    assert.deepEqual((await page.displayed()).shapes, shown);
    assert.equal(await isIdle(page, "Redo"), "true");
    await page.close();
});

test("undo shows the view in which the change was made", async () => {
    const page = await here.open(CIRCLES);
    await page.drag(at(4, 0), at(2, 0));
    for (let zoom = 0; zoom < 20; zoom += 1) await button(page, "Zoom in").click();
    await page.page.keyboard.press("Control+z");
    assert.match(await page.fragment(), /&view=0,0,16$/);
    await page.close();
});

test("a change after undo leaves nothing to redo", async () => {
    const page = await here.open(CIRCLES);
    await page.drag(at(4, 0), at(2, 0));
    await button(page, "Undo").click();
    await page.drag(at(4, 0), at(5, 0));
    assert.equal(await isIdle(page, "Redo"), "true");
    await button(page, "Redo").click({ force: true });
    assert.equal(await page.summary(), "circle 1 and circle 2 are 3 apart.");
    await page.close();
});

test("a drag that ends where it began is no step", async () => {
    const page = await here.open(CIRCLES);
    const mouse = page.page.mouse;
    await mouse.move(...(await page.at(at(4, 0))));
    await mouse.down();
    for (const x of [3, 2, 4]) await mouse.move(...(await page.at(at(x, 0))));
    await mouse.up();
    assert.equal(await page.summary(), APART);
    assert.equal(await isIdle(page, "Undo"), "true");
    // Nor is it one after another step.
    await page.drag(at(4, 0), at(2, 0));
    await mouse.move(...(await page.at(at(2, 0))));
    await mouse.down();
    for (const x of [3, 2]) await mouse.move(...(await page.at(at(x, 0))));
    await mouse.up();
    await button(page, "Undo").click();
    assert.equal(await page.summary(), APART);
    await page.close();
});

test("a key that is held down is one step", async () => {
    const page = await here.open(`${CIRCLES}&select=2.center`);
    await page.page.locator("#canvas").focus();
    for (let repeat = 0; repeat < 4; repeat += 1) await page.page.keyboard.down("ArrowLeft");
    await page.page.keyboard.up("ArrowLeft");
    // Four steps of a half.
    assert.equal(await page.summary(), TOUCHING);
    await page.page.keyboard.press("Control+z");
    assert.equal(await page.summary(), APART);
    await page.close();
});

test("in a field for text, Ctrl+Z is that of the field", async () => {
    const page = await here.open(CIRCLES);
    await page.drag(at(4, 0), at(2, 0));
    await page.page.getByLabel("Margin of “within”").focus();
    await page.page.keyboard.type("7");
    await page.page.keyboard.press("Control+z");
    assert.equal(await page.page.getByLabel("Margin of “within”").inputValue(), "");
    assert.equal(await page.summary(), TOUCHING);
    await page.close();
});
