// The page holds one thing, the scene as text, and shows what the program answers about it.

import { Picture } from "./canvas.mjs";
import { load, loaded } from "./engine.mjs";
import { Fall } from "./fall.mjs";
import * as keys from "./keys.mjs";
import { showLost, showPoint, showScale } from "./overlay.mjs";
import * as panel from "./panel.mjs";
import * as pointer from "./pointer.mjs";
import { copy, fragment, shareNothing, shareSoon, showText, typed } from "./share.mjs";
import { Steps } from "./undo.mjs";

const find = (id) => document.getElementById(id);
const [respond, presets] = await Promise.all([
    load("playground.wasm"),
    loaded("presets.json").then((response) => response.json()),
]).catch((error) => {
    say(`This page cannot start: ${error.message}.`);
    find("summary").textContent = "";
    throw error;
});
const picture = new Picture(find("canvas"));
const steps = new Steps();
const fall = new Fall(edit, (isFalling) => panel.showFall(find("fall"), isFalling));
let shown = null;

/** What the program answers about a scene after an edit. */
const ask = (scene, line) => respond(`${scene}\n${line}\n${picture.size}`);

function show(answer) {
    shown = answer;
    picture.draw(answer);
    showScale(find("scale"), answer.picture.scale, picture.scale);
    showLost(find("lost"), answer.picture.lost);
    panel.showLegend(find("legend"), answer.picture);
    panel.showCaption(find("caption"), answer.picture.cells?.caption);
    panel.showArguments(find("arguments"), answer.arguments);
    panel.showShapes(find("shapes"), answer.shapes);
    panel.showMap(find("microscope"), answer.map);
    panel.showSections(find("sections"), answer.sections);
    find("summary").textContent = answer.summary;
    find("note").textContent = answer.note ?? "";
    panel.showSwitch(find("cast"), answer.shapes.some(({ handles }) => handles[0].id === "move"));
    panel.showIdle(document.querySelectorAll("[data-edit]"), ({ edit }) => answer.idle.includes(edit));
    panel.showIdle([find("fall")], () => answer.idle.includes("fall"));
    panel.showIdle([find("undo")], () => !steps.canUndo(answer.scene));
    panel.showIdle([find("redo")], () => !steps.canRedo(answer.scene));
    for (const chip of find("presets").children) chip.setAttribute("aria-current", chip.dataset.scene === answer.scene);
    showText(answer.scene);
}

/** What is wrong, if anything is. */
function say(error) {
    find("error").hidden = !error;
    find("error").textContent = error ?? "";
}

/** Shows a scene after an edit, or says what is wrong with it. The edits of a gesture are undone together. */
function edit(line, scene = shown.scene, gesture = {}) {
    // Whatever else is done ends the fall.
    if (!fall.owns(gesture)) fall.stop();
    const answer = ask(scene, line);
    say(answer.error);
    if (answer.error) return shown;
    steps.record(shown.scene, answer.scene, gesture);
    show(answer);
    shareSoon(shown.scene);
    return answer;
}

/** Shows a scene of the past or the future, if there is one. */
function restore(scene) {
    if (scene === null) return;
    fall.stop();
    show(ask(scene, ""));
    say();
    shareSoon(shown.scene);
}

const undo = () => restore(steps.undo(shown.scene));
const redo = () => restore(steps.redo(shown.scene));

/** Shows a scene, and returns whether it is one: else what was shown stays, and the text is there to be mended. */
function open(text) {
    // What comes on further lines would be an edit.
    const answer = ask(text.split("\n", 1)[0], "");
    say(answer.error);
    find("scene").value = answer.scene ?? text;
    if (answer.error) return false;
    fall.stop();
    shareNothing();
    // The first scene has none before it.
    if (shown) steps.record(shown.scene, answer.scene, {});
    show(answer);
    return true;
}

/** Opens a scene as a link does: the browser's back button returns to what was shown before. */
function visit(text) {
    if (open(text)) location.hash = shown.scene;
}

/** The scene in the address; where there is none, the first preset. */
const addressed = () => fragment() || presets[0].scene;

/** A value that is refused stays in its field, to be mended. */
function set(input) {
    edit(`set ${input.dataset.argument}=${input.value.trim()}`);
    input.setAttribute("aria-invalid", !find("error").hidden);
}

const look = (place, reach = 0) =>
    respond(`${shown.scene}\nat ${place},${reach / picture.scale},${1 / picture.scale}`);

for (const { name, scene } of presets) {
    const chip = document.createElement("button");
    chip.textContent = name;
    // As it is printed, by which it is known again.
    chip.dataset.scene = ask(scene, "print").scene;
    chip.addEventListener("click", () => visit(scene));
    find("presets").append(chip);
}
document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-edit]");
    if (button) edit(button.dataset.edit);
});
find("undo").addEventListener("click", undo);
find("redo").addEventListener("click", redo);
find("fall").addEventListener("click", () => (fall.isOn ? fall.stop() : fall.start(shown.scene)));
find("arguments").addEventListener("change", ({ target }) => set(target));
find("apply").addEventListener("click", () => visit(typed()));
find("copy").addEventListener("click", () => copy(shown.scene, find("copied")));
addEventListener("hashchange", () => open(addressed()));
// What is in view depends on the size of the picture.
addEventListener("resize", () => show({ ...ask(shown.scene, ""), note: shown.note }));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(shown));
pointer.listen(picture, { edit, look, point: (place) => showPoint(find("point"), place && look(place).point) });
keys.listenForUndo(undo, redo);
keys.listen([find("canvas"), find("shapes")], (line, gesture) => {
    edit(line, shown.scene, gesture);
    // The focused button may be gone, with the shape that it belonged to.
    if (document.activeElement === document.body) find("canvas").focus();
});
if (!open(addressed())) {
    show(ask("", ""));
    find("scene").value = fragment();
}
document.documentElement.dataset.ready = performance.now();
