import { z } from 'zod';
import { endpoint } from './http.ts';
import { Instant, Uuid } from './values.ts';

/** What every account starts with, as the first line of its ledger. */
export const OPENING_POINTS = 500;
/** What the demo's button gives. */
export const DEMO_POINTS = 100;

const Balance = z.object({ balance: z.number().int().nonnegative() });

export const getPoints = endpoint({
  method: 'GET',
  path: '/api/points',
  access: 'member',
  summary: 'Your points',
  reply: Balance,
});

export const LedgerEntry = z
  .object({
    id: Uuid,
    delta: z.number().int().describe('Points earned, or spent when negative'),
    reason: z.string(),
    balance: z.number().int().describe('What you had after it'),
    createdAt: Instant,
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/points/ledger',
  access: 'member',
  summary: 'Every change of your points, newest first, with the balance after it',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({
    entries: z.array(LedgerEntry),
    page: z.number().int(),
    pageCount: z.number().int().describe('At least 1'),
    total: z.number().int(),
  }),
});

export const grantDemoPoints = endpoint({
  method: 'POST',
  path: '/api/points/demo',
  access: 'member',
  summary: 'Demo mode only: 100 more points',
  demoOnly: true,
  reply: Balance,
});
