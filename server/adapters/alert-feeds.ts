/** The official feeds enabled in the configuration. */
import { systemClock } from '#server/platform/clock.ts';
import type { Config, FeedName } from '#server/platform/config.ts';
import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import { createArcgisFeed } from './alert-feed.arcgis.ts';
import { createIpawsFeed } from './alert-feed.ipaws.ts';
import { createNwsFeed } from './alert-feed.nws.ts';
import { createFolderFeed } from './alert-feed.recorded.ts';
import { readArcgis } from './feed-arcgis.ts';

export function openFeeds(
  { feeds, origin }: Pick<Config, 'feeds' | 'origin'>,
  version: string,
): AlertFeedPort[] {
  const connection = {
    clock: systemClock,
    userAgent: `Hearthline/${version} (${origin}; ${feeds.contact})`,
  };
  const open: Record<FeedName, () => AlertFeedPort> = {
    caloes: () =>
      createArcgisFeed({
        ...connection,
        id: 'caloes',
        name: 'Cal OES evacuation zones',
        officialUrl: 'https://protect.genasys.com',
        url: feeds.urls.caloes,
      }),
    'caloes-combined': () =>
      createArcgisFeed({
        ...connection,
        id: 'caloes-combined',
        name: 'Cal OES combined evacuation zones',
        officialUrl: 'https://protect.genasys.com',
        url: feeds.urls['caloes-combined'],
      }),
    nws: () => createNwsFeed({ ...connection, url: feeds.urls.nws }),
    recorded: () =>
      createFolderFeed({
        id: 'recorded',
        name: 'Recorded evacuation zones',
        officialUrl: 'https://protect.genasys.com',
        folder: feeds.recording ?? '',
        read: (raw) => ({ kind: 'zones', ...readArcgis(raw) }),
      }),
    ipaws: () => createIpawsFeed({ ...connection, url: feeds.urls.ipaws, trust: feeds.ipawsTrust }),
  };
  return feeds.names.map((name) => open[name]());
}
