// Across the smaller side of the picture are 16 units, so that what is dragged moves by multiples of 1/16, and a place
// (1/16, 0) is the point (1, 0).
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, PHONE } from "./browser.mjs";

const here = browser();
const at = (x, y) => [x / 16, y / 16];
const CIRCLES = "circle=0,0,1&circle=4,0,1&view=0,0,16";

test("a circle is dragged by its centre into another", async () => {
    const page = await here.open(CIRCLES);
    // The centres are 4 apart, and the radii are 1.
    assert.equal(await page.summary(), "circle 1 and circle 2 are 2 apart.");
    assert.equal(await page.value("distance"), "2");
    assert.equal(await page.value("closest point on a"), "(1, 0)");
    assert.equal(await page.value("closest point on b"), "(3, 0)");
    await page.drag(at(4, 0), at(1, 0));
    // Now 1 apart: 1 + 1 − 1 deep, and the way out leads on to the right.
    assert.equal(await page.summary(), "circle 1 and circle 2 overlap by 1.");
    assert.equal(await page.value("intersects"), "yes");
    assert.equal(await page.value("depth"), "1");
    assert.equal(await page.value("normal"), "(1, 0)");
    assert.equal(await page.value("offset"), "(1, 0)");
    await page.close();
});

test("what is seen before the mouse is let go is up to date", async () => {
    const page = await here.open(CIRCLES);
    await page.page.mouse.move(...(await page.at(at(4, 0))));
    await page.page.mouse.down();
    await page.page.mouse.move(...(await page.at(at(2, 0))));
    assert.equal(await page.summary(), "circle 1 and circle 2 touch.");
    await page.page.mouse.up();
    await page.close();
});

test("a circle is dragged by its inside, and grows by its radius", async () => {
    const page = await here.open(CIRCLES);
    await page.drag(at(4, 0.6), at(4, 3.6));
    // (4, 3) is 5 from (0, 0).
    assert.equal(await page.value("distance"), "3");
    await page.drag(at(1, 0), at(4, 0));
    assert.equal(await page.summary(), "circle 1 and circle 2 touch.");
    assert.match(await page.fragment(), /^circle=0,0,4&circle=4,3,1&/);
    await page.close();
});

test("a finger drags as well", async () => {
    const page = await here.open(CIRCLES, PHONE);
    await page.touch([at(4, 0), at(3, 1), at(3, 4)]);
    // (3, 4) is 5 from (0, 0).
    assert.equal(await page.summary(), "circle 1 and circle 2 are 3 apart.");
    assert.match(await page.fragment(), /^circle=0,0,1&circle=3,4,1&/);
    await page.close();
});

test("two fingers zoom, and the wheel, and the ground is panned; the shapes stay", async () => {
    const page = await here.open(CIRCLES, PHONE);
    await page.touch([at(-3, -4), at(-6, -4)], [at(3, -4), at(6, -4)]);
    const [circles, pinched] = (await page.fragment()).split("&view=");
    assert.equal(circles, "circle=0,0,1&circle=4,0,1");
    // Twice as far apart: half as much is seen.
    assert.ok(Math.abs(pinched.split(",")[2] - 8) < 0.1, pinched);
    await page.page.mouse.move(...(await page.at([0, 0])));
    await page.page.mouse.wheel(0, -100);
    await page.page.waitForFunction((view) => !document.querySelector("#scene").value.endsWith(view), pinched);
    const wheeled = (await page.fragment()).split("&view=")[1].split(",");
    assert.ok(wheeled[2] < 7.9, wheeled);
    await page.drag([0, -0.3], [0.25, -0.3]);
    const panned = (await page.fragment()).split("&view=")[1].split(",");
    assert.ok(Math.abs(wheeled[0] - panned[0] - panned[2] / 4) < 0.05, panned);
    await page.close();
});

test("Push apart moves b until the two touch", async () => {
    const page = await here.open("circle=0,0,2&circle=3,0,2&view=0,0,16");
    assert.equal(await page.value("offset"), "(1, 0)");
    await page.page.getByRole("button", { name: "Push apart" }).click();
    assert.equal(await page.summary(), "circle 1 and circle 2 touch.");
    assert.match(await page.fragment(), /^circle=0,0,2&circle=4,0,2&/);
    await page.close();
});

test("what would do nothing is dim", async () => {
    const page = await here.open(CIRCLES);
    const isIdle = (name) => page.page.getByRole("button", { name }).getAttribute("aria-disabled");
    assert.equal(await isIdle("Push apart"), "true");
    await page.drag(at(4, 0), at(1, 0));
    assert.equal(await isIdle("Push apart"), "false");
    await page.close();
});

test("a centre on a wall has two ways out, of which toward chooses", async () => {
    const page = await here.open("segment=-3,0,3,0&circle=0.5,0,1&toward=0,-1&view=0,0,16");
    assert.match(await page.value("offset"), /^NoUniqueDirection: /);
    assert.equal(await page.value("unique"), "no");
    assert.equal(await page.value("normal"), "(0, 1)");
    assert.equal(await page.value("equally good normal 2"), "(0, -1)");
    await page.page.getByRole("button", { name: "Push apart" }).click();
    assert.equal(await page.summary(), "segment 1 and circle 2 touch.");
    assert.match(await page.fragment(), /&circle=0.5,-1,1&/);
    await page.close();
});

test("a ray bounces off a floor, wherever it is dragged to", async () => {
    const page = await here.open("segment=-4,0,4,0&ray=-3,2,1,-1&view=0,0,16");
    // Down by 2 and as far to the right; mirrored at the floor.
    assert.equal(await page.value("ray 2, hit 1"), "shape 1 at (-1, 0), normal (0, 1)");
    assert.equal(await page.value("ray 2, then"), "goes on in direction (1, 1)");
    await page.drag(at(-3, 2), at(-2, 3));
    assert.equal(await page.value("ray 2, hit 1"), "shape 1 at (1, 0), normal (0, 1)");
    await page.close();
});

test("the translation of a cast is dragged by its end", async () => {
    const page = await here.open("segment=0,-4,0,4&circle=-4,0,1&move=6,0&view=0,0,16");
    // The ball reaches the wall after 3 of 6, of 4, and not at all after 2.
    assert.equal(await page.value("t"), "0.5");
    assert.equal(await page.value("point"), "(0, 0)");
    await page.drag(at(2, 0), at(0, 0));
    assert.equal(await page.value("t"), "0.75");
    assert.equal(await page.value("overlap at the start"), "no");
    await page.drag(at(0, 0), at(-2, 0));
    assert.equal(await page.value("cast"), "none: b meets nothing");
    await page.close();
});

test("shapes are added, made a pair and removed by buttons", async () => {
    const page = await here.open("view=0,0,16");
    const press = (name) => page.page.getByRole("button", { name, exact: true }).click();
    assert.equal(await page.summary(), "Add two shapes to compare them.");
    const kinds = ["point", "circle", "segment", "stadium", "ray", "box", "triangle", "polygon"];
    for (const kind of kinds) await press(kind);
    assert.equal(await page.page.locator(".shape").count(), 8);
    assert.match(await page.summary(), /^point 1 and circle 2 are [\d.]+ apart\.$/);
    await press("segment 3 is b");
    assert.match(await page.summary(), /^point 1 and segment 3 are [\d.]+ apart\.$/);
    await press("Remove selected");
    assert.equal(await page.page.locator(".shape").count(), 7);
    await page.close();
});
