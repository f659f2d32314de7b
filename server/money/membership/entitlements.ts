import { PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';

/** A stretch of time with a plan: from `fromAt` on, up to but not including `untilAt`. Null: until further notice. */
export type Span = { plan: PlanKey; fromAt: Date; untilAt: Date | null };

export type Entitlements = {
  plan: PlanKey;
  cashCents: number;
  hotelNights: number;
  /** Since when there has been a membership without a gap, on any plan. */
  since: Date;
  /** Since when it has been this plan. */
  planSince: Date;
};

/**
 * How long services go on after a renewal could not be charged. A lost card must not cost anybody the hotel of the same
 * week: within these days everything is as before, and a payment in time leaves no gap.
 */
export const GRACE_DAYS = 14;

const holds = ({ fromAt, untilAt }: Span, at: Date): boolean =>
  fromAt <= at && (untilAt === null || at < untilAt);

/** What somebody is entitled to at a moment: read from the spans alone, so that it can be told years later. */
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
