// What lies over the picture: the scale, the place of the pointer, and the way back when nothing is in view.

export function showScale(container, { length, text }, pixels) {
    container.querySelector("i").style.width = `${length * pixels}px`;
    container.querySelector("span").textContent = text;
}

/** Announced only when it changes, so that a screen reader does not repeat it. */
export function showLost(container, isLost) {
    if (container.hidden === isLost) container.hidden = !isLost;
}

export function showPoint(container, text) {
    container.hidden = !text;
    container.textContent = text ?? "";
}
