/** Whether a zone can activate automatically or is held for review. Pure. */
import { days } from '#server/platform/clock.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { ZoneStatus } from './zone-status.ts';
import { areaKm2 } from './zone-shape.ts';

export type HoldKind =
  | 'looks-like-test'
  | 'order-old'
  | 'warning-old'
  | 'order-without-shape'
  | 'order-very-large'
  | 'message-doubtful';
export type Hold = { kind: HoldKind; reason: string };

export type Verdict = { verdict: 'auto'; hold: null } | { verdict: 'held'; hold: Hold };

/** Orders stay in feeds for years after the flood they were for. */
const OLD_MS = days(7);
export const isOld = (issuedAt: Date, at: Date): boolean => at.getTime() - issuedAt.getTime() > OLD_MS;
/** About 6% of the largest county; no zone published so far comes close. */
const LARGE_KM2 = 3000;

/** True if too large to activate without a review. */
export const isVeryLarge = (shape: MultiPolygon): boolean => areaKm2(shape) > LARGE_KM2;

const held = (kind: HoldKind, reason: string): Verdict => ({ verdict: 'held', hold: { kind, reason } });
const AUTO: Verdict = { verdict: 'auto', hold: null };

const AGE = 'It was last edited on';
const ageReason = (issuedAt: Date): string =>
  `${AGE} ${issuedAt.toISOString().slice(0, 10)}, more than 7 days before we first saw it.`;
/** Held because of its age, which clears only when the authority reissues it. */
export const isAboutAge = (reason: string | null): boolean => reason?.startsWith(AGE) ?? false;

const PLACE = 'It takes the place of';
export const placeReason = (key: string): string => `${PLACE} ${key}, which a person has kept from acting.`;
/** Held because of the zone it replaces. This doesn't clear by itself, either. */
export const isAboutPlace = (reason: string | null): boolean => reason?.startsWith(PLACE) ?? false;

const REHEARSAL = 'Its words look like a test';
export const isAboutTest = (reason: string | null): boolean => reason?.startsWith(REHEARSAL) ?? false;

/**
 * `isNews`: it has this status for the first time, over an area that had none like it. Age matters only then: an order
 * we have followed, or its replacement, may grow old. A missing issue time is no reason to hold it, because whole fires
 * have been published without one.
 */
export function verdictOf(
  zone: {
    status: ZoneStatus;
    shape: MultiPolygon | null;
    shapeProblem: string | null;
    rehearsal: string | null;
    issuedAt: Date | null;
    hold: Hold | null;
  },
  { at, isNews }: { at: Date; isNews: boolean },
): Verdict {
  const { status, shape, rehearsal, issuedAt } = zone;
  if (status !== 'order' && status !== 'warning') return AUTO;
  if (zone.hold) return { verdict: 'held', hold: zone.hold };
  if (rehearsal) return held('looks-like-test', `${REHEARSAL} ("${rehearsal}").`);
  if (!shape)
    return status === 'order'
      ? held('order-without-shape', zone.shapeProblem ?? 'It came without a shape.')
      : AUTO;
  if (isNews && issuedAt && isOld(issuedAt, at))
    return held(status === 'order' ? 'order-old' : 'warning-old', ageReason(issuedAt));
  const area = areaKm2(shape);
  if (area > LARGE_KM2)
    return held(
      'order-very-large',
      `It covers ${Math.round(area).toLocaleString('en-US')} square kilometers.`,
    );
  return AUTO;
}
