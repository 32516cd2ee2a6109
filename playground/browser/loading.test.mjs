import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { browser, DESK, PHONE, SMALL_PHONE } from "./browser.mjs";

const here = browser();
const presets = JSON.parse(readFileSync(new URL("../www/presets.json", import.meta.url)));
const slug = (name) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

test("loads in less than a second", async (context) => {
    const times = [];
    for (let run = 0; run < 3; run += 1) {
        // Each time in a new context, with an empty cache: no page has been opened with these options.
        const page = await here.open("", { ...DESK });
        times.push(await page.page.evaluate(() => Number(document.documentElement.dataset.ready)));
        await page.discard();
    }
    context.diagnostic(`from the request to the answers on the page: ${times.map(Math.round).join(", ")} ms`);
    // The other tests run at the same time: the best of them.
    assert.ok(Math.min(...times) < 1000);
});

test("is less than a megabyte", async (context) => {
    const page = await here.open("");
    const sizes = await page.page.evaluate(() => {
        const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
        return loaded.map(({ name, decodedBodySize }) => [name.split("/").at(-1), decodedBodySize]);
    });
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    context.diagnostic(`${total} bytes: ${sizes.map((size) => size.join(" ")).join(", ")}`);
    // The program is among them, so that the sizes are known.
    assert.ok(sizes.some(([name, size]) => name === "playground.wasm" && size > 100_000));
    // 998 kB, of which the program is 949.
    assert.ok(total < 1_000_000, `${total}`);
    await page.close();
});

test("each preset is drawn on a desk, and fits a phone", async () => {
    for (const [options, form] of [[DESK, "desk"], [PHONE, "phone"], [SMALL_PHONE, "small-phone"]]) {
        const page = await here.open("", options);
        for (const { name } of presets) {
            await page.page.getByRole("button", { name, exact: true }).click();
            assert.equal(await page.text("#presets [aria-current=true]"), name);
            assert.ok(await page.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
            if (options !== SMALL_PHONE) await page.screenshot(`${form}-${slug(name)}`, { fullPage: form === "phone" });
        }
        await page.close();
    }
});

test("on a phone the summary is under the picture, which stays above the answers", async () => {
    const page = await here.open("segment=0,-3,0,3&circle=-8,0.5,0.5&move=16,1", PHONE);
    const [canvas, summary] = ["#canvas", "#summary"].map((selector) => page.page.locator(selector));
    const bottom = async (locator) => {
        const { y, height } = await locator.boundingBox();
        return y + height;
    };
    assert.ok(await bottom(summary) < PHONE.viewport.height);
    await page.page.locator("#sections table").last().scrollIntoViewIfNeeded();
    assert.ok((await canvas.boundingBox()).y >= 0);
    assert.ok(await bottom(canvas) < 0.55 * PHONE.viewport.height);
    await page.screenshot("phone-answers");
    await page.close();
});

// The paper is beneath the picture, which is transparent where nothing is drawn.
const NOTHING = "0,0,0";

test("the picture has every shape in it, and nothing beside it", async () => {
    const shapes = "circle=-2,0,1&segment=0,-1,0,1&stadium=1,0,2,0,0.5&ray=-2,2,1,0&box=-3,-3,-1,-2&triangle=0,-3,1,-3,1,-2&polygon=2,-3,3,-3,3,-2,2,-2&point=3,0";
    // The selected handle is a ring, which does not cover its point.
    const page = await here.open(`${shapes}&select=8.point&view=0,0,8`);
    const places = (points) => points.map(([x, y]) => [x / 8, y / 8]);
    // Off the other handles, and off the shortest way between the first two.
    const inside = { circle: [-2.5, -0.5], segment: [0, -0.5], stadium: [1.5, 0.3], ray: [1, 2] };
    Object.assign(inside, { box: [-2, -2.5], triangle: [0.75, -2.75], polygon: [2.5, -2.5], point: [3, 0] });
    const beside = [[-2.9, -0.9], [0.2, -0.5], [1.5, 0.7], [1, 2.2], [-2.2, 2], [3, 0.5], [-0.5, -2.5], [0.25, -2.25], [3.5, -2.5]];
    const colours = await page.colours("#canvas", places([...Object.values(inside), ...beside]));
    Object.keys(inside).forEach((name, index) => assert.notEqual(colours[index], NOTHING, name));
    assert.deepEqual(colours.slice(-beside.length), beside.map(() => NOTHING));
    await page.close();
});

for (const file of ["playground.wasm", "presets.json"]) {
    test(`it says so where ${file} does not load`, async () => {
        const page = await here.open("");
        await page.page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: "not found" }));
        await page.page.reload();
        const error = page.page.locator("#error");
        await error.waitFor();
        assert.equal(await error.textContent(), `This page cannot start: ${file} did not load (404).`);
        assert.equal(await page.summary(), "");
        await page.page.context().close();
    });
}

test("the program is loaded from a server that does not know its type", async () => {
    const page = await here.open("");
    await page.page.route("**/playground.wasm", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { "content-type": "application/octet-stream" } });
    });
    await page.page.reload();
    await page.page.waitForSelector("html[data-ready]");
    await page.discard();
});

test("it is dark where the reader wants it", async () => {
    const backgrounds = [];
    for (const colorScheme of ["light", "dark"]) {
        const page = await here.open(presets[0].scene, { ...DESK, colorScheme });
        backgrounds.push(await page.page.evaluate(() => getComputedStyle(document.body).backgroundColor));
        await page.screenshot(`desk-${colorScheme}`);
        await page.close();
    }
    assert.deepEqual(backgrounds, ["rgb(246, 248, 250)", "rgb(13, 17, 23)"]);
});
