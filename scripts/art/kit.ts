/**
 * The drawing kit for all artwork: numbers, colors, paths and the picture itself. Everything returns a string
 * of SVG. No real-world objects here (see landscape, buildings, vehicles, people, things).
 */
export type Point = readonly [number, number];

/** A seeded random source from 0 to 1: the same seed draws the same tree. */
export function dice(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const tenth = (value: number) => Math.round(value * 10) || 0;
/** A number as short as SVG allows, with one decimal at most. */
export const n = (value: number): string =>
  String(tenth(value) / 10)
    .replace(/^0\./, '.')
    .replace(/^-0\./, '-.');

/** Joins numbers, with a separator only where one is needed. */
const run = (values: number[]) =>
  values
    .map((value) => n(value))
    .reduce((text, next) => text + (next.startsWith('-') ? next : ` ${next}`), '')
    .trim();

/** Absolute points as relative steps, rounded without accumulating errors. */
function steps(points: readonly Point[]): string[] {
  let [x, y] = [0, 0];
  return points.map(([px, py]) => {
    const [nx, ny] = [tenth(px) / 10, tenth(py) / 10];
    const step = run([nx - x, ny - y]);
    [x, y] = [nx, ny];
    return step;
  });
}

/** Straight lines through the points, closed by default. */
export function polygon(points: readonly Point[], closed = true): string {
  const [first = '', ...rest] = steps(points);
  return `M${first}l${rest.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

/** A smooth line near the inner points and through the end points. */
export function softLine(points: readonly Point[]): string {
  const [start = [0, 0]] = points;
  let d = `M${run([...start])}`;
  let [x, y] = [tenth(start[0]) / 10, tenth(start[1]) / 10];
  for (let i = 1; i < points.length - 1; i++) {
    const [cx, cy] = points[i] as Point;
    const [ax, ay] = points[i + 1] as Point;
    const isLast = i === points.length - 2;
    const [ex, ey] = isLast ? [ax, ay] : [(cx + ax) / 2, (cy + ay) / 2];
    const [rx, ry] = [tenth(ex) / 10, tenth(ey) / 10];
    d += `q${run([cx - x, cy - y, rx - x, ry - y])}`;
    [x, y] = [rx, ry];
  }
  return d;
}

/** A closed smooth outline near all its points. */
export function blob(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return `${softLine([middle, ...points, middle])}z`;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${run([x - r, y])}a${run([r, r])} 0 1 1 ${run([2 * r, 0])}a${run([r, r])} 0 1 1 ${run([-2 * r, 0])}z`;
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${run([x - rx, y])}a${run([rx, ry])} 0 1 1 ${run([2 * rx, 0])}a${run([rx, ry])} 0 1 1 ${run([-2 * rx, 0])}z`;
export const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${run([x, y])}h${n(w)}v${n(h)}h${n(-w)}z`;

export type PaintOptions = { opacity?: number; at?: string };
const attributes = ({ opacity, at }: PaintOptions) =>
  `${opacity === undefined ? '' : ` opacity="${n2(opacity)}"`}${at ? ` transform="${at}"` : ''}`;
const n2 = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

/** A filled path. */
export const fill = (d: string, paint: string, look: PaintOptions = {}): string =>
  `<path d="${d}" fill="${paint}"${attributes(look)}/>`;
/** A stroked path with round ends. */
export const stroke = (d: string, paint: string, width: number, look: PaintOptions = {}): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}"${attributes(look)}/>`;
export const group = (look: PaintOptions, ...parts: string[]): string =>
  `<g${attributes(look)}>${parts.join('')}</g>`;
/** Position, size and direction of a group: `at(120, 80, 0.5)`. A negative width mirrors it. */
export const at = (x: number, y: number, scale = 1, mirrored = false): string =>
  `translate(${run([x, y])})${scale === 1 && !mirrored ? '' : ` scale(${mirrored ? `-${n2(scale)} ${n2(scale)}` : n2(scale)})`}`;

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
/** Mixes `share` of the second color into the first. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
    .map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A color, with its opacity if not fully opaque. */
export type Stop = readonly [offset: number, color: string, opacity?: number];
const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${n2(offset)}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${n2(opacity)}"`}/>`,
    )
    .join('');
// A gradient is written like a paint and becomes a shared definition when the picture is assembled.
const paintOf = (definition: string) => `{{${definition.replaceAll('"', "'")}}}`;
/** Top to bottom of the shape it fills. */
export const falling = (...stops: Stop[]): string =>
  paintOf(`<linearGradient id="@" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`);
/** Left to right of the shape it fills. */
export const across = (...stops: Stop[]): string =>
  paintOf(`<linearGradient id="@">${stopsOf(stops)}</linearGradient>`);
/** From the center outward. */
export const radiant = (...stops: Stop[]): string =>
  paintOf(`<radialGradient id="@">${stopsOf(stops)}</radialGradient>`);

/**
 * Merges adjacent straight-edged shapes of one color into one path. Curved ones may wind the other way and
 * would cut holes.
 */
const joined = (svg: string) => {
  let [text, before] = [svg, ''];
  while (text !== before) {
    before = text;
    text = text.replaceAll(
      /<path d="([MlLz\d\s.-]+)" fill="([^"]+)"\/><path d="([MlLz\d\s.-]+)" fill="\2"\/>/g,
      '<path d="$1$3" fill="$2"/>',
    );
  }
  return text;
};

/** The finished file: parts from back to front, each gradient defined once, clipped to the view box. */
export function picture(width: number, height: number, parts: readonly string[]): string {
  const ids = new Map<string, string>();
  const body = joined(parts.join('')).replaceAll(/\{\{(.+?)\}\}/g, (_, definition: string) => {
    const id =
      ids.get(definition) ?? String.fromCharCode(97 + (ids.size % 26)) + (ids.size >= 26 ? ids.size : '');
    ids.set(definition, id);
    return `url(#${id})`;
  });
  const defs = [...ids]
    .map(([definition, id]) => definition.replaceAll("'", '"').replace('"@"', `"${id}"`))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>\n`;
}

/** Leaves and grass don't need sub-pixel precision. */
export const whole = (value: number) => n(Math.round(value));
