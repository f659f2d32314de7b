import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '#server/platform/config.ts';
import { FeedTrouble, type AlertFeedPort, type FeedMemory } from '#server/ports/alert-feed.ts';
import { capOrder, issue, signCap } from '#test/certificates.ts';
import { ETAG, LAST_MODIFIED, startFeed, type FeedMood } from '#test/feed-double.ts';
import { hasRecordings, recording } from '#test/recordings.ts';
import { createArcgisFeed } from './alert-feed.arcgis.ts';
import { createIpawsFeed } from './alert-feed.ipaws.ts';
import { createNwsFeed } from './alert-feed.nws.ts';
import { createFolderFeed, createRecordedFeed, listSnapshots, listSources } from './alert-feed.recorded.ts';
import { openFeeds } from './alert-feeds.ts';
import { readArcgis } from './feed-arcgis.ts';
import { readNws } from './feed-nws.ts';

const NOW = new Date('2026-07-29T10:00:00Z');
const connection = { clock: { now: () => NOW }, userAgent: 'Hearthline/1 (test)', timeoutMs: 30_000 };
const NOTHING: FeedMemory = { etag: null, lastModified: null, lastGoodAt: null };

const zone = (id: number) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[[-118, 34], [-118, 35], [-117, 34], [-118, 34]]] }, // prettier-ignore
  properties: { OBJECTID: id, ZONE_ID: `US-CA-XLA-AAA-E${id}`, STATUS: 'Evacuation Order' },
});
const zones = (...ids: number[]) => ({ type: 'FeatureCollection', features: ids.map(zone) });

const arcgis = (url: string, pageSize = 2000, timeoutMs = connection.timeoutMs) =>
  createArcgisFeed({
    ...connection,
    timeoutMs,
    id: 'caloes',
    name: 'Zones',
    officialUrl: 'https://x.example',
    url,
    pageSize,
  });

const alert = (changed: object = {}) => ({
  id: 'x',
  type: 'Feature',
  geometry: null,
  properties: {
    id: 'urn:oid:1',
    areaDesc: 'Inyo, CA',
    geocode: { SAME: ['006027'], UGC: ['CAC027'] },
    references: [],
    sent: '2026-07-29T09:00:00+00:00',
    expires: '2026-07-29T09:30:00+00:00',
    ends: '2026-07-29T15:00:00+00:00',
    status: 'Actual',
    messageType: 'Alert',
    event: 'Evacuation Immediate',
    sender: 'alerts@canyon.example',
    senderName: 'Canyon County',
    headline: 'Evacuation Order',
    description: 'Leave now.',
    instruction: null,
    response: 'Evacuate',
    parameters: { CMAMtext: ['Evacuation Order'] },
    eventCode: { SAME: ['EVI'] },
    ...changed,
  },
});
const alerts = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

const contentOf = async (feed: AlertFeedPort, memory = NOTHING) => {
  const answer = await feed.pull(memory);
  if (answer.status !== 'answered') throw new Error('unchanged');
  return answer.content;
};
const trouble = async (feed: AlertFeedPort) => {
  const caught: unknown = await feed.pull(NOTHING).catch((e: unknown) => e);
  if (!(caught instanceof FeedTrouble)) throw new Error(`no trouble: ${String(caught)}`);
  return caught;
};

describe('misbehaving source', () => {
  test.each<[FeedMood, RegExp]>([
    ['busy', /status 429/],
    ['failing', /status 500/],
    ['error-with-200', /499 Token Required/],
    ['html', /JSON/],
    ['cut', /could not be reached/],
    ['hangs-up', /could not be reached/],
    ['silent', /too long/],
    ['stalls', /too long/],
    ['huge', /too large/],
    ['flood', /too large/],
    ['redirects-inside', /another server, 169\.254\.169\.254/],
    ['redirects-home', /status 404/],
    ['redirects-round', /circles/],
  ])('%s: fails with a readable reason', async (mood, says) => {
    const { url, state } = await startFeed({ '/query': JSON.stringify(zones(1)) });
    state.mood = mood;
    const feed = createArcgisFeed({
      ...connection,
      // Short only where a timeout must expire, so that a busy machine doesn't change the result.
      timeoutMs: mood === 'silent' || mood === 'stalls' ? 400 : 10_000,
      id: 'caloes',
      name: 'Zones',
      officialUrl: 'https://x.example',
      url,
    });
    expect((await trouble(feed)).message).toMatch(says);
  });

  test('honors Retry-After within limits', async () => {
    const { url, state } = await startFeed({ '/query': '{}' });
    state.mood = 'busy';
    expect((await trouble(arcgis(url))).retryAt).toEqual(new Date('2026-07-29T10:04:00Z'));
    state.mood = 'busy-until';
    expect((await trouble(arcgis(url))).retryAt).toEqual(new Date('2026-07-29T10:05:00Z'));
    state.mood = 'failing';
    expect((await trouble(arcgis(url))).retryAt).toBeNull();
  });

  test('reads compressed responses and follows redirects on the same server', async () => {
    const { url, state } = await startFeed({
      '/query': JSON.stringify(zones(1)),
      '/moved': JSON.stringify(zones(1, 2)),
    });
    state.mood = 'packed';
    expect(await contentOf(arcgis(url))).toMatchObject({ zones: [{ officialId: 'US-CA-XLA-AAA-E1' }] });
    state.mood = 'redirects-home';
    expect(await contentOf(arcgis(url))).toMatchObject({ zones: { length: 2 } });
  });

  test('an unreachable host fails', async () => {
    expect((await trouble(arcgis('http://127.0.0.1:9'))).message).toBe('It could not be reached.');
  });
});

describe('ArcGIS evacuation zones', () => {
  test('sends our user agent and requests GeoJSON', async () => {
    const { url, asked } = await startFeed({ '/layer/0/query': JSON.stringify(zones(1, 2)) });
    const answer = await arcgis(`${url}/layer/0`).pull(NOTHING);
    expect(answer).toMatchObject({ etag: ETAG, lastModified: LAST_MODIFIED, content: { problem: null } });
    expect(asked[0]?.headers['user-agent']).toBe('Hearthline/1 (test)');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      f: 'geojson',
      outSR: '4326',
      where: '1=1',
    });
  });

  test('unchanged content is not downloaded again', async () => {
    const { url, asked } = await startFeed({ '/query': JSON.stringify(zones(1)) });
    expect(await arcgis(url).pull({ ...NOTHING, etag: ETAG })).toEqual({ status: 'unchanged' });
    expect(await arcgis(url).pull({ ...NOTHING, lastModified: LAST_MODIFIED })).toEqual({
      status: 'unchanged',
    });
    expect(asked[0]?.headers['if-none-match']).toBe(ETAG);
  });

  test('several pages form one response, whose original bytes are stored and can be reparsed', async () => {
    const { url, asked } = await startFeed({
      '/query': ({ query }) => {
        const offset = Number(query.get('resultOffset'));
        return JSON.stringify({ ...zones(offset + 1, offset + 2), exceededTransferLimit: offset < 4 });
      },
    });
    const feed = arcgis(url, 2);
    const answer = await feed.pull(NOTHING);
    if (answer.status !== 'answered') throw new Error('unchanged');
    expect(asked.map(({ query }) => query.get('resultOffset'))).toEqual(['0', '2', '4']);
    expect(answer).toMatchObject({ etag: null, content: { problem: null } });
    expect(feed.read(answer.raw)).toEqual(answer.content);
    expect(feed.read(answer.raw)).toMatchObject({ zones: { length: 6 } });
  });

  test('an empty page that announces more is incomplete', async () => {
    const { url } = await startFeed({
      '/query': ({ query }) =>
        JSON.stringify({
          ...(query.get('resultOffset') === '0' ? zones(1) : zones()),
          exceededTransferLimit: true,
        }),
    });
    expect(await contentOf(arcgis(url))).toMatchObject({
      zones: { length: 1 },
      problem: expect.stringMatching(/more/),
    });
  });

  test('the zone count comes from a separate request, and is null when unavailable', async () => {
    const { url, state } = await startFeed({
      '/query': ({ query }) =>
        query.get('returnCountOnly') === 'true' ? '{"count":20}' : JSON.stringify(zones()),
    });
    expect(await arcgis(url).count()).toBe(20);
    for (const mood of ['failing', 'error-with-200', 'html', 'silent', 'empty'] as const) {
      state.mood = mood;
      const patience = mood === 'silent' ? 400 : undefined;
      expect(await arcgis(url, 2000, patience).count()).toBeNull();
    }
  });
});

describe('National Weather Service alerts', () => {
  test('an alert ends at its end time, not when its text expires, and is located by county', async () => {
    const { url, asked } = await startFeed({ '/alerts/active': alerts(alert()) });
    const feed = createNwsFeed({ ...connection, url });
    expect(await contentOf(feed)).toMatchObject({
      problem: null,
      messages: [
        {
          endsAt: new Date('2026-07-29T15:00:00Z'),
          shape: null,
          counties: ['06027'],
          codes: ['EVI'],
          texts: ['Evacuation Order', 'Leave now.'],
          signature: 'unsigned',
          signatureProblem: null,
        },
      ],
    });
    expect(asked[0]?.query.toString()).toBe('status=actual&area=CA');
    expect(asked[0]?.headers).toMatchObject({
      accept: 'application/geo+json',
      'user-agent': 'Hearthline/1 (test)',
    });
    expect(await feed.pull({ ...NOTHING, lastModified: LAST_MODIFIED })).toEqual({ status: 'unchanged' });
  });

  test('an alert without an end time ends at its expiry, and without both it stays open', () => {
    const ends = (changed: object) => readNws(Buffer.from(alerts(alert(changed)))).messages[0]?.endsAt;
    expect(ends({ ends: null })).toEqual(new Date('2026-07-29T09:30:00Z'));
    expect(ends({ ends: null, expires: null })).toBeNull();
  });

  test('alerts with the same ID are merged if identical and kept apart if not', () => {
    const { messages } = readNws(
      Buffer.from(alerts(alert(), alert(), alert({ headline: 'Evacuation Warning' }))),
    );
    expect(messages.map(({ headline }) => headline)).toEqual(['Evacuation Order', 'Evacuation Warning']);
    expect(new Set(messages.map(({ identifier }) => identifier)).size).toBe(2);
  });

  test('unreadable alerts make the response incomplete; the others are kept', () => {
    const { messages, problem } = readNws(
      Buffer.from(alerts(alert(), alert({ id: 7 }), alert({ sent: 'soon' }))),
    );
    expect(messages).toHaveLength(1);
    expect(problem).toBe('2 of its alerts cannot be read.');
  });

  test.each(['', '<html>', '{"type":"FeatureCollection"', '{"status":500}', 'null', '[]'])(
    'rejects %j',
    (text) => {
      expect(() => readNws(Buffer.from(text))).toThrow(FeedTrouble);
    },
  );

  test.runIf(hasRecordings('nws'))(
    'a recorded response is read in full: no duplicates, California alerts by county',
    () => {
      const { messages, problem } = readNws(recording('nws', 'alerts_active_20260715.json'));
      expect(problem).toBeNull();
      expect(messages).toHaveLength(393);
      const californian = messages.filter(({ counties }) => counties.some((fips) => fips.startsWith('06')));
      expect(californian).toHaveLength(16);
      expect(californian.every(({ shape }) => shape === null)).toBe(true);
    },
  );
});

describe('alerts via IPAWS', () => {
  const root = issue({ O: 'Trust', CN: 'Root' }, { isAuthority: true });
  const ipaws = issue({ O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' }, { issuer: root });
  const signed = (identifier: string) => signCap(capOrder({ identifier }), ipaws);
  const entry = (href: string, states: string[] = ['06']) =>
    `<entry><id>${href}</id><title>x</title><link href="${href}"/>${states.map((s) => `<category term="${s}" label="statefips"/>`).join('')}</entry>`;
  const list = (...entries: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>IPAWS</title>${entries.join('')}</feed>`;
  const open = (url: string) => createIpawsFeed({ ...connection, url: `${url}/rest`, trust: root.pem });
  const names = async (feed: AlertFeedPort, memory = NOTHING) => {
    const content = await contentOf(feed, memory);
    return content.kind === 'messages' ? content.messages.map(({ identifier }) => identifier) : [];
  };

  test('each listed message is fetched once and returned until the list drops it', async () => {
    const { url, asked, state } = await startFeed({
      '/rest/feed': list(entry('eas/1'), entry('eas/2'), entry('eas/3', ['32', '49'])),
      '/rest/eas/1': signed('one'),
      '/rest/eas/2': signed('two'),
      '/rest/eas/3': signed('three'),
    });
    const feed = open(url);
    expect(await names(feed)).toEqual(['one', 'two']);
    expect(await names(feed)).toEqual(['one', 'two']);
    expect(asked.map(({ path: asking }) => asking)).toEqual([
      '/rest/feed',
      '/rest/eas/1',
      '/rest/eas/2',
      '/rest/feed',
    ]);
    state.answers['/rest/feed'] = list(entry('eas/2'));
    expect(await names(feed)).toEqual(['two']);
    expect(await feed.pull({ ...NOTHING, etag: ETAG })).toEqual({ status: 'unchanged' });
  });

  test('a message that can’t be fetched makes the response incomplete and is retried', async () => {
    const { url, state } = await startFeed({
      '/rest/feed': list(entry('eas/1'), entry('eas/2')),
      '/rest/eas/1': signed('one'),
    });
    const feed = open(url);
    expect(await contentOf(feed)).toMatchObject({
      messages: [{ identifier: 'one' }],
      problem: expect.stringMatching(/^1 of/),
    });
    state.answers['/rest/eas/2'] = signed('two');
    expect(await names(feed)).toEqual(['one', 'two']);
  });

  test('does not follow links to other servers or outside its folder', async () => {
    const { url, asked } = await startFeed({
      '/rest/feed': list(
        entry('http://169.254.169.254/x'),
        entry('/admin'),
        entry('../x'),
        entry('file:///etc/passwd'),
      ),
    });
    expect(await names(open(url))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('a tampered message is returned as refused, with no text', async () => {
    const { url } = await startFeed({
      '/rest/feed': list(entry('eas/1')),
      '/rest/eas/1': signed('one').toString().replace('Upper', 'Lower'),
    });
    expect(await contentOf(open(url))).toMatchObject({ messages: [{ signature: 'refused', texts: [] }] });
  });

  test('after 30 minutes without a response, reports that messages may be missing', async () => {
    const { url } = await startFeed({ '/rest/feed': list() });
    const since = (minutes: number) => ({
      ...NOTHING,
      lastGoodAt: new Date(NOW.getTime() - minutes * 60_000),
    });
    expect(await contentOf(open(url), since(29))).toMatchObject({ problem: null });
    expect(await contentOf(open(url), since(45))).toMatchObject({
      problem: expect.stringMatching(/45 minutes/),
    });
  });

  test.each([
    ['no list', '<html></html>'],
    ['a doctype', `<!DOCTYPE feed [<!ENTITY a "b">]>${list()}`],
    ['half a list', list(entry('eas/1')).slice(0, 120)],
    ['nothing', ''],
  ])('rejects %s', async (_, text) => {
    const { url } = await startFeed({ '/rest/feed': text });
    expect((await trouble(open(url))).message).toMatch(/list/);
  });
});

describe('recordings', () => {
  const read = (raw: Buffer) => ({ kind: 'zones' as const, ...readArcgis(raw) });
  const feed = { id: 'recorded', name: 'Recording', officialUrl: 'https://x.example', read };

  test('replays supplied responses in order, then reports no changes', async () => {
    const recorded = createRecordedFeed(feed);
    recorded.give(Buffer.from(JSON.stringify(zones(1))), 'lost');
    expect(await contentOf(recorded)).toMatchObject({ zones: { length: 1 } });
    expect((await trouble(recorded)).message).toBe('It could not be reached.');
    expect(await recorded.pull(NOTHING)).toEqual({ status: 'unchanged' });
    expect(await recorded.count()).toBeNull();
  });

  test('reads a folder in order of the timestamps in file names, and reports other files', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-recording-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, ids] of [
      ['z_20260102T030405Z.geojson', [1, 2]],
      ['a_20260102T030406Z.json', [1]],
      ['m20260101T000000Z.GeoJSON', []],
      ['20260101.geojson', []],
      ['20261399T000000Z.geojson', []],
      ['README.md', []],
      ['feed 2026-01-02T03:04:07Z.json', []],
      ['2026-01-02T03-05Z.geojson', []],
    ] as const)
      writeFileSync(path.join(folder, name), JSON.stringify(zones(...ids)));
    const { snapshots, others } = listSnapshots(folder);
    expect(snapshots.map(({ at }) => at.toISOString())).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-01-02T03:04:05.000Z',
      '2026-01-02T03:04:06.000Z',
      '2026-01-02T03:04:07.000Z',
      '2026-01-02T03:05:00.000Z',
    ]);
    expect(others).toEqual(['20260101.geojson', '20261399T000000Z.geojson', 'README.md']);
    const recorded = createFolderFeed({ ...feed, folder });
    expect(await contentOf(recorded)).toMatchObject({ zones: { length: 0 } });
    expect(await contentOf(recorded)).toMatchObject({ zones: { length: 2 } });
  });
});

test('a folder of two sources is read in order of time, each as its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const inner of ['prod', 'combined', 'notes']) mkdirSync(path.join(folder, inner));
  for (const name of [
    'prod/caloes_20260102T030000Z.geojson',
    'combined/zones_20260102T020000Z.geojson',
    'combined_20260102T040000Z.geojson',
  ])
    writeFileSync(path.join(folder, name), JSON.stringify(zones(1)));
  const { snapshots, others } = listSources(folder);
  expect(snapshots.map(({ at, isCombined }) => [at.getUTCHours(), isCombined])).toEqual([
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(others).toEqual(['notes']);
});

test('accepts a trusted issuer setting with escaped line breaks', () => {
  const { pem } = issue({ O: 'Trust', CN: 'Root' }, { isAuthority: true });
  expect(parseConfig({ IPAWS_TRUST: pem.replaceAll('\n', '\\n') }).feeds.ipawsTrust).toBe(pem);
});

test('uses the configured sources: none in a demo; California, weather and IPAWS elsewhere', () => {
  const ids = (env: Record<string, string>) => openFeeds(parseConfig(env), '1').map(({ id }) => id);
  expect(ids({ DEMO: '1' })).toEqual([]);
  expect(ids({ DEMO: '0' })).toEqual(['caloes', 'caloes-combined', 'nws', 'ipaws']);
  expect(ids({ DEMO: '1', FEEDS: 'nws, caloes-combined,nws' })).toEqual(['nws', 'caloes-combined']);
  expect(ids({ DEMO: '0', FEEDS: 'none' })).toEqual([]);
});
