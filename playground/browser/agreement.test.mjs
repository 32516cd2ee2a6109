// The summary, the answers, the shapes, the arguments and the scene on the page are those that the native program prints
// for the same fragment.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser } from "./browser.mjs";

const here = browser();
const presets = JSON.parse(readFileSync(new URL("../www/presets.json", import.meta.url)));
const PROGRAM = fileURLToPath(new URL("../../target/playground/debug/report", import.meta.url));

// Degenerate, huge, tiny, and none at all.
const FURTHER = [
    "",
    "point=1,2&select=1.point",
    "point=1,2&point=1,2&select=1.point",
    "segment=1,1,1,1&stadium=0,0,0,0,1&select=1.a",
    "circle=3,4,0&segment=0,0,6,8&select=1.radius&toward=1,0",
    "circle=1e38,0,3e38&circle=-1e38,2e38,1e38&select=2.center&move=-3e38,1e38",
    "segment=-3e38,-3e38,3e38,3e38&segment=3e38,-3e38,-3e38,3e38",
    "circle=3e38,0,1e38&circle=-3e38,0,1e38&select=1.center",
    "circle=1e-45,0,1e-45&circle=0,4e-45,2e-45&select=1.center&margin=1e-45",
    "stadium=1e-20,2e-20,3e-20,-1e-20,5e-21&ray=-1e-19,0,3e-20,1e-21&pair=2,1&select=2.origin&max_t=2.5",
    "ray=7793.5225,6918.751,-10359.631,-9217.136&circle=7.1830783,-9.027708,1&select=1.direction",
    "stadium=-7.6797466,-6.5530405,7.250693,4.499751,1.260665&stadium=-3.3085473,5.578415,6.2482905,-6.7505217,0.44632852&select=2.b",
    "segment=-7.518138,4.8215675,-11.104903,6.6187115&segment=3974.0479,1639.4993,-3961.3403,-1609.1008&select=1.a",
    "ray=0,0,0,0&circle=1,1,-1&point=NaN,inf",
    "ray=0,0,1,0&ray=5,0,-1,0&ray=2,-1,0,1&pair=1,2&select=2.origin",
    "box=0,0,1,1&polygon=1,1,2,1,2,2,1,2&select=2.corner1&margin=0.5",
    "polygon=0,0,1e-20,1e-20,2e-20,2e-20&triangle=-1e20,0,1e20,1,1e20,-1&select=1.corner2&move=1,1",
    "box=NaN,0,1,1&polygon=0,0,1,0,2,0,3,0,4,0,5,0,6,0,7,0",
    "triangle=-5,-1,5,-1,5,2&polygon=0,3,2,3,2,5,0,5&circle=-1,5,1&box=-4,4,-3,6&move=-1,-6&pair=1,2&fixed=1",
    "stadium=-1,0,1,0,2&circle=0.3,0.1,0.7&pair=2,1&margin=0.1&move=5,-3&select=move",
];

const scenes = [...presets.map(({ scene }) => scene), ...FURTHER];
const printed = execFileSync(PROGRAM, scenes, { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line));

/** What the page makes of an answer. */
const displayed = ({ summary, sections, shapes, arguments: given }) => ({
    summary,
    sections,
    arguments: given,
    shapes: shapes.map(({ name, role, handles }) => ({
        name,
        role,
        handles: handles.map((handle) => `${handle.name} ${handle.value}`),
    })),
});

test("there are at least twenty scenes", () => assert.ok(scenes.length >= 20, `${scenes.length}`));

/** One page for all of them. */
let page;

for (const [index, scene] of scenes.entries()) {
    test(`the page says what the program prints: ${scene || "nothing"}`, async () => {
        page ??= await here.open("point=0,0");
        // An empty address shows the first preset.
        await page.visit(scene || "&");
        assert.deepEqual(await page.displayed(), displayed(printed[index]));
        assert.equal(await page.page.locator("#scene").inputValue(), printed[index].scene);
    });
}

test("and has no error to log", () => page.close());
