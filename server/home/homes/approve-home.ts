import { coverageOf } from '#server/outreach/addresses/coverage.ts';
import { decideReviewOf, openReview } from '#server/core/reviews/reviews.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ApprovalDoubt } from '#contract/home/protection.ts';
import { approvalOf, isSamePlace } from './approval.ts';
import { noteDecision } from './approval-notices.ts';
import { lookedUpOf } from './location.ts';
import { addressKey, isSameHome, NEAR_FEET } from './same-home.ts';
import * as approvals from './approval-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

const FEET_PER_DEGREE = 364_000;

/** About 500 feet each way, rounded up. The exact distance is measured afterwards. */
const boxAround = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat,
  lng,
  degreesLat: NEAR_FEET / FEET_PER_DEGREE,
  degreesLng: NEAR_FEET / (FEET_PER_DEGREE * Math.max(0.2, Math.cos((lat * Math.PI) / 180))),
});

/** The home's location, if exact. A rough one doesn't tell which house it is. */
const exactPoint = ({ lat, lng, accuracy }: store.HomeRow) =>
  lat !== null && lng !== null && (accuracy === 'pin' || accuracy === 'rooftop') ? { lat, lng } : null;

/** Whether another owner has the same home. */
async function isTaken(tx: Tx, home: store.HomeRow, key: string): Promise<boolean> {
  const point = exactPoint(home);
  const near = await approvals.homesOfOthersAt(tx, {
    userId: home.userId,
    homeId: home.id,
    addressKey: key,
    box: point ? boxAround(point) : null,
  });
  return near.some((other) =>
    isSameHome(
      { addressKey: key, point },
      {
        addressKey: other.addressKey ?? '',
        point: other.lat === null || other.lng === null ? null : { lat: other.lat, lng: other.lng },
      },
    ),
  );
}

const SUMMARIES: Record<ApprovalDoubt, string> = {
  'pin-far': 'The pin is far from the address that the member entered.',
  'same-home': 'Another owner has a home at this address or on this spot.',
};

/**
 * Approves a home that was added, moved or restored, or opens a review. A decision of our team applies as long as the
 * home is in the same place.
 */
export async function approveHome(
  tx: Tx,
  { before, home, at }: { before: store.HomeRow | null; home: store.HomeRow; at: Date },
): Promise<store.HomeRow> {
  const key = addressKey(home);
  const isDecided = before?.approval === 'approved' || before?.approval === 'declined';
  if (before && isDecided && isSamePlace(before, { ...home, addressKey: key }))
    return store.updateHome(tx, home.id, { addressKey: key });
  await approvals.lockApprovals(tx);
  const { lat, lng } = home;
  const { approval, doubt } = approvalOf({
    isCovered: coverageOf(home.state) === 'covered',
    point: lat === null || lng === null ? null : { lat, lng },
    lookedUp: lookedUpOf(home),
    isTaken: await isTaken(tx, home, key),
  });
  if (before?.approvalDoubt && before.approvalDoubt !== doubt)
    await decideReviewOf(tx, {
      kind: 'home-approval',
      key: `${home.id} ${before.approvalDoubt}`,
      by: null,
      decision: 'replaced',
      note: 'The home was changed before the review was decided.',
      at,
    });
  if (doubt)
    await openReview(tx, {
      kind: 'home-approval',
      key: `${home.id} ${doubt}`,
      homeId: home.id,
      summary: SUMMARIES[doubt],
      facts: { doubt },
      at,
    });
  return store.updateHome(tx, home.id, { addressKey: key, approval, approvalDoubt: doubt });
}

/** Our team decides about a home that isn't approved automatically. */
export async function decideApproval(
  tx: Tx,
  { masterKeys, clock, jobs }: Pick<Deps, 'masterKeys' | 'clock' | 'jobs'>,
  { homeId, isApproved, by }: { homeId: string; isApproved: boolean; by: { id: string; device: string } },
): Promise<string[]> {
  const people = await store.peopleOf(tx, homeId);
  if (people.some(({ userId }) => userId === by.id))
    throw new AppError('not_allowed', say().homeErrors.ownHome);
  const home = await store.lockHome(tx, homeId);
  if (home?.approval !== 'review') throw new AppError('conflict', say().homeErrors.approvedAlready);
  await store.updateHome(tx, homeId, { approval: isApproved ? 'approved' : 'declined' });
  const doubt = home.approvalDoubt ?? 'pin-far'; // the database guarantees that a home in review has one
  await noteDecision(tx, { jobs }, { homeId, isApproved, doubt, createdAt: clock.now() });
  await recordHomeChange(tx, await cipherOf(tx, masterKeys, homeId), {
    at: clock.now(),
    actor: by,
    action: isApproved ? 'home.approved' : 'home.declined',
    subjectId: homeId,
  });
  return people.map(({ userId }) => userId);
}
