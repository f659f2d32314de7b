import type { Tx } from '#server/platform/db.ts';
import { answerBy } from './case-clocks.ts';
import { notifyCaseStaff } from './notify.ts';
import { reopenFor, startClocks } from './opening.ts';
import { newReference } from './reference.ts';
import { judge, NO_FACTS } from './severity.ts';
import * as store from './store.ts';
import { unmeetClock } from './clock-store.ts';

/** Opens a case for a visitor's message. Every message is its own case, because a typed address proves nothing. */
export async function openVisitorCase(
  tx: Tx,
  { hasPhrase, at }: { hasPhrase: boolean; at: Date },
): Promise<store.Case> {
  const judged = judge({ ...NO_FACTS, isVisitor: true, hasPhrase });
  if (!judged) throw new Error('no severity rule applies');
  const { severity, reason } = judged;
  const added = await store.insertCase(tx, {
    ref: newReference(),
    kind: 'visitor',
    homeId: null,
    incidentId: null,
    severity,
    reason,
    openedAt: at,
    dueAt: answerBy(severity, at, 'visitor'),
  });
  // Happens only if the reference exists: one in a hundred million.
  if (!added) return openVisitorCase(tx, { hasPhrase, at });
  const same = { caseId: added.id, at, actorId: null };
  await store.insertEvents(tx, [
    { ...same, kind: 'opened', facts: { by: 'visitor' } },
    { ...same, kind: 'raised', facts: { reason, to: String(severity) } },
  ]);
  await startClocks(tx, added, at);
  await notifyCaseStaff(tx);
  return added;
}

/**
 * A reply couldn't be delivered, so the case still waits for an answer, with its original waiting time. If it was
 * closed as answered, it reopens.
 */
export async function markUnanswered(tx: Tx, caseId: string, at: Date): Promise<void> {
  const known = await store.lockCase(tx, caseId);
  if (!known || (known.state === 'closed' && known.closeReason !== 'answered')) return;
  const clock = await unmeetClock(tx, caseId);
  if (known.state === 'closed') await reopenFor(tx, known, { at, by: 'clock', why: 'refused' });
  if (clock) await store.updateCase(tx, caseId, { dueAt: clock.dueAt });
  await notifyCaseStaff(tx);
}
