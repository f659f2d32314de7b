import { notifyStaff } from '#server/core/accounts/accounts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLiveTo } from '#server/platform/events.ts';

/** Number of people to publish to in one statement. */
const TOLD_AT_ONCE = 15_000;

/**
 * Runs after the commit, because a fan-out must not wait for open windows. A missed update appears at the
 * next fetch.
 */
export async function publishChanges(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  userIds: readonly string[],
): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length > 0)
    await notifyStaff(db).catch((err: unknown) => log.warn({ err }, 'notifying administrators failed'));
  for (let from = 0; from < people.length; from += TOLD_AT_ONCE)
    await publishLiveTo(db, people.slice(from, from + TOLD_AT_ONCE), { topic: 'evacuation' }).catch(
      (err: unknown) => log.warn({ err }, 'live update publish failed'),
    );
}
