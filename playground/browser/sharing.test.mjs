import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, DESK } from "./browser.mjs";

const here = browser();
const CIRCLES = "circle=0,0,1&circle=4,0,1&view=0,0,16";

test("the address after a drag is the scene, in a new window too", async () => {
    const page = await here.open(CIRCLES);
    await page.drag([4 / 16, 0], [1 / 16, 2 / 16]);
    const [fragment, displayed] = [await page.fragment(), await page.displayed()];
    assert.equal(fragment, "circle=0,0,1&circle=1,2,1&select=2.center&view=0,0,16");
    await page.page.reload();
    await page.page.waitForSelector("html[data-ready]");
    assert.deepEqual(await page.displayed(), displayed);
    const other = await here.open(fragment);
    assert.deepEqual(await other.displayed(), displayed);
    await Promise.all([page.close(), other.close()]);
});

test("Copy link copies the address of the scene", async () => {
    const page = await here.open(CIRCLES, { ...DESK, permissions: ["clipboard-read", "clipboard-write"] });
    await page.page.getByRole("button", { name: "Copy link" }).click();
    await page.page.waitForFunction(() => document.querySelector("#copied").textContent === "Copied.");
    assert.equal(await page.page.evaluate(() => navigator.clipboard.readText()), `${page.address}#${CIRCLES}`);
    await page.close();
});

test("the back button leads to the preset before", async () => {
    const page = await here.open("");
    const current = () => page.text("#presets [aria-current=true]");
    await page.page.getByRole("button", { name: "Tangent ray" }).click();
    await page.page.getByRole("button", { name: "Concentric circles" }).click();
    assert.equal(await current(), "Concentric circles");
    await page.page.goBack();
    assert.equal(await current(), "Tangent ray");
    // The first address is empty.
    await page.page.goBack();
    assert.equal(await current(), "Overlapping circles");
    await page.close();
});

test("a preset is current while it is as it was", async () => {
    const page = await here.open("");
    const current = page.page.locator("#presets [aria-current=true]");
    await page.page.locator("#canvas").focus();
    await page.page.keyboard.press("ArrowRight");
    assert.equal(await current.count(), 0);
    await page.page.keyboard.press("ArrowLeft");
    assert.equal(await current.textContent(), "Overlapping circles");
    await page.close();
});

const BAD = [
    ["circle=0,0", "Field 1, “circle=0,0”: expected 3 numbers, found 2."],
    ["point=1,2&disc=0,0,1", "Field 2, “disc=0,0,1”: unknown name “disc”"],
    ["point=1,x", "Field 1, “point=1,x”: “x” is not a number."],
    ["point=1,1e39", "Field 1, “point=1,1e39”: “1e39” is too large for its type of number."],
    ["point=1,2&pair=1,2", "Field 2, “pair=1,2”: no shape has the number “2”."],
    ["point=1,2&select=1.radius", "Field 2, “select=1.radius”: unknown handle “1.radius”"],
    ["point", "Field 1, “point”: expected a name, “=” and values."],
    ["view=0,0,0", "Field 1, “view=0,0,0”: the centre of a view must be finite, and its span positive."],
];

test("a fragment that is no scene is said to be none, and can be mended", async () => {
    const page = await here.open("blob");
    for (const [fragment, message] of BAD) {
        await page.visit(fragment);
        assert.ok((await page.text("#error")).startsWith(message), await page.text("#error"));
        assert.equal(await page.page.locator("#scene").inputValue(), fragment);
        await page.page.locator("#scene").fill(CIRCLES);
        await page.page.getByRole("button", { name: "Show this text" }).click();
        assert.equal(await page.page.locator("#error").isVisible(), false);
        assert.equal(await page.summary(), "circle 1 and circle 2 are 2 apart.");
    }
    await page.close();
});

/** Types a text, and has it shown. */
async function apply(page, text) {
    await page.page.locator("#scene").fill(text);
    await page.page.getByRole("button", { name: "Show this text" }).click();
}

test("what is wrong, typed or in a link, leaves what is shown", async () => {
    const page = await here.open(CIRCLES);
    const displayed = await page.displayed();
    const isKept = async (address) => {
        assert.match(await page.text("#error"), /“oops” is not a number/);
        assert.deepEqual(await page.displayed(), displayed);
        assert.equal(await page.page.locator("#scene").inputValue(), "circle=0,0,oops");
        assert.equal(await page.page.evaluate(() => location.hash), address);
    };
    await apply(page, "circle=0,0,oops");
    await isKept(`#${CIRCLES}`);
    await page.visit("circle=0,0,oops");
    await isKept("#circle=0,0,oops");
    await page.close();
});

test("what is applied is in the address: wrapped, encoded, or as a whole address", async () => {
    const page = await here.open("point=9,9");
    for (const text of ["circle=0,0,1\n&circle=5,0,1", "circle=0%2C0,2&circle=5,0,1", `${page.address}#circle=0,0,3&point=5,0`]) {
        await apply(page, text);
        const [fragment, displayed] = [await page.fragment(), await page.displayed()];
        assert.match(fragment, /^circle=0,0,\d&.*&view=/);
        await page.page.reload();
        await page.page.waitForSelector("html[data-ready]");
        assert.deepEqual(await page.displayed(), displayed);
    }
    await page.close();
});

test("a link shows a scene, and does not edit it", async () => {
    const page = await here.open("circle=0,0,1&view=0,0,16%0Aadd point");
    assert.equal(await page.page.locator("#scene").inputValue(), "circle=0,0,1&view=0,0,16");
    await page.close();
});

test("the page of a single shape goes on", async () => {
    const page = await here.open("circle=0,0,1");
    const b = page.page.getByRole("button", { name: "circle 1 is b" });
    assert.equal(await b.getAttribute("aria-disabled"), "true");
    // It is dim, and can be pressed all the same.
    await b.click({ force: true });
    await page.page.getByRole("button", { name: "point", exact: true }).click();
    assert.match(await page.summary(), /^circle 1 and point 2 are [\d.]+ apart\.$/);
    await page.close();
});
