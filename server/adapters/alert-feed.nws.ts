import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import { fetchFeed, feedUrl, type FeedConnection } from './feed-http.ts';
import { readNws } from './feed-nws.ts';

const MOST_BYTES = 24 * 1024 * 1024;
const EVERY_SECONDS = 60;

/** National Weather Service alerts for California, including those of local authorities. */
export function createNwsFeed(feed: FeedConnection & { url: string }): AlertFeedPort {
  return {
    id: 'nws',
    name: 'National Weather Service alerts',
    officialUrl: 'https://www.weather.gov/alerts',
    everySeconds: EVERY_SECONDS,
    pull: async (memory) => {
      // Queried by area and matched here: queries by point have missed alerts for fire zones.
      const reply = await fetchFeed(feed, {
        url: feedUrl(feed.url, '/alerts/active', { status: 'actual', area: 'CA' }),
        accept: 'application/geo+json',
        mostBytes: MOST_BYTES,
        memory,
      });
      return reply.status === 'unchanged' ? reply : { ...reply, content: readNws(reply.raw) };
    },
    // No alerts at all is normal, so a count would prove nothing.
    count: async () => null,
    read: readNws,
  };
}
