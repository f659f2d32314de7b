/** The sources of fires and closures enabled in the configuration. */
import { systemClock } from '#server/platform/clock.ts';
import type { Config, HazardFeedName } from '#server/platform/config.ts';
import type { HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { createFirisFeed, createWfigsFeed } from './hazard-feed.arcgis.ts';
import { createDemoHazards } from './hazard-feed.demo.ts';
import {
  createBay511Feed,
  createCaltransFeed,
  createQuickMapFeed,
  createQuickMapWeatherFeed,
  createWzdxFeed,
} from './hazard-feed.document.ts';
import { openHazardRecording } from './hazard-feed.recorded.ts';

export function openHazardFeeds(
  { hazards, feeds, origin }: Pick<Config, 'hazards' | 'feeds' | 'origin'>,
  version: string,
): HazardFeedPort[] {
  const connection = {
    clock: systemClock,
    userAgent: `Hearthline/${version} (${origin}; ${feeds.contact})`,
  };
  const { urls, districts } = hazards;
  const open: Record<HazardFeedName, () => HazardFeedPort[]> = {
    wfigs: () => [createWfigsFeed({ ...connection, url: urls.wfigs })],
    firis: () => [createFirisFeed({ ...connection, url: urls.firis })],
    caltrans: () =>
      districts.map((district) => createCaltransFeed({ ...connection, url: urls.caltrans, district })),
    quickmap: () => [createQuickMapFeed({ ...connection, url: urls.quickmap })],
    'quickmap-weather': () => [createQuickMapWeatherFeed({ ...connection, url: urls.quickmap })],
    '511': () => [createBay511Feed({ ...connection, url: urls['511'], key: hazards.bay511Key ?? '' })],
    wzdx: () => [createWzdxFeed({ ...connection, url: hazards.wzdxUrl ?? '' })],
    recorded: () => openHazardRecording(hazards.recording ?? ''),
    demo: () => createDemoHazards(systemClock),
  };
  return hazards.names.flatMap((name) => open[name]());
}
