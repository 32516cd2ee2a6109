// Boxes, triangles and polygons by mouse and finger: their corners, contacts and casts. Across the picture are 16 units.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, DESK, PHONE } from "./browser.mjs";

const here = browser();
const at = (x, y) => [x / 16, y / 16];
// The paper is beneath the picture, which is transparent where nothing is drawn.
const NOTHING = "0,0,0";

/** By a finger on a phone. */
const drag = (page, options, from, to) => {
    const middle = from.map((coordinate, axis) => (coordinate + to[axis]) / 2);
    return options === PHONE ? page.touch([from, middle, to]) : page.drag(from, to);
};

for (const [form, options] of [["desk", DESK], ["phone", PHONE]]) {
    // Outward, and into the triangle of the others, where it is no corner of the hull.
    for (const [to, expected] of [[[6, 6], [true, true, true]], [[1, 2], [false, false, true]]]) {
        test(`the hull follows a corner to ${to}: ${form}`, async () => {
            const page = await here.open("polygon=0,0,4,0,4,4,0,4&point=7,-7&select=2.point&view=0,0,16", options);
            await drag(page, options, at(4, 4), at(...to));
            assert.ok((await page.fragment()).startsWith(`polygon=0,0,4,0,${to},0,4&`));
            // Amid the upper right half, beyond the corner, and amid the lower left half.
            const colours = await page.colours("#canvas", [at(3, 3), at(5, 5), at(1, 1)]);
            assert.deepEqual(colours.map((colour) => colour !== NOTHING), expected);
            await page.screenshot(`${form}-hull-${to.join("-")}`);
            // It is still there to be dragged.
            await drag(page, options, at(...to), at(4, 4));
            assert.match(await page.fragment(), /^polygon=0,0,4,0,4,4,0,4&/);
            await page.close();
        });
    }

    test(`while it is held, the answers are those of the hull: ${form}`, async () => {
        const page = await here.open("triangle=0,0,4,0,0,4&point=0,-7&view=0,0,16", options);
        assert.equal(await page.value("distance"), "7");
        if (options === PHONE) await page.touches({ isHeld: true }, [at(0, 0), at(0, -1), at(0, -4)]);
        else {
            await page.page.mouse.move(...(await page.at(at(0, 0))));
            await page.page.mouse.down();
            await page.page.mouse.move(...(await page.at(at(0, -4))));
        }
        assert.equal(await page.value("distance"), "3");
        await page.discard();
    });

    test(`a box is dragged by a corner past the other: ${form}`, async () => {
        const page = await here.open("box=0,0,2,2&point=-6,1&view=0,0,16", options);
        assert.equal(await page.value("distance"), "6");
        await drag(page, options, at(2, 2), at(-4, 2));
        assert.match(await page.fragment(), /^box=0,0,-4,2&/);
        assert.equal(await page.value("distance"), "2");
        assert.equal(await page.value("of a"), "(-4, 0) to (0, 2)");
        await page.close();
    });

    test(`two boxes have a contact of two points: ${form}`, async () => {
        const page = await here.open("box=-6,-2,6,0&box=1,-1,3,3&view=0,0,16", options);
        // The lower corners of the upper one are 1 deep. To the side, the way out is longer.
        assert.equal(await page.value("contact normal"), "(0, 1)");
        assert.equal(await page.value("contact points"), "2");
        assert.deepEqual([await page.value("point 1 on b"), await page.value("separation 1")], ["(3, -1)", "-1"]);
        assert.deepEqual([await page.value("point 2 on a"), await page.value("features 2")], ["(1, 0)", "edge 2 of a, vertex 0 of b"]);
        assert.match(await page.text("#legend"), /contact points/);
        await page.screenshot(`${form}-contact`);
        // Apart by 2, and within a margin of 3.
        await page.visit("box=-6,-2,6,0&box=1,2,3,3&view=0,0,16");
        assert.match(await page.value("contact"), /^none: /);
        await page.visit("box=-6,-2,6,0&box=1,2,3,3&margin=3&view=0,0,16");
        assert.deepEqual([await page.value("contact points"), await page.value("separation 1")], ["2", "2"]);
        await page.close();
    });

    test(`a polygon is cast: ${form}`, async () => {
        const page = await here.open("triangle=2,-4,6,-4,6,4&polygon=-6,0,-4,0,-4,2,-6,2&move=8,0&view=0,0,16", options);
        // The side of the triangle is at x = 4 where the lower right corner of the square meets it: after 8 of 8.
        assert.deepEqual([await page.value("t"), await page.value("point")], ["1", "(4, 0)"]);
        await page.page.getByRole("switch", { name: "Cast b" }).click();
        assert.ok(!(await page.text("#sections")).includes("Cast:"));
        await page.close();
    });

    test(`a box slides over a seam, and the ghost that others see is told: ${form}`, async () => {
        const page = await here.open("", options);
        await page.page.getByRole("button", { name: "Seam of tiles", exact: true }).click();
        assert.equal(await page.value("what stops b"), "nothing");
        // From 1.5 to the seam at 2, of 2.5.
        assert.equal(await page.value("ghost that others see"), "box 3 at t = 0.2, normal (-1, 0): if rounding sinks b by one f32 step");
        assert.match(await page.summary(), /Along the arrow, box 6 grazes box 3 at t = 0\.2\. Nothing stops it\.$/);
        await page.close();
    });
}

test("a corner in a corner has two ways out, and concentric squares have four", async () => {
    const page = await here.open("");
    const normals = () => page.page.locator("#sections th").filter({ hasText: /^(normal|equally good normal \d)$/ }).count();
    for (const [name, count] of [["Corner in a corner", 2], ["Concentric squares", 4]]) {
        await page.page.getByRole("button", { name, exact: true }).click();
        assert.equal(await normals(), count, name);
    }
    await page.close();
});
