/**
 * Photos of the demo's items. They are drawn, so no one mistakes them for a real home, in the light and
 * colors of the product's artwork. Each is a 640 by 480 scene: a wall, a floor, light from the left, and the
 * item.
 */
export const WIDTH = 640;
const HEIGHT = 480;

export const COLOR = {
  plaster: '#e9e1d2',
  sage: '#c6d0bf',
  clay: '#dcc3a8',
  dusk: '#b9c4c6',
  oak: '#b98d5f',
  walnut: '#6f4f36',
  cream: '#f4eee2',
  steel: '#c3c9c8',
  pine: '#1d4a3c',
  moss: '#6d8a63',
  coal: '#23302c',
  rust: '#c0683a',
  brass: '#c9a24b',
  sky: '#9fb9bf',
} as const;
type Color = keyof typeof COLOR;

export const rect = (x: number, y: number, w: number, h: number, color: Color, r = 0, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${COLOR[color]}" opacity="${opacity}"/>`;
export const round = (x: number, y: number, rx: number, ry: number, color: Color, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${COLOR[color]}" opacity="${opacity}"/>`;
export const shape = (d: string, color: Color, opacity = 1) =>
  `<path d="${d}" fill="${COLOR[color]}" opacity="${opacity}"/>`;
export const line = (d: string, color: Color, width: number) =>
  `<path d="${d}" fill="none" stroke="${COLOR[color]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** The shaded part: the same shape, slightly darker. */
export const shade = (x: number, y: number, w: number, h: number, r = 0) => rect(x, y, w, h, 'coal', r, 0.16);
export const lit = (x: number, y: number, w: number, h: number, r = 0) => rect(x, y, w, h, 'cream', r, 0.35);

const FLOOR = 372;

export function scene(wall: Color, floor: Color, ...parts: string[]): string {
  const boards = [404, 440].map((y) => rect(0, y, WIDTH, 2, 'coal', 0, 0.12)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fff6e2" stop-opacity=".75"/><stop offset=".6" stop-color="#fff6e2" stop-opacity="0"/><stop offset="1" stop-color="#23302c" stop-opacity=".22"/></linearGradient></defs>
${rect(0, 0, WIDTH, HEIGHT, wall)}${shape('M0 60L210 0h130L0 190zM0 230L470 0h60L0 300z', 'cream', 0.3)}
${rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, floor)}${boards}${rect(0, FLOOR - 12, WIDTH, 12, 'cream', 0, 0.75)}
${parts.join('')}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#l)"/></svg>`;
}
/** The item's shadow on the floor, to the right. */
export const below = (x: number, y: number, rx: number) => round(x + 14, y, rx, 13, 'coal', 0.28);

const leaf = (x: number, y: number, angle: number) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0c16-22 16-56 0-82c-16 26-16 60 0 82z" fill="${COLOR.moss}"/>`;
export const plant = (x: number, y: number) =>
  [-52, -26, 0, 26, 52].map((angle) => leaf(x, y - 48, angle)).join('') +
  shape(`M${x - 30} ${y - 54}h60l-9 54h-42z`, 'rust', 0.85);
