import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import { countLayer, pullLayer, type ArcgisLayer } from './arcgis-pages.ts';
import { readArcgis } from './feed-arcgis.ts';

type ArcgisFeed = ArcgisLayer & {
  /** "caloes": the hosted view; "caloes-combined": the same data in another format. */
  id: string;
  name: string;
  officialUrl: string;
};

/**
 * The source refreshes every ten minutes. Polling every two minutes is fresh enough and puts little load on
 * it.
 */
const EVERY_SECONDS = 120;

/** California's evacuation zones as an ArcGIS layer. */
export function createArcgisFeed(feed: ArcgisFeed): AlertFeedPort {
  const read: AlertFeedPort['read'] = (raw) => {
    const { zones, problem } = readArcgis(raw);
    return { kind: 'zones', zones, problem };
  };
  return {
    id: feed.id,
    name: feed.name,
    officialUrl: feed.officialUrl,
    everySeconds: EVERY_SECONDS,
    pull: async (memory) => {
      const reply = await pullLayer(feed, memory);
      return reply.status === 'unchanged' ? reply : { ...reply, content: read(reply.raw) };
    },
    count: () => countLayer(feed),
    read,
  };
}
