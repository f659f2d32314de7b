import { z } from 'zod';
import * as v from '#text/service/partner-link-values.ts';
import { endpoint } from '#contract/http.ts';
import { AGE_GROUPS, SPECIES } from '#contract/home/household.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { Instant, line, Uuid } from '#contract/values.ts';
import { DECLINE_REASONS, LINE_STATES, OFFER_TOPICS } from './offer-states.ts';

/** The page behind a link in a message to a partner. The secret in the link is the only authorization. */

const t = z
  .string()
  .max(200)
  .regex(/^[\w-]{20,}$/, v.incompleteLink);

/** Before a hotel accepts: what it needs to decide. After: who comes, and names once the browser has a code. */
export const PartnerRoom = z
  .object({
    id: Uuid,
    state: z.enum(LINE_STATES),
    rooms: z.number().int(),
    firstNight: z.iso.date(),
    nights: z.number().int(),
    isAccessible: z.boolean(),
    hasBackupPower: z.boolean().describe('The household needs backup power'),
    people: z.number().int(),
    pets: z.partialRecord(z.enum(SPECIES), z.number().int()).describe('Number of pets by species'),
    petsOfUnknownKind: z.number().int(),
    confirmation: z.string().nullable(),
    isOnRequest: z.boolean(),
    hasArrived: z.boolean(),
    guest: z
      .object({
        name: z.string().nullable(),
        ages: z.partialRecord(z.enum(AGE_GROUPS), z.number().int()),
      })
      .nullable()
      .describe('Set only after the hotel confirmed, and only in a browser that entered a code'),
  })
  .meta({ id: 'PartnerRoom' });
export type PartnerRoom = z.output<typeof PartnerRoom>;

export const PartnerPage = z
  .object({
    topic: z.enum(OFFER_TOPICS),
    partner: z.string(),
    contact: z.string(),
    language: z.enum(LANGUAGES),
    timeZone: z.string(),
    isSample: z.boolean(),
    answerBy: Instant.nullable().describe('Deadline for rooms on request; no answer by then means no'),
    seesNames: z.boolean(),
    rooms: z.array(PartnerRoom),
    booking: z
      .object({
        id: Uuid,
        state: z.enum(LINE_STATES),
        isUnderWay: z.boolean(),
        lines: z.array(z.object({ label: z.string(), value: z.string() })),
        needsQuote: z.boolean().describe('The partner quotes a price instead of confirming'),
        hasDoorCode: z.boolean(),
        quoteCents: z.number().int().nullable(),
        weOweCents: z
          .number()
          .int()
          .nonnegative()
          .nullable()
          .describe('Once accepted: the part of the price that we pay'),
        collectCents: z
          .number()
          .int()
          .nonnegative()
          .nullable()
          .describe('Once accepted: the part that the household pays on site'),
        confirmation: z.string().nullable(),
      })
      .nullable()
      .default(null),
    blocks: z
      .array(
        z.object({
          id: Uuid,
          kind: z.enum(['standard', 'accessible']),
          sleeps: z.number().int(),
          takesPets: z.boolean(),
          hasBackupPower: z.boolean(),
          nights: z.array(
            z.object({ night: z.iso.date(), free: z.number().int(), capacity: z.number().int() }),
          ),
        }),
      )
      .describe('For requests about how many rooms are free'),
  })
  .meta({ id: 'PartnerPage' });
export type PartnerPage = z.output<typeof PartnerPage>;

const BASE = '/api/partners/link';
const common = { method: 'POST', access: 'public', reply: PartnerPage } as const;
const lines = z.array(Uuid).max(500).default([]).describe('IDs of the rooms; empty: all open ones');

/** Uses POST to keep the secret out of URLs, which servers log. Read-only. */
export const openPartnerLink = endpoint({
  ...common,
  path: `${BASE}/open`,
  summary: 'Get a partner’s requests by the link in our message. Read-only.',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t }),
});

export const confirmByPartner = endpoint({
  ...common,
  path: `${BASE}/confirm`,
  summary: 'Confirm rooms as a hotel, with its own confirmation number',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({
    t,
    lines,
    number: line(40, v.number).refine((number) => /[A-Za-z0-9]/.test(number), v.number),
  }),
});

export const declineByPartner = endpoint({
  ...common,
  path: `${BASE}/decline`,
  summary: 'Decline rooms as a hotel, or cancel confirmed ones, with a reason',
  errors: ['link_wrong', 'not_allowed', 'conflict', 'rate_limited'],
  body: z.object({
    t,
    lines,
    reason: z.enum(DECLINE_REASONS, v.reason),
    note: z.string().trim().max(300, v.note).default(''),
  }),
});

export const noteArrivalByPartner = endpoint({
  ...common,
  path: `${BASE}/arrival`,
  summary: 'Record as a hotel that a household arrived or didn’t',
  errors: ['link_wrong', 'not_allowed', 'conflict', 'rate_limited'],
  body: z.object({ t, line: Uuid, is: z.enum(['arrived', 'no-show']) }),
});

export const setFreeRooms = endpoint({
  ...common,
  path: `${BASE}/free-rooms`,
  summary: 'Report free rooms as a hotel, by block and night',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({
    t,
    free: z
      .array(
        z.object({
          blockId: Uuid,
          night: z.iso.date(),
          rooms: z.coerce.number(v.rooms).int(v.rooms).min(0, v.rooms).max(500, v.rooms),
        }),
      )
      .min(1, v.rooms)
      .max(200),
  }),
});

export const quoteByPartner = endpoint({
  ...common,
  path: `${BASE}/quote`,
  summary: 'Quote a price for a booking as a partner. The household accepts or refuses it.',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({
    t,
    cents: z.number(v.price).int(v.price).min(0, v.price).max(10_000_000, v.price),
    note: z.string().trim().max(300, v.note).default(''),
  }),
});

export const startByPartner = endpoint({
  ...common,
  path: `${BASE}/start`,
  summary: 'Start a booking as a partner with the door code that the household reads out',
  errors: ['link_wrong', 'code_wrong', 'conflict', 'rate_limited'],
  body: z.object({
    t,
    code: z
      .string()
      .trim()
      .regex(/^\d{4}$/, v.doorCode),
  }),
});

export const finishByPartner = endpoint({
  ...common,
  path: `${BASE}/finish`,
  summary: 'Mark a booking as done as a partner',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({ t }),
});

export const requestPartnerCode = endpoint({
  method: 'POST',
  path: `${BASE}/code`,
  access: 'public',
  summary: 'Send the contact a code that unlocks guests’ names in this browser',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t }),
  reply: z.object({ sentTo: z.string().describe('Masked phone number or address') }),
});

export const enterPartnerCode = endpoint({
  ...common,
  path: `${BASE}/device`,
  summary: 'Verify the code, so this browser shows names for 30 days',
  errors: ['link_wrong', 'code_wrong', 'rate_limited'],
  body: z.object({
    t,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, v.code),
  }),
});
