import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { browser, DESK, PHONE } from "./browser.mjs";

const here = browser();
const presets = JSON.parse(readFileSync(new URL("../www/presets.json", import.meta.url)));
const slug = (name) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

test("loads in less than a second", async (context) => {
    const times = [];
    for (let run = 0; run < 3; run += 1) {
        // Each time a new browser, without a cache.
        const page = await here.open("");
        times.push(await page.page.evaluate(() => Number(document.documentElement.dataset.ready)));
        await page.close();
    }
    context.diagnostic(`from the request to the answers on the page: ${times.map(Math.round).join(", ")} ms`);
    // The other tests run at the same time: the best of them.
    assert.ok(Math.min(...times) < 1000);
});

test("each preset is drawn on a desk, and fits a phone", async () => {
    for (const [options, form] of [[DESK, "desk"], [PHONE, "phone"]]) {
        const page = await here.open("", options);
        for (const { name } of presets) {
            await page.page.getByRole("button", { name, exact: true }).click();
            assert.equal(await page.text("#presets [aria-current=true]"), name);
            assert.ok(await page.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
            await page.screenshot(`${form}-${slug(name)}`, { fullPage: form === "phone" });
        }
        await page.close();
    }
});

test("the picture has something of every shape in it", async () => {
    const page = await here.open("circle=-2,0,1&segment=0,-1,0,1&stadium=1,0,2,0,0.5&ray=-2,2,1,0&point=3,0&view=0,0,8");
    const colours = await page.page.evaluate(() => {
        const canvas = document.querySelector("#canvas");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
    });
    assert.ok(colours > 20, `${colours} colours`);
    await page.close();
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
