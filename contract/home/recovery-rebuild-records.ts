import * as v from '#text/home/recovery-rebuild-values.ts';
import { z } from 'zod';
import { line, text } from '#contract/values.ts';
import { Day } from './policies.ts';

const note = (max: number) => z.union([z.literal(''), text(max)]).default('');
const short = (max: number) => z.union([z.literal(''), line(max)]).default('');
const cents = z.number(v.amount).int(v.amount).min(0, v.amount).max(100_000_000_00, v.amount);
const someCents = cents.min(1, v.amount);

/** What is built. The deposit limit is for home improvement only, and the price cap isn't for design. */
export const WORKS = ['home-improvement', 'new-construction', 'debris', 'design'] as const;
export type Work = (typeof WORKS)[number];
export const QUOTE_STATES = ['received', 'hired', 'declined'] as const;
export const PAY_STAGES = ['deposit', 'progress', 'final'] as const;
export type PayStage = (typeof PAY_STAGES)[number];
/** California’s four forms of a lien release. A conditional one counts once the payment has cleared. */
export const RELEASE_FORMS = [
  'conditional-progress',
  'unconditional-progress',
  'conditional-final',
  'unconditional-final',
] as const;
export type ReleaseForm = (typeof RELEASE_FORMS)[number];

export const PERMIT_STATES = [
  'planned',
  'applied',
  'corrections',
  'approved',
  'issued',
  'inspection',
  'final',
  'denied',
  'expired',
  'withdrawn',
] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

/** Every allowed move of a permit. A new one starts as planned or applied. */
export const PERMIT_MOVES: Record<PermitState, readonly PermitState[]> = {
  planned: ['applied', 'withdrawn'],
  applied: ['corrections', 'approved', 'issued', 'denied', 'withdrawn'],
  corrections: ['applied', 'approved', 'denied', 'withdrawn'],
  approved: ['issued', 'expired', 'withdrawn'],
  issued: ['inspection', 'final', 'expired', 'withdrawn'],
  inspection: ['inspection', 'corrections', 'final', 'expired'],
  denied: ['applied'],
  expired: ['applied', 'issued'],
  final: [],
  withdrawn: ['applied'],
};
export const FIRST_PERMIT_STATES: readonly PermitState[] = ['planned', 'applied'];

/** The costs of both ways. Insurance pays for rebuilding and for buying elsewhere. */
export const WORKSHEET_COSTS = {
  repair: ['build', 'design', 'upgrades', 'housing', 'other'],
  move: ['home', 'closing', 'moving', 'taxes', 'other'],
} as const;
export const WORKSHEET_COVERED = {
  repair: ['insurance', 'grants'],
  move: ['insurance', 'grants', 'landSale'],
} as const;

const amounts = <const K extends readonly string[]>(keys: K) =>
  z.object(
    Object.fromEntries(keys.map((key) => [key, cents.default(0)])) as Record<
      K[number],
      z.ZodDefault<typeof cents>
    >,
  );

export const Worksheet = z.object({
  repair: z.object({ costs: amounts(WORKSHEET_COSTS.repair), covered: amounts(WORKSHEET_COVERED.repair) }),
  move: z.object({ costs: amounts(WORKSHEET_COSTS.move), covered: amounts(WORKSHEET_COVERED.move) }),
  note: note(1000),
});
export type Worksheet = z.output<typeof Worksheet>;

/** What a household writes down while it rebuilds. Part of `RECORDS`: encrypted like all of them. */
export const REBUILD_RECORDS = {
  /** A quote that the household got itself. Quotes from bookings stay bookings. */
  quote: z.object({
    by: line(120, v.by),
    license: short(20),
    licenseCheckedOn: Day.nullable().default(null).describe('When the household looked up the license'),
    work: z.enum(WORKS, v.work),
    scope: note(1000),
    totalCents: someCents,
    depositCents: cents.default(0),
    beforeCents: someCents
      .nullable()
      .default(null)
      .describe('Price of the same work just before the emergency'),
    startsOn: Day.nullable().default(null),
    weeks: z.number(v.weeks).int(v.weeks).min(1, v.weeks).max(520, v.weeks).nullable().default(null),
    status: z.enum(QUOTE_STATES, v.status),
    note: note(500),
  }),
  /** A payment to the contractor of a quote. */
  'work-payment': z.object({
    stage: z.enum(PAY_STAGES, v.stage),
    amountCents: someCents,
    reference: short(120),
  }),
  /** A signed release for a payment, by the contractor, a subcontractor or a supplier. */
  'lien-release': z.object({ form: z.enum(RELEASE_FORMS, v.form), by: line(120, v.by) }),
  permit: z.object({ title: line(120, v.permit), number: short(60), office: short(120), note: note(500) }),
  /** A dated state of a permit. The newest one counts. */
  'permit-step': z.object({ state: z.enum(PERMIT_STATES, v.permitState), note: short(300) }),
  /** Repair or move. A recovery has one. */
  worksheet: Worksheet,
} as const;

export const REBUILD_PARENTS = {
  'work-payment': 'quote',
  'lien-release': 'work-payment',
  'permit-step': 'permit',
} as const;
