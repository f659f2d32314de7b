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
    hasBackupPower: z.boolean().describe('The household needs power that does not fail'),
    people: z.number().int(),
    pets: z.partialRecord(z.enum(SPECIES), z.number().int()).describe('By kind'),
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
      .describe('Only after the hotel confirmed, in a browser that entered a code'),
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
    answerBy: Instant.nullable().describe('Rooms on request: after this, silence means no'),
    seesNames: z.boolean(),
    rooms: z.array(PartnerRoom),
    booking: z
      .object({
        id: Uuid,
        state: z.enum(LINE_STATES),
        isUnderWay: z.boolean(),
        lines: z.array(z.object({ label: z.string(), value: z.string() })),
        needsQuote: z.boolean().describe('The partner names a price instead of confirming'),
        hasDoorCode: z.boolean(),
        quoteCents: z.number().int().nullable(),
        weOweCents: z
          .number()
          .int()
          .nonnegative()
          .nullable()
          .describe('Once agreed: what we pay of the price'),
        collectCents: z
          .number()
          .int()
          .nonnegative()
          .nullable()
          .describe('And what the household pays on site'),
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
      .describe('For the question how many rooms are free'),
  })
  .meta({ id: 'PartnerPage' });
export type PartnerPage = z.output<typeof PartnerPage>;

const BASE = '/api/partners/link';
const common = { method: 'POST', access: 'public', reply: PartnerPage } as const;
const lines = z.array(Uuid).max(500).default([]).describe('Which rooms; empty: all that are open');

/** A post, so that the secret isn't in a URL that servers log. It changes nothing. */
export const openPartnerLink = endpoint({
  ...common,
  path: `${BASE}/open`,
  summary: 'What a partner is asked, by the link in our message; opening it changes nothing',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t }),
});

export const confirmByPartner = endpoint({
  ...common,
  path: `${BASE}/confirm`,
  summary: 'A hotel confirms rooms with its own confirmation number',
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
  summary: 'A hotel declines rooms, or cancels rooms that it had confirmed, with a reason',
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
  summary: 'A hotel notes that a household has arrived, or has not',
  errors: ['link_wrong', 'not_allowed', 'conflict', 'rate_limited'],
  body: z.object({ t, line: Uuid, is: z.enum(['arrived', 'no-show']) }),
});

export const setFreeRooms = endpoint({
  ...common,
  path: `${BASE}/free-rooms`,
  summary: 'A hotel says how many rooms are free, block by block and night by night',
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
  summary: 'A partner names its price for a booking; the household agrees to it or not',
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
  summary: 'A partner at the door enters the code that the household reads out',
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
  summary: 'A partner says that a booking is done',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({ t }),
});

export const requestPartnerCode = endpoint({
  method: 'POST',
  path: `${BASE}/code`,
  access: 'public',
  summary: 'Send a code to the contact, which shows guests’ names in this browser',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t }),
  reply: z.object({ sentTo: z.string().describe('Masked') }),
});

export const enterPartnerCode = endpoint({
  ...common,
  path: `${BASE}/device`,
  summary: 'Enter the code; this browser then shows names for 30 days',
  errors: ['link_wrong', 'code_wrong', 'rate_limited'],
  body: z.object({
    t,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, v.code),
  }),
});
