import type { z } from 'zod';
import type { WaitlistReply, WaitlistRequest } from '#contract/outreach/waitlist.ts';
import { notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import { stateOf } from '#server/outreach/addresses/addresses.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { addressKey } from './address-key.ts';
import { coverageOf, coverageSentence } from '#server/outreach/addresses/coverage.ts';
import { sendConfirmation } from './jobs.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export { claimDecisionMail, listDueDecisions, updateDecisionMail } from './decision-mail-store.ts';
export { countDecisionMails, makeDecisionDue, refusedDecisions } from './outbox.ts';
export { holdEntries, holdEntry, markJoined, moveEntry } from './review.ts';
export {
  countByStatus,
  countWaiting,
  entriesOf,
  findEntries,
  findEntry,
  findMatching,
  reviewPage,
  type Entry,
} from './review-store.ts';

/** More confirmations per day mean the address is being abused. The entries are still kept. */
export const MAILS_A_DAY = 5;

/**
 * Puts a home on the waitlist and returns whether we cover it. A repeat is the same entry. The response
 * depends only on the address, so it doesn't reveal who is on the list.
 */
export async function joinWaitlist(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  { address, email, plan, source, website }: z.output<typeof WaitlistRequest>,
): Promise<WaitlistReply> {
  const state = stateOf(address);
  const language = callerLanguage();
  const answer = { coverage: coverageOf(state), message: coverageSentence(state, language) };
  if (website) return answer;
  const key = addressKey(address);
  const askedAt = clock.now();
  await db.transaction(async (tx) => {
    await store.lockEmail(tx, email);
    const sent = await store.countConfirmed(tx, email, after(askedAt, -days(1)));
    const mail = sent < MAILS_A_DAY ? ('due' as const) : ('withheld' as const);
    const home = { address, addressKey: key, state, language };
    const made = await store.insertEntry(tx, { ...home, email, plan: plan ?? null, source, askedAt, mail });
    const known = made ? undefined : await store.findEntryOf(tx, key, email);
    if (known) {
      // Only people who had left get another confirmation. The others have theirs, or it is on its way.
      const again = known.leftAt ? { mail } : {};
      await store.renewEntry(tx, known.id, { askedAt, language, ...(plan ? { plan } : {}), ...again });
    }
    const id = made?.id ?? (known?.leftAt ? known.id : undefined);
    if (id && mail === 'due') await jobs.enqueue(tx, sendConfirmation, { entryId: id });
    await notifyStaffAfterCommit(tx, 'admin');
  });
  return answer;
}

async function changeLeft(db: Deps['db'], token: string, leftAt: Date | null): Promise<{ address: string }> {
  const entry = await store.updateLeft(db, hashToken(token), leftAt);
  if (!entry) throw new AppError('link_wrong', say().waitlistMessages.wrongLink);
  return entry;
}

/** Takes the holder of the link off the list. Idempotent. */
export const leaveWaitlist = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) =>
  changeLeft(db, token, clock.now());

/** Undoes `leaveWaitlist`. */
export const rejoinWaitlist = ({ db }: Pick<Deps, 'db'>, token: string) => changeLeft(db, token, null);

/** Deletes all entries of an email address, with their links. */
export const deleteEntries = (tx: Tx, email: string) => store.deleteEntriesOf(tx, email);
