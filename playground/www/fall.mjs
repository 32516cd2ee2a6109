// The shapes fall: the scene is shown after as many steps as time has passed.

const STEPS_PER_SECOND = 60; // As the solver's.
const MOST = 4; // For a frame: where it is too slow, the fall is slow too.

/**
 * `edit(line, scene, gesture)` is that of a drag: the whole fall is one step to undo. `show(isFalling)` shows whether the
 * shapes fall.
 */
export class Fall {
    #frame = null;
    #gesture = null;

    constructor(edit, show) {
        this.edit = edit;
        this.show = show;
    }

    get isOn() {
        return this.#gesture !== null;
    }

    /** Whether an edit is of the fall itself. */
    owns(gesture) {
        return this.isOn && gesture === this.#gesture;
    }

    start(scene) {
        const gesture = (this.#gesture = {});
        let [last, steps] = [performance.now(), 0];
        const step = (time) => {
            const due = Math.min(Math.floor(((time - last) * STEPS_PER_SECOND) / 1000), MOST);
            // What is due beyond that is never done.
            if (due > 0) last = due === MOST ? time : last + (due * 1000) / STEPS_PER_SECOND;
            this.#frame = requestAnimationFrame(step);
            if (due <= 0) return;
            steps += due;
            if (!this.edit(`fall ${steps}`, scene, gesture).falling) this.stop();
        };
        this.#frame = requestAnimationFrame(step);
        this.show(true);
    }

    /** Leaves the shapes where they are. */
    stop() {
        if (!this.isOn) return;
        cancelAnimationFrame(this.#frame);
        this.#gesture = null;
        this.show(false);
    }
}
