import { Gauge, type Registry } from 'prom-client';
import { SEVERITIES } from '#contract/service/cases.ts';
import type { Deps } from '#server/ports/deps.ts';
import { overdueBySeverity } from './store.ts';

/** Page the on-call person when a life-threatening case (severity 0) has no answer. */
export function watchCases(registry: Registry, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const registers = [registry];
  const overdue = new Gauge({
    name: 'cases_overdue',
    help: 'Households that should have heard from us by now, by severity; 0 is life-threatening',
    labelNames: ['severity'],
    registers,
    async collect() {
      const now = clock.now();
      const rows = await overdueBySeverity(db, now).catch(() => null); // scrapes must survive a DB outage
      if (!rows) return;
      for (const severity of SEVERITIES) {
        const found = rows.find((row) => row.severity === severity);
        overdue.set({ severity }, found?.count ?? 0);
        const late = found?.firstDueAt ? (now.getTime() - found.firstDueAt.getTime()) / 1000 : 0;
        longest.set({ severity }, late);
      }
    },
  });
  const longest = new Gauge({
    name: 'cases_seconds_overdue',
    help: 'How long the household that waits longest should have heard from us, by severity',
    labelNames: ['severity'],
    registers,
  });
}
