import { z } from 'zod';
import { endpoint } from '#contract/http.ts';

export const Metrics = z
  .object({
    totalUsers: z.number().int().nonnegative().describe('Accounts there are'),
    avgReadiness: z
      .number()
      .min(0)
      .max(100)
      .describe('Mean of the last scores of active homes, to a tenth; 0 while none has a score'),
    activeHomes: z.number().int().nonnegative().describe('Homes that are not archived'),
    pointsRedeemed: z
      .number()
      .int()
      .nonnegative()
      .describe('Points spent on orders; a cancelled order gives them back'),
  })
  .meta({ id: 'Metrics' });
export type Metrics = z.output<typeof Metrics>;

export const getMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/metrics',
  access: 'staff',
  may: 'figures.read',
  summary: 'How many people, homes and points there are now',
  reply: Metrics,
});

/** Days are days in California. */
export const FIGURES_ZONE = 'America/Los_Angeles';
export const HISTORY_DAYS = ['30', '90', '365'] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];

export const DayFigures = Metrics.extend({
  day: z.iso.date(),
  avgReadiness: z.number().min(0).max(100).nullable().describe('Null while no home had a score'),
  derived: z
    .boolean()
    .describe('Not read on the day, but worked out later: without what was deleted in between'),
}).meta({ id: 'DayFigures' });
export type DayFigures = z.output<typeof DayFigures>;

export const getMetricsHistory = endpoint({
  method: 'GET',
  path: '/api/admin/metrics/history',
  access: 'staff',
  may: 'figures.read',
  summary: 'The same figures day by day; the last is today, as far as it has come',
  query: z.object({ days: z.enum(HISTORY_DAYS).default('30') }),
  reply: z.object({
    days: z.array(DayFigures).describe('Oldest first, none left out since the first'),
    since: z.iso.date().describe('The first day there is anything of'),
  }),
});
