import { Gauge, type Registry } from 'prom-client';
import type { Db } from '#server/platform/db.ts';
import * as store from './store.ts';

/**
 * Page the on-call person when this isn't 0: money arrived or a refund failed, and automatic processing has
 * stopped.
 */
export function watchFlags(registry: Registry, db: Db): void {
  new Gauge({
    name: 'payments_flagged',
    help: 'Payments that a person must look at',
    registers: [registry],
    async collect() {
      const count = await store.countFlagged(db).catch(() => undefined); // scrapes must survive a DB outage
      if (count !== undefined) this.set(count);
    },
  });
}
