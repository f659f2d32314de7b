/** Replays recorded or fictional responses on a database of the test server: everything except the process. */
import { readFileSync } from 'node:fs';
import { listSnapshots } from '#server/adapters/alert-feed.recorded.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import type { WatchedHome } from '#server/emergency/replay/homes-file.ts';
import { replay, type Recorded } from '#server/emergency/replay/replay.ts';
import type { SnapshotReport } from '#server/emergency/replay/report.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { prepare } from '#server/platform/polygon.ts';
import type { AlertFeedPort, ReportedZone } from '#server/ports/alert-feed.ts';
import { cloneDatabase } from './world.ts';

export const recordedFeed = (id: string): AlertFeedPort => ({
  id,
  name: id,
  officialUrl: 'https://example.com',
  everySeconds: 60,
  pull: async () => ({ status: 'unchanged' }),
  count: async () => null,
  read: (raw) => ({ kind: 'zones', ...readArcgis(raw) }),
});

export async function replayed(
  snapshots: readonly Recorded[],
  homes: readonly WatchedHome[],
  feeds: readonly AlertFeedPort[] = [recordedFeed('caloes')],
): Promise<SnapshotReport[]> {
  const log = createLog('silent');
  const database = openDatabase(await cloneDatabase(), { max: 4, log });
  try {
    const world = { db: database.db, config: parseConfig({ DEMO: '1' }), log };
    const told: SnapshotReport[] = [];
    for await (const one of replay(world, feeds, snapshots, homes)) told.push(one);
    return told;
  } finally {
    await database.close();
  }
}

export const snapshotsIn = (folder: string, source?: string): Recorded[] =>
  listSnapshots(folder).snapshots.map(({ name, at, file }) => ({
    name,
    at,
    raw: async () => readFileSync(file),
    ...(source ? { source } : {}),
  }));

/** One response per ten minutes: the newest recorded one, for up to `mostHours` after it was recorded. */
export function everyTenMinutes(snapshots: readonly Recorded[], mostHours: number): Recorded[] {
  return snapshots.flatMap((snapshot, n) => {
    const from = snapshot.at.getTime();
    const next = snapshots[n + 1]?.at.getTime() ?? Infinity;
    const answers: Recorded[] = [];
    for (let at = from; at < Math.min(next, from + hours(mostHours)); at += minutes(10))
      answers.push({ ...snapshot, at: new Date(at) });
    return answers;
  });
}

/** A home in the middle of each of these zones, named like the zone. */
export const homesIn = (zones: readonly ReportedZone[], keys: readonly string[]): WatchedHome[] =>
  keys.flatMap((key): WatchedHome[] => {
    const zone = zones.find(({ officialId, shape }) => officialId === key && shape);
    if (!zone?.shape) return [];
    const [lng, lat] = prepare(zone.shape).pointInside();
    return [{ id: key, lat, lng, plan: 'plus', memberSince: new Date('2024-01-01T00:00:00Z') }];
  });

/** "2026-08-08T21:11 activated": what happened to a home, and when, without warnings and reviews. */
export const happenedTo = (told: readonly SnapshotReport[], home: string): string[] =>
  told.flatMap(({ at, events }) =>
    events
      .filter((one) => one.home === home && one.event !== 'warned' && one.event !== 'held')
      .map(({ event }) => `${at.toISOString().slice(0, 16)} ${event}`),
  );
