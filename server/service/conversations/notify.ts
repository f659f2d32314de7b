import { HERE_SECONDS } from '#contract/service/presence.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import type { Case } from '#server/service/cases/cases.ts';
import { findSide } from './presence-store.ts';

/**
 * Notifies the people of one conversation: the household, who works on its case, and who of our team looks at it now. Not
 * all staff: with 200 messages a second, every agent's window would refetch 200 times. What changes a list, such as a case
 * that opens or is raised, notifies everyone where it happens.
 */
export async function notifyThread(
  tx: Tx,
  { id, homeId, owner }: Pick<Case, 'id' | 'homeId' | 'owner'>,
  at: Date,
): Promise<void> {
  const household = homeId ? await peopleInHome(tx, homeId) : [];
  const there = await findSide(tx, id, 'team', after(at, -seconds(HERE_SECONDS)));
  const team = new Set([...there.map(({ userId }) => userId), ...(owner ? [owner] : [])]);
  for (const { userId } of household) await publishLiveAfterCommit(tx, userId, { topic: 'help' });
  for (const userId of team) await publishLiveAfterCommit(tx, userId, { topic: 'desk', id });
}
