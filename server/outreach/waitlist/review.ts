import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { mayBecome } from './entry-states.ts';
import * as store from './review-store.ts';
import { say } from '#server/platform/say.ts';

/** Locks a request for a decision. */
export async function holdEntry(tx: Tx, id: string): Promise<store.Entry> {
  const entry = await store.lockEntry(tx, id);
  if (!entry) throw new AppError('not_found', say().waitlistMessages.noSuchRequest);
  return entry;
}

/** Locks several requests before anything that depends on them changes. Deleted ones are skipped. */
export async function holdEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await store.lockEntries(tx, ids);
}

/**
 * Moves a locked request to its next state, or throws the reason why it can't. Requests that left are not
 * touched.
 */
export async function moveEntry(
  tx: Tx,
  entry: store.Entry,
  to: 'approved' | 'declined' | 'invited',
  by: { id: string; at: Date; reason?: string; isMailed?: boolean },
): Promise<store.Entry> {
  if (entry.leftAt) throw new AppError('conflict', say().waitlistMessages.hasLeft);
  if (!mayBecome(entry.status, to))
    throw new AppError('conflict', say().waitlistMessages.soFar[entry.status]);
  // An invitation follows from a decision but isn't one itself.
  const decided =
    to === 'invited'
      ? {}
      : {
          decidedAt: by.at,
          decidedBy: by.id,
          declineReason: by.reason ?? null,
          decisionMail: by.isMailed ? ('due' as const) : ('none' as const),
          decisionTryAt: null,
        };
  await store.updateEntry(tx, entry.id, { status: to, ...decided });
  return { ...entry, status: to, ...decided };
}

/** Called when the membership is paid. */
export async function markJoined(tx: Tx, entryId: string): Promise<void> {
  const entry = await store.lockEntry(tx, entryId);
  if (entry && mayBecome(entry.status, 'joined')) await store.updateEntry(tx, entryId, { status: 'joined' });
}
