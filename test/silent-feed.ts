import type { AlertFeedPort } from '#server/ports/alert-feed.ts';

const empty = { kind: 'zones' as const, zones: [], problem: null };

/** A source that responds with an empty list. */
export const SILENT_FEED: AlertFeedPort = {
  id: 'walked',
  name: 'A source',
  officialUrl: 'https://example.org',
  everySeconds: 60,
  pull: () =>
    Promise.resolve({
      status: 'answered',
      raw: Buffer.from('[]'),
      contentType: 'application/json',
      etag: null,
      lastModified: null,
      content: empty,
    }),
  count: () => Promise.resolve(0),
  read: () => empty,
};
