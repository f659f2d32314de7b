import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

/** What incidents and points cost us. */

const Cents = z.number().int();

export const IncidentCost = z
  .object({
    incidentId: Uuid,
    name: z.string(),
    startedAt: Instant,
    homes: z.number().int().describe('Households whose services started'),
    nights: z.number().int().describe('Room nights that the plan pays'),
    roomsCents: Cents.describe('Rooms, on statements'),
    servicesCents: Cents.describe('Plan benefits, on statements'),
    unbilledCents: Cents.describe('Rooms and services that aren’t on a statement yet'),
    unpriced: z.number().int().describe('Nights and services without a price, which no amount includes'),
    cashCents: Cents.describe('Emergency cash sent, minus cash returned'),
    totalCents: Cents,
  })
  .meta({ id: 'IncidentCost' });
export type IncidentCost = z.output<typeof IncidentCost>;

export const getIncidentCosts = endpoint({
  method: 'GET',
  path: '/api/admin/costs/incidents',
  access: 'staff',
  may: 'statements.read',
  summary: 'Costs of the newest 200 incidents: rooms, services and cash',
  reply: z.object({ rows: z.array(IncidentCost) }),
});

export const getPointsLiability = endpoint({
  method: 'GET',
  path: '/api/admin/costs/points',
  access: 'staff',
  may: 'statements.read',
  summary: 'Points that members can still spend, and their potential cost',
  reply: z
    .object({
      points: z.number().int(),
      accounts: z.number().int().describe('Members with points'),
      earned: z.number().int().describe('In the last 12 months'),
      spent: z.number().int().describe('In the last 12 months'),
      mostCents: Cents.describe('If every point were spent on the item with the most value per point'),
      bestItem: z
        .object({ name: z.string(), pointsCost: z.number().int(), priceCents: Cents })
        .nullable()
        .describe('That item; null if no item has a dollar price'),
      open: z
        .object({ orders: z.number().int(), points: z.number().int(), cents: Cents })
        .describe('Purchases with points that aren’t fulfilled yet, at their dollar price'),
    })
    .meta({ id: 'PointsLiability' }),
});
