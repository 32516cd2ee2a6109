// The keyboard, in the picture and in the list of shapes.

const ARROWS = { ArrowLeft: "-1,0", ArrowRight: "1,0", ArrowDown: "0,-1", ArrowUp: "0,1" };
const OTHERS = { Delete: "remove", Backspace: "remove", "+": "zoom 0.5,0,0", "=": "zoom 0.5,0,0", "-": "zoom 2,0,0" };

function line({ key, altKey, shiftKey }) {
    if (!(key in ARROWS)) return OTHERS[key];
    return `${altKey ? "ulp" : shiftKey ? "leap" : "step"} ${ARROWS[key]}`;
}

export function listen(elements, edit) {
    for (const element of elements) {
        element.addEventListener("keydown", (event) => {
            const asked = event.ctrlKey || event.metaKey ? undefined : line(event);
            if (!asked) return;
            // With Alt, an arrow would leave the page.
            event.preventDefault();
            edit(asked);
        });
    }
}
