/** Fires and road closures from official sources: the interface for routing and maps. */
import { dueNow, pollSource } from '#server/emergency/alerts/alerts.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { takeHazards, type HazardPull } from './take-hazards.ts';

export {
  hazardsIn,
  hazardSources,
  type HazardClosure,
  type HazardFire,
  type Hazards,
  type HazardSource,
} from './hazards-in.ts';
export { changesAfter as hazardChangesAfter, hazardCounts, recentlyEnded } from './store.ts';
export { stateNow as sourceStateNow } from './source-state.ts';
export { pullSheltersNow, type ShelterPull } from './shelters.ts';
export { openShelterCounts } from './shelter-store.ts';
export { readZoneSources as zoneSources } from './live-map.ts';
export { replayPulls, storedPulls, type ReplayedPull } from './replay.ts';
export type { HazardPull } from './take-hazards.ts';

type PollDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'hazardFeeds'>;

/** Polls the sources that are due. One failure doesn't block the others. */
export async function pollHazards(deps: PollDeps): Promise<void> {
  await Promise.all(
    deps.hazardFeeds.map((feed) =>
      pollOne(deps, feed).catch((err: unknown) =>
        deps.log.error({ err, feed: feed.id }, 'hazard poll failed'),
      ),
    ),
  );
}

const pollOne = (deps: PollDeps, feed: HazardFeedPort, due?: Date): Promise<HazardPull | undefined> =>
  pollSource(deps, feed, (answer, pulled) => takeHazards(deps, feed, answer, pulled), due);

/** Polls a source ahead of schedule on request. Returns undefined if another server is polling it. */
export const pullHazardsNow = (deps: PollDeps, feed: HazardFeedPort): Promise<HazardPull | undefined> =>
  pollOne(deps, feed, dueNow(deps.clock.now()));
