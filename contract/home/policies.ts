import { z } from 'zod';
import { dollars } from '#contract/money.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

export const POLICY_KINDS = {
  homeowners: 'Homeowners',
  renters: 'Renters',
  condo: 'Condo',
  flood: 'Flood',
  earthquake: 'Earthquake',
  other: 'Other',
} as const;
export const PolicyKind = z.enum(['homeowners', 'renters', 'condo', 'flood', 'earthquake', 'other']);
export type PolicyKind = z.infer<typeof PolicyKind>;

/** Limits of policies are large, and round. */
const limit = (required?: string) => dollars(required, '450000');

const DAY = 'Enter a date, like 2026-11-15';
const YEARS = { from: '1950-01-01', to: '2150-12-31' };

/** A day on the wire: `2026-11-15`. A browser's whole instant is taken, too, for its day. */
export const Day = z
  .string(DAY)
  .trim()
  .transform((s) => (z.iso.datetime({ offset: true }).safeParse(s).success ? s.slice(0, 10) : s))
  .pipe(z.iso.date(DAY))
  .refine((day) => day >= YEARS.from && day <= YEARS.to, 'Enter a year between 1950 and 2150')
  .meta({ type: 'string', format: 'date' });

/** The same day a year later; from February 29 to the last of February. */
export function yearAfter(day: string): string {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return z.iso.date().safeParse(next).success ? next : next.replace(/-29$/, '-28');
}

const PolicyFields = z.object({
  kind: PolicyKind.default('homeowners'),
  carrier: text(120, 'Insurance carrier required'),
  policyNumber: text(60, 'Policy number required'),
  coverageLimit: limit('Coverage limit required').describe('Dollars'),
  deductible: limit('Deductible required').describe('Dollars'),
  dwellingLimit: limit().nullish().describe('Dollars to rebuild the house'),
  personalPropertyLimit: limit().nullish().describe('Dollars for what is in it'),
  lossOfUseLimit: limit().nullish().describe('Dollars for living elsewhere'),
  effectiveDate: Day,
  expiryDate: Day,
});

const endsAfterStart = ({ effectiveDate, expiryDate }: { effectiveDate: string; expiryDate: string }) =>
  expiryDate > effectiveDate;
const ENDS_TOO_SOON = { path: ['expiryDate'], error: 'The policy must end after it begins' };

export const PolicyInput = PolicyFields.refine(endsAfterStart, ENDS_TOO_SOON);
export type PolicyInput = z.output<typeof PolicyInput>;

/** The `updatedAt` that was on the screen: a change somebody else made since is not overwritten. */
export const BasedOn = Instant.optional();

export const PolicyChange = PolicyFields.extend({
  policyNumber: PolicyFields.shape.policyNumber.optional(),
  basedOn: BasedOn,
}).refine(endsAfterStart, ENDS_TOO_SOON);
export type PolicyChange = z.output<typeof PolicyChange>;

/** Where a policy stands today: covers, covers later, is over, or was taken off the home. */
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
    dwellingLimit: z.number().nullable(),
    personalPropertyLimit: z.number().nullable(),
    lossOfUseLimit: z.number().nullable(),
    effectiveDate: z.string(),
    expiryDate: z.string(),
    standing: PolicyStatus,
    daysLeft: z.number().int().describe('Until the day it ends, where the home is; negative afterwards'),
    isRenewed: z.boolean().describe('Another of its kind goes on where it ends'),
    endedAt: Instant.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Policy' });
export type Policy = z.output<typeof Policy>;
