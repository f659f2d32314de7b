import { currentHomeOf, homesOwnedBy, homesSharedWith, type HomeRow } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Situation, SituationOf } from '#server/service/conversations/conversations.ts';

export type Candidate = {
  userId: string;
  homeId: string;
  ownerId: string;
  /** The home's state, which determines its time zone. */
  state: HomeRow['state'];
  isCurrent: boolean;
  situation: Situation;
};

/** Every home that these people can write about, with its current situation. */
export async function candidatesOf(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
  situationOf: SituationOf,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const userId of userIds) {
    const current = await currentHomeOf(tx, userId);
    const homes = [...(await homesOwnedBy(tx, userId)), ...(await homesSharedWith(tx, userId))];
    for (const home of homes) {
      if (home.archivedAt !== null) continue;
      const situation = await situationOf(tx, home.id, now);
      const isCurrent = current?.home.id === home.id;
      found.push({ userId, homeId: home.id, ownerId: home.userId, state: home.state, isCurrent, situation });
    }
  }
  return found;
}

/**
 * Which home a message is about: one under an order, else one under a warning, else the one they chose. `isUnclear`: an
 * order covers several, so words that need a home have no effect. Pure.
 */
export function chooseHome(
  candidates: readonly Candidate[],
): { chosen: Candidate; isUnclear: boolean } | undefined {
  const isOrdered = ({ situation }: Candidate) =>
    situation.facts.isUnderOrder && situation.incidentId !== null;
  const ranks = [isOrdered, ({ situation }: Candidate) => situation.incidentId !== null, () => true];
  for (const rank of ranks) {
    const among = candidates.filter(rank);
    const chosen = among.find(({ isCurrent }) => isCurrent) ?? among[0];
    if (chosen)
      return {
        chosen,
        isUnclear: rank === isOrdered && new Set(among.map(({ homeId }) => homeId)).size > 1,
      };
  }
  return undefined;
}
