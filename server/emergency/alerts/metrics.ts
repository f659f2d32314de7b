import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import { feedAges } from './poll-store.ts';

/** Alert on this: when a feed has been silent for long, orders may be in force that we don't know of. */
export function watchFeeds(registry: Registry, db: Db, clock: Clock): void {
  const silent = new Gauge({
    name: 'feed_seconds_since_good_pull',
    help: 'Seconds since the last whole answer, by feed; +Inf when there never was one',
    labelNames: ['feed'],
    registers: [registry],
    async collect() {
      const rows = await feedAges(db).catch(() => []); // the scrape must succeed even without the database
      for (const { id, lastGoodAt } of rows) {
        // Declarations come from our team, so there is nothing to poll.
        if (id === 'manual') continue;
        const age = lastGoodAt ? (clock.now().getTime() - lastGoodAt.getTime()) / 1000 : Infinity;
        silent.set({ feed: id }, age);
      }
    },
  });
}
