import type { ReviewPhones } from '#contract/office/operations.ts';
import { CALL_KINDS } from '#contract/core/reviews.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordView } from '#server/core/audit/audit.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { provenPhones } from '#server/core/notifications/notifications.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { reviewOf } from '#server/core/reviews/reviews.ts';
import { say } from '#server/platform/say.ts';

/**
 * Phone numbers for a review that asks for a call, and only while it is open, because otherwise there is no
 * reason to see them. Every view is logged per person, like any view of a member.
 */
export async function phonesFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  reviewId: string,
): Promise<ReviewPhones> {
  const review = await reviewOf(db, reviewId);
  if (!review?.homeId || !CALL_KINDS.includes(review.kind))
    throw new AppError('not_found', say().operationsErrors.noCallNeeded);
  if (review.decidedAt) throw new AppError('conflict', say().operationsErrors.answered);
  const members = (await peopleInHome(db, review.homeId)).toSorted(
    (a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'),
  );
  const ids = members.map(({ userId }) => userId);
  const [people, phones] = [await peopleById(db, ids), await provenPhones(db, ids)];
  for (const userId of ids)
    await recordView({ db, clock }, admin, {
      action: 'account.phone-viewed',
      subjectId: userId,
      detail: 'to call the household',
      after: { account: userId },
    });
  return {
    people: members.map(({ userId }) => ({
      userId,
      name: people.get(userId)?.name || people.get(userId)?.email || say().caseWords.aMember,
      phone: phones.get(userId) ?? null,
    })),
  };
}
