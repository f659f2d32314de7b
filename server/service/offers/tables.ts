import {
  DECLINE_REASONS,
  LINE_STATES,
  LIVE_LINES,
  OFFER_STATES,
  OFFER_TOPICS,
} from '#contract/service/offer-states.ts';
import { partnerContacts, partners } from '#server/outreach/partners/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  cents,
  createdAt,
  day,
  flag,
  id,
  instant,
  isOneOf,
  partOf,
  smallCount,
} from '#server/platform/tables.ts';

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** What we ask one partner at one time: a message with a link, and its lines. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    partnerId: partOf(() => partners.id),
    topic: text({ enum: OFFER_TOPICS }).notNull(),
    /** For rooms and capacity. */
    incidentId: uuid(),
    state: text({ enum: OFFER_STATES }).notNull().default('queued'),
    movedBy: text(),
    /** Not sent before this, so that rooms needed in the next minutes share one message. */
    dueAt: instant().notNull(),
    /** For a booking: no answer by then means no. */
    answerBy: instant(),
    sentAt: instant(),
    /** The current step of the escalation, and when the next one is due. Null: no more steps. */
    step: smallCount(),
    stepAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    // New requests join this offer until the message is sent.
    uniqueIndex('offers_one_queued')
      .on(t.partnerId, t.incidentId, t.topic)
      .where(sql`${t.state} = 'queued' and ${t.topic} <> 'booking'`),
    index('offers_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'queued'`),
    index('offers_steps')
      .on(t.stepAt)
      .where(sql`${t.stepAt} is not null`),
    index().on(t.partnerId, t.createdAt),
    index().on(t.incidentId),
    check('offers_topic_known', isOneOf(t.topic, OFFER_TOPICS)),
    check('offers_state_known', isOneOf(t.state, OFFER_STATES)),
    check('offers_booking_has_no_incident', sql`${t.topic} = 'booking' or ${t.incidentId} is not null`),
  ],
);

/**
 * A partner's answer about one household's rooms or one booking. No foreign keys, because a city's rows are written in
 * one statement. The room itself is in `room_holds`.
 */
export const offerLines = pgTable(
  'offer_lines',
  {
    id: id(),
    offerId: uuid().notNull(),
    partnerId: uuid().notNull(),
    /** The incident of a room; nil for a booking. */
    incidentId: uuid().notNull(),
    /** The home of a room, or the booking. */
    subjectId: uuid().notNull(),
    state: text({ enum: LINE_STATES }).notNull().default('asked'),
    movedBy: text(),
    blockId: uuid(),
    rooms: smallint(),
    firstNight: day(),
    nights: smallint(),
    /** How many of the nights the household pays for itself: the last ones. */
    ownNights: smallCount(),
    /** When it was first recorded that the household is at this hotel, or that it didn't come. */
    arrivedAt: instant(),
    noShowAt: instant(),
    /** The partner hasn't committed in advance: no answer means no. */
    isOnRequest: flag(),
    /** The partner's own confirmation number. Every yes has one. */
    confirmation: text(),
    quoteCents: cents(),
    reason: text({ enum: DECLINE_REASONS }),
    note: text(),
    /** The contact, or the team member who called. */
    saidBy: uuid(),
    askedAt: instant().notNull(),
    answeredAt: instant(),
    /** When something last changed that the partner must know, and when the partner was notified. */
    changedAt: instant(),
    toldAt: instant(),
  },
  (t) => [
    uniqueIndex('offer_lines_one_live')
      .on(t.incidentId, t.subjectId)
      .where(sql`${t.state} in (${listed(LIVE_LINES)})`),
    index().on(t.offerId),
    index('offer_lines_hotel').on(t.incidentId, t.partnerId),
    index('offer_lines_subject').on(t.subjectId, t.askedAt),
    index('offer_lines_promised')
      .on(t.partnerId)
      .where(sql`${t.confirmation} is not null`),
    index('offer_lines_untold')
      .on(t.partnerId)
      .where(sql`${t.changedAt} is not null and (${t.toldAt} is null or ${t.toldAt} < ${t.changedAt})`),
    check('offer_lines_state_known', isOneOf(t.state, LINE_STATES)),
    check(
      'offer_lines_yes_has_number',
      sql`${t.state} not in ('confirmed', 'done', 'no-show') or ${t.confirmation} <> ''`,
    ),
    check('offer_lines_no_has_reason', sql`${t.state} <> 'declined' or ${t.reason} is not null`),
    check('offer_lines_reason_known', isOneOf(t.reason, DECLINE_REASONS)),
  ],
);

const SENDING = ['due', 'sent', 'refused', 'none'] as const;

/** A message to one contact about an offer, with the link it carries. */
export const offerLinks = pgTable(
  'offer_links',
  {
    id: id(),
    offerId: partOf(() => offers.id),
    contactId: partOf(() => partnerContacts.id),
    kind: text({ enum: ['ask', 'remind', 'change'] }).notNull(),
    tokenHash: bytes().notNull(),
    email: text(),
    phone: text(),
    mail: text({ enum: SENDING }).notNull(),
    sms: text({ enum: SENDING }).notNull(),
    /** When the last send attempt began. */
    tryAt: instant(),
    tries: smallCount(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('offer_links_token').on(t.tokenHash),
    index().on(t.offerId),
    index('offer_links_contact').on(t.contactId),
    // One message per contact and step; changes may follow any number of times.
    uniqueIndex('offer_links_once')
      .on(t.offerId, t.contactId, t.kind)
      .where(sql`${t.kind} <> 'change'`),
    index('offer_links_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due' or ${t.sms} = 'due'`),
    check('offer_links_kind_known', isOneOf(t.kind, ['ask', 'remind', 'change'])),
    check('offer_links_mail_known', isOneOf(t.mail, SENDING)),
    check('offer_links_sms_known', isOneOf(t.sms, SENDING)),
    check(
      'offer_links_expire',
      sql`${t.expiresAt} > ${t.createdAt} and ${t.expiresAt} <= ${t.createdAt} + interval '90 days'`,
    ),
  ],
);

/** A code that proves that the contact, and not someone with a forwarded link, wants to see names. One at a time. */
export const partnerCodes = pgTable('partner_codes', {
  contactId: uuid()
    .primaryKey()
    .references(() => partnerContacts.id, { onDelete: 'cascade' }),
  codeHash: bytes().notNull(),
  tries: smallCount(),
  createdAt: createdAt(),
  expiresAt: instant().notNull(),
});

/** Browsers that entered a code: they see names until then. */
export const partnerDevices = pgTable(
  'partner_devices',
  {
    contactId: partOf(() => partnerContacts.id),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.contactId, t.tokenHash] }), index().on(t.expiresAt)],
);

/** Log of who saw guests' names, and when. Append-only. */
export const partnerViews = pgTable(
  'partner_views',
  {
    id: id(),
    partnerId: uuid().notNull(),
    contactId: uuid().notNull(),
    offerId: uuid().notNull(),
    names: smallint().notNull(),
    at: instant().notNull(),
  },
  (t) => [index().on(t.partnerId, t.at)],
);
