import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import { cashAtWork } from './payouts.ts';

/** Somebody should be woken when cash is late, unknown or stopped: a household waits for it. */
export function watchCash(registry: Registry, db: Db, clock: Clock): void {
  const registers = [registry];
  let asking: ReturnType<typeof ask> | undefined;
  const ask = () =>
    cashAtWork(db, clock.now())
      .catch(() => undefined) // a scrape answers without the database
      .finally(() => (asking = undefined));
  const summary = () => (asking ??= ask()); // counted once for all of a scrape
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
