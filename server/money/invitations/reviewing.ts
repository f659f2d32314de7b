import type { z } from 'zod';
import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import { peopleById, notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { coverageOf } from '#server/outreach/addresses/coverage.ts';
import { findEntry, holdEntry, moveEntry, type Entry } from '#server/outreach/waitlist/waitlist.ts';
import { AppError } from '#server/platform/errors.ts';
import { sendDecision } from './jobs.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export type Admin = { id: string; device: string };
export type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

/** Maps requests to the admin contract. */
export async function shown(
  db: Queryable,
  entries: readonly Entry[],
): Promise<z.input<typeof WaitlistEntry>[]> {
  const live = await store.liveOf(
    db,
    entries.map(({ id }) => id),
  );
  const deciders = await peopleById(db, [
    ...new Set(entries.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : []))),
  ]);
  return entries.map((entry) => {
    const invitation = live.find(({ entryId }) => entryId === entry.id);
    return {
      ...entry,
      coverage: coverageOf(entry.state),
      decidedBy: (entry.decidedBy && deciders.get(entry.decidedBy)?.email) ?? null,
      invitation: invitation ? { ...invitation, sentAt: invitation.createdAt } : null,
    };
  });
}

export async function toWaitlistEntry(db: Queryable, id: string): Promise<z.input<typeof WaitlistEntry>> {
  const entry = await findEntry(db, id);
  const [one] = entry ? await shown(db, [entry]) : [];
  if (!one) throw new AppError('not_found', say().invitationsErrors.noSuchRequest);
  return one;
}

/**
 * Writes the decision to the admin audit log and refreshes other admins' open windows. The log holds no
 * personal data, because the person may later ask for deletion.
 */
export async function noteDecision(
  tx: Tx,
  admin: Admin,
  at: Date,
  said: { action: string; entry: Entry; to: Entry['status']; reason?: string },
): Promise<void> {
  const { entry, to, reason } = said;
  await notifyStaff(tx, 'admin');
  await recordAdminChange(tx, {
    at,
    actor: { id: admin.id, device: admin.device },
    action: said.action,
    subjectId: entry.id,
    detail: entry.state ?? 'no state',
    before: { status: entry.status },
    after: { status: to, ...(reason ? { reason } : {}) },
  });
}

/** Approves or declines a home, and emails the person. */
export async function decide(
  { db, clock, jobs }: ReviewDeps,
  admin: Admin,
  entryId: string,
  decision: { to: 'approved' } | { to: 'declined'; reason: string },
) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const entry = await holdEntry(tx, entryId);
    // Returning an invited request to approved must go through a withdrawal, which also ends the link.
    if (entry.status === 'invited') throw new AppError('conflict', say().invitationsErrors.withdrawFirst);
    const reason = decision.to === 'declined' ? { reason: decision.reason } : {};
    await moveEntry(tx, entry, decision.to, { id: admin.id, at: now, isMailed: true, ...reason });
    await jobs.enqueue(tx, sendDecision, { entryId, decidedAt: now.toISOString() });
    const action = decision.to === 'approved' ? 'waitlist.approved' : 'waitlist.declined';
    await noteDecision(tx, admin, now, { action, entry, ...decision });
  });
  return toWaitlistEntry(db, entryId);
}
