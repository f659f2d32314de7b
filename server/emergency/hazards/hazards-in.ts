import { after, hours } from '#server/platform/clock.ts';
import type { ClosureKind, Direction } from '#contract/hazards.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { listFeeds, type Box, type FeedState } from '#server/emergency/alerts/alerts.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { ClosurePlace, HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { mergeClosures } from './merge-closures.ts';
import { stateNow } from './source-state.ts';
import * as store from './store.ts';

/** The age and state of our data from one source. */
export type HazardSource = {
  id: string;
  name: string;
  hazard: HazardFeedPort['hazard'];
  state: FeedState;
  /** Why it isn't OK. */
  reason: string | null;
  /** When it last sent a complete response. Null: never. */
  lastGoodAt: Date | null;
  /** The timestamp inside that response. Null if it has none. */
  contentAt: Date | null;
  officialUrl: string;
};

export type HazardFire = {
  id: string;
  name: string;
  shape: MultiPolygon;
  acres: number | null;
  containedPercent: number | null;
  /** When the perimeter was mapped. It may have grown since. */
  asOf: Date | null;
  source: string;
};

export type HazardClosure = {
  id: string;
  /** `full`: no lane is open. `ramp`: only a ramp or connector is closed. `lanes`, `one-way`: it can be driven. */
  kind: ClosureKind;
  road: string;
  direction: Direction | null;
  details: string | null;
  /** Its line, or the one or two points that the source names; those can be 33 km apart. */
  place: ClosurePlace;
  since: Date;
  /** Null: no end is known. */
  until: Date | null;
  /** Its end has passed, but no complete response has confirmed that. It counts as closed. */
  isOverdue: boolean;
  sources: string[];
};

/** What is known around a place. A road that isn't listed isn't known to be open. */
export type Hazards = {
  fires: HazardFire[];
  closures: HazardClosure[];
  sources: HazardSource[];
};

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'hazardFeeds'>;

/** Includes closures that begin during the drive. */
const AHEAD_MS = hours(1);

/** Fires and closures in force in a box, with the state and age of every source. */
export async function hazardsIn(deps: ReadDeps, box: Box): Promise<Hazards> {
  const { db, clock, hazardFeeds } = deps;
  const at = clock.now();
  const isFollowed = new Set(hazardFeeds.map(({ id }) => id));
  const [fires, closures, sources] = await Promise.all([
    store.firesIn(db, box),
    store.closuresIn(db, box, after(at, AHEAD_MS)),
    hazardSources(deps),
  ]);
  return {
    fires: fires.filter(({ feedId }) => isFollowed.has(feedId)).map(toFire),
    closures: mergeClosures(
      closures
        .filter(({ feedId }) => isFollowed.has(feedId))
        .map((row) => ({ ref: row.ref, closure: toClosure(row, at) })),
    ),
    sources,
  };
}

/** Every configured source, including those that never answered. */
export async function hazardSources({ db, clock, hazardFeeds }: ReadDeps): Promise<HazardSource[]> {
  const rows = new Map((await listFeeds(db)).map((row) => [row.id, row]));
  return hazardFeeds.map(({ id, name, hazard, everySeconds, officialUrl }) => {
    const row = rows.get(id);
    return {
      id,
      name,
      hazard,
      state: stateNow(row, everySeconds, clock.now()),
      reason: row?.reason ?? null,
      lastGoodAt: row?.lastGoodAt ?? null,
      contentAt: row?.contentAt ?? null,
      officialUrl,
    };
  });
}

const toFire = ({ id, name, shape, acres, containedPercent, asOf, feedId }: store.FireRow): HazardFire => ({
  id,
  name,
  shape,
  acres,
  containedPercent,
  asOf,
  source: feedId,
});

const toClosure = (row: store.ClosureRow, at: Date): HazardClosure => ({
  id: row.id,
  kind: row.kind,
  road: row.road,
  direction: row.direction,
  details: row.details,
  place: row.place,
  since: row.startsAt ?? row.firstSeenAt,
  until: row.endsAt,
  isOverdue: row.endsAt !== null && row.endsAt <= at,
  sources: [row.feedId],
});
