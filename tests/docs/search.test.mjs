// What users type into the search of the documentation, and what they have to find.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser } from "../../playground/browser/browser.mjs";

const FOLDERS = {
    stable: new URL("../../target/checks/doc/", import.meta.url),
    nightly: new URL("../../target/docs/doc/", import.meta.url),
};

const WORDS = {
    capsule: ["Stadium"],
    pill: ["Stadium"],
    box: ["Aabb", "ConvexPolygon"],
    rectangle: ["Aabb", "ConvexPolygon"],
    obb: ["ConvexPolygon"],
    hull: ["ConvexPolygon"],
    mtv: ["penetration", "penetration_offset"],
    contact: ["contact", "penetration"],
    manifold: ["contact"],
    sweep: ["cast"],
    toi: ["cast"],
    collides: ["intersects"],
    overlap: ["intersects"],
    nearest_point: ["closest_point"],
    closest: ["closest_point"],
    raycast: ["raycast"],
    ccw: ["side"],
};

for (const [toolchain, folder] of Object.entries(FOLDERS)) {
    const here = browser(fileURLToPath(folder));
    let page;

    for (const [word, items] of Object.entries(WORDS)) {
        test(`${toolchain}: ${word} finds ${items.join(" and ")}`, async () => {
            page ??= await here.browser.newPage();
            await page.goto(`${here.server.address}impinge/index.html`);
            await page.keyboard.press("s");
            await page.keyboard.type(word);
            const names = page.locator("#search .search-results.active .result-name");
            await names.first().waitFor({ timeout: 5000 });
            const found = await names.evaluateAll((all) => all.map((name) => name.textContent.trim()));
            for (const item of items) {
                const is_found = found.some((name) => name.endsWith(`::${item}`));
                assert.ok(is_found, `no ${item}: ${found.join("\n") || "nothing"}`);
            }
        });
    }
}

test("features are labelled where docs.rs shows them", async () => {
    const labels = {
        "batch/index.html": ["alloc", "rayon"],
        "struct.Circle.html": ["approx", "serde"],
    };
    for (const [page, features] of Object.entries(labels)) {
        const text = await readFile(new URL(`impinge/${page}`, FOLDERS.nightly), "utf8");
        for (const feature of features) {
            assert.match(text, new RegExp(`Available on [^.]*<code>${feature}</code>`), `${page}: ${feature}`);
        }
    }
});
