import {
  ATTENDANCE,
  EVENT_KIND_KEYS,
  EVENT_STATES,
  FEWEST_HOMES,
  HOURS_STATES,
  MOST_HOMES,
  MOST_MINUTES_A_DAY,
  MOST_SEATS,
  SIGN_UP_STATES,
} from '#contract/emergency/community-event-states.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { userId, userIdOrNull, users } from '#server/core/accounts/tables.ts';
import { ambassadors, impactClaims } from '#server/emergency/ambassadors/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
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
  count,
  createdAt,
  day,
  id,
  instant,
  isOneOf,
  lettersOf,
  onePer,
  partOf,
  smallCount,
} from '#server/platform/tables.ts';

const MAIL = ['none', 'due', 'sent', 'refused'] as const;
const MAIL_KINDS = [
  'confirm',
  'going',
  'waiting',
  'seat',
  'changed',
  'canceled',
  'closed',
  'day-before',
  'two-hours',
] as const;
export type EventMailKind = (typeof MAIL_KINDS)[number];
const mostNumber = (n: number) => sql.raw(String(n));

/**
 * An event of an ambassador. Only `planned` ones are public. The database keeps no planned event of an ambassador who
 * is no longer active.
 */
export const communityEvents = pgTable(
  'community_events',
  {
    id: id(),
    ambassadorId: partOf(() => ambassadors.id),
    userId: userId(),
    /** The neighbor group it is for, once groups plan events. */
    groupId: uuid(),
    kind: text({ enum: EVENT_KIND_KEYS as [string, ...string[]] }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    place: text().notNull(),
    bring: text().notNull().default(''),
    /** The ambassador's first name, which is all that the public sees of them. */
    host: text().notNull(),
    county: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    timeZone: text().notNull(),
    capacity: smallint().notNull(),
    state: text({ enum: EVENT_STATES }).notNull().default('planned'),
    movedBy: text(),
    stateAt: instant().notNull(),
    stateReason: text(),
    decidedBy: userIdOrNull(),
    /** Incremented with every change, for calendars and notifications. */
    sequence: count(),
    /** Attendees and minutes of sign-ups that were deleted since: sums only. */
    keptPeople: count(),
    keptMinutes: count(),
    /** The impact entry created from it, at most one. */
    claimId: uuid().references(() => impactClaims.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.startsAt),
    index().on(t.ambassadorId, t.startsAt),
    index().on(t.createdAt),
    index('community_events_public')
      .on(t.startsAt)
      .where(sql`${t.state} = 'planned'`),
    index('community_events_words').using('gin', lettersOf(t.title)),
    uniqueIndex('community_events_claim_key').on(t.claimId),
    check('community_events_kind_known', isOneOf(t.kind, EVENT_KIND_KEYS)),
    check('community_events_state_known', isOneOf(t.state, EVENT_STATES)),
    check('community_events_language_known', isOneOf(t.language, LANGUAGES)),
    check(
      'community_events_texts_short',
      sql`length(${t.title}) between 1 and 100 and length(${t.description}) between 1 and 2000 and length(${t.place}) between 1 and 200 and length(${t.bring}) <= 500`,
    ),
    check(
      'community_events_times',
      sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '12 hours'`,
    ),
    check('community_events_capacity', sql`${t.capacity} between 1 and ${mostNumber(MOST_SEATS)}`),
    check('community_events_reason_given', sql`${t.state} <> 'canceled' or ${t.stateReason} is not null`),
  ],
);

/** A person who wants to come. People without an account have an address here, which is deleted after the event. */
export const eventSignUps = pgTable(
  'event_sign_ups',
  {
    id: id(),
    eventId: partOf(() => communityEvents.id),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null for people with an account, which has it. */
    email: text(),
    /** A keyed hash of the mailbox, the same for every spelling: one seat per mailbox. */
    mark: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    state: text({ enum: SIGN_UP_STATES }).notNull().default('unconfirmed'),
    movedBy: text(),
    stateAt: instant().notNull(),
    tokenHash: bytes().notNull(),
    attendance: text({ enum: ATTENDANCE }),
    minutes: smallint(),
    /** Number of wrong codes entered. */
    codeTries: smallCount(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_sign_ups_mailbox_key').on(t.eventId, t.mark),
    uniqueIndex('event_sign_ups_token_key').on(t.tokenHash),
    index().on(t.eventId, t.state, t.stateAt),
    index().on(t.userId),
    index().on(t.email),
    index().on(t.mark, t.createdAt),
    check('event_sign_ups_state_known', isOneOf(t.state, SIGN_UP_STATES)),
    check('event_sign_ups_language_known', isOneOf(t.language, LANGUAGES)),
    check('event_sign_ups_attendance_known', isOneOf(t.attendance, ATTENDANCE)),
    check('event_sign_ups_one_address', sql`(${t.userId} is null) <> (${t.email} is null)`),
    check(
      'event_sign_ups_minutes_whole',
      sql`(${t.attendance} is not null and ${t.attendance} <> 'denied') = (${t.minutes} is not null)`,
    ),
    check('event_sign_ups_minutes', sql`${t.minutes} between 15 and 720`),
  ],
);

/** Outbox of emails to people who signed up. One per kind and revision of the event, so none goes out twice. */
export const eventMails = pgTable(
  'event_mails',
  {
    id: id(),
    signUpId: partOf(() => eventSignUps.id),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** The event's sequence; for `confirm`, `going` and `waiting` how often the person signed up. */
    revision: integer().notNull(),
    mail: text({ enum: MAIL }).notNull().default('due'),
    mailTryAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_mails_key').on(t.signUpId, t.kind, t.revision),
    index('event_mails_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    index('event_mails_refused')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'refused'`),
    check('event_mails_kind_known', isOneOf(t.kind, MAIL_KINDS)),
    check('event_mails_mail_known', isOneOf(t.mail, MAIL)),
  ],
);

/** The site whose yearly hours an ambassador collects, with the code of the link to log them. */
export const communitySites = pgTable(
  'community_sites',
  {
    ambassadorId: onePer(() => ambassadors.id),
    userId: userId(),
    name: text().notNull(),
    code: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('community_sites_code_key').on(t.code), index().on(t.userId)],
);

/** How many homes a site declared in a year. The requirement is one hour per home. */
export const siteYears = pgTable(
  'site_years',
  {
    ambassadorId: partOf(() => communitySites.ambassadorId),
    year: smallint().notNull(),
    homes: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ambassadorId, t.year] }),
    check(
      'site_years_homes',
      sql`${t.homes} between ${mostNumber(FEWEST_HOMES)} and ${mostNumber(MOST_HOMES)}`,
    ),
    check('site_years_year', sql`${t.year} between 2025 and 2100`),
  ],
);

/** Hours that a neighbor logged. Names and addresses are deleted after the year's report; the sums stay. */
export const siteHours = pgTable(
  'site_hours',
  {
    id: id(),
    ambassadorId: partOf(() => communitySites.ambassadorId),
    userId: userIdOrNull(),
    /** Null once the neighbor's data was deleted. */
    name: text(),
    email: text(),
    mark: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    workedOn: day().notNull(),
    minutes: smallint().notNull(),
    task: text().notNull(),
    cents: cents(),
    state: text({ enum: HOURS_STATES }).notNull().default('unconfirmed'),
    movedBy: text(),
    stateAt: instant().notNull(),
    tokenHash: bytes().notNull(),
    mail: text({ enum: MAIL }).notNull().default('none'),
    mailTryAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('site_hours_token_key').on(t.tokenHash),
    index().on(t.ambassadorId, t.workedOn),
    index().on(t.userId),
    index().on(t.email),
    index().on(t.mark, t.createdAt),
    index('site_hours_mail_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    check('site_hours_state_known', isOneOf(t.state, HOURS_STATES)),
    check('site_hours_language_known', isOneOf(t.language, LANGUAGES)),
    check('site_hours_mail_known', isOneOf(t.mail, MAIL)),
    check('site_hours_minutes', sql`${t.minutes} between 15 and ${mostNumber(MOST_MINUTES_A_DAY)}`),
    check('site_hours_cents', sql`${t.cents} between 0 and 10000000`),
  ],
);
