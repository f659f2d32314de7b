import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as labels from '#text/money/labels.ts';
import * as t from '#text/money/values.ts';

/** Every account's opening balance, the first entry of its ledger. */
export const OPENING_POINTS = 500;
/** Points granted by the demo's button. */
export const DEMO_POINTS = 100;

/** Why points can't be redeemed without a membership. */
export const REDEEM_NEEDS_MEMBERSHIP = labels.redeemNeedsMembership;

const Balance = z.object({ balance: z.number().int().nonnegative() });

export const getPoints = endpoint({
  method: 'GET',
  path: '/api/points',
  access: 'member',
  summary: 'Your points balance',
  reply: Balance,
});

export const LedgerEntry = z
  .object({
    id: Uuid,
    delta: z.number().int().describe('Points earned; negative: points spent'),
    reason: z.string(),
    balance: z.number().int().describe('Balance after this entry'),
    createdAt: Instant,
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** All entries, or only credits or debits. */
export const LedgerKind = z.enum(['all', 'earned', 'spent']);
export type LedgerKind = z.output<typeof LedgerKind>;

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/points/ledger',
  access: 'member',
  summary: 'List every change of your points, newest first, with the resulting balance',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    kind: LedgerKind.default('all'),
  }),
  reply: z.object({
    entries: z.array(LedgerEntry),
    page: z.number().int(),
    pageCount: z.number().int().describe('At least 1'),
    total: z.number().int(),
  }),
});

/** Range of the points chart, in days. */
const CHART_DAYS = [90, 365] as const;
export type ChartDays = (typeof CHART_DAYS)[number];

/** An IANA time zone name that the runtime knows, like America/Los_Angeles. */
const TimeZone = z
  .string()
  .regex(/^[A-Za-z][\w+/-]{0,63}$/, t.timeZone)
  .refine(isTimeZone, t.timeZone);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

export const PointsByDay = z
  .object({
    from: z.iso.date().describe('First day of the requested range'),
    to: z.iso.date().describe('Today, in the requested time zone'),
    before: z
      .number()
      .int()
      .nullable()
      .describe('Balance at the start of the first day; null: no account yet'),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          earned: z.number().int().nonnegative(),
          spent: z.number().int().nonnegative(),
          balance: z.number().int().nonnegative().describe('Balance at the end of the day'),
        }),
      )
      .describe('Days on which your points changed, oldest first'),
  })
  .meta({ id: 'PointsByDay' });
export type PointsByDay = z.output<typeof PointsByDay>;

export const getPointsByDay = endpoint({
  method: 'GET',
  path: '/api/points/by-day',
  access: 'member',
  summary: 'Your points balance over time, with one entry for each day it changed',
  query: z.object({
    days: z.coerce.number().pipe(z.literal(CHART_DAYS)).default(90),
    zone: TimeZone.default('America/Los_Angeles'),
  }),
  reply: PointsByDay,
});

export const adjustPoints = endpoint({
  method: 'POST',
  path: '/api/admin/members/:userId/points',
  access: 'staff',
  may: 'points.adjust',
  summary: 'Add or deduct a member’s points, with a reason shown to the member',
  stepUp: true,
  idempotent: true,
  errors: ['too_few_points', 'key_reused'],
  params: z.object({ userId: Uuid }),
  body: z.object({
    delta: z
      .number(t.points)
      .int(t.wholePoints)
      .min(-1_000_000, t.removePointsAtMost)
      .max(1_000_000, t.addPointsAtMost)
      .refine((delta) => delta !== 0, t.notZero),
    reason: text(200, t.reasonInHistory),
  }),
  reply: Balance,
});

export const grantDemoPoints = endpoint({
  method: 'POST',
  path: '/api/points/demo',
  access: 'member',
  summary: 'Demo mode only: add 100 points',
  demoOnly: true,
  reply: Balance,
});
