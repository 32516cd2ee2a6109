// The scene as text: in the address, and in the field in which it is typed.

const field = () => document.getElementById("scene");

// A browser refuses an address that changes with every move of a pointer.
let timer = 0;
export function shareSoon(scene) {
    clearTimeout(timer);
    timer = setTimeout(() => share(scene), 100);
}

/** Puts a scene into the address at once. */
export function share(scene) {
    clearTimeout(timer);
    history.replaceState(null, "", `#${scene}`);
}

/** Leaves the address as it is. */
export function shareNothing() {
    clearTimeout(timer);
}

function decoded(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/** The scene in the address, if there is one. */
export const fragment = () => decoded(location.hash.slice(1));

/** The scene in the field, without line breaks. The field may also hold the address of a scene. */
export const typed = () => decoded(field().value.replace(/\s/g, "").replace(/^.*#/, ""));

/** Shows a scene in the field, unless someone is typing there. */
export function showText(scene) {
    if (document.activeElement !== field()) field().value = scene;
}

export async function copy(scene, status) {
    share(scene);
    try {
        await navigator.clipboard.writeText(location.href);
        status.textContent = "Copied.";
    } catch {
        status.textContent = "The browser does not allow it. Copy the address instead.";
    }
}
