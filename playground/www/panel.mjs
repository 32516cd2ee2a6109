// What is beside the picture. Elements stay while the scene keeps its form, so that the focus stays in them.

import { drawMap, EXACTLY, STYLES, VERDICTS } from "./canvas.mjs";

/** An element with attributes and children; a text is a child too. */
function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    made.append(...children);
    return made;
}

/** Builds anew what has another form than before, then updates the texts. */
function render(container, form, build, update) {
    if (container.dataset.form !== form) {
        container.replaceChildren(...build());
        container.dataset.form = form;
    }
    update([...container.querySelectorAll("[data-live]")]);
}

const setText = (node, text) => {
    if (node.textContent !== text) node.textContent = text;
};

function shape({ name, fixed, handles }, index) {
    const edit = (line, attributes, text) => element("button", { "data-edit": line, ...attributes }, text);
    const role = (role) =>
        edit(`${role} ${index + 1}`, { class: `role ${role}`, "data-role": role, "aria-label": `${name} is ${role}` }, role);
    const handle = ({ id }) => edit(`select ${id}`, { "data-live": id }, "");
    const roles = handles[0].id === "move" ? [] : [role("a"), role("b")];
    const fix = edit(`fix ${index + 1}`, { "data-fix": "", "aria-label": `${name} is fixed` }, "fixed");
    const buttons = element("div", { class: "bar" }, ...roles, ...(fixed === null ? [] : [fix]), ...handles.map(handle));
    return element("div", { class: "shape", role: "group", "aria-label": name }, element("h3", {}, name), buttons);
}

export function showShapes(container, shapes) {
    const form = JSON.stringify(shapes.map(({ name, handles }) => [name, handles.map(({ id }) => id)]));
    render(container, form, () => shapes.map(shape), (live) => {
        shapes.flatMap(({ handles }) => handles).forEach(({ name, value, selected }, index) => {
            setText(live[index], `${name} ${value}`);
            live[index].setAttribute("aria-pressed", selected);
        });
    });
    [...container.children].forEach((row, index) => {
        for (const button of row.querySelectorAll("[data-role]")) {
            button.setAttribute("aria-pressed", shapes[index].role === button.dataset.role);
        }
        row.querySelector("[data-fix]")?.setAttribute("aria-pressed", shapes[index].fixed);
    });
}

function table({ title, rows }) {
    const cells = rows.map(({ name }) =>
        element("tr", {}, element("th", { scope: "row" }, name), element("td", { "data-live": "" })));
    return element("table", {}, element("caption", {}, title), element("tbody", {}, ...cells));
}

export function showSections(container, sections) {
    const form = JSON.stringify(sections.map(({ title, rows }) => [title, rows.map(({ name }) => name)]));
    render(container, form, () => sections.map(table), (live) => {
        sections.flatMap(({ rows }) => rows).forEach(({ value, wrong }, index) => {
            setText(live[index], value);
            live[index].classList.toggle("wrong", Boolean(wrong));
        });
    });
}

export function showArguments(container, given) {
    for (const [name, value] of given) {
        const input = container.querySelector(`[data-argument="${name}"]`);
        if (input === document.activeElement) continue;
        input.value = value;
        input.setAttribute("aria-invalid", false);
    }
}

/** What is drawn, and what the cells of the map mean. */
export function showLegend(container, { marks, cells }) {
    const styles = [...new Set(marks.map(({ style }) => style))].filter((style) => STYLES[style].name);
    const verdicts = cells ? [...new Set(cells.rows.join(""))].sort() : [];
    const line = (style) => {
        const { name, stroke, dash } = STYLES[style];
        const sample = element("i", { class: dash ? "line dashed" : "line", style: `border-color: var(${stroke})` });
        return element("li", {}, sample, name);
    };
    const cell = (verdict) => {
        const { name, fill } = VERDICTS[verdict];
        return element("li", {}, element("i", { style: `background: var(${fill})` }), name);
    };
    const build = () => [...styles.map(line), ...verdicts.map(cell)];
    render(container, [...styles, ...verdicts].join(), build, () => {});
}

export function showCaption(container, caption) {
    container.hidden = !caption;
    setText(container, caption ?? "");
}

/** Where plain `f32` says the same everywhere, and is right, there is nothing to see. */
export function showMap(container, rows) {
    container.hidden = /^(0*|1*)$/.test(rows?.join("") ?? "");
    if (container.hidden) return;
    drawMap(container.querySelector("#plain"), rows, (verdict) => verdict);
    drawMap(container.querySelector("#exact"), rows, (verdict) => EXACTLY[verdict]);
}

export function showSwitch(button, isOn) {
    button.setAttribute("aria-checked", isOn);
    setText(button.querySelector("b"), isOn ? ": on" : ": off");
}

export function showFall(button, isFalling) {
    setText(button, isFalling ? "Stop the fall" : "Let it fall");
}

/** Dims the buttons that would do nothing. Not by `disabled`, which would take the focus from them. */
export function showIdle(buttons, isIdle) {
    for (const button of buttons) button.setAttribute("aria-disabled", isIdle(button.dataset));
}
