import type { HomeState } from '#contract/home/homes.ts';
import { yearAfter, type PolicyStatus } from '#contract/home/policies.ts';

const ZONES: Record<HomeState, string> = {
  CA: 'America/Los_Angeles',
  NV: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day it is where the home stands: `2026-11-15`. */
export function dayAt(state: HomeState, now: Date): string {
  const timeZone = ZONES[state];
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish dates are written as ISO writes them.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days from one day to another. Calendar days: a day of 23 hours counts as one. */
export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / 86_400_000;

/** The next term begins on the day this one ends and is as long; what lasted a year lasts a year. */
export function nextTerm({ effectiveDate, expiryDate }: { effectiveDate: string; expiryDate: string }) {
  const isYear = yearAfter(effectiveDate) === expiryDate;
  const length = daysBetween(effectiveDate, expiryDate);
  const end = isYear
    ? yearAfter(expiryDate)
    : new Date(utc(expiryDate) + length * 86_400_000).toISOString().slice(0, 10);
  return { effectiveDate: expiryDate, expiryDate: end };
}

type Term = { effectiveDate: string; expiryDate: string; endedAt: Date | null };

/** A policy covers the day it ends as well. */
export function standingOf({ effectiveDate, expiryDate, endedAt }: Term, today: string): PolicyStatus {
  if (endedAt) return 'ended';
  if (expiryDate < today) return 'expired';
  return effectiveDate > today ? 'upcoming' : 'in-force';
}

/** Does another policy of the same kind go on where this one ends? */
export const isRenewedBy = (
  policy: Term & { id: string; kind: string },
  others: readonly (Term & { id: string; kind: string })[],
): boolean =>
  others.some(
    (other) =>
      other.id !== policy.id &&
      other.kind === policy.kind &&
      other.endedAt === null &&
      other.effectiveDate <= policy.expiryDate &&
      other.expiryDate > policy.expiryDate,
  );
