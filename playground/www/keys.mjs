// The keyboard: in the picture and in the list of shapes, and on the whole page for undo and redo.

const ARROWS = { ArrowLeft: "-1,0", ArrowRight: "1,0", ArrowDown: "0,-1", ArrowUp: "0,1" };
const OTHERS = { Delete: "remove", Backspace: "remove", "+": "zoom 0.5,0,0", "=": "zoom 0.5,0,0", "-": "zoom 2,0,0" };

function line({ key, altKey, shiftKey }) {
    if (!(key in ARROWS)) return OTHERS[key];
    return `${altKey ? "ulp" : shiftKey ? "leap" : "step"} ${ARROWS[key]}`;
}

/** `edit(line, gesture)`: while a key is held down, all its edits are of one gesture. */
export function listen(elements, edit) {
    let gesture = null;
    for (const element of elements) {
        element.addEventListener("keydown", (event) => {
            const asked = event.ctrlKey || event.metaKey ? undefined : line(event);
            if (!asked) return;
            // With Alt, an arrow would leave the page.
            event.preventDefault();
            if (!event.repeat) gesture = {};
            edit(asked, gesture);
        });
    }
}

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; on a Mac with Cmd. A field for text has an undo of its own. */
export function listenForUndo(undo, redo) {
    document.addEventListener("keydown", (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches("input, textarea")) return;
        const key = event.key.toLowerCase();
        if (key !== "z" && key !== "y") return;
        event.preventDefault();
        if (key === "y" || event.shiftKey) redo();
        else undo();
    });
}
