import * as v from '#text/outreach/partner-values.ts';
import { z } from 'zod';
import { Phone } from '#contract/phone.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { Email, Instant, line, text, Uuid } from '#contract/values.ts';
import * as kinds from './partner-kinds.ts';
import { LIMITS } from './partner-limits.ts';
import { NETWORK_STATUSES } from './risk-words.ts';

/** What the register of partners stores. The calls are in `partner-calls.ts`. */

const StateCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((state) => state in STATE_NAMES, v.state);
const optionalText = (max: number) => z.string().trim().max(max).nullable();
const facts = z.array(line(80)).max(20);

/** What visitors see of a partner on the map, besides its name, kind, address and phone number. */
export const PartnerListing = z
  .object({
    networkStatus: z.enum(NETWORK_STATUSES).default('partner'),
    capacity: z.number(v.wholeNumber).int(v.wholeNumber).min(0).max(100_000).nullable().default(null),
    amenities: facts.default([]),
    services: facts.default([]),
    emergencyFeatures: facts.default([]),
    priceRange: optionalText(80).default(null),
    isLimited: z.boolean().default(false).describe('Low availability: shown as limited'),
    responseTime: optionalText(80).default(null),
    coverage: optionalText(120).default(null).describe('Description of the region it serves'),
  })
  .meta({ id: 'PartnerListing' });
export type PartnerListing = z.output<typeof PartnerListing>;

const placed = {
  name: line(120, v.name),
  address: line(200, v.street),
  city: line(100, v.city),
  stateCode: StateCode,
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, v.zip),
  lat: z.number(v.latitude).min(18, v.latitude).max(72, v.latitude),
  lng: z.number(v.longitude).min(-180, v.longitude).max(-65, v.longitude),
  phone: Phone.refine((phone) => phone !== '', v.phone),
};

export const PartnerInput = z.object({ ...placed, listing: PartnerListing });
export type PartnerInput = z.output<typeof PartnerInput>;

/** Hotels are added with their stars, by the lodging capability. */
export const NewPartner = PartnerInput.extend({
  kind: z.enum(
    kinds.PARTNER_KINDS.filter((kind) => kind !== 'hotel'),
    v.kind,
  ),
});
export type NewPartner = z.output<typeof NewPartner>;

/** "08:00", in the partner's time zone. */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, v.time);

export const ContactInput = z
  .object({
    name: line(120, v.contactName),
    role: z.enum(kinds.CONTACT_ROLES).default('desk'),
    email: Email.or(z.literal('').transform(() => null))
      .nullable()
      .default(null),
    phone: Phone.transform((phone) => phone || null)
      .nullable()
      .default(null),
    language: z.enum(LANGUAGES).default('en'),
    position: z
      .number(v.wholeNumber)
      .int(v.wholeNumber)
      .min(1, v.wholeNumber)
      .max(99, v.wholeNumber)
      .default(1),
    onFrom: Time.nullable()
      .default(null)
      .describe('Available from, in the partner’s time zone; null: always'),
    onTo: Time.nullable().default(null),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, { path: ['email'], message: v.reachable })
  .refine(({ onFrom, onTo }) => (onFrom === null) === (onTo === null), {
    path: ['onTo'],
    message: v.contactHours,
  });
export type ContactInput = z.output<typeof ContactInput>;

export const DocumentInput = z.object({
  kind: z.enum(kinds.DOCUMENT_KINDS, v.documentKind),
  number: line(80, v.documentNumber),
  expiresOn: z.iso.date(v.expires),
});
export type DocumentInput = z.output<typeof DocumentInput>;

const Area = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('miles'),
    miles: z.number(v.miles).int(v.miles).min(1, v.miles).max(500, v.miles),
  }),
  z.object({
    by: z.literal('counties'),
    counties: z
      .array(z.string().regex(/^\d{5}$/, v.county))
      .min(1, v.county)
      .max(100)
      .describe('FIPS codes'),
  }),
]);
export type Area = z.output<typeof Area>;

/** One shape per kind of service, so that each has its own limits. */
const capabilityOf = <K extends kinds.PartnerKind>(kind: K) =>
  z.object({ kind: z.literal(kind), limits: LIMITS[kind], area: Area });
export const Capability = z.discriminatedUnion(
  'kind',
  kinds.PARTNER_KINDS.map((kind) => capabilityOf(kind)) as [
    ReturnType<typeof capabilityOf>,
    ...ReturnType<typeof capabilityOf>[],
  ],
  v.kind,
);
export type Capability = z.output<typeof Capability>;

export const Capabilities = z
  .array(Capability)
  .max(kinds.PARTNER_KINDS.length)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, v.twice);

export const HoursLine = z.object({
  weekday: z.number().int().min(0).max(kinds.HOLIDAYS).describe('Sunday is 0; 7 is a public holiday'),
  opens: Time,
  closes: Time.describe('If not later than `opens`, it closes the next day'),
});
export const Hours = z
  .array(HoursLine)
  .max(kinds.HOLIDAYS + 1)
  .refine((all) => new Set(all.map(({ weekday }) => weekday)).size === all.length, v.sameDay);

export const RateInput = z.object({
  kind: z.enum(kinds.PARTNER_KINDS, v.kind),
  unit: z.enum(kinds.RATE_UNITS, v.unit),
  validFrom: z.iso.date(v.validFrom),
  cents: z.number(v.cents).int(v.cents).min(0, v.cents).max(10_000_000, v.cents),
});
export type RateInput = z.output<typeof RateInput>;

export const MOST_DAYS_AT_ONCE = 366;
const DAY_MS = 86_400_000;
export const DaysInput = z
  .object({
    kind: z.enum(kinds.PARTNER_KINDS, v.kind),
    from: z.iso.date(v.firstDay),
    to: z.iso.date(v.lastDay),
    capacity: z.number(v.capacity).int(v.capacity).min(0, v.capacity).max(10_000, v.capacity),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: v.lastAfterFirst })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS_AT_ONCE * DAY_MS, {
    path: ['to'],
    message: v.daysAtMost(MOST_DAYS_AT_ONCE),
  });
export type DaysInput = z.output<typeof DaysInput>;

/** Why a partner isn't used now, each with the data for its message. */
export const WhyNot = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('state'), state: z.enum(kinds.PARTNER_STATES) }),
    z.object({ is: z.literal('document-missing'), document: z.enum(kinds.DOCUMENT_KINDS) }),
    z.object({ is: z.literal('document-expired'), document: z.enum(kinds.DOCUMENT_KINDS), on: z.iso.date() }),
    z.object({ is: z.literal('no-contact') }),
    z.object({ is: z.literal('unreachable') }),
    z.object({ is: z.literal('unproven') }),
    z.object({ is: z.literal('proof-expired'), on: z.iso.date() }),
  ])
  .meta({ id: 'PartnerWhyNot' });
export type WhyNot = z.output<typeof WhyNot>;

export const PartnerRow = z
  .object({
    id: Uuid,
    kind: z.enum(kinds.PARTNER_KINDS),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    stateCode: z.string(),
    zip: z.string(),
    lat: z.number(),
    lng: z.number(),
    phone: z.string(),
    timeZone: z.string(),
    state: z.enum(kinds.PARTNER_STATES),
    fitUntil: z.iso.date().nullable().describe('The last day on which documents and contacts are valid'),
    graceUntil: z.iso.date().nullable().describe('Accepted without documents until this day'),
    isUsable: z.boolean().describe('Active and fit today'),
    whyNot: z.array(WhyNot).describe('Reasons why it isn’t used; empty if it’s used'),
    endsSoon: z.boolean().describe(`A document or confirmation expires within ${kinds.SOON_DAYS} days`),
    isSample: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'RegisteredPartner' });
export type PartnerRow = z.output<typeof PartnerRow>;

export const Contact = z
  .object({
    id: Uuid,
    name: z.string(),
    role: z.enum(kinds.CONTACT_ROLES),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(LANGUAGES),
    position: z.number().int(),
    onFrom: z.string().nullable(),
    onTo: z.string().nullable(),
    provenAt: Instant.nullable(),
    provenUntil: z.iso.date().nullable(),
    confirmedBy: z.string().nullable().describe('Who last confirmed by the button'),
    askedAt: Instant.nullable().describe('When we last asked'),
    bouncedAt: Instant.nullable(),
    stoppedAt: Instant.nullable(),
  })
  .meta({ id: 'PartnerContact' });
export type Contact = z.output<typeof Contact>;

export const PartnerDocument = DocumentInput.extend({
  id: Uuid,
  checkedBy: z.string().nullable().describe('Who entered it'),
  createdAt: Instant,
  isCurrent: z.boolean().describe('The latest of its type, and not expired'),
}).meta({ id: 'PartnerDocument' });
export type PartnerDocument = z.output<typeof PartnerDocument>;

export const PartnerDetail = PartnerRow.extend({
  listing: PartnerListing,
  stateReason: z.string().nullable().describe('Why it was paused, blocked or ended'),
  unblock: z
    .object({ askedBy: z.string(), isYou: z.boolean() })
    .nullable()
    .describe('One of the two required people has asked to unblock it'),
  requiredDocuments: z.array(z.enum(kinds.DOCUMENT_KINDS)),
  contacts: z.array(Contact),
  documents: z.array(PartnerDocument),
  capabilities: z.array(Capability),
  hours: z.array(HoursLine).describe('Empty: always open'),
  rates: z.array(RateInput.extend({ isInForce: z.boolean().describe('The price of its unit today') })),
  days: z.array(
    z.object({
      kind: z.enum(kinds.PARTNER_KINDS),
      day: z.iso.date(),
      capacity: z.number().int(),
      free: z.number().int(),
    }),
  ),
}).meta({ id: 'RegisteredPartnerDetail' });
export type PartnerDetail = z.output<typeof PartnerDetail>;

export const Reason = text(500, v.reason);
