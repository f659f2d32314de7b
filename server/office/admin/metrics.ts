import { Gauge, type Registry } from 'prom-client';
import { noticesWaiting } from '#server/core/notifications/notifications.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Outbox } from '#server/platform/outbox.ts';

/** Page the on-call person when notices to households or emails are stuck. */
export function watchMail(
  registry: Registry,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  outboxes: readonly Outbox[],
): void {
  const registers = [registry];
  const age = (at: Date | null) => (at ? (clock.now().getTime() - at.getTime()) / 1000 : 0);
  const notices = new Gauge({
    name: 'notices',
    help: 'Notices about orders that are not sent, by channel and state',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      const rows = await noticesWaiting(db, clock.now()).catch(() => []); // scrapes must survive a DB outage
      for (const { channel, waiting, later, failed, oldestDueAt } of rows) {
        for (const [state, n] of Object.entries({ waiting, later, failed }))
          notices.set({ channel, state }, n);
        late.set({ channel }, age(oldestDueAt));
      }
    },
  });
  const late = new Gauge({
    name: 'notices_seconds_late',
    help: 'How long the notice that waits longest should have been out, by channel',
    labelNames: ['channel'],
    registers,
  });
  const mails = new Gauge({
    name: 'mails',
    help: 'Mail that is not sent, by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      for (const { kind, counts } of outboxes) {
        const found = await counts(db, clock.now()).catch(() => undefined);
        if (!found) continue;
        const { due, refused, givenUp } = found;
        for (const [state, n] of Object.entries({ due, refused, givenUp })) mails.set({ kind, state }, n);
        waiting.set({ kind }, age(found.oldestDueAt));
      }
    },
  });
  const waiting = new Gauge({
    name: 'mails_seconds_waiting',
    help: 'How long the mail that waits longest has been due, by kind',
    labelNames: ['kind'],
    registers,
  });
}
