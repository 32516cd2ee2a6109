// Mouse, pen and fingers. What is grabbed is dragged. A mouse pans the ground; a finger on the ground scrolls the page. Two
// fingers zoom and pan.

/** In pixels, how far a pointer may be from what it grabs, and how far it must move to drag it: a finger is never still. */
const MOUSE = { reach: 12, slop: 3 };
const PEN = { reach: 16, slop: 5 };
const TOUCH = { reach: 26, slop: 8 };
const kind = ({ pointerType }) => ({ pen: PEN, touch: TOUCH })[pointerType] ?? MOUSE;

/**
 * `edit(line, scene, gesture)` edits a scene, by default the shown one, shows it, and returns the answer. `look(place, reach)`
 * returns what is at a place of the picture, and `point(place)` shows where it is; `null` is no place.
 */
export function listen(picture, { edit, look, point }) {
    const { canvas } = picture;
    const pointers = new Map();
    let drag = null;

    const start = (event) => {
        const { reach, slop } = kind(event);
        const from = picture.place(event);
        const { grabbed, scene } = edit(`grab ${from},${reach / picture.scale}`);
        const isHeld = grabbed !== null || event.pointerType === "mouse";
        drag = isHeld ? { from, grabbed, scene, slop: slop / picture.scale } : null;
    };

    const move = ([x, y]) => {
        const by = [x - drag.from[0], y - drag.from[1]];
        if (Math.hypot(...by) < drag.slop) return;
        drag.slop = 0;
        if (drag.grabbed === null) edit(`pan ${-by[0]},${-by[1]}`, drag.scene, drag);
        else if (/^\d+$/.test(drag.grabbed)) edit(`drag-shape ${drag.grabbed},${by}`, drag.scene, drag);
        else edit(`drag ${by}`, drag.scene, drag);
    };

    const middle = ([one, other]) => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const apart = ([one, other]) => Math.hypot(one[0] - other[0], one[1] - other[1]);

    const pinch = (before) => {
        const after = [...pointers.values()];
        const [from, to] = [middle(before), middle(after)];
        edit(`pan ${from[0] - to[0]},${from[1] - to[1]}`);
        edit(`zoom ${apart(before) / Math.max(apart(after), 1e-3)},${to}`);
    };

    canvas.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        canvas.setPointerCapture(event.pointerId);
        canvas.classList.add("dragging");
        pointers.set(event.pointerId, picture.place(event));
        if (pointers.size === 1) start(event);
        else drag = null;
    });
    canvas.addEventListener("pointermove", (event) => {
        const place = picture.place(event);
        if (pointers.has(event.pointerId)) {
            const before = [...pointers.values()];
            pointers.set(event.pointerId, place);
            if (drag) move(place);
            else if (pointers.size === 2) pinch(before);
        } else {
            canvas.classList.toggle("over", look(place, kind(event).reach).over !== null);
        }
        point(place);
    });
    for (const end of ["pointerup", "pointercancel"]) {
        canvas.addEventListener(end, (event) => {
            pointers.delete(event.pointerId);
            drag = null;
            canvas.classList.remove("dragging");
        });
    }
    canvas.addEventListener("pointerleave", () => point(null));
    listenToTouches(picture, look);
    canvas.addEventListener("wheel", (event) => {
        event.preventDefault();
        edit(`zoom ${Math.exp(notches(event) / 4)},${picture.place(event)}`);
    }, { passive: false });
}

/**
 * The style `touch-action: pan-y` lets a finger scroll the page. This takes the touches that are meant for the picture: one
 * finger on a shape, or two anywhere.
 */
function listenToTouches(picture, look) {
    const isOnShape = (touch) => look(picture.place(touch), TOUCH.reach).over !== null;
    picture.canvas.addEventListener("touchstart", (event) => {
        if (event.targetTouches.length > 1 || isOnShape(event.targetTouches[0])) event.preventDefault();
    }, { passive: false });
}

/** How far a wheel was turned. Browsers tell it in pixels, lines or pages; a pinch on a touchpad comes as Ctrl and pixels. */
function notches({ deltaY, deltaMode, ctrlKey }) {
    const pixels = deltaY * [1, 33, 400][deltaMode] * (ctrlKey ? 5 : 1);
    return Math.max(-2, Math.min(2, pixels / 100));
}
