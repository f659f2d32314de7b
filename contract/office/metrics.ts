import { z } from 'zod';
import { endpoint } from '#contract/http.ts';

export const Metrics = z
  .object({
    totalUsers: z.number().int().nonnegative().describe('Number of accounts'),
    avgReadiness: z
      .number()
      .min(0)
      .max(100)
      .describe('Mean of active homes’ latest scores, to one decimal; 0 if none has a score'),
    activeHomes: z.number().int().nonnegative().describe('Homes that aren’t archived'),
    pointsRedeemed: z
      .number()
      .int()
      .nonnegative()
      .describe('Points spent on orders, minus those returned by canceled orders'),
  })
  .meta({ id: 'Metrics' });
export type Metrics = z.output<typeof Metrics>;

export const getMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/metrics',
  access: 'staff',
  may: 'figures.read',
  summary: 'Current totals of accounts, homes and points',
  reply: Metrics,
});

/** Days are days in California. */
export const FIGURES_ZONE = 'America/Los_Angeles';
export const HISTORY_DAYS = ['30', '90', '365'] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];

export const DayFigures = Metrics.extend({
  day: z.iso.date(),
  avgReadiness: z.number().min(0).max(100).nullable().describe('Null if no home had a score'),
  derived: z
    .boolean()
    .describe('Not recorded that day but derived later, so data deleted since then is missing'),
}).meta({ id: 'DayFigures' });
export type DayFigures = z.output<typeof DayFigures>;

export const getMetricsHistory = endpoint({
  method: 'GET',
  path: '/api/admin/metrics/history',
  access: 'staff',
  may: 'figures.read',
  summary: 'Daily history of the same totals. The last entry is today so far.',
  query: z.object({ days: z.enum(HISTORY_DAYS).default('30') }),
  reply: z.object({
    days: z.array(DayFigures).describe('Oldest first, without gaps'),
    since: z.iso.date().describe('The first day with data'),
  }),
});
