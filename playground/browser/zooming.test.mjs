// Zooming on a desk and on a phone: what stays where it is, and what tells how near one is.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, DESK, PHONE } from "./browser.mjs";

const here = browser();
const CIRCLES = "circle=0,0,1&circle=4,0,1&view=0,0,16";
const FORMS = [["a desk", DESK], ["a phone", PHONE]];

const press = (page, name) => page.page.getByRole("button", { name, exact: true }).click();

async function view(page) {
    const [x, y, span] = (await page.fragment()).split("&view=")[1].split(",").map(Number);
    return { x, y, span };
}

for (const [where, options] of FORMS) {
    test(`on ${where} the wheel keeps what is under the pointer`, async () => {
        const page = await here.open(CIRCLES, options);
        // Not the centre of a pixel, nor anything that is drawn.
        const place = [0.37, -0.29];
        await page.page.mouse.move(...(await page.at(place)));
        const under = ({ x, y, span }) => [x + place[0] * span, y + place[1] * span];
        const [before, start] = [under(await view(page)), await page.page.locator("#scene").inputValue()];
        for (const turn of [-100, -250, -33, 90]) await page.page.mouse.wheel(0, turn);
        await page.page.waitForFunction((start) => document.querySelector("#scene").value !== start, start);
        const now = await view(page);
        const after = under(now);
        // The mouse is at a whole pixel, of which there are hundreds in a span.
        for (const axis of [0, 1]) assert.ok(Math.abs(before[axis] - after[axis]) < 16 / 300, `${before} ${after}`);
        assert.ok(now.span < 14, `${now.span}`);
        await page.close();
    });

    test(`on ${where} buttons and keys zoom about the centre`, async () => {
        const page = await here.open("circle=0,0,1&circle=4,0,1&view=1,2,16", options);
        await press(page, "Zoom in");
        assert.deepEqual(await view(page), { x: 1, y: 2, span: 8 });
        await press(page, "Zoom out");
        await press(page, "Zoom out");
        assert.deepEqual(await view(page), { x: 1, y: 2, span: 32 });
        await page.page.locator("#canvas").focus();
        for (const key of ["+", "+", "-"]) await page.page.keyboard.press(key);
        assert.deepEqual(await view(page), { x: 1, y: 2, span: 16 });
        await page.close();
    });

    test(`on ${where} a bar tells the scale`, async () => {
        const page = await here.open(CIRCLES, options);
        const [left] = await page.at([0, 0]);
        const [right] = await page.at([1, 0]);
        // A round length, of at most a quarter of what is seen.
        for (const [span, length] of [[16, "2"], [8, "2"], [4, "1"], [2, "0.5"], [1, "0.2"]]) {
            assert.equal(await page.text("#scale span"), length);
            const { width } = await page.page.locator("#scale i").boundingBox();
            assert.ok(Math.abs(width - (Number(length) / span) * (right - left)) < 1, `${width} for ${length} of ${span}`);
            await press(page, "Zoom in");
        }
        await page.close();
    });

    test(`on ${where} what is out of view is brought back`, async () => {
        const page = await here.open(CIRCLES, options);
        const back = page.page.getByRole("button", { name: "Bring it back" });
        assert.equal(await back.isVisible(), false);
        // The shapes reach to 5. A square picture begins at 5.5, a wider one before it.
        await page.visit("circle=0,0,1&circle=4,0,1&view=13.5,0,16");
        assert.equal(await back.isVisible(), options === PHONE);
        await page.visit("circle=0,0,1&circle=4,0,1&view=1000,0,16");
        assert.equal(await back.isVisible(), true);
        assert.equal(await page.text("#lost p"), "No shape is in view.");
        await page.screenshot(`lost-${options === DESK ? "desk" : "phone"}`);
        await back.click();
        assert.equal(await back.isVisible(), false);
        const { x, y, span } = await view(page);
        // All of it: from −1 to 5.
        assert.ok(Math.abs(x - 2) <= span / 2 - 3 && Math.abs(y) <= span / 2 - 1 && span < 10, `${x} ${y} ${span}`);
        await page.close();
    });

    test(`on ${where} the map of f32 appears early, at the contact and at the handle`, async () => {
        const map = (page) => page.page.locator("#legend").getByText("plain f32 wrongly says: overlap");
        // They touch at (6.75, 5.125).
        const touching = "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5";
        for (const [center, subject] of [["6.75,5.125", "contact point of circle 1"], ["0.75,0.625", "centre of circle 1"]]) {
            const page = await here.open(`${touching}&select=1.center&view=${center},25`, options);
            let presses = 0;
            for (; presses < 25 && (await map(page).count()) === 0; presses += 1) await press(page, "Zoom in");
            // Single steps are seen after more than 20.
            assert.ok(presses <= 8, `${presses}`);
            assert.ok((await page.text("#caption")).includes(subject), await page.text("#caption"));
            assert.match(await page.text("#caption"), /Zoom in until a cell is one f32 step/);
            await page.screenshot(`map-early-${options === DESK ? "desk" : "phone"}-${subject.replaceAll(" ", "-")}`);
            await page.close();
        }
    });
}

const [APART, MEETING, WRONGLY_MEETING] = ["233,238,244", "156,191,226", "224,17,60"];

test("at the contact the cells show what comes of a step of the shape", async () => {
    const page = await here.open("circle=0.75,0.625,7.5&circle=12.75,9.625,7.5&select=1.center");
    await press(page, "at the contact");
    assert.equal(await page.text("#caption"), "Each cell is one f32 position of the contact point of circle 1, which moves as a whole.");
    // 40 steps of the coordinates of its centre, 2^-24.
    assert.deepEqual(await view(page), { x: 6.75, y: 5.125, span: 40 * 2 ** -24 });
    // To the right and up it overlaps the other, to the left and down it leaves it: by 18 cells each, of which 16 are a step
    // of the other circle's coordinates, so that plain f32 is right there.
    const across = Array.from({ length: 21 }, (_, step) => [(step - 15) / 40, (15 - step) / 40]);
    const [upper, lower, ...colours] = await page.colours("#canvas", [[0.45, 0.45], [-0.45, -0.45], ...across]);
    assert.deepEqual([upper, lower], [MEETING, APART]);
    assert.ok(colours.includes(WRONGLY_MEETING));
    await page.screenshot("map-contact");
    await page.close();
});

test("the place of the pointer is told while it is over the picture", async () => {
    const page = await here.open(CIRCLES);
    const point = page.page.locator("#point");
    assert.equal(await point.isVisible(), false);
    for (const [x, y] of [[4, 0], [-2.5, -6]]) {
        await page.page.mouse.move(...(await page.at([x / 16, y / 16])));
        const told = (await point.textContent()).match(/-?[\d.]+/g).map(Number);
        // A pixel is less than a 32nd.
        assert.ok(Math.abs(told[0] - x) < 0.05 && Math.abs(told[1] - y) < 0.05, `${told}`);
    }
    await page.page.mouse.move(1, 1);
    assert.equal(await point.isVisible(), false);
    await page.close();
});
