// Undo and redo: the scenes before and after the shown one.

const MOST = 500;

/** What undo restores. A change of the view or of the selection alone is no step. */
const content = (scene) => scene.split("&").filter((field) => !/^(view|select)=/.test(field)).join("&");

export class Steps {
    #past = [];
    #future = [];
    #gesture = null;

    /** Remembers a change. All changes of one gesture, such as a drag, are one step. */
    record(before, after, gesture) {
        if (content(before) === content(after)) return;
        this.#future = [];
        if (gesture === this.#gesture) return;
        this.#gesture = gesture;
        this.#past.push(before);
        if (this.#past.length > MOST) this.#past.shift();
    }

    canUndo(shown) {
        return hasOther(this.#past, shown);
    }

    canRedo(shown) {
        return hasOther(this.#future, shown);
    }

    /** The scene before the last step, with the view in which it was edited; `null` if there is none. */
    undo(shown) {
        return this.#step(shown, this.#past, this.#future);
    }

    redo(shown) {
        return this.#step(shown, this.#future, this.#past);
    }

    #step(shown, from, to) {
        // If a drag goes on after this, it is a new step.
        this.#gesture = null;
        while (from.length > 0) {
            const scene = from.pop();
            if (content(scene) === content(shown)) continue;
            to.push(shown);
            return scene;
        }
        return null;
    }
}

/** A drag that ended where it began has left a scene like the shown one. */
const hasOther = (scenes, shown) => scenes.some((scene) => content(scene) !== content(shown));
