import { seconds } from '#server/platform/clock.ts';
import { FeedTrouble, type AlertFeedPort, type FeedMemory } from '#server/ports/alert-feed.ts';
import { readArcgis, type ArcgisPage } from './feed-arcgis.ts';
import { fetchFeed, feedUrl, type FeedConnection, type Reply } from './feed-http.ts';

type ArcgisFeed = FeedConnection & {
  /** "caloes": the hosted view; "caloes-combined": the same data in another format. */
  id: string;
  name: string;
  officialUrl: string;
  /** The layer URL: .../FeatureServer/0. */
  url: string;
  pageSize?: number;
};

type Answered = Extract<Reply, { status: 'answered' }>;

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_PAGES = 20;
/**
 * The source refreshes every ten minutes. Polling every two minutes is fresh enough and puts little load on
 * it.
 */
const EVERY_SECONDS = 120;

/** California's evacuation zones as an ArcGIS layer. */
export function createArcgisFeed(feed: ArcgisFeed): AlertFeedPort {
  const { pageSize = 2000 } = feed;
  const page = (offset: number, memory?: FeedMemory) =>
    fetchFeed(feed, {
      url: feedUrl(feed.url, '/query', {
        where: '1=1',
        outFields: '*',
        returnGeometry: 'true',
        outSR: '4326',
        orderByFields: 'OBJECTID',
        resultOffset: String(offset),
        resultRecordCount: String(pageSize),
        f: 'geojson',
      }),
      accept: 'application/geo+json, application/json',
      mostBytes: MOST_BYTES,
      ...(memory ? { memory } : {}),
    });
  return {
    id: feed.id,
    name: feed.name,
    officialUrl: feed.officialUrl,
    everySeconds: EVERY_SECONDS,
    pull: async (memory) => {
      const head = await page(0, memory);
      if (head.status === 'unchanged') return head;
      const pages = [head, ...(await theRest(head, page))];
      const raw = joined(pages.map((one) => one.raw));
      const { zones, problem } = readArcgis(raw);
      // The first page's validators don't cover the other pages.
      const { etag, lastModified } = pages.length === 1 ? head : { etag: null, lastModified: null };
      return {
        status: 'answered',
        raw,
        contentType: head.contentType,
        etag,
        lastModified,
        ageSeconds: Math.max(...pages.map(({ ageSeconds }) => ageSeconds ?? 0)),
        content: { kind: 'zones', zones, problem },
      };
    },
    count: () => count(feed),
    read: (raw) => {
      const { zones, problem } = readArcgis(raw);
      return { kind: 'zones', zones, problem };
    },
  };
}

async function theRest(head: Answered, page: (offset: number) => Promise<Reply>): Promise<Answered[]> {
  const more: Answered[] = [];
  let last: ArcgisPage = readArcgis(head.raw);
  let taken = last.zones.length;
  while (last.isCut && last.zones.length > 0 && more.length < MOST_PAGES) {
    const next = await page(taken);
    if (next.status === 'unchanged')
      throw new FeedTrouble('It gave one page of its answer and not the next.');
    more.push(next);
    last = readArcgis(next.raw);
    taken += last.zones.length;
  }
  return more;
}

/** A single page unchanged; several pages as a list, each unchanged. */
const joined = (pages: readonly Buffer[]): Buffer =>
  pages.length === 1
    ? (pages[0] ?? Buffer.alloc(0))
    : Buffer.concat([
        Buffer.from('['),
        ...pages.flatMap((page, i) => (i === 0 ? [page] : [Buffer.from(',\n'), page])),
        Buffer.from(']'),
      ]);

/** A separate count query, so "no zones" can be told from a lost response. Null: the source doesn't say. */
async function count(feed: ArcgisFeed): Promise<number | null> {
  try {
    const reply = await fetchFeed(
      { ...feed, timeoutMs: feed.timeoutMs ?? seconds(10) },
      {
        url: feedUrl(feed.url, '/query', { where: '1=1', returnCountOnly: 'true', f: 'json' }),
        accept: 'application/json',
        mostBytes: 64 * 1024,
      },
    );
    if (reply.status === 'unchanged') return null;
    const answer = JSON.parse(reply.raw.toString('utf8')) as { count?: unknown; error?: unknown };
    return answer.error === undefined && Number.isInteger(answer.count) ? Number(answer.count) : null;
  } catch {
    return null;
  }
}
