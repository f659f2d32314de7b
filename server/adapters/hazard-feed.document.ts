/** Road closures that come as one document. */
import type { ClosureContent, HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { fetchFeed, feedUrl, type FeedConnection } from './feed-http.ts';
import { readCaltrans } from './hazard-caltrans.ts';
import { readOpen511 } from './hazard-open511.ts';
import { readQuickMap } from './hazard-quickmap.ts';
import { readWzdx } from './hazard-wzdx.ts';

const MOST_BYTES = 32 * 1024 * 1024;

type DocumentFeed = Pick<
  HazardFeedPort,
  'id' | 'name' | 'officialUrl' | 'everySeconds' | 'freshForMinutes' | 'goneAfterMinutes' | 'mayBeEmpty'
> & { url: URL; accept: string; read: (raw: Buffer) => ClosureContent };

const createDocumentFeed = (
  connection: FeedConnection,
  { url, accept, ...feed }: DocumentFeed,
): HazardFeedPort => ({
  ...feed,
  hazard: 'closures',
  pull: async (memory) => {
    const reply = await fetchFeed(connection, { url, accept, mostBytes: MOST_BYTES, memory });
    return reply.status === 'unchanged' ? reply : { ...reply, content: feed.read(reply.raw) };
  },
  // None of them can be counted separately, so an empty list proves nothing.
  count: async () => null,
});

/** Lane closures of one Caltrans district. A district always has some: an empty file is a failure. */
export const createCaltransFeed = (
  feed: FeedConnection & { url: string; district: number },
): HazardFeedPort => {
  const { district } = feed;
  const file = `lcsStatusD${String(district).padStart(2, '0')}.json`;
  return createDocumentFeed(feed, {
    id: `caltrans-d${district}`,
    name: `Caltrans lane closures, district ${district}`,
    officialUrl: 'https://quickmap.dot.ca.gov',
    url: feedUrl(feed.url, `/d${district}/lcs/${file}`),
    accept: 'application/json',
    everySeconds: 300,
    freshForMinutes: 60,
    // Its rows state when they are over, so one that merely disappears is kept for long.
    goneAfterMinutes: 720,
    mayBeEmpty: false,
    read: readCaltrans,
  });
};

/** QuickMap's lane closures: what is in effect now, partly with lines. */
export const createQuickMapFeed = (feed: FeedConnection & { url: string }): HazardFeedPort =>
  createDocumentFeed(feed, {
    id: 'quickmap',
    name: 'Caltrans QuickMap closures',
    officialUrl: 'https://quickmap.dot.ca.gov',
    url: feedUrl(feed.url, '/lcs2way.kml'),
    accept: 'application/vnd.google-earth.kml+xml, application/xml',
    everySeconds: 300,
    freshForMinutes: 60,
    goneAfterMinutes: 60,
    mayBeEmpty: false,
    read: readQuickMap,
  });

/** Roads closed by weather, next to chain controls. In summer there are none. */
export const createQuickMapWeatherFeed = (feed: FeedConnection & { url: string }): HazardFeedPort =>
  createDocumentFeed(feed, {
    id: 'quickmap-weather',
    name: 'Caltrans QuickMap roads closed by weather',
    officialUrl: 'https://quickmap.dot.ca.gov',
    url: feedUrl(feed.url, '/cc.kml'),
    accept: 'application/vnd.google-earth.kml+xml, application/xml',
    everySeconds: 300,
    freshForMinutes: 60,
    goneAfterMinutes: 60,
    mayBeEmpty: true,
    read: readQuickMap,
  });

/** 511 Bay Area allows 60 requests an hour. */
export const createBay511Feed = (feed: FeedConnection & { url: string; key: string }): HazardFeedPort =>
  createDocumentFeed(feed, {
    id: '511-bay-area',
    name: '511 Bay Area traffic events',
    officialUrl: 'https://511.org/traffic',
    url: feedUrl(feed.url, '/traffic/events', { api_key: feed.key, format: 'json' }),
    accept: 'application/json',
    everySeconds: 180,
    // Its times are of single events, and a quiet night has no new ones.
    freshForMinutes: 720,
    goneAfterMinutes: 60,
    mayBeEmpty: false,
    read: readOpen511,
  });

export const createWzdxFeed = (feed: FeedConnection & { url: string }): HazardFeedPort =>
  createDocumentFeed(feed, {
    id: 'wzdx',
    name: 'Work zone data exchange',
    officialUrl: new URL(feed.url).origin,
    url: new URL(feed.url),
    accept: 'application/geo+json, application/json',
    everySeconds: 300,
    freshForMinutes: 120,
    goneAfterMinutes: 120,
    mayBeEmpty: false,
    read: readWzdx,
  });
