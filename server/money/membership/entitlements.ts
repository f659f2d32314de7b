import { PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';

/** A period on one plan, from `fromAt` up to but not including `untilAt`. Null means open-ended. */
export type Span = { plan: PlanKey; fromAt: Date; untilAt: Date | null };

export type Entitlements = {
  plan: PlanKey;
  cashCents: number;
  hotelNights: number;
  /** Start of the current unbroken membership, on any plan. */
  since: Date;
  /** Start of the current plan. */
  planSince: Date;
};

/**
 * Grace period after a failed renewal charge. A lost card must not cost a member their hotel that same week,
 * so services continue unchanged, and paying within this time leaves no gap.
 */
export const GRACE_DAYS = 14;

const holds = ({ fromAt, untilAt }: Span, at: Date): boolean =>
  fromAt <= at && (untilAt === null || at < untilAt);

/**
 * What a person is entitled to at a given time. Reads only the spans, so the answer can be reproduced years
 * later.
 */
export function entitlementsAt(spans: readonly Span[], at: Date): Entitlements | null {
  const begun = spans
    .filter(({ fromAt, untilAt }) => untilAt === null || fromAt < untilAt)
    .toSorted((a, b) => b.fromAt.getTime() - a.fromAt.getTime());
  const current = begun.find((span) => holds(span, at));
  if (!current) return null;
  let since = current.fromAt;
  let planSince = current.fromAt;
  let isSamePlan = true;
  for (const span of begun) {
    if (span.fromAt >= since) continue;
    if (span.untilAt === null || span.untilAt < since) break;
    since = span.fromAt;
    isSamePlan &&= span.plan === current.plan;
    if (isSamePlan) planSince = span.fromAt;
  }
  const { cashCents, hotelNights } = PLAN_TERMS[current.plan];
  return { plan: current.plan, cashCents, hotelNights, since, planSince };
}
