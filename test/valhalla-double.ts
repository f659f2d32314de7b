/** A Valhalla for tests: routes on a road graph over HTTP, and fails in the ways the real one was seen to. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { findPath } from '#server/emergency/routes/leave-first.ts';
import { isInFire, prepareHazards, type Hazards } from '#server/emergency/routes/hazards.ts';
import { makeRoute } from '#server/emergency/routes/make-route.ts';
import type { RoadGraph } from '#server/emergency/routes/roads/road-graph.ts';
import { nearestPlace } from '#server/emergency/routes/roads/street-grid.ts';
import { markStreets } from '#server/emergency/routes/street-marks.ts';
import { closedAt, pictureOf } from './road-towns.ts';

export type ValhallaMood =
  | 'fine'
  /** Ignores the polygons and says so only in a warning. */
  | 'ignores-polygons'
  /** Routes through the polygons without any warning. */
  | 'runs-inside'
  /** A destination outside the data: "found", but ends far short, without any warning. */
  | 'ends-short'
  | 'perimeter-limit'
  | 'busy'
  | 'failing'
  | 'html'
  | 'half'
  | 'misshapen'
  | 'damaged-line'
  | 'straight-line'
  | 'silent';

type Place = { lon: number; lat: number };
type Asked = {
  locations?: Place[];
  sources?: Place[];
  targets?: Place[];
  exclude_polygons?: unknown;
  exclude_locations?: Place[];
};

function encodeShape(line: readonly (readonly [number, number])[]): string {
  let [lastLat, lastLng, text] = [0, 0, ''];
  const add = (delta: number) => {
    let value = delta < 0 ? ~(delta << 1) : delta << 1;
    for (; value >= 0x20; value >>>= 5) text += String.fromCharCode((0x20 | (value & 0x1f)) + 63);
    text += String.fromCharCode(value + 63);
  };
  for (const [lng, lat] of line) {
    const [y, x] = [Math.round(lat * 1e6), Math.round(lng * 1e6)];
    add(y - lastLat);
    add(x - lastLng);
    [lastLat, lastLng] = [y, x];
  }
  return text;
}

const TURN_TYPES: Record<string, number> = { depart: 1, right: 10, left: 15, arrive: 4, continue: 8 };

export async function startValhalla(graph: RoadGraph) {
  const state = { mood: 'fine' as ValhallaMood };
  const asked: { path: string; body: Asked }[] = [];

  const hazardsOf = (body: Asked, isObeyed: boolean): Hazards => {
    // Only a list of rings counts; a GeoJSON object is ignored.
    const rings =
      Array.isArray(body.exclude_polygons) && isObeyed ? (body.exclude_polygons as [number, number][][]) : [];
    return prepareHazards(
      pictureOf({
        fires: rings.map((ring) => [[ring]]),
        closures: (body.exclude_locations ?? []).map(({ lon, lat }) => closedAt([lon, lat])),
      }),
      graph,
    );
  };
  const routeOf = (hazards: Hazards, from: Place, to: Place) => {
    const [start, end] = [from, to].map(({ lon, lat }) => nearestPlace(graph, [lon, lat], { within: 5000 }));
    // It doesn't snap out of a polygon, so a start inside has no path.
    if (!start || !end || isInFire(hazards, start.at) || isInFire(hazards, end.at)) return null;
    const marks = markStreets(graph, hazards);
    const path = findPath(graph, { from: start, to: end, hazards, marks, canGoDeeper: true });
    return path && makeRoute(graph, path);
  };

  const answer = (path: string, body: Asked): [number, unknown] => {
    const isObeyed = state.mood !== 'ignores-polygons' && state.mood !== 'runs-inside';
    const hazards = hazardsOf(body, isObeyed);
    const warnings =
      state.mood === 'ignores-polygons' ? [{ code: 204, text: 'exclude_polygons ignored' }] : undefined;
    if (path === '/status') return [200, { version: '3.6.1', tileset_last_modified: 1_790_000_000 }];
    if (path === '/sources_to_targets') {
      const rows = (body.sources ?? []).map((from) =>
        (body.targets ?? []).map((to) => ({
          time: routeOf(hazards, from, to)?.seconds ?? null,
          distance: 1,
        })),
      );
      return [200, { sources_to_targets: rows, ...(warnings ? { warnings } : {}) }];
    }
    const [from, to] = body.locations ?? [];
    const route = from && to ? routeOf(hazards, from, to) : null;
    if (!route)
      return [400, { error_code: 442, error: 'No path could be found for input', status_code: 400 }];
    const line =
      state.mood === 'ends-short'
        ? route.line.slice(0, Math.ceil(route.line.length / 2))
        : state.mood === 'straight-line'
          ? [route.line[0] ?? ([0, 0] as const), [-120, 35] as const, route.line.at(-1) ?? ([0, 0] as const)]
          : route.line;
    const maneuvers = route.steps.map((step) => ({
      type: TURN_TYPES[step.kind] ?? 8,
      length: step.meters / 1000,
      begin_shape_index: Math.max(
        0,
        route.line.findIndex(([lng, lat]) => lng === step.at[0] && lat === step.at[1]),
      ),
      ...('street' in step && step.street ? { street_names: [step.street] } : {}),
    }));
    const shape = state.mood === 'damaged-line' ? '\u0001\u0002' : encodeShape(line);
    const trip = {
      legs: [{ shape, maneuvers }],
      summary: { time: route.seconds, length: route.meters / 1000 },
      ...(warnings ? { warnings } : {}),
    };
    return [200, { trip }];
  };

  const server = http.createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += String(chunk)));
    req.on('end', () => {
      const path = req.url ?? '';
      const body = JSON.parse(text || '{}') as Asked;
      if (path !== '/status') asked.push({ path, body });
      const send = (status: number, content: string, type = 'application/json') =>
        void res.writeHead(status, { 'content-type': type }).end(content);
      if (state.mood === 'silent') return;
      if (state.mood === 'busy') return send(429, '{"error":"too many"}');
      if (state.mood === 'failing') return send(500, 'Internal Server Error', 'text/plain');
      if (state.mood === 'html') return send(200, '<h1>Maintenance</h1>', 'text/html');
      if (state.mood === 'misshapen') return send(200, '{"trip":{"legs":"none"},"sources_to_targets":{}}');
      if (state.mood === 'perimeter-limit' && body.exclude_polygons)
        return send(400, '{"error_code":167,"error":"Exceeded maximum circumference for exclude_polygons"}');
      const [status, content] = answer(path, body);
      const json = JSON.stringify(content);
      send(status, state.mood === 'half' ? json.slice(0, json.length / 2) : json);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, asked };
}
