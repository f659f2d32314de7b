import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import { cashAtWork } from './payouts.ts';

/** Page the on-call person when cash is late, unknown or stopped: a household is waiting for it. */
export function watchCash(registry: Registry, db: Db, clock: Clock): void {
  const registers = [registry];
  let asking: ReturnType<typeof ask> | undefined;
  const ask = () =>
    cashAtWork(db, clock.now())
      .catch(() => undefined) // scrape must work without the database
      .finally(() => (asking = undefined));
  const summary = () => (asking ??= ask()); // one query per scrape
  new Gauge({
    name: 'payouts_late',
    help: 'Payouts that have not arrived by the time we promised',
    registers,
    async collect() {
      this.set((await summary())?.late ?? 0);
    },
  });
  new Gauge({
    name: 'payouts_stopped',
    help: 'Caps on emergency cash that are reached and wait for a person',
    registers,
    async collect() {
      this.set((await summary())?.stops.length ?? 0);
    },
  });
  new Gauge({
    name: 'payouts_at_work',
    help: 'Payouts that are to be sent or on their way, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const { state, count } of (await summary())?.rows ?? []) this.set({ state }, count);
    },
  });
}
