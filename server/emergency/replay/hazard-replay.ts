/** Runs recorded responses about fires and closures through the current rules. Needs no database. */
import { replayPulls } from '#server/emergency/hazards/hazards.ts';
import type { HazardFeedPort } from '#server/ports/hazard-feed.ts';
import type { HazardReplay } from './hazard-report.ts';

export type HazardRecording = {
  source: string;
  feed: Pick<HazardFeedPort, 'read' | 'freshForMinutes' | 'goneAfterMinutes' | 'mayBeEmpty'>;
  snapshots: readonly { name: string; at: Date; raw: Buffer }[];
};

/** By source, and chronologically within each. */
export function replayHazards(recordings: readonly HazardRecording[]): HazardReplay[] {
  return recordings.flatMap(({ source, feed, snapshots }) => {
    // A recording has no separate count, so an empty response proves nothing.
    const pulls = snapshots.map(({ at, raw }) => ({
      at,
      raw,
      outcome: 'recorded',
      reason: null,
      contentAt: null,
    }));
    return replayPulls(feed, pulls).map((pull, n) => ({ source, name: snapshots[n]?.name ?? '', pull }));
  });
}
