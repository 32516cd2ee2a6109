// The page holds one thing, the scene as text, and shows what the program answers about it.

import { Picture } from "./canvas.mjs";
import { load, loaded } from "./engine.mjs";
import * as keys from "./keys.mjs";
import { showArguments, showLegend, showMicroscope, showSections, showShapes } from "./panel.mjs";
import * as pointer from "./pointer.mjs";

const find = (id) => document.getElementById(id);
const [respond, presets] = await Promise.all([
    load("playground.wasm"),
    loaded("presets.json").then((response) => response.json()),
]).catch((error) => {
    say(`The page cannot be shown: ${error.message}.`);
    find("summary").textContent = "";
    throw error;
});
const picture = new Picture(find("canvas"));
let shown = null;

function show(answer) {
    shown = answer;
    picture.draw(answer);
    showLegend(find("legend"), answer.picture.marks);
    showArguments(find("arguments"), answer.arguments);
    showShapes(find("shapes"), answer.shapes);
    showMicroscope(find("microscope"), answer.picture.cells);
    showSections(find("sections"), answer.sections);
    find("summary").textContent = answer.summary;
    find("cast").setAttribute("aria-pressed", answer.shapes.some(({ handles }) => handles[0].id === "move"));
    for (const button of document.querySelectorAll("[data-edit]")) {
        // Not `disabled`, which would take the focus from it.
        button.setAttribute("aria-disabled", answer.idle.includes(button.dataset.edit));
    }
    for (const chip of find("presets").children) chip.setAttribute("aria-current", chip.dataset.scene === answer.scene);
    if (document.activeElement !== find("scene")) find("scene").value = answer.scene;
}

/** What is wrong, if anything is. */
function say(error) {
    find("error").hidden = !error;
    find("error").textContent = error ?? "";
}

/** Shows a scene after an edit, or says what is wrong with it. */
function edit(line, scene = shown.scene) {
    const answer = respond(`${scene}\n${line}`);
    say(answer.error);
    if (answer.error) return shown;
    show(answer);
    shareSoon();
    return answer;
}

// A browser refuses an address that changes with every move of a pointer.
let timer = 0;
function shareSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(null, "", `#${shown.scene}`), 100);
}

function decoded(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/** The scene in the address; where there is none, the first preset. */
const fragment = () => decoded(location.hash.slice(1)) || presets[0].scene;

/** Shows a scene, and returns whether it is one: else what was shown stays, and the text is there to be mended. */
function open(text) {
    // On a second line would be an edit.
    const answer = respond(text.split("\n", 1)[0]);
    say(answer.error);
    find("scene").value = answer.scene ?? text;
    if (answer.error) return false;
    clearTimeout(timer);
    show(answer);
    return true;
}

/** Opens a scene as a link does: the button back leads to what was shown before. */
function visit(text) {
    if (open(text)) location.hash = shown.scene;
}

/** What was typed, without line breaks: a scene, or the address of one. */
const typed = () => decoded(find("scene").value.replace(/\s/g, "").replace(/^.*#/, ""));

/** What is refused stays in its field, to be mended. */
function set(input) {
    edit(`set ${input.dataset.argument}=${input.value.trim()}`);
    input.setAttribute("aria-invalid", !find("error").hidden);
}

async function copy() {
    history.replaceState(null, "", `#${shown.scene}`);
    try {
        await navigator.clipboard.writeText(location.href);
        find("copied").textContent = "Copied.";
    } catch {
        find("copied").textContent = "The browser refused: copy the address instead.";
    }
}

for (const { name, scene } of presets) {
    const chip = document.createElement("button");
    chip.textContent = name;
    // As it is printed, by which it is known again.
    chip.dataset.scene = respond(scene).scene;
    chip.addEventListener("click", () => visit(scene));
    find("presets").append(chip);
}
document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-edit]");
    if (button) edit(button.dataset.edit);
});
find("arguments").addEventListener("change", ({ target }) => set(target));
find("apply").addEventListener("click", () => visit(typed()));
find("copy").addEventListener("click", copy);
addEventListener("hashchange", () => open(fragment()));
addEventListener("resize", () => picture.draw(shown));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(shown));
pointer.listen(picture, edit);
keys.listen([find("canvas"), find("shapes")], (line) => {
    edit(line);
    // The focused button may be gone, with the shape that it belonged to.
    if (document.activeElement === document.body) find("canvas").focus();
});
show(respond(""));
open(fragment());
document.documentElement.dataset.ready = performance.now();
