import { POLICY_KINDS } from '#contract/home/policies.ts';
import { dollarsInWords } from '#contract/money-words.ts';

const count = new Intl.NumberFormat('en-US');

export const dollars = dollarsInWords;
export const dollarsOr = (cents: number | null, otherwise: string): string =>
  cents === null ? otherwise : dollars(cents);
export const number = (n: number): string => count.format(n);
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const zonedMoment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'America/Los_Angeles',
});
/** A calendar date without a time zone: "2026-11-15" is November 15 everywhere. */
export const day = (isoDate: string): string => longDate.format(new Date(`${isoDate}T00:00:00Z`));
/** An instant, in Pacific time. */
export const moment = (at: Date): string => zonedMoment.format(at);
export const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/Los_Angeles' }).format(at);

/** File size for people: "2.4 MB". */
export function size(bytes: number): string {
  const units = ['Bytes', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`;
}

export const policyKind = (kind: string): string => (POLICY_KINDS as Record<string, string>)[kind] ?? kind;
