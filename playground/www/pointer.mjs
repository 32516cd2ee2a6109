// Mouse, pen and fingers: what is grabbed is dragged from where it was, the ground is panned, two fingers zoom.

const REACH = { mouse: 12, pen: 16, touch: 26 };

/** `edit(line, scene)` does an edit to a scene, by default the shown one, shows it, and returns the answer. */
export function listen(picture, edit) {
    const { canvas } = picture;
    const pointers = new Map();
    let drag = null;

    const start = (event) => {
        const from = picture.place(event);
        const { grabbed, scene } = edit(`grab ${from},${(REACH[event.pointerType] ?? 12) / picture.scale}`);
        drag = { from, grabbed, scene };
    };

    const move = ([x, y]) => {
        const by = [x - drag.from[0], y - drag.from[1]];
        if (drag.grabbed === null) edit(`pan ${-by[0]},${-by[1]}`, drag.scene);
        else if (/^\d+$/.test(drag.grabbed)) edit(`drag-shape ${drag.grabbed},${by}`, drag.scene);
        else edit(`drag ${by}`, drag.scene);
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
        if (!pointers.has(event.pointerId)) return;
        const before = [...pointers.values()];
        pointers.set(event.pointerId, picture.place(event));
        if (drag) move(picture.place(event));
        else if (pointers.size === 2) pinch(before);
    });
    for (const end of ["pointerup", "pointercancel"]) {
        canvas.addEventListener(end, (event) => {
            pointers.delete(event.pointerId);
            drag = null;
            canvas.classList.remove("dragging");
        });
    }
    canvas.addEventListener("wheel", (event) => {
        event.preventDefault();
        edit(`zoom ${Math.exp(Math.max(-200, Math.min(200, event.deltaY)) / 400)},${picture.place(event)}`);
    }, { passive: false });
}
