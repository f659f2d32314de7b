import type { HomeState } from '#contract/home/homes.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { yearAfter, type PolicyStatus } from '#contract/home/policies.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date at the home: `2026-11-15`. */
export function dayAt(state: HomeState, now: Date): string {
  const timeZone = timeZoneOf(state);
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish locale formats dates like ISO.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Calendar days between two dates. A 23-hour day counts as one. */
export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / 86_400_000;

/** The next term starts on the day this one ends and has the same length; a one-year term stays one year. */
export function nextTerm({ effectiveDate, expiryDate }: { effectiveDate: string; expiryDate: string }) {
  const isYear = yearAfter(effectiveDate) === expiryDate;
  const length = daysBetween(effectiveDate, expiryDate);
  const end = isYear
    ? yearAfter(expiryDate)
    : new Date(utc(expiryDate) + length * 86_400_000).toISOString().slice(0, 10);
  return { effectiveDate: expiryDate, expiryDate: end };
}

type Term = { effectiveDate: string; expiryDate: string; endedAt: Date | null };

/** A policy also covers the day it ends. */
export function policyStatusOn({ effectiveDate, expiryDate, endedAt }: Term, today: string): PolicyStatus {
  if (endedAt) return 'ended';
  if (expiryDate < today) return 'expired';
  return effectiveDate > today ? 'upcoming' : 'in-force';
}

/** Whether another policy of the same type continues where this one ends. */
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
