/** The source of open shelters enabled in the configuration. */
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { ShelterFeedPort } from '#server/ports/shelter-feed.ts';
import { createFemaShelters } from './shelter-feed.arcgis.ts';
import { createDemoShelters } from './shelter-feed.demo.ts';

export function openShelterFeeds(
  { shelters, feeds, origin }: Pick<Config, 'shelters' | 'feeds' | 'origin'>,
  version: string,
): ShelterFeedPort[] {
  const userAgent = `Hearthline/${version} (${origin}; ${feeds.contact})`;
  if (shelters.source === 'demo') return [createDemoShelters()];
  return shelters.source === 'fema'
    ? [createFemaShelters({ clock: systemClock, userAgent, url: shelters.url })]
    : [];
}
