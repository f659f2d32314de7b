import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import { ask, feedUrl, type FeedConnection } from './feed-http.ts';
import { readNws } from './feed-nws.ts';

const MOST_BYTES = 24 * 1024 * 1024;
const EVERY_SECONDS = 60;

/** Alerts of the National Weather Service for California, those of local authorities among them. */
export function createNwsFeed(feed: FeedConnection & { url: string }): AlertFeedPort {
  return {
    id: 'nws',
    name: 'National Weather Service alerts',
    officialUrl: 'https://www.weather.gov/alerts',
    everySeconds: EVERY_SECONDS,
    pull: async (memory) => {
      // By area, and matched here: asked by point, alerts for fire zones have been missing.
      const reply = await ask(feed, {
        url: feedUrl(feed.url, '/alerts/active', { status: 'actual', area: 'CA' }),
        accept: 'application/geo+json',
        mostBytes: MOST_BYTES,
        memory,
      });
      return reply.status === 'unchanged' ? reply : { ...reply, content: readNws(reply.raw) };
    },
    // No alert at all is an ordinary day: nothing hangs on the count.
    count: async () => null,
    read: readNws,
  };
}
