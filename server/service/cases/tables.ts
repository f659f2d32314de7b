import { CASE_EVENTS, CASE_KINDS, CASE_STATES, SEVERITY_REASONS } from '#contract/service/cases.ts';
import { users } from '#server/core/accounts/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  type AnyPgColumn,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, id, instant, isOneOf } from '#server/platform/tables.ts';

/**
 * Every allowed change of state, by machine and mover. The trigger `refuse_move` refuses any other. The rows are in the
 * migrations, and a test compares them with the contract.
 */
export const moves = pgTable(
  'moves',
  {
    machine: text().notNull(),
    fromState: text().notNull(),
    toState: text().notNull(),
    mover: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.machine, t.fromState, t.toState, t.mover] })],
);

/** Something our team has to do for one household or visitor. Opened by the first cause, never by an order alone. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    /** What people say on the phone: six unambiguous letters and digits. */
    ref: text().notNull(),
    kind: text({ enum: CASE_KINDS }).notNull(),
    /** Null: from a visitor, who has no home with us. */
    homeId: uuid().references(() => homes.id, { onDelete: 'cascade' }),
    incidentId: uuid(),
    /** 0 is the most severe. Only a person makes it less severe: see `refuse_move`. */
    severity: smallint().notNull(),
    reason: text().notNull(),
    state: text({ enum: CASE_STATES }).notNull().default('open'),
    /** Who makes this move. Set with the move and cleared by the trigger, so it is always null at rest. */
    movedBy: text(),
    owner: uuid().references(() => users.id, { onDelete: 'set null' }),
    claimedAt: instant(),
    /** When the case returns to the queue if its owner does nothing. */
    returnAt: instant(),
    openedAt: instant().notNull(),
    /** When the household must have heard from us. Null: it isn't waiting for us. */
    dueAt: instant(),
    remindAt: instant(),
    closedAt: instant(),
    closeReason: text(),
    /** The case this one was merged into. Its own reference and conversation are kept. */
    mergedInto: uuid().references((): AnyPgColumn => cases.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('cases_ref_key').on(t.ref),
    uniqueIndex('cases_one_per_event')
      .on(t.incidentId, t.homeId)
      .where(sql`${t.incidentId} is not null`),
    uniqueIndex('cases_one_question')
      .on(t.homeId)
      .where(sql`${t.kind} = 'question' and ${t.state} <> 'closed'`),
    uniqueIndex('cases_one_call')
      .on(t.homeId)
      .where(sql`${t.kind} = 'call' and ${t.state} <> 'closed'`),
    index().on(t.homeId),
    index('cases_queue')
      .on(t.severity, t.openedAt, t.id)
      .where(sql`${t.state} = 'open' and ${t.owner} is null`),
    index('cases_owned')
      .on(t.owner, t.returnAt)
      .where(sql`${t.owner} is not null`),
    index('cases_remind')
      .on(t.remindAt)
      .where(sql`${t.state} = 'waiting'`),
    /** The reference that visitors got before cases: the last eight characters of the id. */
    index('cases_visitor_reference')
      .on(sql`right(${t.id}::text, 8)`)
      .where(sql`${t.kind} = 'visitor'`),
    index('cases_return')
      .on(t.returnAt)
      .where(sql`${t.state} = 'open' and ${t.owner} is not null`),
    index('cases_merged')
      .on(t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    // The report reads the cases that were open at some time in its period, not those closed years before.
    index('cases_closed_at').on(t.closedAt),
    index('cases_listed').on(t.state, t.severity, t.openedAt, t.id),
    check('cases_kind_known', isOneOf(t.kind, CASE_KINDS)),
    check('cases_event_has_incident', sql`(${t.kind} = 'event') = (${t.incidentId} is not null)`),
    check('cases_visitor_has_no_home', sql`(${t.kind} = 'visitor') = (${t.homeId} is null)`),
    check('cases_state_known', isOneOf(t.state, CASE_STATES)),
    check('cases_severity_known', sql`${t.severity} between 0 and 4`),
    check('cases_reason_known', isOneOf(t.reason, SEVERITY_REASONS)),
    check('cases_owner_has_time', sql`(${t.owner} is null) = (${t.claimedAt} is null)`),
    check('cases_closed_has_reason', sql`(${t.state} = 'closed') = (${t.closeReason} is not null)`),
    // A merged case stays closed; new messages open the other one.
    check(
      'cases_merged_is_closed',
      sql`(${t.mergedInto} is not null) = (${t.closeReason} is not distinct from 'merged')`,
    ),
    check('cases_merged_into_other', sql`${t.mergedInto} <> ${t.id}`),
    check('cases_waiting_has_reminder', sql`${t.state} <> 'waiting' or ${t.remindAt} is not null`),
    check(
      'cases_ref_sayable',
      sql`${t.ref} ~ '^[ACDEFGHJKMNPQRTUVWXY34679]{3}-[ACDEFGHJKMNPQRTUVWXY34679]{3}$'`,
    ),
  ],
);

const caseId = () =>
  uuid()
    .notNull()
    .references(() => cases.id, { onDelete: 'cascade' });

/** What happened in a case. Append-only: a trigger refuses changes, and deletions other than those of the case. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: id(),
    caseId: caseId(),
    at: instant().notNull(),
    kind: text({ enum: CASE_EVENTS }).notNull(),
    /** Not a foreign key: the history stays when a staff account is deleted. */
    actorId: uuid(),
    /** What a staff member wrote, sealed with the home's key; in clear text for a visitor, see `CLEAR_TEXT`. */
    sealed: bytes(),
    /** Codes, never free text. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    index().on(t.caseId, t.at),
    index('case_events_rules')
      .on(t.caseId)
      .where(sql`${t.kind} in ('raised', 'lowered')`),
    check('case_events_kind_known', isOneOf(t.kind, CASE_EVENTS)),
  ],
);

/** Response times: how long until an agent takes the case, and until the household hears from us. */
export const caseClocks = pgTable(
  'case_clocks',
  {
    id: id(),
    caseId: caseId(),
    kind: text({ enum: ['claim', 'answer'] }).notNull(),
    beganAt: instant().notNull(),
    dueAt: instant().notNull(),
    metAt: instant(),
    missedAt: instant(),
    metBy: uuid(),
  },
  (t) => [
    uniqueIndex('case_clocks_one_running')
      .on(t.caseId, t.kind)
      .where(sql`${t.metAt} is null`),
    index('case_clocks_due')
      .on(t.dueAt)
      .where(sql`${t.metAt} is null and ${t.missedAt} is null`),
    // Every household that asks for help sees how fast we answer, and this table is large in a large fire.
    index('case_clocks_answered')
      .on(t.metAt)
      .where(sql`${t.kind} = 'answer' and ${t.metAt} is not null`),
    index('case_clocks_of_case').on(t.caseId),
    check('case_clocks_kind_known', sql`${t.kind} in ('claim', 'answer')`),
    check('case_clocks_due_later', sql`${t.dueAt} >= ${t.beganAt}`),
  ],
);

/** Texts to the on-call number about a life-threatening case outside the desk's hours. Each round is sent once. */
export const onCallPages = pgTable(
  'on_call_pages',
  { caseId: caseId(), round: smallint().notNull(), at: instant().notNull() },
  (t) => [
    primaryKey({ columns: [t.caseId, t.round] }),
    check('on_call_pages_round_counts_up', sql`${t.round} >= 0`),
  ],
);

/** A reminder about a case, due at a time. It doesn't change the case, and reminds whoever owns it then. */
export const caseReminders = pgTable(
  'case_reminders',
  {
    /** Created by the caller: a retry with it is the same reminder. */
    id: uuid().primaryKey(),
    caseId: caseId(),
    dueAt: instant().notNull(),
    /** Not a foreign key: the reminder stays when a staff account is deleted. */
    madeBy: uuid().notNull(),
    /** The text of the reminder, sealed with the home's key. */
    words: bytes().notNull(),
    announcedAt: instant(),
    doneAt: instant(),
  },
  (t) => [
    index().on(t.caseId),
    index('case_reminders_due')
      .on(t.dueAt)
      .where(sql`${t.doneAt} is null`),
  ],
);
