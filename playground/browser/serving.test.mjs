// The server outlives whatever it is asked, and serves nothing but the page.
import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, test } from "node:test";

import { serve } from "../serve.mjs";

let server;
before(async () => (server = await serve(0)));
after(() => server.close());

/** The status for a path as it is, which `fetch` would mend. */
const status = (path) =>
    new Promise((resolve, reject) => {
        const asked = request(server.address, { path, agent: false, timeout: 5000 }, (response) => {
            resolve(response.resume().statusCode);
        });
        asked.on("timeout", () => asked.destroy(new Error(`no answer to ${path}`)));
        asked.on("error", reject).end();
    });

for (const [path, expected] of [
    ["/", 200],
    ["/main.mjs?version=1", 200],
    ["/none", 404],
    ["/../../../Cargo.toml", 404],
    ["/%2e%2e/%2e%2e/%2e%2e/Cargo.toml", 404],
    ["//", 404],
    ["http://[", 404],
]) {
    test(`GET ${path} is answered with ${expected}`, async () => {
        assert.equal(await status(path), expected);
        assert.equal(await status("/"), 200);
    });
}
