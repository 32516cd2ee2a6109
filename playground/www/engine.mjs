// The program that knows all of it: text in, JSON out.

/** A function that has a request answered: a scene, and on a second line an edit. */
export async function load(url) {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(url));
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
