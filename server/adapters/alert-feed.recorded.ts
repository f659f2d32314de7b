/** Recorded responses: a folder of snapshots, or bytes queued one by one. No network access. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  FeedTrouble,
  type FeedContent,
  type SourcePort,
  type SourceResponse,
} from '#server/ports/alert-feed.ts';

type Recorded<Content> = Pick<SourcePort<Content>, 'id' | 'name' | 'officialUrl' | 'read'> & {
  contentType?: string;
  everySeconds?: number;
};

export type RecordedSource<Content> = SourcePort<Content> & {
  /**
   * Queues the responses of the next pulls, in this order; "lost" simulates a response that never arrives.
   */
  give(...answers: (Buffer | 'lost')[]): void;
};
export type RecordedFeed = RecordedSource<FeedContent>;

/** Returns the queued responses; once the queue is empty, reports "unchanged". */
export function createRecordedFeed<Content = FeedContent>(feed: Recorded<Content>): RecordedSource<Content> {
  const waiting: (Buffer | 'lost')[] = [];
  return {
    id: feed.id,
    name: feed.name,
    officialUrl: feed.officialUrl,
    everySeconds: feed.everySeconds ?? 60,
    give: (...answers) => void waiting.push(...answers),
    pull: async () => {
      const next = waiting.shift();
      if (next === undefined) return { status: 'unchanged' };
      if (next === 'lost') throw new FeedTrouble('It could not be reached.');
      return toFeedResponse(next, feed.read(next), feed.contentType);
    },
    // A recording can't be queried separately.
    count: async () => null,
    read: feed.read,
  };
}

/** Stored bytes as the response to a pull. */
export const toFeedResponse = <Content>(
  raw: Buffer,
  content: Content,
  contentType = 'application/geo+json',
): SourceResponse<Content> => ({
  status: 'answered',
  raw,
  contentType,
  etag: null,
  lastModified: null,
  content,
});

export type Snapshot = { name: string; at: Date; file: string };

/** "20250108T173415Z", also as 2025-01-08T17:34:15Z or 2025-01-08T17-34Z. */
const NAMED_BY_TIME =
  /(\d{4})-?(\d{2})-?(\d{2})T(\d{2})[:_-]?(\d{2})(?:[:_-]?(\d{2}))?Z(?:\.(?:(?:geo)?json|kml))?$/i;

/** A folder's snapshots in order of time, and the files that aren't snapshots. */
export function listSnapshots(folder: string): { snapshots: Snapshot[]; others: string[] } {
  const snapshots: Snapshot[] = [];
  const others: string[] = [];
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    const [, y, mo, d, h, mi, s = '00'] = NAMED_BY_TIME.exec(name) ?? [];
    const time = `${y}-${mo}-${d}T${h}:${mi}:${s}`;
    const at = new Date(`${time}Z`);
    // Dates are parsed strictly: February 30 doesn't become March 2.
    const isTime = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(time);
    if (!isTime || entry.isDirectory()) others.push(name);
    else snapshots.push({ name, at, file: path.join(folder, name) });
  }
  return { snapshots: snapshots.toSorted((a, b) => a.at.getTime() - b.at.getTime()), others };
}

export type SourceSnapshot = Snapshot & { isCombined: boolean };

/**
 * The snapshots of a folder and of the folders directly in it, in chronological order. A folder or file with "combined"
 * in its name holds responses of the combined statewide layer.
 */
export function listSources(folder: string): { snapshots: SourceSnapshot[]; others: string[] } {
  const own = listSnapshots(folder);
  const snapshots = own.snapshots.map((one) => ({ ...one, isCombined: /combined/i.test(one.name) }));
  const others: string[] = [];
  for (const name of own.others) {
    const inner = path.join(folder, name);
    const isFolder = !NAMED_BY_TIME.test(name) && statSync(inner, { throwIfNoEntry: false })?.isDirectory();
    const found = isFolder ? listSnapshots(inner).snapshots : [];
    if (found.length === 0) others.push(name);
    for (const one of found)
      snapshots.push({ ...one, isCombined: /combined/i.test(name) || /combined/i.test(one.name) });
  }
  return { snapshots: snapshots.toSorted((a, b) => a.at.getTime() - b.at.getTime()), others };
}

/** A folder of snapshots as a feed: each pull returns the next one. */
export function createFolderFeed<Content = FeedContent>(
  feed: Recorded<Content> & { folder: string },
): RecordedSource<Content> {
  const recorded = createRecordedFeed(feed);
  recorded.give(...listSnapshots(feed.folder).snapshots.map(({ file }) => readFileSync(file)));
  return recorded;
}
