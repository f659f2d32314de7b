/**
 * Draws docs/paradise-2018-11-08.svg: the routes that today's version would have given in Paradise, on its
 * street network of the day before. We simplified the outlines of orders and fire from the published
 * timeline, and the picture says so. Run it with an extract of Paradise as of November 2018:
 *
 *   node scripts/draw-paradise.ts <paradise.osm.pbf>
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeText, roadDistance } from '#contract/emergency/route-words.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { createBuiltInRouting, preparePicture } from '#server/emergency/routes/built-in-engine.ts';
import { findVerified } from '#server/emergency/routes/find-verified.ts';
import { buildGraph } from '#server/emergency/routes/roads/build-graph.ts';
import { readExtract } from '#server/emergency/routes/roads/read-extract.ts';
import { streetClass, streetLine, type RoadGraph } from '#server/emergency/routes/roads/road-graph.ts';
import type { HazardClosure, HazardPicture, RouteAnswer } from '#server/ports/routing.ts';

type Place = [number, number];
const VIEW = { west: -121.71, south: 39.695, east: -121.54, north: 39.825 };
const WIDTH = 520;
const X_SCALE = WIDTH / (VIEW.east - VIEW.west);
const Y_SCALE = X_SCALE / Math.cos((39.76 * Math.PI) / 180);
const HEIGHT = Math.round((VIEW.north - VIEW.south) * Y_SCALE);
const at = ([lng, lat]: readonly [number, number]) =>
  `${((lng - VIEW.west) * X_SCALE).toFixed(0)} ${((VIEW.north - lat) * Y_SCALE).toFixed(0)}`;
const ring = (...places: Place[]): MultiPolygon => [[places]];

const EAST_SIDE = ring([-121.607, 39.712], [-121.607, 39.815], [-121.552, 39.815], [-121.552, 39.712]);
const WHOLE_TOWN = ring(
  [-121.66, 39.705],
  [-121.652, 39.79],
  [-121.62, 39.815],
  [-121.552, 39.815],
  [-121.552, 39.705],
);
const FIRE_0803 = ring(
  [-121.566, 39.735],
  [-121.57, 39.76],
  [-121.565, 39.79],
  [-121.53, 39.81],
  [-121.53, 39.73],
);
const SPOT = ring([-121.592, 39.764], [-121.588, 39.768], [-121.585, 39.764], [-121.588, 39.761]);
const FIRE_0917 = ring(
  [-121.576, 39.722],
  [-121.598, 39.742],
  [-121.594, 39.772],
  [-121.58, 39.795],
  [-121.53, 39.81],
  [-121.53, 39.72],
);
const FIRE_1045 = ring(
  [-121.596, 39.712],
  [-121.607, 39.738],
  [-121.611, 39.768],
  [-121.609, 39.783],
  [-121.592, 39.8],
  [-121.53, 39.815],
  [-121.53, 39.71],
);
const PENTZ: Omit<HazardClosure, 'id'> = {
  line: [
    [-121.5707, 39.7355],
    [-121.5722, 39.7732],
  ],
  isChord: true,
  road: 'Pentz Road',
};

const HOMES: { name: string; place: Place }[] = [
  { name: 'A', place: [-121.5785, 39.7565] },
  { name: 'B', place: [-121.6135, 39.7605] },
  { name: 'C', place: [-121.6, 39.7895] },
];
/** Where Neal Road leaves the picture, toward Highway 99 and Chico. */
const GOAL: Place = [-121.695, 39.7];

const MOMENTS = [
  { title: '8:03 AM: east side ordered out', zones: [EAST_SIDE], fires: [FIRE_0803], closures: [] },
  {
    title: '9:17 AM: all of Paradise ordered out',
    zones: [WHOLE_TOWN],
    fires: [FIRE_0917, SPOT],
    closures: [PENTZ],
  },
  {
    title: '10:45 AM: fire in the middle of town',
    zones: [WHOLE_TOWN],
    fires: [FIRE_1045],
    closures: [PENTZ],
  },
];

function pictureOf(moment: (typeof MOMENTS)[number]): HazardPicture {
  const age = { state: 'ok', asOf: new Date('2018-11-08T16:00:00Z') } as const;
  return {
    zones: { age, items: moment.zones.map((shape, i) => ({ id: `zone-${i}`, status: 'order', shape })) },
    fires: { age, items: moment.fires.map((shape, i) => ({ id: `fire-${i}`, shape })) },
    closures: { age, items: moment.closures.map((closure, i) => ({ id: `closure-${i}`, ...closure })) },
  };
}

/** Streets as one path for small ones and one for large ones, without points too fine to be visible. */
function streetPaths(graph: RoadGraph): { small: string; large: string } {
  const paths = { small: '', large: '' };
  for (let street = 0; street < graph.streets; street += 1) {
    const kind = streetClass(graph, street);
    if (kind === 'service') continue;
    const points = streetLine(graph, street).map(at);
    const shown = points.filter((point, i) => i === 0 || point !== points[i - 1]);
    if (shown.length < 2) continue;
    const isLarge = /^(motorway|trunk|primary|secondary|tertiary)/.test(kind);
    paths[isLarge ? 'large' : 'small'] += `M${shown.join('L')}`;
  }
  return paths;
}

const areaPath = (shape: MultiPolygon): string =>
  shape.map((rings) => rings.map((line) => `M${line.map(at).join('L')}Z`).join('')).join('');

function wrap(text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

const COLORS: Record<RouteAnswer['outcome'], string> = {
  verified: '#0b6b3a',
  'verified-goes-deeper-first': '#8a5a00',
  'in-fire': '#a3160f',
  'no-way-in-our-data': '#a3160f',
  'no-road-data': '#444',
  unavailable: '#444',
};

function drawMoment(moment: (typeof MOMENTS)[number], answers: RouteAnswer[], top: number): string {
  const routes = answers.map((answer) =>
    'route' in answer
      ? `<path d="M${answer.route.line.map(at).join('L')}" fill="none" stroke="${COLORS[answer.outcome]}" stroke-width="4" stroke-linejoin="round" stroke-opacity=".85"/>`
      : '',
  );
  const homes = HOMES.map(({ name, place }) => {
    const [x, y] = at(place).split(' ');
    return `<circle cx="${x}" cy="${y}" r="9" fill="#fff" stroke="#1b2a38" stroke-width="2"/><text x="${x}" y="${Number(y) + 4}" text-anchor="middle" font-size="12" font-weight="700">${name}</text>`;
  });
  let line = 30;
  const said = answers.map((answer, i) => {
    const facts =
      'route' in answer
        ? ` ${roadDistance(answer.route.meters)}, ${Math.round(answer.route.seconds / 60)} min without traffic.`
        : '';
    const text = wrap(`${HOMES[i]?.name}: ${outcomeText(answer.outcome)}${facts}`, 50);
    const spans = text.map((part) => `<tspan x="${WIDTH + 24}" dy="18">${part}</tspan>`).join('');
    const block = `<text y="${line}" font-size="14" fill="${COLORS[answer.outcome]}">${spans}</text>`;
    line += text.length * 18 + 14;
    return block;
  });
  return `<g transform="translate(0 ${top})"><text x="12" y="-10" font-size="18" font-weight="700">${moment.title}</text>
<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#f6f3ec"/><use href="#small"/><use href="#large"/>
${moment.zones.map((zone) => `<path d="${areaPath(zone)}" fill="#c9342b" fill-opacity=".12" stroke="#c9342b" stroke-width="2" stroke-dasharray="7 5"/>`).join('')}
${moment.fires.map((fire) => `<path d="${areaPath(fire)}" fill="#e8590c" fill-opacity=".45"/>`).join('')}
${moment.closures
  .flatMap(({ line }) => line)
  .map(
    (place) =>
      `<path transform="translate(${at(place)})" d="M-6 -6L6 6M-6 6L6 -6" stroke="#000" stroke-width="3"/>`,
  )
  .join('')}
${routes.join('')}${homes.join('')}</svg>${said.join('')}</g>`;
}

const file = process.argv[2];
if (!file) throw new Error('Usage: node scripts/draw-paradise.ts <paradise.osm.pbf>');
const extract = await readExtract(file, () => undefined);
const graph = buildGraph(extract, { source: path.basename(file), importedAt: new Date() });
const engine = createBuiltInRouting({
  graph: async () => graph,
  age: async () => ({ state: 'ok', asOf: new Date('2018-11-07T00:00:00Z') }),
});
const { small, large } = streetPaths(graph);
const PANEL = HEIGHT + 50;
const panels: string[] = [];
for (const [i, moment] of MOMENTS.entries()) {
  const picture = pictureOf(moment);
  const { hazards } = preparePicture(graph, picture);
  const answers: RouteAnswer[] = [];
  for (const { name, place } of HOMES) {
    const answer = await findVerified(engine, { from: place, to: GOAL, hazards: picture }, hazards);
    console.log(
      moment.title,
      name,
      answer.outcome,
      'route' in answer
        ? answer.route.steps.flatMap((s) => ('street' in s ? [s.street] : [])).join(' > ')
        : '',
    );
    answers.push(answer);
  }
  panels.push(drawMoment(moment, answers, 96 + i * PANEL));
}
const total = 96 + MOMENTS.length * PANEL + 20;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 ${total}" font-family="system-ui, sans-serif" fill="#1b2a38"><title>Paradise on November 8, 2018: what our routes would have said</title>
<defs><path id="small" d="${small}" fill="none" stroke="#cfc8ba" stroke-width="1"/><path id="large" d="${large}" fill="none" stroke="#a79d8a" stroke-width="2"/></defs>
<rect width="960" height="${total}" fill="#fff"/>
<text x="12" y="28" font-size="20" font-weight="700">Paradise, November 8, 2018: what our routes would have said, toward Highway 99</text>
<text x="12" y="46" font-size="12">Streets as of November 7, 2018, © OpenStreetMap contributors (ODbL). Orders (dashed), fire (orange) and closed roads (crosses at both ends)</text>
<text x="12" y="62" font-size="12">are simplified by us from the published timeline. Traffic isn’t in the picture, and on that day it decided.</text>
${panels.join('\n')}
</svg>
`;
const target = path.resolve(import.meta.dirname, '../docs/paradise-2018-11-08.svg');
writeFileSync(target, svg);
console.log(`${target}: ${Math.round(svg.length / 1000)} kB`);
