import { describe, expect, test } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { FeedTrouble, type FeedMemory } from '#server/ports/alert-feed.ts';
import type { HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { startFeed, type FeedMood } from '#test/feed-double.ts';
import { caltransAnswer, wfigsAnswer } from '#test/hazards.ts';
import { createFirisFeed, createWfigsFeed } from './hazard-feed.arcgis.ts';
import {
  createBay511Feed,
  createCaltransFeed,
  createQuickMapFeed,
  createQuickMapWeatherFeed,
  createWzdxFeed,
} from './hazard-feed.document.ts';
import { openHazardFeeds } from './hazard-feeds.ts';
import { isSoak } from '#test/tier.ts';

const NO_MEMORY: FeedMemory = { etag: null, lastModified: null, lastGoodAt: null };
const now = new Date();
const KML = '<kml><Document></Document></kml>';
const ANSWERS = {
  '/data/d4/lcs/lcsStatusD04.json': () => caltransAnswer([{ index: 'C1-0001', start: now, end: null }], now),
  '/data/lcs2way.kml': KML,
  '/data/cc.kml': KML,
  '/traffic/events': JSON.stringify({ events: [] }),
  '/wzdx': JSON.stringify({ feed_info: { update_date: now.toISOString() }, features: [] }),
  '/wfigs/query': ({ query }: { query: URLSearchParams }) =>
    query.get('returnCountOnly') ? JSON.stringify({ count: 1 }) : wfigsAnswer([{ id: 'A' }]),
  '/firis/query': ({ query }: { query: URLSearchParams }) =>
    query.get('returnCountOnly') ? JSON.stringify({ count: 0 }) : JSON.stringify({ features: [] }),
};

async function openAll({ timeoutMs = 20_000 } = {}) {
  const source = await startFeed(ANSWERS);
  const connection = { clock: systemClock, userAgent: 'test', timeoutMs };
  const { url } = source;
  const feeds: HazardFeedPort[] = [
    createCaltransFeed({ ...connection, url: `${url}/data`, district: 4 }),
    createQuickMapFeed({ ...connection, url: `${url}/data` }),
    createQuickMapWeatherFeed({ ...connection, url: `${url}/data` }),
    createBay511Feed({ ...connection, url, key: 'secret-key' }),
    createWzdxFeed({ ...connection, url: `${url}/wzdx?token=1` }),
    createWfigsFeed({ ...connection, url: `${url}/wfigs` }),
    createFirisFeed({ ...connection, url: `${url}/firis` }),
  ];
  return { ...source, feeds };
}

test('every source is asked at its own address, once, and answers with its content', async () => {
  const { feeds, asked, state } = await openAll();
  state.isTagged = false;
  const answers = await Promise.all(feeds.map((feed) => feed.pull(NO_MEMORY)));
  expect(answers.map(({ status }) => status)).toEqual(feeds.map(() => 'answered'));
  expect(asked.map(({ path }) => path).toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  expect(asked.find(({ path }) => path === '/wfigs/query')?.query.get('geometry')).toContain('-125');
  expect(asked.find(({ path }) => path === '/traffic/events')?.query.get('api_key')).toBe('secret-key');
});

test('what was not modified is not read again', async () => {
  const { feeds } = await openAll();
  const memory = { ...NO_MEMORY, etag: '"v1"' };
  for (const feed of feeds) expect(await feed.pull(memory)).toEqual({ status: 'unchanged' });
});

test('only layers can be counted; a document that is empty proves nothing', async () => {
  const { feeds } = await openAll();
  expect(await Promise.all(feeds.map((feed) => feed.count()))).toEqual([null, null, null, null, null, 1, 0]);
});

const MOODS: FeedMood[] = [
  'busy',
  'failing',
  'html',
  'cut',
  'hangs-up',
  'silent',
  'stalls',
  'huge',
  'flood',
  'redirects-inside',
  'redirects-round',
];

describe.each(MOODS)('a source that is %s', (mood) => {
  test('gives no answer, and its key is in no message', async () => {
    const isSlow = mood === 'silent' || mood === 'stalls';
    const { feeds, state } = await openAll(isSlow ? { timeoutMs: 200 } : {});
    state.mood = mood;
    // The sources share what reads an answer; reading a huge one takes a second each.
    const isLong = mood === 'huge' || mood === 'flood';
    const asked = isLong && !isSoak ? feeds.filter(({ id }) => id === 'wfigs' || id === 'wzdx') : feeds;
    expect(asked.length).toBeGreaterThan(1);
    for (const feed of asked) {
      const outcome = await feed.pull(NO_MEMORY).catch((error: unknown) => error);
      expect([feed.id, outcome]).toEqual([feed.id, expect.any(FeedTrouble)]);
      expect((outcome as Error).message).not.toContain('secret-key');
      if (mood === 'busy') expect((outcome as FeedTrouble).retryAt).not.toBeNull();
    }
  });
});

test('the configuration opens one source per Caltrans district, and 511 and WZDx where they are configured', () => {
  const live = { DEMO: '0', DATA_DIR: '/x', DATABASE_URL: 'postgres://x', ORIGIN: 'https://x.example' };
  const ids = (env: Record<string, string>) =>
    openHazardFeeds(parseConfig({ ...live, ...env }), 'test').map(({ id }) => id);
  const districts = Array.from({ length: 12 }, (_, n) => `caltrans-d${n + 1}`);
  expect(ids({})).toEqual(['wfigs', 'firis', ...districts, 'quickmap', 'quickmap-weather']);
  expect(ids({ CALTRANS_DISTRICTS: '4,10', BAY511_KEY: 'k', WZDX_URL: 'https://x.example/w?k=1' })).toEqual([
    'wfigs',
    'firis',
    'caltrans-d4',
    'caltrans-d10',
    'quickmap',
    'quickmap-weather',
    '511-bay-area',
    'wzdx',
  ]);
  expect(ids({ HAZARDS: 'none' })).toEqual([]);
  expect(ids({ DEMO: '1' })).toEqual(['demo-fires', 'demo-closures']);
});
