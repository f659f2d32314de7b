import { HERE_SECONDS } from '#contract/service/presence.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLiveToAfterCommit } from '#server/platform/events.ts';
import type { Case } from '#server/service/cases/cases.ts';
import { findSide } from './presence-store.ts';

/**
 * Notifies the people of one conversation: the household, the case's owner, and team members who have it open. Not all
 * staff: with 200 messages a second, every agent's window would refetch 200 times. Changes to lists, such as an opened
 * or raised case, notify everyone where they happen.
 */
export async function notifyThread(
  tx: Tx,
  { id, homeId, owner }: Pick<Case, 'id' | 'homeId' | 'owner'>,
  at: Date,
  /** `messages`: only messages and read marks changed. */
  what: 'case' | 'messages',
): Promise<void> {
  const household = (homeId ? await peopleInHome(tx, homeId) : []).map(({ userId }) => userId);
  const there = await findSide(tx, id, 'team', after(at, -seconds(HERE_SECONDS)));
  const team = [...new Set([...there.map(({ userId }) => userId), ...(owner ? [owner] : [])])];
  await publishLiveToAfterCommit(tx, [...new Set([...household, ...team])], { topic: 'messages', id });
  if (what === 'messages') return;
  await publishLiveToAfterCommit(tx, household, { topic: 'help' });
  await publishLiveToAfterCommit(tx, team, { topic: 'desk', id });
}
