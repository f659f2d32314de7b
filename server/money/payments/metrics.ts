import { Gauge, type Registry } from 'prom-client';
import type { Db } from '#server/platform/db.ts';
import * as store from './store.ts';

/** Somebody should be woken when this is not 0: money came in, or failed to go back, and nothing goes on by itself. */
export function watchFlags(registry: Registry, db: Db): void {
  new Gauge({
    name: 'payments_flagged',
    help: 'Payments that a person must look at',
    registers: [registry],
    async collect() {
      const count = await store.countFlagged(db).catch(() => undefined); // a scrape still answers without the database
      if (count !== undefined) this.set(count);
    },
  });
}
