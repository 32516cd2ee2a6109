// Fingers on a phone: the page scrolls, unless it is a shape that is touched. Across the picture are 16 units.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, PHONE } from "./browser.mjs";

const here = browser();
const at = (x, y) => [x / 16, y / 16];
const CIRCLES = "circle=0,0,1&circle=4,0,1&view=0,0,16";
/** Upward, where no shape is. */
const SWIPE = [-6, -5, -4, -2, 0, 2, 4].map((y) => at(-6, y));

const scroll = (page) => page.page.evaluate(() => scrollY);
const view = async (page) => (await page.fragment()).split("&view=")[1].split(",").map(Number);

test("one finger on the ground scrolls the page, and leaves the scene", async () => {
    const page = await here.open(CIRCLES, PHONE);
    await page.touch(SWIPE);
    await page.page.waitForFunction(() => scrollY > 50);
    assert.equal(await page.fragment(), CIRCLES);
    await page.close();
});

test("one finger on a shape drags it, and the page stays", async () => {
    const page = await here.open(CIRCLES, PHONE);
    // By its inside, which is no handle: upward, as one scrolls.
    await page.touch([at(4, 0.6), at(4, 2), at(4, 4), at(4, 6.6)]);
    assert.match(await page.fragment(), /^circle=0,0,1&circle=4,6,1&/);
    assert.equal(await scroll(page), 0);
    await page.close();
});

for (const isInTurn of [false, true]) {
    test(`two fingers zoom and move the picture, set down ${isInTurn ? "one after the other" : "together"}`, async () => {
        const page = await here.open(CIRCLES, PHONE);
        const fingers = [[at(-6, -4), at(-6, -2), at(-6, 2)], [at(-2, -4), at(-2, -2), at(-2, 2)]];
        await page.touches({ isInTurn }, ...fingers);
        // Both upward by 6, so that one sees what is 6 lower; and nothing is nearer or farther.
        const [x, y, span] = await view(page);
        assert.ok(Math.abs(x) < 0.1 && Math.abs(y + 6) < 0.1 && Math.abs(span - 16) < 0.1, `${x} ${y} ${span}`);
        assert.match(await page.fragment(), /^circle=0,0,1&circle=4,0,1&/);
        assert.equal(await scroll(page), 0);
        await page.close();
    });
}

// Chromium never scrolls by two fingers where `pan-y` is set; other browsers do, unless they are told.
test("the picture takes a touch on a shape, and two anywhere; the browser has the others", async () => {
    const page = await here.open(CIRCLES, PHONE);
    const isTaken = async (...places) => {
        const points = await Promise.all(places.map((place) => page.at(place)));
        return page.page.evaluate((points) => {
            const target = document.querySelector("#canvas");
            const touches = points.map(([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }));
            return !target.dispatchEvent(new TouchEvent("touchstart", { touches, targetTouches: touches, cancelable: true }));
        }, points);
    };
    assert.equal(await isTaken(at(-6, -5)), false);
    assert.equal(await isTaken(at(4, 0.6)), true);
    assert.equal(await isTaken(at(-6, -5), at(-6, 5)), true);
    await page.close();
});

test("two fingers, one of them on a shape, leave the shape where it is", async () => {
    const page = await here.open(CIRCLES, PHONE);
    await page.touches({ isInTurn: true }, [at(4, 0), at(5, 0), at(6, 0)], [at(0, -5), at(-1, -5), at(-2, -5)]);
    assert.match(await page.fragment(), /^circle=0,0,1&circle=4,0,1&/);
    const [, , span] = await view(page);
    assert.ok(span < 15, `${span}`);
    await page.close();
});

test("what is between two fingers stays between them", async () => {
    const page = await here.open(CIRCLES, PHONE);
    // Around (4, 0), twice as far apart.
    await page.touch([at(2, -3), at(1, -4.5), at(0, -6)], [at(6, 3), at(7, 4.5), at(8, 6)]);
    const [x, y, span] = await view(page);
    assert.ok(Math.abs(span - 8) < 0.1, `${span}`);
    // A quarter of the picture to the right of its centre, before and after.
    assert.ok(Math.abs(x + span / 4 - 4) < 0.05 && Math.abs(y) < 0.05, `${x} ${y}`);
    await page.close();
});

test("a finger that trembles selects, and moves nothing", async () => {
    const page = await here.open(CIRCLES, PHONE);
    await page.touch([at(4, 0), at(4.1, 0.1), at(4.2, 0)]);
    assert.equal(await page.fragment(), "circle=0,0,1&circle=4,0,1&select=2.center&view=0,0,16");
    await page.close();
});

test("a handle is as large as a finger: 44 pixels", async () => {
    const page = await here.open("point=0,0&point=5,0&view=0,0,16", PHONE);
    const [x] = await page.at(at(0, 0));
    const [right] = await page.at(at(16, 0));
    const pixel = 16 / (right - x);
    await page.touch([at(5, 21 * pixel), at(5, 21 * pixel + 2), at(5, 21 * pixel + 4)]);
    assert.match(await page.fragment(), /^point=0,0&point=5,4&/);
    await page.close();
});

test("the page shows the position of the finger", async () => {
    const page = await here.open(CIRCLES, PHONE);
    await page.touches({ isHeld: true }, [at(4, 0), at(2, 0), at(0, -5)]);
    const [px, py] = (await page.text("#point")).match(/-?[\d.]+/g).map(Number);
    assert.ok(Math.abs(px) < 0.1 && Math.abs(py + 5) < 0.1, `${px} ${py}`);
    await page.discard();
});
