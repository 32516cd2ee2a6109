// What axe finds, and how large the targets are, in the states that the page has, on a desk and on a phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { browser, DESK, PHONE } from "./browser.mjs";

const here = browser();
const AXE = readFileSync(new URL("../../target/playground/node/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

// With polygons that overlap, with the maps and a cast, with nothing in view, with an error, and empty.
const STATES = [
    "box=0,0,4,4&polygon=1,1,5,1,6,3,3,5&triangle=3,3,7,3,7,6&fixed=1&select=2.corner1&move=3,3",
    "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5&select=1.center&move=1,1",
    "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5&view=6.75,5.125,0.01",
    "circle=0,0,1&circle=4,0,1&view=1000,0,16",
    "circle=0,0",
    "view=0,0,1",
];

for (const [form, options] of Object.entries({ desk: DESK, phone: PHONE, dark: { ...DESK, colorScheme: "dark" } })) {
    test(`axe finds nothing: ${form}`, async () => {
        const page = await here.open("point=0,0", options);
        await page.page.evaluate(AXE);
        for (const state of STATES) {
            await page.visit(state);
            const { violations, passes } = await page.page.evaluate(() => axe.run());
            const told = violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])]);
            assert.deepEqual(told, [], state);
            assert.ok(passes.length > 20, `${passes.length}`);
        }
        await page.close();
    });

    test(`targets are at least 44 pixels wide and high: ${form}`, async () => {
        const page = await here.open("point=0,0", options);
        for (const state of STATES) {
            await page.visit(state);
            const small = await page.page.evaluate(() => {
                const targets = [...document.querySelectorAll("button, input, textarea, select, a, canvas[tabindex]")];
                const sizes = targets.filter((target) => target.checkVisibility()).map((target) => {
                    const { width, height } = target.getBoundingClientRect();
                    return [target.textContent || target.id, width, height];
                });
                return { count: sizes.length, small: sizes.filter(([, width, height]) => width < 44 || height < 44) };
            });
            assert.deepEqual(small.small, []);
            assert.ok(small.count > 30, `${small.count}`);
        }
        await page.close();
    });
}
