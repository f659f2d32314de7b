/** Pre-approval of a home, decided before any emergency. Pure. */
import { kilometersBetween } from '#contract/distance.ts';
import { FAR_KM, type LookedUp, type Point } from '#contract/home/homes.ts';
import type { Approval, ApprovalDoubt } from '#contract/home/protection.ts';

export type Judged = {
  isCovered: boolean;
  point: Point | null;
  lookedUp: LookedUp | null;
  /** Another owner has this home already. */
  isTaken: boolean;
};

/** A home in an area we serve is approved automatically, unless something about it looks odd. */
export function approvalOf({ isCovered, point, lookedUp, isTaken }: Judged): {
  approval: Approval;
  doubt: ApprovalDoubt | null;
} {
  if (!isCovered) return { approval: 'not-covered', doubt: null };
  const doubt = isTaken ? 'same-home' : point && lookedUp && isFar(point, lookedUp) ? 'pin-far' : null;
  return { approval: doubt ? 'review' : 'automatic', doubt };
}

const isFar = (pin: Point, lookedUp: LookedUp): boolean =>
  kilometersBetween(pin, lookedUp) > FAR_KM[lookedUp.accuracy];

type Place = { addressKey: string | null; lat: number | null; lng: number | null };

/** A decision of our team applies to one point. If it didn't, small moves could carry the approval anywhere. */
export const isSamePlace = (before: Place, after: Place): boolean =>
  before.addressKey === after.addressKey && before.lat === after.lat && before.lng === after.lng;
