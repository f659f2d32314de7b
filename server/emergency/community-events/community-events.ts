import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { eventsOf, moveEvent } from './event-store.ts';
import { eraseAddress, erasePerson } from './hours-store.ts';
import { runSend } from './jobs.ts';
import { dueOfUser } from './mail-store.ts';
import { deleteByAddress } from './sign-up-store.ts';

/** Events of ambassadors: dates, sign-ups, attendance and the yearly hours of a site. */

/** Deletes what an address did without an account. Hours stay as a sum without a name. */
export async function deleteSignUps(tx: Tx, email: string): Promise<void> {
  await deleteByAddress(tx, email);
  await eraseAddress(tx, email);
}

/** Takes a person out of the hours they logged. Their sign-ups are deleted with the account. */
export const eraseHours = (tx: Tx, userId: string) => erasePerson(tx, userId);

const MOST = 1000;

/**
 * Closes the events of a person whose account is about to be deleted, and emails everyone who signed up before their
 * addresses are deleted with the events. Idempotent.
 */
export async function closeEventsOf(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    for (const event of await eventsOf(tx, userId, MOST))
      if (event.state === 'planned' && event.endsAt > now)
        await moveEvent(tx, event.id, { to: 'closed', mover: 'program', at: now });
  });
  for (const { id } of await dueOfUser(deps.db, userId))
    await runSend(deps, id).catch((err: unknown) => deps.log.warn({ err }, 'event email failed'));
}
