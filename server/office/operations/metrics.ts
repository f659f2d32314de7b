import { Gauge, type Registry } from 'prom-client';
import { countWaiting, ordersUnapplied } from '#server/emergency/activations/activations.ts';
import type { Deps } from '#server/ports/deps.ts';

/** Alert on this: members' homes wait for our team's decision about a zone. */
export function watchQuestions(registry: Registry, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const waiting = new Gauge({
    name: 'zone_questions_waiting',
    help: 'Open questions about zones that members’ homes wait for, and those homes',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      const found = await countWaiting(db, clock.now()).catch(() => null); // scrapes must survive a DB outage
      if (!found) return;
      waiting.set({ what: 'questions' }, found.questions);
      waiting.set({ what: 'homes' }, found.homes);
    },
  });
}

/** Page the on-call person: households under an order don't get their services. */
export function watchOrders(registry: Registry, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  new Gauge({
    name: 'orders_seconds_unapplied',
    help: 'How long the oldest order in force has not been applied to the homes inside; 0 when all are',
    registers: [registry],
    async collect() {
      const found = await ordersUnapplied(db).catch(() => null); // scrapes must survive a DB outage
      if (!found) return;
      const { oldestAt } = found;
      this.set(oldestAt ? Math.max(0, (clock.now().getTime() - oldestAt.getTime()) / 1000) : 0);
    },
  });
}
