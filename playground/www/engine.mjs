// The program that knows all of it: text in, JSON out.

/** What a server has at an address. */
export async function loaded(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} did not load (${response.status})`);
    return response;
}

/** A function that has a request answered: a scene, and on a second line an edit. */
export async function load(url) {
    // Not as a stream, which only a server that knows the type of such a file could serve.
    const { instance } = await WebAssembly.instantiate(await (await loaded(url)).arrayBuffer());
    const { memory, playground_input, playground_answer, playground_output } = instance.exports;
    const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
    // The memory may have grown, and moved, after any call.
    const bytes = (start, length) => new Uint8Array(memory.buffer, start, length);
    return (request) => {
        const input = encoder.encode(request);
        bytes(playground_input(input.length), input.length).set(input);
        const length = playground_answer();
        return JSON.parse(decoder.decode(bytes(playground_output(), length)));
    };
}
