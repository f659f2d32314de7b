import type { ContentsCover } from '#contract/home/inventory.ts';
import { dollarsOf } from '#contract/money.ts';
import { dayAt, homeFor, policiesOf } from '#server/home/homes/homes.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { InventoryDeps } from './change.ts';
import * as store from './store.ts';

/** Policy types whose personal property limit covers the contents, whatever the cause of loss. */
const CONTENTS_KINDS = new Set(['homeowners', 'renters', 'condo']);

type Term = {
  kind: string;
  effectiveDate: string;
  expiryDate: string;
  endedAt: Date | null;
  personalPropertyLimitCents: number | null;
};

/** A policy still counts on its last day, when its renewal starts. Count the two as one. */
const isNextTerm = (other: Term, policy: Term): boolean =>
  other.kind === policy.kind &&
  other.effectiveDate > policy.effectiveDate &&
  other.effectiveDate <= policy.expiryDate &&
  other.expiryDate > policy.expiryDate;

/** How far the policies in force that day cover the contents. Limits of several policies add up. */
export function coverOf(policies: readonly Term[], totalCents: number, today: string): ContentsCover {
  const totalValue = dollarsOf(totalCents);
  const standing = policies.filter(
    ({ kind, effectiveDate, expiryDate, endedAt }) =>
      CONTENTS_KINDS.has(kind) && endedAt === null && effectiveDate <= today && today <= expiryDate,
  );
  const inForce = standing.filter((policy) => !standing.some((other) => isNextTerm(other, policy)));
  if (inForce.length === 0) return { state: 'no-policy', totalValue };
  const limits = inForce.flatMap(({ personalPropertyLimitCents: limit }) => (limit === null ? [] : [limit]));
  if (limits.length === 0) return { state: 'no-limit', totalValue };
  const limitCents = limits.reduce((sum, limit) => sum + limit, 0);
  return {
    state: totalCents > limitCents ? 'under' : 'covered',
    limit: dollarsOf(limitCents),
    totalValue,
  };
}

/** Compares the replacement cost of everything with what the policies in force would pay. */
export async function contentsCover(
  { db, clock, masterKeys }: Pick<InventoryDeps, 'db' | 'clock' | 'masterKeys'>,
  userId: string,
  homeRef: string,
): Promise<ContentsCover> {
  const home = await homeFor(db, userId, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const policies = await policiesOf(db, cipher, home.id);
  const { totalCents } = await store.totals(db, home.id);
  return coverOf(policies, totalCents, dayAt(home.state, clock.now()));
}
