import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import { Instant, Uuid } from '#contract/values.ts';
import * as t from '#text/money/values.ts';

/** The terms promise members this much notice before a new price. */
export const NOTICE_DAYS = 30;
/** Time to deliver all notices before those days begin. */
export const NOTICE_LEAD_DAYS = 7;

export const PriceChange = z
  .object({
    id: Uuid,
    plan: z.enum(PLAN_KEYS),
    interval: z.enum(INTERVALS),
    newCents: z.number().int(),
    effectiveAt: Instant.describe('Renewals from then on can use the new price'),
    noticesFrom: Instant.describe('When members are first notified'),
    createdAt: Instant,
    cancelledAt: Instant.nullable(),
    canCancel: z.boolean().describe('Members haven’t been notified yet'),
    affected: z.number().int().describe('Members with this plan whose price differs and who will renew'),
    notified: z.number().int().describe('Members notified so far'),
  })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.output<typeof PriceChange>;

export const listPriceChanges = endpoint({
  method: 'GET',
  path: '/api/admin/price-changes',
  access: 'staff',
  may: 'prices.read',
  summary: 'List scheduled and past changes of renewal prices, newest first',
  reply: z.object({ changes: z.array(PriceChange) }),
});

export const NewPriceChange = z.object({
  plan: z.enum(PLAN_KEYS, t.choosePlan),
  interval: z.enum(INTERVALS, t.chooseInterval),
  newCents: z
    .number(t.enterPrice)
    .int(t.wholeCents)
    .min(100, t.atLeastOneDollar)
    .max(1_000_000, t.atMostTenThousand),
  effectiveOn: z.iso.date(t.chooseDay),
});

export const schedulePriceChange = endpoint({
  method: 'POST',
  path: '/api/admin/price-changes',
  access: 'staff',
  may: 'prices.change',
  summary: 'Schedule a new renewal price. Every affected member is notified at least 30 days ahead.',
  stepUp: true,
  status: 201,
  errors: ['conflict'],
  body: NewPriceChange,
  reply: PriceChange,
});

export const cancelPriceChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/price-changes/:id',
  access: 'staff',
  may: 'prices.change',
  summary: 'Cancel a price change before members are notified',
  stepUp: true,
  errors: ['conflict'],
  params: z.object({ id: Uuid }),
  reply: PriceChange,
});
