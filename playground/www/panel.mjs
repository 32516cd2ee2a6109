// What is beside the picture. Elements stay while the scene keeps its form, so that the focus stays in them.

import { drawMap, EXACTLY, STYLES } from "./canvas.mjs";

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

function shape({ name, handles }, index) {
    const edit = (line, attributes, text) => element("button", { "data-edit": line, ...attributes }, text);
    const role = (role) =>
        edit(`${role} ${index + 1}`, { class: `role ${role}`, "data-role": role, "aria-label": `${name} is ${role}` }, role);
    const handle = ({ id }) => edit(`select ${id}`, { "data-live": id }, "");
    const roles = handles[0].id === "move" ? [] : [role("a"), role("b")];
    const buttons = element("div", { class: "bar" }, ...roles, ...handles.map(handle));
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

/** What is in the picture. */
export function showLegend(container, marks) {
    const styles = [...new Set(marks.map(({ style }) => style))].filter((style) => STYLES[style].name);
    const item = (style) => {
        const { name, stroke, dash } = STYLES[style];
        const sample = element("i", { class: dash ? "line dashed" : "line", style: `border-color: var(${stroke})` });
        return element("li", {}, sample, name);
    };
    render(container, styles.join(), () => styles.map(item), () => {});
}

/** Where all places have the same verdict, and the right one, there is nothing to see. */
export function showMicroscope(container, cells) {
    container.hidden = /^(0*|1*)$/.test(cells?.rows.join("") ?? "");
    if (container.hidden) return;
    drawMap(container.querySelector("#plain"), cells.rows, (verdict) => verdict);
    drawMap(container.querySelector("#exact"), cells.rows, (verdict) => EXACTLY[verdict]);
}
