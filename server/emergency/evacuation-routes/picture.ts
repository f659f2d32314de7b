/** Everything that the routes of an incident must avoid, at one point in time. */
import { createHash } from 'node:crypto';
import type { Avoided } from '#contract/emergency/evacuation-route.ts';
import { listFeeds, liveZonesNear, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import {
  hazardsIn,
  sourceStateNow,
  type HazardClosure as ReportedClosure,
  type HazardSource,
} from '#server/emergency/hazards/hazards.ts';
import { seconds } from '#server/platform/clock.ts';
import { metersBetween, type Position } from '#server/platform/flat-earth.ts';
import type { Box } from '#server/platform/polygon.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { HazardClosure, HazardPicture, SourceAge } from '#server/ports/routing.ts';
import type { ComputedFrom } from './tables.ts';

export type PictureDeps = Pick<Deps, 'db' | 'clock' | 'feeds' | 'hazardFeeds'>;

/** A hazard: its name for people, what identifies this version of it, and its location. */
export type PictureItem = { id: string; hash: string; named: Avoided; box: Box; marginMeters: number };

export type IncidentPicture = {
  /** The same object as long as the hazards are the same, because marking the streets for it is expensive. */
  picture: HazardPicture;
  items: PictureItem[];
  /** Hash over all items. */
  hash: string;
  from: Omit<ComputedFrom, 'engine'>;
  /** The picture knows nothing outside this box. */
  box: Box;
  readAt: Date;
};

/** During an order many callers need the same incident, so it is read once for all. */
const KEPT_MS = seconds(15);
const MOST_KEPT = 50;
type Kept = { known: IncidentPicture | null; reading: Promise<IncidentPicture | null> | null };
const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * The picture of an incident, in the box that `findBox` returns. `isFresh`: bypasses the cache. Null: there is no box.
 */
export async function readPicture(
  deps: PictureDeps,
  {
    incidentId,
    findBox,
    isFresh,
  }: { incidentId: string; findBox: () => Promise<Box | null>; isFresh: boolean },
): Promise<IncidentPicture | null> {
  const all = kept.get(deps.db) ?? new Map<string, Kept>();
  kept.set(deps.db, all);
  if (all.size >= MOST_KEPT && !all.has(incidentId)) all.clear();
  const slot = all.get(incidentId) ?? { known: null, reading: null };
  all.set(incidentId, slot);
  const now = deps.clock.now();
  if (slot.known && !isFresh && now.getTime() - slot.known.readAt.getTime() < KEPT_MS) return slot.known;
  if (slot.reading && !isFresh) return slot.reading;
  slot.reading = findBox()
    .then((box) => box && readNow(deps, box, now))
    .then((read) => (slot.known = read && keepSame(slot.known, read)))
    .finally(() => (slot.reading = null));
  return slot.reading;
}

/** As long as the hazards are the same, reuses the old picture with the new ages. */
function keepSame(known: IncidentPicture | null, read: IncidentPicture): IncidentPicture {
  if (known?.hash !== read.hash) return read;
  for (const part of ['zones', 'fires', 'closures'] as const)
    known.picture[part].age = read.picture[part].age;
  return { ...read, picture: known.picture };
}

async function readNow(deps: PictureDeps, box: Box, readAt: Date): Promise<IncidentPicture> {
  const [near, hazards, rows] = await Promise.all([
    liveZonesNear(deps.db, [box]),
    hazardsIn(deps, box),
    listFeeds(deps.db),
  ]);
  // Also avoid an order that our team is still checking, because it may be real.
  const zones = near.flatMap((zone) =>
    zone.status === 'order' && zone.shape && zone.verdict !== 'refused'
      ? [{ ...zone, shape: zone.shape }]
      : [],
  );
  const closed = hazards.closures.filter(({ kind }) => kind === 'full' || kind === 'ramp');
  const picture: HazardPicture = {
    zones: {
      age: zonesAge(deps, zones, rows, readAt),
      items: zones.map(({ id, shape }) => ({ id, status: 'order', shape })),
    },
    fires: {
      age: worstAge(hazards.sources.filter(({ hazard }) => hazard === 'fires')),
      items: hazards.fires.map(({ id, shape }) => ({ id, shape })),
    },
    closures: {
      age: worstAge(hazards.sources.filter(({ hazard }) => hazard === 'closures')),
      items: closed.flatMap(toRouting),
    },
  };
  const items: PictureItem[] = [
    ...zones.map(({ id, name, shape }) =>
      item(id, { kind: 'zone', name: name?.trim() || null }, shape.flat(2), shape),
    ),
    ...hazards.fires.map(({ id, name, shape }) => item(id, { kind: 'fire', name }, shape.flat(2), shape)),
    ...closed.map((closure) => {
      const lines = toRouting(closure);
      const points = lines.flatMap(({ line }) => line);
      return item(closure.id, { kind: 'closure', name: closure.road }, points, lines, windingMeters(lines));
    }),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    picture,
    items,
    hash: hashOf(items.map(({ id, hash }) => [id, hash])),
    from: {
      zones: zones.map(({ id, version }) => ({ id, version })),
      fires: hazards.fires.map(({ id }) => id),
      closures: closed.map(({ id }) => id),
    },
    box,
    readAt,
  };
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);

function item(
  id: string,
  named: Avoided,
  points: readonly Position[],
  content: unknown,
  marginMeters = 0,
): PictureItem {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const least = (list: number[]) => list.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (list: number[]) => list.reduce((a, b) => Math.max(a, b), -Infinity);
  const box = { west: least(lngs), south: least(lats), east: most(lngs), north: most(lats) };
  return { id, hash: hashOf(content), named, box, marginMeters };
}

/** If a source names only the two ends, the road between them may wind, so a larger area around it is in doubt. */
const windingMeters = (lines: readonly HazardClosure[]): number =>
  lines.reduce((most, { line, isChord }) => {
    const [first, last] = [line[0], line.at(-1)];
    return isChord && first && last ? Math.max(most, metersBetween(first, last) * 1.5 + 500) : most;
  }, 0);

const toRouting = ({ id, place, road, kind }: ReportedClosure): HazardClosure[] => {
  const isRamp = kind === 'ramp';
  return place.type === 'line'
    ? place.lines.map((line) => ({ id, line: [...line], isChord: false, road, isRamp }))
    : [{ id, line: [...place.points], isChord: place.points.length > 1 && !isRamp, road, isRamp }];
};

const GRAVITY = { ok: 0, stale: 1, unavailable: 2, none: 3 } as const;

/** The worst state and the oldest time of several sources: a combined picture is as old as its oldest part. */
function worstAge(sources: readonly Pick<HazardSource, 'state' | 'lastGoodAt'>[]): SourceAge {
  const [first, ...rest] = sources;
  if (!first) return { state: 'none', asOf: null };
  return rest.reduce<SourceAge>(
    (worst, { state, lastGoodAt }) => ({
      state: GRAVITY[state] > GRAVITY[worst.state] ? state : worst.state,
      asOf: worst.asOf && lastGoodAt && lastGoodAt < worst.asOf ? lastGoodAt : (worst.asOf ?? lastGoodAt),
    }),
    { state: first.state, asOf: first.lastGoodAt },
  );
}

/** The sources of these zones. Declarations of our team and the demo don't age. */
function zonesAge(
  { feeds }: PictureDeps,
  zones: readonly LiveZone[],
  rows: Awaited<ReturnType<typeof listFeeds>>,
  now: Date,
): SourceAge {
  const polled = feeds.filter(({ id }) => zones.some(({ feedId }) => feedId === id));
  if (polled.length > 0)
    return worstAge(
      polled.map(({ id, everySeconds }) => {
        const row = rows.find((one) => one.id === id);
        return { state: sourceStateNow(row, everySeconds, now), lastGoodAt: row?.lastGoodAt ?? null };
      }),
    );
  const [newest] = zones.map(({ lastSeenAt }) => lastSeenAt).toSorted((a, b) => b.getTime() - a.getTime());
  return newest ? { state: 'ok', asOf: newest } : { state: 'none', asOf: null };
}
