import type { z } from 'zod';
import type { WaitlistAnswer, WaitlistRequest } from '#contract/waitlist.ts';
import { stateOf } from '#server/addresses/addresses.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { addressKey } from './address-key.ts';
import { coverageOf, coverageSentence } from './coverage.ts';
import { sendConfirmation } from './jobs.ts';
import * as store from './store.ts';

export { coverageOf, placeSentence } from './coverage.ts';

/**
 * Puts a home on the waitlist and says whether we cover it. Asking twice is one entry; the answer depends on the
 * address alone, so it tells nobody who else is on the list.
 */
export async function joinWaitlist(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { address, email, plan, source, website }: z.output<typeof WaitlistRequest>,
): Promise<WaitlistAnswer> {
  const state = stateOf(address);
  const answer = { coverage: coverageOf(state), message: coverageSentence(state) };
  if (website) return answer;
  const key = addressKey(address);
  await db.transaction(async (tx) => {
    const made = await store.insertEntry(tx, {
      address,
      addressKey: key,
      email,
      plan: plan ?? null,
      source,
      state,
    });
    if (made) return jobs.enqueue(tx, sendConfirmation, { entryId: made.id });
    const known = await store.lockEntry(tx, key, email);
    if (!known) return;
    await store.renewEntry(tx, known.id, plan ?? null);
    if (known.leftAt) await jobs.enqueue(tx, sendConfirmation, { entryId: known.id });
  });
  return answer;
}

async function changeLeft(db: Deps['db'], token: string, leftAt: Date | null): Promise<{ address: string }> {
  const entry = await store.updateLeft(db, hashToken(token), leftAt);
  if (!entry)
    throw new AppError('link_wrong', 'This link does not belong to an entry. Open it from the e-mail again.');
  return entry;
}

/** Takes whoever holds the link off the list. Doing it twice is the same as once. */
export const leaveWaitlist = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) =>
  changeLeft(db, token, clock.now());

/** Undoes `leaveWaitlist`. */
export const rejoinWaitlist = ({ db }: Pick<Deps, 'db'>, token: string) => changeLeft(db, token, null);
