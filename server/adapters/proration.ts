/** The unused part of a period, in whole seconds. */
export type Share = { secondsLeft: number; secondsTotal: number };

const seconds = (from: Date, to: Date): number =>
  Math.floor(to.getTime() / 1000) - Math.floor(from.getTime() / 1000);

export function shareLeft(period: { start: Date; end: Date }, at: Date): Share {
  const secondsTotal = seconds(period.start, period.end);
  if (secondsTotal <= 0) throw new Error('a period ends after it begins');
  return { secondsLeft: Math.min(secondsTotal, Math.max(0, seconds(at, period.end))), secondsTotal };
}

/** That part of a price, rounded to the nearest cent, half a cent up. Integers throughout. */
export function shareOf(cents: number, { secondsLeft, secondsTotal }: Share): number {
  const doubled = 2n * BigInt(cents) * BigInt(secondsLeft) + BigInt(secondsTotal);
  return Number(doubled / (2n * BigInt(secondsTotal)));
}

/**
 * What a change costs now. With the same interval, the rest of the period is credited at the old price and
 * charged at the new one. With another interval, a full new period starts now, minus the rest of the old one.
 */
export function prorate(change: {
  oldCents: number;
  newCents: number;
  period: { start: Date; end: Date };
  at: Date;
  startsNewPeriod: boolean;
}): { creditCents: number; chargeCents: number; dueCents: number } {
  const share = shareLeft(change.period, change.at);
  const creditCents = shareOf(change.oldCents, share);
  const chargeCents = change.startsNewPeriod ? change.newCents : shareOf(change.newCents, share);
  return { creditCents, chargeCents, dueCents: chargeCents - creditCents };
}
