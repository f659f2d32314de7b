/** Whole responses of an ArcGIS layer, page by page, and its own count of rows. */
import { seconds } from '#server/platform/clock.ts';
import { FeedTrouble, type FeedMemory, type ReceivedBytes } from '#server/ports/alert-feed.ts';
import { readArcgisRows } from './feed-arcgis.ts';
import { fetchFeed, feedUrl, type FeedConnection, type Reply } from './feed-http.ts';

export type ArcgisLayer = FeedConnection & {
  /** The layer URL: .../FeatureServer/0. */
  url: string;
  /** Which rows, such as a bounding box. All by default. */
  filter?: Record<string, string>;
  pageSize?: number;
};

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_PAGES = 20;

/** Every page of the layer as one response. */
export async function pullLayer(layer: ArcgisLayer, memory: FeedMemory): Promise<Reply> {
  const page = (offset: number, known?: FeedMemory) =>
    fetchFeed(layer, {
      url: feedUrl(layer.url, '/query', {
        where: '1=1',
        ...layer.filter,
        outFields: '*',
        returnGeometry: 'true',
        outSR: '4326',
        orderByFields: 'OBJECTID',
        resultOffset: String(offset),
        resultRecordCount: String(layer.pageSize ?? 2000),
        f: 'geojson',
      }),
      accept: 'application/geo+json, application/json',
      mostBytes: MOST_BYTES,
      ...(known ? { memory: known } : {}),
    });
  const head = await page(0, memory);
  if (head.status === 'unchanged') return head;
  const pages = [head, ...(await readRest(head, page))];
  // The first page's validators don't cover the other pages.
  const { etag, lastModified } = pages.length === 1 ? head : { etag: null, lastModified: null };
  return {
    status: 'answered',
    raw: joined(pages.map((one) => one.raw)),
    contentType: head.contentType,
    etag,
    lastModified,
    ageSeconds: Math.max(...pages.map(({ ageSeconds }) => ageSeconds ?? 0)),
  };
}

async function readRest(
  head: ReceivedBytes,
  page: (offset: number) => Promise<Reply>,
): Promise<ReceivedBytes[]> {
  const more: ReceivedBytes[] = [];
  let last = readArcgisRows(head.raw);
  let taken = last.rows.length;
  while (last.isCut && last.rows.length > 0 && more.length < MOST_PAGES) {
    const next = await page(taken);
    if (next.status === 'unchanged')
      throw new FeedTrouble('It gave one page of its answer and not the next.');
    more.push(next);
    last = readArcgisRows(next.raw);
    taken += last.rows.length;
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

/** A separate count query, so "no rows" can be told from a lost response. Null: the source doesn't say. */
export async function countLayer(layer: ArcgisLayer): Promise<number | null> {
  try {
    const reply = await fetchFeed(
      { ...layer, timeoutMs: layer.timeoutMs ?? seconds(10) },
      {
        url: feedUrl(layer.url, '/query', {
          where: '1=1',
          ...layer.filter,
          returnCountOnly: 'true',
          f: 'json',
        }),
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
