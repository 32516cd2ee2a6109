import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./browser.mjs";

const here = browser();
const SCENE = "circle=0,0,1&circle=4,0,1&view=0,0,16";

test("Tab reaches every control, and one sees where it is", async () => {
    const page = await here.open(SCENE);
    const controls = await page.page.locator("button:visible, #canvas, input, textarea").count();
    const reached = new Set();
    for (let count = 0; count < controls + 5; count += 1) {
        await page.page.keyboard.press("Tab");
        const [index, outline] = await page.page.evaluate(() => {
            const { activeElement } = document;
            return [[...document.querySelectorAll("*")].indexOf(activeElement), getComputedStyle(activeElement).outline];
        });
        const isControl = await page.page.evaluate(() => document.activeElement.matches("button, #canvas, input, textarea"));
        if (!isControl) continue;
        reached.add(index);
        assert.match(outline, /solid 3px/);
    }
    assert.equal(reached.size, controls);
    await page.close();
});

test("a session without a mouse", async () => {
    const page = await here.open(SCENE);
    const press = (key) => page.page.keyboard.press(key);
    await page.page.getByRole("button", { name: "centre (4, 0)" }).focus();
    await press("Enter");
    // A step is 8/16.
    for (let step = 0; step < 3; step += 1) await press("ArrowLeft");
    assert.equal(await page.summary(), "circle 1 and circle 2 are 0.5 apart.");
    // The button stays, and so does the focus.
    assert.equal(await page.page.evaluate(() => document.activeElement.textContent), "centre (2.5, 0)");
    await press("ArrowLeft");
    assert.equal(await page.summary(), "circle 1 and circle 2 touch.");
    // A leap is 64/16: to (2, 4), and back.
    await press("Shift+ArrowUp");
    assert.match(await page.fragment(), /&circle=2,4,1&/);
    await press("Shift+ArrowDown");
    await press("Alt+ArrowRight");
    // An ulp above 2 is 2^-22, and so far apart are the circles.
    assert.equal(Math.fround(await page.value("distance")), 2 ** -22);
    await press("Delete");
    assert.equal(await page.page.locator(".shape").count(), 1);
    // Its button is gone, and the picture has the focus.
    assert.equal(await page.page.evaluate(() => document.activeElement.id), "canvas");
    await page.close();
});

test("arguments are typed", async () => {
    const page = await here.open(SCENE);
    assert.equal(await page.value("within a margin of 0"), "no");
    await page.page.getByLabel("Margin of “within”").fill("2");
    await page.page.keyboard.press("Tab");
    // The circles are 2 apart.
    assert.equal(await page.value("within a margin of 2"), "yes");
    await page.page.getByLabel("Longest ray, t").fill("far");
    await page.page.keyboard.press("Enter");
    assert.equal(await page.text("#error"), "“set max_t=far”: “far” is not a number.");
    const invalid = () => page.page.locator("[aria-invalid=true]").evaluateAll((all) => all.map(({ value }) => value));
    assert.deepEqual(await invalid(), ["far"]);
    await page.page.getByLabel("Longest ray, t").fill("3");
    await page.page.keyboard.press("Enter");
    assert.equal(await page.page.locator("#error").isVisible(), false);
    assert.deepEqual(await invalid(), []);
    assert.equal(await page.fragment(), "circle=0,0,1&circle=4,0,1&margin=2&max_t=3&view=0,0,16");
    await page.close();
});

test("in the picture the keys do the same, and zoom", async () => {
    const page = await here.open(`${SCENE}&select=2.radius`);
    await page.page.locator("#canvas").focus();
    await page.page.keyboard.press("ArrowRight");
    await page.page.keyboard.press("ArrowUp");
    await page.page.keyboard.press("+");
    assert.equal(await page.fragment(), "circle=0,0,1&circle=4,0,2&select=2.radius&view=0,0,8");
    await page.close();
});

test("the answer is read out", async () => {
    const page = await here.open(SCENE);
    assert.equal(await page.page.locator("#summary").getAttribute("aria-live"), "polite");
    assert.equal(await page.page.locator("#error").getAttribute("role"), "alert");
    await page.close();
});

test("every control and every picture has a name, as the browser tells it to a screen reader", async () => {
    // They touch, so that the maps are there.
    const page = await here.open("circle=0.75,0.625,7.5&circle=12.75,9.625,7.5&select=1.center&move=1,1");
    const session = await page.page.context().newCDPSession(page.page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const told = nodes.filter(({ role }) => ["button", "switch", "textbox", "application", "image"].includes(role?.value));
    assert.equal(told.length, await page.page.locator("button:visible, input, textarea, canvas:visible").count());
    const unnamed = told.filter(({ name }) => !name?.value.trim());
    assert.deepEqual(unnamed.map(({ role }) => role.value), []);
    await page.close();
});
