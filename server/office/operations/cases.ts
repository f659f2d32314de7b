import type { ConciergeCase } from '#contract/office/operations-incidents.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordView } from '#server/core/audit/audit.ts';
import { provenPhones } from '#server/core/notifications/notifications.ts';
import { readCase } from '#server/emergency/evacuation/evacuation.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { say } from '#server/platform/say.ts';

/**
 * A household's case, for the concierge who helps it. Only while the home has services: otherwise there is no reason to
 * read about its people. Every view is logged, like any view of a member.
 */
export async function readConciergeCase(
  deps: Deps,
  admin: Pick<Member, 'id' | 'device'>,
  key: { incidentId: string; homeId: string },
): Promise<ConciergeCase> {
  const { db } = deps;
  const found = await readCase(deps, key);
  if (!found) throw new AppError('not_found', say().operationsErrors.noOpenCase);
  const ids = (await peopleInHome(db, key.homeId)).map(({ userId }) => userId);
  const [people, phones] = [await peopleById(db, ids), await provenPhones(db, ids)];
  await recordView(deps, admin, {
    action: 'home.case-viewed',
    subjectId: found.userId,
    detail: 'to help the household in an evacuation',
    after: { account: found.userId, home: key.homeId },
  });
  const { addressLine, facts } = found;
  return {
    addressLine,
    facts,
    phones: ids.flatMap((userId) => {
      const phone = phones.get(userId);
      return phone
        ? [{ name: people.get(userId)?.name || people.get(userId)?.email || say().caseWords.aMember, phone }]
        : [];
    }),
  };
}
