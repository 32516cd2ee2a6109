// Draws what the program lists; of geometry only the way from its units, spans from the centre, to pixels.

const CELL = 3; // The fewest pixels of a cell that is worth drawing.
const ARROW = 9;

/** How each style looks: colours by the names of the page's own variables. The legend lists those with a name. */
export const STYLES = {
    a: { stroke: "--a", fill: "--a-fill", width: 2 },
    b: { stroke: "--b", fill: "--b-fill", width: 2 },
    other: { stroke: "--other", fill: "--other-fill", width: 1.5 },
    box: { name: "bounding boxes", stroke: "--faint", width: 1, dash: [2, 4] },
    closest: { name: "closest points", stroke: "--ink", width: 1.5, dash: [5, 4] },
    boundary: { name: "closest point of the outline of a", stroke: "--way", width: 1.5 },
    crossing: { name: "where the outlines cross", stroke: "--ink", width: 1.5 },
    chord: { name: "part of the path inside", stroke: "--ink", width: 3 },
    last: { stroke: "--ink", width: 1.5 },
    offset: { name: "shortest push of b", stroke: "--way", width: 2.5, arrow: true },
    normal: { name: "normal", stroke: "--way", width: 1.5, arrow: true },
    tie: { name: "equally short pushes", stroke: "--way", width: 1, dash: [3, 3], arrow: true },
    translation: { name: "cast of b", stroke: "--cast", width: 1.5, arrow: true },
    end: { stroke: "--cast", width: 1, dash: [3, 4] },
    arrival: { name: "b where it first meets a", stroke: "--cast", fill: "--cast-fill", width: 1.5, dash: [6, 4] },
    hit: { stroke: "--cast", width: 1.5 },
    "hit normal": { stroke: "--cast", width: 2, arrow: true },
    contact: { name: "contact points", stroke: "--contact", width: 1.5 },
    "contact normal": { stroke: "--contact", width: 1.5, arrow: true },
    bounce: { name: "bouncing ray", stroke: "--bounce", width: 1.5 },
    "bounce normal": { stroke: "--bounce", width: 1, dash: [3, 3], arrow: true },
};

/** By the digits of the cells. */
export const VERDICTS = [
    { name: "there, a and b are apart", fill: "--apart" },
    { name: "there, they overlap or touch", fill: "--meeting" },
    { name: "plain f32 wrongly says: overlap", fill: "--wrongly-meeting" },
    { name: "plain f32 wrongly says: apart", fill: "--wrongly-apart" },
];
/** What is exactly so, for each of these digits. */
export const EXACTLY = [0, 1, 0, 1];

export class Picture {
    constructor(canvas) {
        this.canvas = canvas;
        this.context = canvas.getContext("2d");
    }

    /** Pixels of a span: that of the smaller side. */
    get scale() {
        return Math.min(this.canvas.clientWidth, this.canvas.clientHeight);
    }

    /** The width and the height, in spans. */
    get size() {
        return [this.canvas.clientWidth / this.scale, this.canvas.clientHeight / this.scale];
    }

    /** The place in the picture under an event. */
    place(event) {
        const box = this.canvas.getBoundingClientRect();
        const x = event.clientX - box.left - box.width / 2;
        const y = event.clientY - box.top - box.height / 2;
        return [x / this.scale, -y / this.scale];
    }

    draw({ picture, shapes }) {
        const { canvas, context } = this;
        const ratio = window.devicePixelRatio || 1;
        this.colours = getComputedStyle(document.documentElement);
        [canvas.width, canvas.height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
        context.scale(ratio, ratio);
        context.translate(canvas.clientWidth / 2, canvas.clientHeight / 2);
        // Over cells, what fills the picture would only dim them.
        this.fills = !(picture.cells && this.cells(picture.cells));
        for (const mark of picture.marks) this.mark(mark);
        for (const shape of shapes) this.handles(shape);
    }

    colour(name) {
        return this.colours.getPropertyValue(name);
    }

    /** Whether some are in the picture, and large enough to be drawn. */
    cells({ rows, columns, heights }) {
        const { canvas, context, scale } = this;
        const width = ((columns.at(-1) - columns[0]) / (columns.length - 1)) * scale;
        const isSeen = (borders, size) => borders[0] < size / scale / 2 && borders.at(-1) > -size / scale / 2;
        if (width < CELL || !isSeen(columns, canvas.clientWidth) || !isSeen(heights, canvas.clientHeight)) return false;
        rows.forEach((row, y) => {
            [...row].forEach((verdict, x) => {
                context.fillStyle = this.colour(VERDICTS[verdict].fill);
                const [left, top] = [columns[x] * scale, -heights[y + 1] * scale];
                const gap = width > 8 ? 1 : 0;
                const high = (heights[y + 1] - heights[y]) * scale;
                context.fillRect(left, top, (columns[x + 1] - columns[x]) * scale - gap, Math.max(high - gap, 0.5));
            });
        });
        return true;
    }

    mark({ style, form, points }) {
        const { context } = this;
        const look = STYLES[style];
        const pixels = points.map((coordinate, index) => coordinate * this.scale * (index % 2 ? -1 : 1));
        context.strokeStyle = context.fillStyle = this.colour(look.stroke);
        context.lineWidth = look.width;
        context.setLineDash(form === "dot" ? [] : (look.dash ?? []));
        if (form === "dot") return this.dot(pixels, 3.5);
        context.beginPath();
        for (let index = 0; index < pixels.length; index += 2) context.lineTo(pixels[index], pixels[index + 1]);
        if (form === "area") context.closePath();
        if (form === "area" && look.fill && this.fills) {
            context.fillStyle = this.colour(look.fill);
            context.fill();
        }
        context.stroke();
        if (look.arrow && form === "line") this.arrow(pixels);
    }

    dot([x, y], radius) {
        this.context.beginPath();
        this.context.arc(x, y, radius, 0, 2 * Math.PI);
        this.context.fill();
    }

    arrow([fromX, fromY, toX, toY]) {
        const { context } = this;
        const [x, y] = [toX - fromX, toY - fromY];
        const length = Math.hypot(x, y);
        if (length < 4) return;
        const [along, across] = [Math.min(ARROW, length) / length, Math.min(ARROW, length) / length / 2.5];
        context.setLineDash([]);
        context.beginPath();
        context.moveTo(toX, toY);
        context.lineTo(toX - x * along - y * across, toY - y * along + x * across);
        context.lineTo(toX - x * along + y * across, toY - y * along - x * across);
        context.fill();
    }

    handles({ name, role, handles }) {
        const { context, scale } = this;
        context.setLineDash([]);
        handles.forEach(({ place, selected }, index) => {
            if (!place) return;
            const [x, y] = [place[0] * scale, -place[1] * scale];
            const isMove = handles[0].id === "move";
            const colour = this.colour(role ? `--${role}` : isMove ? "--cast" : "--other");
            this.handle([x, y], colour, selected);
            if (index === 0 && !isMove) this.label(role ?? name.split(" ").at(-1), [x, y], colour);
        });
    }

    /** The selected one is a ring, which hides nothing of a cell. */
    handle([x, y], colour, selected) {
        const { context } = this;
        context.fillStyle = this.colour("--paper");
        for (const [style, width] of [[this.colour("--paper"), selected ? 6 : 0], [colour, selected ? 3.5 : 1.5]]) {
            [context.strokeStyle, context.lineWidth] = [style, width];
            context.beginPath();
            context.arc(x, y, selected ? 8 : 5, 0, 2 * Math.PI);
            if (!selected) context.fill();
            if (width) context.stroke();
        }
    }

    label(text, [x, y], colour) {
        const { context } = this;
        context.font = "bold 13px system-ui, sans-serif";
        context.lineWidth = 4;
        context.lineJoin = "round";
        context.strokeStyle = this.colour("--paper");
        context.strokeText(text, x - 18, y - 9);
        context.fillStyle = colour;
        context.fillText(text, x - 18, y - 9);
    }
}

/** The two maps of the microscope: what is told of each cell, and where that is wrong. */
export function drawMap(canvas, rows, tell) {
    const colours = getComputedStyle(document.documentElement);
    [canvas.width, canvas.height] = [rows[0].length, rows.length];
    const context = canvas.getContext("2d");
    rows.forEach((row, y) => {
        [...row].forEach((verdict, x) => {
            context.fillStyle = colours.getPropertyValue(VERDICTS[tell(verdict)].fill);
            context.fillRect(x, rows.length - 1 - y, 1, 1);
        });
    });
}
