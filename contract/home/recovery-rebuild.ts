import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';
import * as words from '#text/home/recovery-rebuild.ts';
import { HomeRef } from './homes.ts';
import { Day } from './policies.ts';
import type { Basis } from './recovery-aid.ts';
import { PERMIT_STATES, REBUILD_RECORDS, WORKS } from './recovery-rebuild-records.ts';

/** Facts behind the warnings, as data: where each comes from and how sure we are. */
const FACTS = [
  {
    id: 'AID-23',
    section: 'B&P 7159, 7159.5',
    sources: ['davis-stirling.com', 'rebuildcampfire.com'],
    confidence: 'B',
  },
  {
    id: 'AID-24',
    section: 'B&P 7028.16',
    sources: ['cslb.ca.gov', 'mendofever.com'],
    confidence: 'A',
  },
  {
    id: 'AID-22b',
    section: 'Pen 396(c)',
    sources: ['leginfo.legislature.ca.gov', 'caloes.ca.gov'],
    confidence: 'A',
  },
  { id: 'AID-25', section: 'Civ 1689.6, 1689.7', sources: ['dca.ca.gov', 'casetext.com'], confidence: 'B' },
  // Written without a source at hand: decision 72. Our team has yet to compare it with the law.
  { id: 'LIEN-01', section: 'Civ 8132-8138', sources: [], confidence: 'M' },
  { id: 'INS-43', section: 'Ins. 2051.5(c)', sources: ['bullivant.com'], confidence: 'B' },
] as const satisfies readonly (Basis & { id: string })[];

export type RebuildFactId = (typeof FACTS)[number]['id'];
export const REBUILD_FACTS: readonly (Basis & { id: RebuildFactId })[] = FACTS;
export const REBUILD_FACT_WORDS: Record<RebuildFactId, { title: string; text: string }> = words.facts;

/** California’s limit for the deposit on home improvement. */
export const MOST_DEPOSIT_CENTS = 1000_00;
/** In a declared emergency, prices may rise by this much above the price just before. */
export const PRICE_CAP_PERCENT = 10;
export const QUOTES_WANTED = 3;

/** CSLB numbers are digits only. Older ones have five. */
export const isCslbNumber = (license: string): boolean => /^\d{5,8}$/.test(license);
export const cslbLink = (license: string): string =>
  `https://www.cslb.ca.gov/OnlineServices/CheckLicenseII/LicenseDetail.aspx?LicNum=${encodeURIComponent(license)}`;

export const QUOTE_WARNINGS = [
  'deposit-over-limit',
  'over-price-cap',
  'ask-price-before',
  'cap-dates-unknown',
  'no-license',
  'license-format',
  'license-unchecked',
  'deposit-paid-over-limit',
  'paid-over-price',
] as const;
export type QuoteWarning = (typeof QUOTE_WARNINGS)[number];
const Warnings = z.array(
  z.object({
    code: z.enum(QUOTE_WARNINGS),
    cents: z.number().int().nullable().describe('The limit that was exceeded'),
  }),
);

const recordOf = <K extends keyof typeof REBUILD_RECORDS>(kind: K) =>
  z.object({
    id: Uuid,
    kind: z.literal(kind),
    day: Day,
    parentId: Uuid.nullable(),
    details: REBUILD_RECORDS[kind],
    updatedAt: Instant,
  });

export const RELEASE_STATES = ['none', 'conditional', 'unconditional'] as const;
const WorkPayment = recordOf('work-payment').extend({
  release: z.enum(RELEASE_STATES),
  releases: z.array(recordOf('lien-release')),
});

export const BookedQuote = z
  .object({
    bookingId: Uuid,
    ref: z.string(),
    kind: z.string(),
    state: z.string(),
    work: z.enum(WORKS),
    by: z.string(),
    license: z.string().nullable(),
    totalCents: z.number().int(),
    note: z.string(),
    day: Day,
  })
  .meta({ id: 'BookedQuote' });
export type BookedQuote = z.output<typeof BookedQuote>;

const Way = z.object({
  costCents: z.number().int(),
  coveredCents: z.number().int(),
  ownCents: z.number().int().describe('Negative: more is covered than it costs'),
});

export const RebuildView = z
  .object({
    canEdit: z.boolean(),
    today: Day,
    state: z.enum(['CA', 'NV', 'AZ']),
    disaster: z.string().nullable(),
    cap: z
      .object({ from: Day, to: Day, link: z.string().nullable() })
      .nullable()
      .describe('When prices are capped, based on dates that our team entered'),
    quotes: z
      .array(
        recordOf('quote').extend({
          warnings: Warnings,
          paidCents: z.number().int(),
          payments: z.array(WorkPayment),
        }),
      )
      .describe('Newest first'),
    booked: z.array(BookedQuote).describe('Contractors’ and architects’ quotes from bookings'),
    permits: z.array(
      recordOf('permit').extend({
        state: z.enum(PERMIT_STATES).nullable(),
        steps: z.array(recordOf('permit-step')).describe('Oldest first'),
      }),
    ),
    worksheet: recordOf('worksheet').nullable(),
    result: z.object({ repair: Way, move: Way, differenceCents: z.number().int() }).nullable(),
    checks: z.array(z.object({ id: z.string(), checkedOn: Day })),
  })
  .meta({ id: 'RebuildView' });
export type RebuildView = z.output<typeof RebuildView>;

export const getRebuild = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/rebuild',
  access: 'member',
  summary: 'Quotes with warnings, payments with lien releases, permits, and what repairing or moving costs',
  errors: ['conflict'],
  params: z.object({ homeId: HomeRef }),
  reply: RebuildView,
});
