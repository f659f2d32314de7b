import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { dollars } from '#contract/money.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import { kinds } from '#text/home/policies.ts';
import { POLICY_LIMIT_KEYS, POLICY_LIMITS, type PolicyLimit } from './policy-limits.ts';

export const POLICY_KINDS = kinds;
type Kind = keyof typeof POLICY_KINDS;
export const POLICY_KIND_KEYS = Object.keys(POLICY_KINDS) as [Kind, ...Kind[]];
export const PolicyKind = z.enum(POLICY_KIND_KEYS);
export type PolicyKind = z.infer<typeof PolicyKind>;

/** Policy limits are large, round amounts. */
const limit = (required?: string) => dollars(required, '450000');

const DAY = v.day;
const YEARS = { from: '1950-01-01', to: '2150-12-31' };

/** A date on the wire: `2026-11-15`. A full timestamp from a browser is accepted too, for its date. */
export const Day = z
  .string(DAY)
  .trim()
  .transform((s) => (z.iso.datetime({ offset: true }).safeParse(s).success ? s.slice(0, 10) : s))
  .pipe(z.iso.date(DAY))
  .refine((day) => day >= YEARS.from && day <= YEARS.to, v.yearRange)
  .meta({ type: 'string', format: 'date' });

/** The same day a year later; February 29 becomes the last day of February. */
export function yearAfter(day: string): string {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return z.iso.date().safeParse(next).success ? next : next.replace(/-29$/, '-28');
}

/** One value for every optional limit. */
export const eachLimit = <T>(make: (limit: PolicyLimit) => T) =>
  Object.fromEntries(POLICY_LIMIT_KEYS.map((key) => [key, make(key)])) as Record<PolicyLimit, T>;

const PolicyFields = z.object({
  kind: PolicyKind.default('homeowners'),
  carrier: text(120, v.carrier),
  policyNumber: text(60, v.policyNumber),
  coverageLimit: limit(v.coverageLimit).describe('Dollars'),
  deductible: limit(v.deductible).describe('Dollars'),
  ...eachLimit((key) => limit().nullish().describe(POLICY_LIMITS[key].about)),
  effectiveDate: Day,
  expiryDate: Day,
});

const endsAfterStart = ({ effectiveDate, expiryDate }: { effectiveDate: string; expiryDate: string }) =>
  expiryDate > effectiveDate;
const ENDS_TOO_SOON = { path: ['expiryDate'], error: v.policyEnds };

export const PolicyInput = PolicyFields.refine(endsAfterStart, ENDS_TOO_SOON);
export type PolicyInput = z.output<typeof PolicyInput>;

/** The `updatedAt` the form was loaded with, so a concurrent change isn't overwritten. */
export const BasedOn = Instant.optional();

export const PolicyChange = PolicyFields.extend({
  policyNumber: PolicyFields.shape.policyNumber.optional(),
  basedOn: BasedOn,
}).refine(endsAfterStart, ENDS_TOO_SOON);
export type PolicyChange = z.output<typeof PolicyChange>;

/** A policy's status today: in force, not started yet, expired, or removed from the home. */
export const PolicyStatus = z.enum(['in-force', 'upcoming', 'expired', 'ended']);
export type PolicyStatus = z.infer<typeof PolicyStatus>;

export const Policy = z
  .object({
    id: Uuid,
    homeId: Uuid,
    kind: PolicyKind,
    carrier: z.string(),
    policyNumberEnd: z.string().describe('The last characters of the number, at most four'),
    coverageLimit: z.number(),
    deductible: z.number(),
    ...eachLimit(() => z.number().nullable()),
    effectiveDate: z.string(),
    expiryDate: z.string(),
    standing: PolicyStatus,
    daysLeft: z.number().int().describe('Days until it ends, in the home’s time zone; negative afterward'),
    isRenewed: z.boolean().describe('Another policy of its type starts when it ends'),
    endedAt: Instant.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Policy' });
export type Policy = z.output<typeof Policy>;
