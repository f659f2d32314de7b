import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Honeypot } from '#contract/outreach/waitlist.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { Email, line, Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/event-values.ts';
import {
  EVENT_KIND_KEYS,
  FEWEST_HOMES,
  HOURS_STATES,
  MOST_HOMES,
  MOST_MINUTES_A_DAY,
} from './community-event-states.ts';

/** The yearly hours of an ambassador's site: what neighbors log, and the report. */

const Year = z.coerce.number(v.year).int(v.year).min(2025, v.year).max(2100, v.year);

/** Hours as typed, like "1.5"; stored in minutes. */
const Hours = z.coerce
  .number(v.hours)
  .min(0.25, v.hours)
  .max(MOST_MINUTES_A_DAY / 60, v.hours)
  .refine((hours) => Number.isInteger(hours * 4), v.hours);
const Dollars = z
  .union([
    z.literal('').transform(() => null),
    z.coerce.number(v.dollars).min(0, v.dollars).max(100_000, v.dollars),
  ])
  .nullable()
  .default(null);

const Token = z.string().min(1, v.link).max(100, v.link);
const siteParams = z.object({ code: z.string().max(40) });
export const Site = z.object({
  name: z.string(),
  host: z.string(),
  year: z.number().int(),
  today: z.iso.date(),
});

export const getSite = endpoint({
  method: 'GET',
  path: '/api/community/hours/:code',
  access: 'public',
  summary: 'Get the site behind a link for logging hours',
  errors: ['not_found'],
  params: siteParams,
  reply: Site,
});
export const logHours = endpoint({
  method: 'POST',
  path: '/api/community/hours/:code',
  access: 'public',
  status: 201,
  summary:
    'Log hours that a neighbor worked. Callers who aren’t signed in confirm by email. Hours count once the ambassador confirms them.',
  errors: ['not_found', 'conflict', 'rate_limited'],
  params: siteParams,
  body: z.object({
    name: line(80, v.name).optional(),
    email: Email.optional(),
    day: z.iso.date(v.workDay),
    hours: Hours,
    task: line(200, v.task),
    dollars: Dollars,
    website: Honeypot,
  }),
  reply: z.object({ next: z.enum(['email', 'waiting']) }),
});

export const LoggedHours = z.object({
  day: z.iso.date(),
  minutes: z.number().int(),
  task: z.string(),
  cents: z.number().int().nullable(),
  state: z.enum(HOURS_STATES),
  site: z.string(),
  language: z.enum(LANGUAGES),
});
const byLink = {
  method: 'POST',
  access: 'public',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({ t: Token }),
  reply: LoggedHours,
} as const;
const LINK = '/api/community/hours-link';
export const openHours = endpoint({
  ...byLink,
  path: `${LINK}/open`,
  summary: 'Get logged hours by their email link. Read-only.',
});
export const confirmHours = endpoint({
  ...byLink,
  path: `${LINK}/confirm`,
  summary: 'Confirm by email link that these hours are the neighbor’s',
});
export const withdrawHours = endpoint({
  ...byLink,
  path: `${LINK}/withdraw`,
  summary: 'Withdraw logged hours by email link',
});

// The ambassador

export const YearReport = z
  .object({
    year: z.number().int(),
    years: z.array(z.number().int()),
    site: z.object({ name: z.string(), homes: z.number().int(), code: z.string() }).nullable(),
    required: z.number().int().nullable().describe('Hours needed: one per home'),
    minutes: z.number().int(),
    cents: z.number().int(),
    percent: z.number().int(),
    events: z.array(
      z.object({
        id: Uuid,
        day: z.iso.date(),
        kind: z.enum(EVENT_KIND_KEYS),
        title: z.string(),
        language: z.enum(LANGUAGES),
        people: z.number().int(),
        minutes: z.number().int(),
        hostMinutes: z.number().int().describe('Of the ambassador, once someone else confirmed the event'),
      }),
    ),
    entries: z.array(
      z.object({
        id: Uuid,
        day: z.iso.date(),
        name: z.string(),
        task: z.string(),
        minutes: z.number().int(),
        cents: z.number().int().nullable(),
        state: z.enum(HOURS_STATES),
      }),
    ),
    own: z.array(z.object({ day: z.iso.date(), minutes: z.number().int() })),
  })
  .meta({ id: 'YearlyHours' });
export type YearReport = z.output<typeof YearReport>;

const OWN = '/api/ambassador/hours';
const host = {
  access: 'member',
  errors: ['not_found', 'conflict', 'not_allowed'],
  reply: YearReport,
} as const;
export const getYear = endpoint({
  ...host,
  method: 'GET',
  path: OWN,
  summary: 'Hours of an active ambassador’s site in a year',
  query: z.object({ year: Year.optional() }),
});
export const setSite = endpoint({
  ...host,
  method: 'PUT',
  path: `${OWN}/:year`,
  summary: 'Declare the site’s name and how many homes it has in a year',
  params: z.object({ year: Year }),
  body: z.object({
    name: line(120, v.siteName),
    homes: z.coerce.number(v.homes).int(v.homes).min(FEWEST_HOMES, v.homes).max(MOST_HOMES, v.homes),
  }),
});
export const decideHours = endpoint({
  ...host,
  method: 'POST',
  path: `${OWN}/entries/:entryId`,
  summary: 'Accept or decline hours that a neighbor logged',
  params: z.object({ entryId: Uuid }),
  body: z.object({ is: z.enum(['counted', 'declined'], v.decision) }),
});
export const REPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export const getYearFile = endpoint({
  method: 'GET',
  path: `${OWN}/file`,
  access: 'member',
  summary: 'Download the yearly report as a PDF, spreadsheet or CSV',
  errors: ['not_found', 'conflict', 'not_allowed'],
  query: z.object({ year: Year, format: z.enum(REPORT_FORMATS) }),
  gives: 'file',
});
