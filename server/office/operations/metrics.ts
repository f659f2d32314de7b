import { Gauge, type Registry } from 'prom-client';
import { countWaiting } from '#server/emergency/activations/activations.ts';
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
