import type { z } from 'zod';
import { CLOSURE_KINDS } from '#contract/hazards.ts';
import { MAP_ZONE_STATUSES, type getLiveMap, type LiveMap } from '#contract/emergency/live-map.ts';
import { seconds } from '#server/platform/clock.ts';
import {
  boxOf,
  DEMO_FEED_ID,
  informationInForce,
  listFeeds,
  liveZonesNear,
  type Box,
  type LiveZone,
} from '#server/emergency/alerts/alerts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { drawnLine, drawnShape, toleranceOf } from './drawn-shapes.ts';
import { hazardsIn, type HazardClosure } from './hazards-in.ts';
import { sheltersIn, shelterSources } from './shelters.ts';
import { stateNow } from './source-state.ts';

type MapDeps = Pick<Deps, 'db' | 'clock' | 'feeds' | 'hazardFeeds' | 'shelterFeeds'>;
type Shown = z.input<typeof LiveMap>;

/** Areas are extended to this grid, so that people who look at the same town share one response. */
const GRID_DEGREES = 0.25;
const KEPT_MS = seconds(10);
const MOST_KEPT = 100;
/** A whole state has hundreds; the list stays readable and the response small. */
const MOST_CLOSURES = 300;

const onGrid = ({ west, south, east, north }: Box): Box => ({
  west: Math.floor(west / GRID_DEGREES) * GRID_DEGREES,
  south: Math.floor(south / GRID_DEGREES) * GRID_DEGREES,
  east: Math.ceil(east / GRID_DEGREES) * GRID_DEGREES,
  north: Math.ceil(north / GRID_DEGREES) * GRID_DEGREES,
});

/** Recent responses by area, for each set of sources. */
const kept = new WeakMap<object, Map<string, { until: number; map: Promise<Shown> }>>();

/**
 * What official sources report in an area. During a fire many people look at the same one, so it is read once for all.
 */
export function readLiveMap(deps: MapDeps, asked: z.output<typeof getLiveMap.query>): Promise<Shown> {
  const box = onGrid(asked);
  const now = deps.clock.now().getTime();
  const recent = kept.get(deps.hazardFeeds) ?? new Map<string, { until: number; map: Promise<Shown> }>();
  kept.set(deps.hazardFeeds, recent);
  const key = JSON.stringify(box);
  const known = recent.get(key);
  if (known && known.until > now) return known.map;
  if (recent.size >= MOST_KEPT) recent.clear();
  const map = drawMap(deps, box);
  recent.set(key, { until: now + KEPT_MS, map });
  // Don't cache a failure.
  map.catch(() => recent.delete(key));
  return map;
}

async function drawMap(deps: MapDeps, box: Box): Promise<Shown> {
  const { db } = deps;
  const tolerance = toleranceOf(box);
  const [zones, hazards, warnings, zoneSources, shelters, shelterFeeds] = await Promise.all([
    liveZonesNear(db, [box]),
    hazardsIn(deps, box),
    informationInForce(db, 'red-flag'),
    readZoneSources(deps),
    sheltersIn(deps, box),
    shelterSources(deps),
  ]);
  const closures = hazards.closures.toSorted((a, b) => gravity(a) - gravity(b));
  return {
    box,
    zones: shownZones(zones, tolerance),
    fires: hazards.fires.map((fire) => ({ ...fire, shape: drawnShape(fire.shape, tolerance) })),
    closures: closures.slice(0, MOST_CLOSURES).map(({ place, ...closure }) => ({
      ...closure,
      lines: place.type === 'line' ? place.lines.map((line) => drawnLine(line, tolerance)) : [],
      points: place.type === 'points' ? place.points : [],
    })),
    moreClosures: Math.max(0, closures.length - MOST_CLOSURES),
    shelters: shelters.map(({ feedId, lat, lng, ...shelter }) => ({
      ...shelter,
      at: [lng, lat],
      source: feedId,
    })),
    redFlags: warnings
      .filter(({ shape }) => isTouching(boxOf(shape), box))
      .map(({ id, name, source, endsAt, shape }) => ({
        id,
        name,
        source,
        endsAt,
        shape: drawnShape(shape, tolerance),
      })),
    sources: [
      ...zoneSources,
      ...hazards.sources.map(({ id, name, hazard, state, lastGoodAt, contentAt, officialUrl }) => ({
        id,
        name,
        kind: hazard,
        state,
        lastGoodAt,
        contentAt,
        officialUrl,
      })),
      ...shelterFeeds.map((source) => ({ ...source, kind: 'shelters' as const })),
    ],
  };
}

const gravity = ({ kind }: HazardClosure): number => CLOSURE_KINDS.indexOf(kind);

const isTouching = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/**
 * Both Cal OES views list the same zones, so only one is shown. Demo zones are left out, because they reveal where
 * homes are.
 */
function shownZones(zones: readonly LiveZone[], tolerance: number): Shown['zones'] {
  const byKey = new Map<string, Shown['zones'][number]>();
  for (const zone of zones) {
    const status = MAP_ZONE_STATUSES.find((known) => known === zone.status);
    if (!status || !zone.shape || zone.verdict === 'refused' || zone.feedId === DEMO_FEED_ID) continue;
    const key = `${zone.key} ${status}`;
    const isConfirmed = status !== 'unknown' && (zone.verdict === 'auto' || zone.verdict === 'approved');
    if (byKey.get(key)?.isConfirmed) continue;
    byKey.set(key, {
      id: zone.id,
      name: zone.name?.trim() || zone.key,
      status,
      isConfirmed,
      since: zone.orderSince ?? zone.firstSeenAt,
      url: zone.url,
      source: zone.feedId,
      shape: drawnShape(zone.shape, tolerance),
    });
  }
  return [...byKey.values()].toSorted(
    (a, b) => MAP_ZONE_STATUSES.indexOf(a.status) - MAP_ZONE_STATUSES.indexOf(b.status),
  );
}

/** The current state of each source of zones. */
export async function readZoneSources({
  db,
  clock,
  feeds,
}: Pick<Deps, 'db' | 'clock' | 'feeds'>): Promise<Shown['sources']> {
  const rows = new Map((await listFeeds(db)).map((row) => [row.id, row]));
  return feeds.map(({ id, name, everySeconds, officialUrl }) => ({
    id,
    name,
    kind: 'zones',
    state: stateNow(rows.get(id), everySeconds, clock.now()),
    lastGoodAt: rows.get(id)?.lastGoodAt ?? null,
    contentAt: rows.get(id)?.contentAt ?? null,
    officialUrl,
  }));
}
