import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createArcgisFeed } from '#server/adapters/alert-feed.arcgis.ts';
import { createNwsFeed } from '#server/adapters/alert-feed.nws.ts';
import { minutes, seconds } from '#server/platform/clock.ts';
import { FeedTrouble, type AlertFeedPort, type FeedMemory } from '#server/ports/alert-feed.ts';
import { later, reported } from '#test/alert-messages.ts';
import { startFeed } from '#test/feed-double.ts';
import { openWorld, type World } from '#test/world.ts';
import { liveZones } from './alerts.ts';
import { alertsHandlers, deleteOldPulls, pollAlertFeeds } from './jobs.ts';
import { nextPull } from './poll-timing.ts';
import { pollFeeds, pollOne } from './polling.ts';
import { alertEvidence, alertMessages, feedPulls, feeds } from './tables.ts';

const FEATURES = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [[[-118, 34], [-118, 34.1], [-117.9, 34], [-118, 34]]] }, // prettier-ignore
      properties: { ZONE_ID: 'US-CA-XLA-AAA-E1', STATUS: 'Evacuation Warning' },
    },
  ],
});

/** Each run of a test has its own feeds. */
const fresh = (name: string): string => `${name}-${randomUUID()}`;

const world: World = await openWorld({ withWorkers: false });
const { clock, db } = world;

const feedRow = async (id: string) => {
  const [row] = await db.select().from(feeds).where(eq(feeds.id, id));
  if (!row) throw new Error('no row');
  return row;
};
const pullsOf = (id: string) =>
  db.select().from(feedPulls).where(eq(feedPulls.feedId, id)).orderBy(feedPulls.at);

const zonesFeed = (id: string, url: string) =>
  createArcgisFeed({
    clock,
    userAgent: 'test',
    timeoutMs: 30_000,
    id,
    name: id,
    officialUrl: 'https://x.example',
    url,
  });
const fake = (id: string, pull: AlertFeedPort['pull']): AlertFeedPort => ({
  id,
  name: id,
  officialUrl: 'https://x.example',
  everySeconds: 60,
  pull,
  count: async () => null,
  read: () => ({ kind: 'messages', messages: [], problem: null }),
});
const withFeeds = (...given: AlertFeedPort[]) => ({ ...world.deps, feeds: given });

test('a feed is polled when it is due, and not before', async () => {
  const { url, asked } = await startFeed({ '/query': FEATURES });
  const feed = zonesFeed(fresh('due'), url);
  const deps = withFeeds(feed);
  expect(await pollOne(deps, feed)).toMatchObject({ outcome: 'good', state: 'ok' });
  expect(await pollOne(deps, feed)).toBeUndefined();
  clock.advance(seconds(60));
  expect(await pollOne(deps, feed)).toBeUndefined();
  clock.advance(seconds(58)); // the cron tick may be slightly early
  expect(await pollOne(deps, feed)).toMatchObject({ outcome: 'unchanged', state: 'ok' });
  expect(asked).toHaveLength(2);
  expect(asked[1]?.headers['if-none-match']).toBe('"v1"');
});

test('when eight servers wake at once, only one polls', async () => {
  const { url, asked } = await startFeed({ '/query': FEATURES });
  const id = fresh('once');
  const results = await Promise.all(
    Array.from({ length: 8 }, () => {
      const feed = zonesFeed(id, url);
      return pollOne(withFeeds(feed), feed);
    }),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('a crashed process does not block others for long', async () => {
  const { url } = await startFeed({ '/query': FEATURES });
  const id = fresh('dead');
  const never = fake(id, () => Promise.reject(new Error('never reached')));
  await db.insert(feeds).values({ id, nextPullAt: new Date(clock.now().getTime() + minutes(3)) });
  expect(await pollOne(withFeeds(never), never)).toBeUndefined();
  clock.advance(minutes(3));
  const feed = zonesFeed(id, url);
  expect(await pollOne(withFeeds(feed), feed)).toMatchObject({ outcome: 'good' });
});

test('a failing feed is polled less often, and its requested delay is respected', async () => {
  const { url, state } = await startFeed({ '/query': FEATURES });
  const feed = zonesFeed(fresh('busy'), url);
  state.mood = 'busy'; // it asks for four minutes
  const began = clock.now();
  expect(await pollOne(withFeeds(feed), feed)).toMatchObject({ outcome: 'failed', state: 'unavailable' });
  const { nextPullAt, failures, reason } = await feedRow(feed.id);
  expect(failures).toBe(1);
  expect(reason).toMatch(/429/);
  expect((nextPullAt?.getTime() ?? 0) - began.getTime()).toBeGreaterThanOrEqual(minutes(4));
  state.mood = 'fine';
  clock.advance(minutes(5));
  expect(await pollOne(withFeeds(feed), feed)).toMatchObject({ outcome: 'good', state: 'ok' });
  expect(await feedRow(feed.id)).toMatchObject({ failures: 0, reason: null });
});

test('one failing feed does not block the others', async () => {
  const { url } = await startFeed({ '/query': FEATURES });
  const broken = fake(fresh('broken'), () => Promise.reject(new TypeError('a fault of ours')));
  const whole = zonesFeed(fresh('whole'), url);
  await pollFeeds(withFeeds(broken, whole));
  expect(await feedRow(broken.id)).toMatchObject({
    state: 'unavailable',
    reason: 'Its answer could not be read.',
  });
  expect(await feedRow(whole.id)).toMatchObject({ state: 'ok' });
});

test('a not-modified reply is accepted for 15 minutes, then the full response is requested', async () => {
  const asked: FeedMemory[] = [];
  const feed = fake(fresh('cached'), async (memory) => {
    asked.push(memory);
    return memory.etag
      ? { status: 'unchanged' }
      : {
          status: 'answered',
          raw: Buffer.from('{}'),
          contentType: 'application/json',
          etag: '"v1"',
          lastModified: null,
          content: { kind: 'messages', messages: [], problem: null },
        };
  });
  for (let minute = 0; minute <= 16; minute += 1) {
    await pollOne(withFeeds(feed), feed);
    clock.advance(minutes(1));
  }
  expect(asked.map(({ etag }) => etag !== null).lastIndexOf(false)).toBe(15);
  expect(asked.filter(({ etag }) => etag === null)).toHaveLength(2);
});

test('messages from an incomplete list are accepted, and the feed is stale', async () => {
  const message = reported({ sentAt: clock.now(), endsAt: null, identifier: fresh('from-half') });
  const feed = fake(fresh('half'), async () => ({
    status: 'answered',
    raw: Buffer.from('<feed/>'),
    contentType: 'application/atom+xml',
    etag: '"x"',
    lastModified: null,
    content: { kind: 'messages', messages: [message], problem: '1 of its messages could not be fetched.' },
  }));
  const result = await pollOne(withFeeds(feed), feed);
  expect(result).toMatchObject({ outcome: 'half', changes: [{ kind: 'new', to: 'order' }] });
  // It must not become the response that a later "not modified" refers to.
  expect(await feedRow(feed.id)).toMatchObject({
    etag: null,
    reason: '1 of its messages could not be fetched.',
  });
  expect(await pullsOf(feed.id)).toMatchObject([{ outcome: 'half', evidenceHash: null }]);
  const [kept] = await db
    .select()
    .from(alertMessages)
    .where(eq(alertMessages.identifier, message.identifier));
  expect(kept).toMatchObject({ meaning: 'order', isDoubtful: 'no', evidenceHash: expect.any(Uint8Array) });
});

test('a weather service order starts, and expires a day later at its own end time', async () => {
  const at = clock.now();
  const iso = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString();
  const alert = {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[[-119, 37], [-119, 37.05], [-118.95, 37], [-119, 37]]] }, // prettier-ignore
    properties: {
      id: fresh('IINFO'),
      geocode: { SAME: ['006027'] },
      sent: iso(0),
      ends: iso(24),
      expires: iso(1),
      status: 'Actual',
      messageType: 'Alert',
      event: 'Evacuation Immediate',
      eventCode: { SAME: ['EVI'] },
      sender: 'Canyon County',
      headline: 'Evacuation Order',
    },
  };
  const { url, state } = await startFeed({
    '/alerts/active': JSON.stringify({ type: 'FeatureCollection', features: [alert] }),
  });
  state.isTagged = false;
  const feed = createNwsFeed({ clock, userAgent: 'test', url });
  const began = await pollOne(withFeeds(feed), feed);
  expect(began?.changes).toMatchObject([{ kind: 'new', to: 'order' }]);
  // Leaving the list alone ends nothing.
  state.answers['/alerts/active'] = '{"type":"FeatureCollection","features":[]}';
  clock.advance(minutes(2));
  expect(await pollOne(withFeeds(feed), feed)).toMatchObject({ outcome: 'good', changes: [] });
  clock.advance(minutes(24 * 60 + 31));
  await pollFeeds(withFeeds(feed));
  clock.advance(minutes(2));
  await pollFeeds(withFeeds(feed));
  const live = await liveZones(db);
  expect(live.filter(({ feedId }) => feedId === 'nws')).toEqual([]);
});

test('unreferenced pulls and bytes are deleted after a month; the rest stays', async () => {
  const { url } = await startFeed({ '/query': FEATURES });
  const feed = zonesFeed(fresh('old'), url);
  await pollOne(withFeeds(feed), feed);
  const [evidence] = await db
    .select()
    .from(alertEvidence)
    .where(eq(alertEvidence.contentType, 'application/geo+json'));
  const orphan = Uint8Array.from(randomBytes(32));
  await db.insert(alertEvidence).values({
    hash: orphan,
    contentType: 'text/plain',
    body: orphan,
    size: 1,
    createdAt: new Date(clock.now().getTime() - minutes(60)),
  });
  await db.insert(feedPulls).values([
    {
      feedId: feed.id,
      at: new Date(clock.now().getTime() - minutes(50)),
      outcome: 'good',
      evidenceHash: orphan,
    },
    { feedId: feed.id, at: new Date(clock.now().getTime() - minutes(40)), outcome: 'failed' },
  ]);
  clock.advance(minutes(31 * 24 * 60));
  const forget = alertsHandlers.find(({ job }) => job.name === deleteOldPulls.name);
  await forget?.run(world.deps, {});
  expect(await pullsOf(feed.id)).toHaveLength(1); // the last complete response
  const left = await db.select({ hash: alertEvidence.hash }).from(alertEvidence);
  const hashes = left.map(({ hash }) => Buffer.from(hash).toString('hex'));
  expect(hashes).toContain(Buffer.from(evidence?.hash ?? []).toString('hex'));
  expect(hashes).not.toContain(Buffer.from(orphan).toString('hex'));
});

test('measures how long a feed has been silent', async () => {
  const { url } = await startFeed({ '/query': FEATURES });
  const heard = zonesFeed(fresh('heard'), url);
  const silent = fake(fresh('silent'), () => Promise.reject(new FeedTrouble('It could not be reached.')));
  await pollFeeds(withFeeds(heard, silent));
  clock.advance(minutes(10));
  const text = await world.app.metrics.registry.metrics();
  const seconds10 = Number(new RegExp(`since_good_pull\\{feed="${heard.id}"\\} (\\S+)`).exec(text)?.[1]);
  expect(seconds10).toBeGreaterThanOrEqual(600);
  expect(seconds10).toBeLessThan(700);
  expect(text).toContain(`feed_seconds_since_good_pull{feed="${silent.id}"} +Inf`);
});

test('polls every minute', () => expect(pollAlertFeeds.cron).toBe('* * * * *'));

test('the delay is never shorter than configured, nor above ten minutes unless the source asks for it', () => {
  const asked = {
    at: later(0),
    everySeconds: fc.integer({ min: 30, max: 300 }),
    failures: fc.integer({ min: 0, max: 50 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
  };
  fc.assert(
    fc.property(asked.everySeconds, asked.failures, asked.random, (everySeconds, failures, random) => {
      const wait =
        nextPull({ at: asked.at, everySeconds, failures, retryAt: null, random }).getTime() -
        asked.at.getTime();
      if (failures === 0) expect(wait).toBe(seconds(everySeconds));
      expect(wait).toBeGreaterThanOrEqual(seconds(everySeconds) * 0.75);
      expect(wait).toBeLessThanOrEqual(minutes(10) * 1.25);
    }),
  );
  const wish = later(30);
  expect(nextPull({ at: later(0), everySeconds: 60, failures: 1, retryAt: wish, random: 0 })).toEqual(wish);
  expect(new FeedTrouble('x').retryAt).toBeNull();
});
