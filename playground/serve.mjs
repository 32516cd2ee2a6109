// Serves the built page on the loopback address: `node playground/serve.mjs [PORT]`.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PAGE = fileURLToPath(new URL("../target/playground/www/", import.meta.url));
const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
};

async function answer(folder, { url }, response) {
    // What is thrown here would end the server: not every path is one, `//` is none.
    try {
        const { pathname } = new URL(url, "http://localhost");
        // Normalized while absolute, so that no ".." leads out of the folder.
        const file = normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
        const content = await readFile(join(folder, file));
        response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" });
        response.end(content);
    } catch {
        response.writeHead(404).end("not found\n");
    }
}

/** The address of a new server, and a function that ends it. Port 0 is any that is free. */
export function serve(port, folder = PAGE) {
    const server = createServer((request, response) => answer(folder, request, response));
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
            resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() });
        });
    });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const { address } = await serve(Number(process.argv[2] ?? 8000));
    console.log(`The playground is at ${address}`);
}
