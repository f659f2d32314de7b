import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Severity } from '#contract/service/cases.ts';

/** Days of a report, Pacific time. */
export const REPORT_DAYS = [7, 30, 90] as const;

const minutes = (what: string) =>
  z.number().nonnegative().nullable().describe(`${what}, in minutes; null: none`);

export const ReportRow = z
  .object({
    day: z.iso.date().nullable().describe('Null: the whole period'),
    severity: Severity,
    answered: z.number().int().describe('Cases with a first response from a person on this day'),
    firstP50: minutes('Median time to first response'),
    firstP90: minutes('90th percentile of time to first response'),
    closed: z.number().int().describe('Cases closed on this day'),
    resolutionP50: minutes('Median time to resolution'),
    resolutionP90: minutes('90th percentile of time to resolution'),
    backlog: z.number().int().describe('Cases open at the end of the day; for the period: now'),
  })
  .meta({ id: 'CaseReportRow' });
export type ReportRow = z.output<typeof ReportRow>;

const query = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...REPORT_DAYS]))
    .default(30),
});

export const getCaseReport = endpoint({
  method: 'GET',
  path: '/api/desk/report',
  access: 'staff',
  may: 'figures.read',
  summary: 'First response, resolution and backlog of cases by severity and day, without merged cases',
  query,
  reply: z.object({ rows: z.array(ReportRow).describe('The whole period first, then by day, newest first') }),
});

export const exportCaseReport = endpoint({
  method: 'GET',
  path: '/api/desk/report/export',
  access: 'staff',
  may: 'figures.read',
  stepUp: true,
  summary: 'Export the case report as a CSV file',
  query,
  gives: 'file',
});
