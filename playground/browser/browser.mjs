// A headless Chromium, and what the tests read and do on the page.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

import { serve } from "../serve.mjs";

const require = createRequire(new URL("../../target/playground/node/package.json", import.meta.url));
const { chromium } = require("playwright-core");

export const DESK = { viewport: { width: 1200, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 740 } };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"];

/** A browser, and a server of a folder, for the tests of a file; of the playground, if none is given. */
export function browser(folder) {
    const here = { closed: [] };
    before(async () => {
        here.server = await serve(0, folder);
        here.browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
    });
    after(async () => {
        await here.browser?.close();
        here.server?.close();
    });
    /** A page with a scene: loaded again where a test has closed one, or else in a new context, with an empty cache. */
    here.open = async (fragment, options = DESK) => {
        const closed = here.closed.find((page) => page.options === options);
        here.closed = here.closed.filter((page) => page !== closed);
        return (closed ?? (await newPage(options))).open(fragment);
    };
    const newPage = async (options) => new Page(here, options, await (await here.browser.newContext(options)).newPage());
    return here;
}

export class Page {
    constructor(here, options, page) {
        this.here = here;
        this.address = here.server.address;
        this.options = options;
        this.page = page;
        this.errors = [];
        page.on("console", (message) => message.type() !== "debug" && this.errors.push(message.text()));
        page.on("pageerror", (error) => this.errors.push(error.message));
    }

    async open(fragment) {
        await this.page.goto(`${this.address}#${fragment}`);
        await this.page.waitForSelector("html[data-ready]");
        return this;
    }

    /** Another scene, as by a link on the page. */
    async visit(fragment) {
        await this.page.evaluate((fragment) => new Promise((resolve) => {
            // The page listens too, and has done so before.
            addEventListener("hashchange", resolve, { once: true });
            location.hash = fragment;
        }), fragment);
    }

    /**
     * Ends the test of a page: whatever it has logged as an error fails it. The next test loads the page again, which keeps
     * nothing but its address.
     */
    async close() {
        await this.page.goto("about:blank");
        assert.deepEqual(this.errors, [], "the page has logged something");
        this.here.closed.push(this);
    }

    /**
     * The same for a page that no other test may use: a button or a finger is still down, a file of it is replaced, or the
     * next page needs an empty cache.
     */
    async discard() {
        assert.deepEqual(this.errors, [], "the page has logged something");
        await this.page.context().close();
    }

    text(selector) {
        return this.page.locator(selector).textContent();
    }

    summary() {
        return this.text("#summary");
    }

    /** The value of a row: the first of that name. */
    value(name) {
        const row = this.page.locator("#sections tr").filter({ has: this.page.getByText(name, { exact: true }) });
        return row.first().locator("td").textContent();
    }

    /** All that is displayed, in the form in which the native program prints it. */
    displayed() {
        return this.page.evaluate(() => {
            const all = (within, selector) => [...within.querySelectorAll(selector)];
            const text = (within, selector) => within.querySelector(selector)?.textContent;
            return {
                summary: text(document, "#summary"),
                sections: all(document, "#sections table").map((table) => ({
                    title: text(table, "caption"),
                    rows: all(table, "tr").map((row) => ({
                        name: text(row, "th"),
                        value: text(row, "td"),
                        ...(row.querySelector("td.wrong") ? { wrong: true } : {}),
                    })),
                })),
                arguments: all(document, "[data-argument]").map((input) => [input.dataset.argument, input.value]),
                shapes: all(document, ".shape").map((shape) => ({
                    name: text(shape, "h3"),
                    role: shape.querySelector("[data-role][aria-pressed=true]")?.dataset.role ?? null,
                    handles: all(shape, "[data-live]").map((handle) => handle.textContent),
                })),
            };
        });
    }

    /** The colours of a canvas at places, in spans from its centre. */
    colours(selector, places) {
        return this.page.evaluate(([selector, places]) => {
            const canvas = document.querySelector(selector);
            const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            const scale = Math.min(width, height);
            const start = ([x, y]) => 4 * (Math.floor(height / 2 - y * scale) * width + Math.floor(width / 2 + x * scale));
            return places.map((place) => [...data.slice(start(place), start(place) + 3)].join());
        }, [selector, places]);
    }

    /** Where on the screen a place of the picture is, in spans from its centre. */
    async at([x, y]) {
        const box = await this.page.locator("#canvas").boundingBox();
        const scale = Math.min(box.width, box.height) - 2; // The border.
        return [box.x + box.width / 2 + x * scale, box.y + box.height / 2 - y * scale];
    }

    async drag(from, to) {
        await this.page.mouse.move(...(await this.at(from)));
        await this.page.mouse.down();
        await this.page.mouse.move(...(await this.at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])));
        await this.page.mouse.move(...(await this.at(to)));
        await this.page.mouse.up();
    }

    /** As a finger does, or two of them: each a list of places. */
    touch(...fingers) {
        return this.touches({}, ...fingers);
    }

    /** The same; the fingers set down one after the other, or left where they are. */
    async touches({ isInTurn = false, isHeld = false }, ...fingers) {
        const session = await this.page.context().newCDPSession(this.page);
        const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
        // Where they are on the screen; the page may scroll meanwhile.
        const paths = await Promise.all(fingers.map((finger) => Promise.all(finger.map((place) => this.at(place)))));
        const points = (step) => paths.map((path, id) => ({ x: path[step][0], y: path[step][1], id }));
        if (isInTurn) await send("touchStart", points(0).slice(0, 1));
        await send("touchStart", points(0));
        for (const step of [...fingers[0].keys()].slice(1)) await send("touchMove", points(step));
        if (!isHeld) await send("touchEnd", []);
    }

    /** The fragment of the address, once it is that of the shown scene. */
    async fragment() {
        const scene = await this.page.locator("#scene").inputValue();
        await this.page.waitForFunction((scene) => decodeURIComponent(location.hash) === `#${scene}`, scene);
        return scene;
    }

    screenshot(name, options = {}) {
        const folder = fileURLToPath(new URL("../../target/playground/screenshots/", import.meta.url));
        return this.page.screenshot({ path: `${folder}${name}.png`, ...options });
    }
}
