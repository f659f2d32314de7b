import {
  CONTACT_ROLES,
  DOCUMENT_KINDS,
  PARTNER_KINDS,
  PARTNER_STATES,
  RATE_UNITS,
} from '#contract/outreach/partner-kinds.ts';
import type { Limits } from '#contract/outreach/partner-limits.ts';
import type { PartnerListing } from '#contract/outreach/partners.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  cents,
  createdAt,
  day,
  degrees,
  flag,
  id,
  instant,
  isOneOf,
  isOnEarth,
  partOf,
  smallCount,
} from '#server/platform/tables.ts';

const kind = () => text({ enum: PARTNER_KINDS }).notNull();

export const partners = pgTable(
  'partners',
  {
    id: id(),
    kind: kind(),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    /** Two letters. `state` is the partnership's state. */
    stateCode: text().notNull(),
    zip: text().notNull(),
    lat: degrees().notNull(),
    lng: degrees().notNull(),
    /** For guests and members. Our own contacts are in `partner_contacts`. */
    phone: text().notNull(),
    timeZone: text().notNull(),
    state: text({ enum: PARTNER_STATES }).notNull().default('candidate'),
    /** Set with a change of state, and cleared by the trigger that checks it. */
    movedBy: text(),
    stateReason: text(),
    /** The first of two people who unblock it, and the second. */
    unblockAskedBy: userIdOrNull(),
    unblockedBy: userIdOrNull(),
    /** The last day on which all documents and a contact are valid; see `fitness.ts`. */
    fitUntil: day(),
    /** It let a request lapse. It gets no new ones until it answers anything. */
    silentSince: instant(),
    /** Accepted without documents until then: partners from before the register. */
    graceUntil: day(),
    listing: jsonb().$type<PartnerListing>().notNull(),
    /** Only samples have one until members rate partners. */
    rating: degrees(),
    /** Fictional, to show what the network looks like. */
    isSample: flag(),
    /** Names a built-in sample across versions. */
    seedKey: text(),
    seedFingerprint: text(),
    /** Set when the team edits a built-in sample. Seeding then skips it. */
    editedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('partners_seed_key').on(t.seedKey),
    index('partners_used').on(t.kind, t.state),
    // For nearest-first queries of rooms; see `nearestBlocks` in lodging.
    index('partners_hotel_place')
      .using('gist', sql`point(${t.lng} * 0.8, ${t.lat})`)
      .where(sql`${t.kind} = 'hotel'`),
    check('partners_kind_known', isOneOf(t.kind, PARTNER_KINDS)),
    check('partners_state_known', isOneOf(t.state, PARTNER_STATES)),
    check('partners_state_code_two_letters', sql`${t.stateCode} ~ '^[A-Z]{2}$'`),
    check('partners_rating_in_range', sql`${t.rating} between 0 and 5`),
    check('partners_on_earth', isOnEarth(t)),
    check('partners_unblocked_by_two', sql`${t.unblockedBy} <> ${t.unblockAskedBy}`),
  ],
);

/** A partner's contacts, in the order in which we ask them. */
export const partnerContacts = pgTable(
  'partner_contacts',
  {
    id: id(),
    partnerId: partOf(() => partners.id),
    name: text().notNull(),
    role: text({ enum: CONTACT_ROLES }).notNull(),
    email: text(),
    phone: text(),
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    position: smallint().notNull().default(1),
    onFrom: time(),
    onTo: time(),
    provenAt: instant(),
    /** The email address doesn't exist. */
    bouncedAt: instant(),
    /** The number doesn't take our texts: STOP, or it can't be reached. */
    stoppedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.partnerId),
    index().on(t.phone),
    check('partner_contacts_role_known', isOneOf(t.role, CONTACT_ROLES)),
    check('partner_contacts_language_known', isOneOf(t.language, LANGUAGES)),
    check('partner_contacts_reachable', sql`${t.email} is not null or ${t.phone} is not null`),
    check('partner_contacts_hours_whole', sql`(${t.onFrom} is null) = (${t.onTo} is null)`),
  ],
);

/** One message that asks a contact to confirm that they get our messages, with the hash of its link. */
export const partnerProofs = pgTable(
  'partner_proofs',
  {
    id: id(),
    contactId: partOf(() => partnerContacts.id),
    tokenHash: bytes().notNull(),
    email: text(),
    phone: text(),
    mail: text({ enum: ['due', 'sent', 'refused', 'none'] }).notNull(),
    sms: text({ enum: ['due', 'sent', 'refused', 'none'] }).notNull(),
    /** When the latest attempt to send began. */
    tryAt: instant(),
    tries: smallCount(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    /** The name typed by the person who pressed the button. */
    confirmedBy: text(),
  },
  (t) => [
    index().on(t.contactId, t.createdAt),
    uniqueIndex('partner_proofs_token').on(t.tokenHash),
    index('partner_proofs_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due' or ${t.sms} = 'due'`),
    check('partner_proofs_mail_known', isOneOf(t.mail, ['due', 'sent', 'refused', 'none'])),
    check('partner_proofs_sms_known', isOneOf(t.sms, ['due', 'sent', 'refused', 'none'])),
    check(
      'partner_proofs_expire',
      sql`${t.expiresAt} > ${t.createdAt} and ${t.expiresAt} <= ${t.createdAt} + interval '90 days'`,
    ),
    check('partner_proofs_confirmed_by', sql`(${t.confirmedAt} is null) = (${t.confirmedBy} is null)`),
  ],
);

/** What a partner does and where: within this many miles of it, or in these counties. */
export const partnerCapabilities = pgTable(
  'partner_capabilities',
  {
    partnerId: partOf(() => partners.id),
    kind: kind(),
    /** By the kind's schema in `contract/outreach/partner-limits.ts`. */
    limits: jsonb().$type<Limits>().notNull(),
    miles: smallint(),
    counties: text().array(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.kind] }),
    index().on(t.kind),
    check('partner_capabilities_kind_known', isOneOf(t.kind, PARTNER_KINDS)),
    check('partner_capabilities_one_area', sql`(${t.miles} is null) <> (${t.counties} is null)`),
    check('partner_capabilities_miles_in_range', sql`${t.miles} between 1 and 500`),
    check('partner_capabilities_some_county', sql`cardinality(${t.counties}) > 0`),
  ],
);

/** Places on a day: what `room_nights` is for rooms. Changed only by guarded updates. */
export const partnerDays = pgTable(
  'partner_days',
  {
    partnerId: partOf(() => partners.id),
    kind: kind(),
    day: day().notNull(),
    capacity: integer().notNull(),
    free: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.kind, t.day] }),
    check('partner_days_kind_known', isOneOf(t.kind, PARTNER_KINDS)),
    check('partner_days_never_overbooked', sql`${t.free} between 0 and ${t.capacity}`),
  ],
);

/** When it is open, in its own time zone. A partner without rows is always open. */
export const partnerHours = pgTable(
  'partner_hours',
  {
    partnerId: partOf(() => partners.id),
    /** Sunday is 0; 7 is a public holiday. */
    weekday: smallint().notNull(),
    opens: time().notNull(),
    /** Not later than `opens`: on the next day. */
    closes: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.weekday] }),
    check('partner_hours_weekday_known', sql`${t.weekday} between 0 and 7`),
  ],
);

/** A price from a given day on. The newest one that has begun applies, so two can't overlap. */
export const partnerRates = pgTable(
  'partner_rates',
  {
    partnerId: partOf(() => partners.id),
    kind: kind(),
    unit: text({ enum: RATE_UNITS }).notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    cents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.kind, t.unit, t.validFrom] }),
    check('partner_rates_kind_known', isOneOf(t.kind, PARTNER_KINDS)),
    check('partner_rates_unit_known', isOneOf(t.unit, RATE_UNITS)),
    check('partner_rates_not_negative', sql`${t.cents} >= 0`),
  ],
);

/** Licenses, insurance certificates and agreements. The latest of each kind counts. */
export const partnerDocuments = pgTable(
  'partner_documents',
  {
    id: id(),
    partnerId: partOf(() => partners.id),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    number: text().notNull(),
    expiresOn: day().notNull(),
    checkedBy: userIdOrNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.partnerId), check('partner_documents_kind_known', isOneOf(t.kind, DOCUMENT_KINDS))],
);
