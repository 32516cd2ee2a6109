// Two circles of radius 7.5, the one 12 to the right of and 9 above the other: 15 apart, they exactly touch.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./browser.mjs";

const here = browser();
const TOUCHING = "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5&select=1.center";

test("plain f32 does not see the ulp by which circles are apart", async () => {
    const page = await here.open(TOUCHING);
    assert.equal(await page.summary(), "circle 1 and circle 2 touch.");
    await page.page.locator("#canvas").focus();
    await page.page.keyboard.press("Alt+ArrowLeft");
    // The numbers from 1/2 to 1 are 2^-24 apart. 12.75 less that below 0.75 rounds to 12, as if nothing had moved.
    assert.equal(await page.value("intersects"), "no");
    assert.equal(await page.value("in plain f32"), "yes (wrong)");
    // √((12 + δ)² + 9²) − 15 = 24δ/30 + O(δ²).
    assert.equal(Math.fround(await page.value("distance")), Math.fround(0.8 * 2 ** -24));
    await page.page.keyboard.press("Alt+ArrowRight");
    assert.equal(await page.summary(), "circle 1 and circle 2 touch.");
    assert.equal(await page.value("in plain f32"), "yes");
    await page.close();
});

const [APART, MEETING, WRONGLY_MEETING] = ["233,238,244", "156,191,226", "224,17,60"];

test("the maps show where plain f32 is wrong", async () => {
    const page = await here.open(TOUCHING);
    // The middle of the map touches; an ulp to the left, a cell of 41, is apart, and far to the right overlaps.
    const places = [[0, 0], [-1 / 41, 0], [0.45, 0]];
    assert.deepEqual(await page.colours("#exact", places), [MEETING, APART, MEETING]);
    assert.deepEqual(await page.colours("#plain", places), [MEETING, WRONGLY_MEETING, MEETING]);
    const [, wrong] = (await page.value("plain f32 is wrong at")).match(/^(\d+) of 1681 positions$/);
    assert.ok(wrong > 0);
    await page.close();
});

test("zoomed down to single ulps, the picture shows the same cells, and a drag moves by them", async () => {
    const page = await here.open(TOUCHING);
    await page.page.getByRole("button", { name: "at the selected handle" }).click();
    // 40 of the ulps of 0.75: those of 0.625 are the same. Off the handle and the lines, two cells from the middle.
    const span = Number((await page.fragment()).split(",").at(-1));
    assert.equal(span, 40 * 2 ** -24);
    await page.screenshot("single-ulps");
    await page.drag([0, 0], [-1 / 40, 0]);
    assert.match(await page.fragment(), /^circle=0.74999994,0.625,7.5&/);
    assert.equal(await page.value("in plain f32"), "yes (wrong)");
    await page.drag([-1 / 40, 0], [-1 / 40, 2 / 40]);
    // An ulp to the left is 12/15 of one away from the other circle, two up 2·9/15 of one nearer to it.
    assert.equal(await page.value("intersects"), "yes");
    await page.close();
});

test("where plain f32 is wrong everywhere, one sees it", async () => {
    // Far apart, for their size; but the squares of the distance and of the radii are all 0 in `f32`.
    const page = await here.open("circle=1e-30,0,1e-31&circle=0,0,1e-31&select=1.center");
    assert.equal(await page.value("plain f32 is wrong at"), "1681 of 1681 positions");
    assert.equal(await page.page.locator("#microscope").isVisible(), true);
    assert.deepEqual(await page.colours("#plain", [[0, 0]]), [WRONGLY_MEETING]);
    assert.deepEqual(await page.colours("#exact", [[0, 0]]), [APART]);
    await page.close();
});

test("where all verdicts are the same and right, there is nothing to see", async () => {
    for (const x of [1, 9]) {
        const page = await here.open(`circle=0,0,2&circle=${x},0,2&select=1.center`);
        assert.equal(await page.value("plain f32 is wrong at"), "0 of 1681 positions");
        assert.equal(await page.page.locator("#microscope").isVisible(), false);
        await page.close();
    }
});

test("there are no cells for what the answer does not depend on", async () => {
    const page = await here.open("circle=0,0,1&circle=4,0,1&point=2,2&select=3.point");
    assert.equal(await page.page.locator("#microscope").isVisible(), false);
    assert.equal(await page.page.getByRole("button", { name: "at the selected handle" }).isEnabled(), false);
    await page.close();
});
