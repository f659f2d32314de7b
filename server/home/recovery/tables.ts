import { EVIDENCE_KINDS, FACT_KINDS } from '#contract/home/recovery.ts';
import { RECORD_KINDS } from '#contract/home/recovery-records.ts';
import { userId } from '#server/core/accounts/tables.ts';
import { files } from '#server/core/files/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, day, flag, id, instant, isOneOf, partOf } from '#server/platform/tables.ts';

/** A declared disaster, whose dates our team enters for everyone it affected. */
export const disasters = pgTable(
  'disasters',
  {
    id: id(),
    name: text().notNull(),
    state: text({ enum: ['CA', 'NV', 'AZ'] }).notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('disasters_name_key').on(t.state, sql`lower(${t.name})`),
    check('disasters_state_known', isOneOf(t.state, ['CA', 'NV', 'AZ'])),
  ],
);

/** A date that an agency announced, with its link. A correction is a new version; none is ever changed. */
export const disasterDates = pgTable(
  'disaster_dates',
  {
    id: id(),
    disasterId: partOf(() => disasters.id),
    /** `event`: starts deadlines. `published`: the end of a deadline. */
    kind: text({ enum: ['event', 'published'] }).notNull(),
    subject: text().notNull(),
    version: smallint().notNull(),
    day: day().notNull(),
    link: text().notNull(),
    isWithdrawn: flag(),
    enteredBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('disaster_dates_version_key').on(t.disasterId, t.kind, t.subject, t.version),
    check('disaster_dates_kind_known', isOneOf(t.kind, ['event', 'published'])),
    check('disaster_dates_version_counted', sql`${t.version} >= 1`),
    check('disaster_dates_link_safe', sql`${t.link} like 'https://%'`),
  ],
);

/** When our team last compared a rule with its source. */
export const clockChecks = pgTable(
  'clock_checks',
  { clockId: text().notNull(), checkedOn: day().notNull(), checkedBy: uuid(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.clockId, t.checkedOn] })],
);

/** The months after a loss. A home has at most one that is open. */
export const recoveries = pgTable(
  'recoveries',
  {
    id: id(),
    homeId: homeId(),
    origin: text({ enum: ['order', 'loss'] }).notNull(),
    /** The evacuation that it follows. */
    incidentId: uuid(),
    disasterId: uuid().references(() => disasters.id),
    /** When that disaster was chosen: its dates apply from then on. */
    disasterSince: instant(),
    startedBy: uuid(),
    createdAt: createdAt(),
    closedAt: instant(),
  },
  (t) => [
    unique('recoveries_of_home').on(t.id, t.homeId),
    index().on(t.homeId),
    index().on(t.disasterId),
    uniqueIndex('recoveries_one_open')
      .on(t.homeId)
      .where(sql`${t.closedAt} is null`),
    check('recoveries_origin_known', isOneOf(t.origin, ['order', 'loss'])),
    check('recoveries_order_named', sql`(${t.origin} = 'order') = (${t.incidentId} is not null)`),
    check('recoveries_disaster_dated', sql`(${t.disasterId} is null) = (${t.disasterSince} is null)`),
  ],
);

/**
 * What a household states about its case. Append-only: a correction is a new version of the same fact, so that a moved
 * deadline can be explained.
 */
export const recoveryFacts = pgTable(
  'recovery_facts',
  {
    id: id(),
    recoveryId: uuid().notNull(),
    homeId: homeId(),
    factId: uuid().notNull(),
    version: smallint().notNull(),
    kind: text({ enum: FACT_KINDS }).notNull(),
    subject: text().notNull(),
    day: day().notNull(),
    isWithdrawn: boolean().notNull().default(false),
    evidence: text({ enum: EVIDENCE_KINDS }).notNull(),
    /** The member's note about it, encrypted with the home's key. */
    note: bytes(),
    documentId: uuid(),
    recordedBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'recovery_facts_recovery_fk',
      columns: [t.recoveryId, t.homeId],
      foreignColumns: [recoveries.id, recoveries.homeId],
    }).onDelete('cascade'),
    index().on(t.homeId),
    unique('recovery_facts_version_key').on(t.recoveryId, t.factId, t.version),
    check('recovery_facts_kind_known', isOneOf(t.kind, FACT_KINDS)),
    check('recovery_facts_evidence_known', isOneOf(t.evidence, EVIDENCE_KINDS)),
    check('recovery_facts_version_counted', sql`${t.version} >= 1`),
    check('recovery_facts_begins', sql`${t.version} > 1 or not ${t.isWithdrawn}`),
    check('recovery_facts_loss_stays', sql`${t.subject} <> 'loss_date' or not ${t.isWithdrawn}`),
  ],
);

/**
 * A household's records during a recovery. Text and amounts are encrypted with the home's key; the database knows only
 * the kind, the day and what belongs together.
 */
export const recoveryRecords = pgTable(
  'recovery_records',
  {
    id: id(),
    recoveryId: uuid().notNull(),
    homeId: homeId(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    day: day().notNull(),
    parentId: uuid(),
    parentKind: text({ enum: RECORD_KINDS }),
    /** Of a kind that exists once per slot, such as the normal cost of a category in a month. */
    slot: text(),
    /** The stored file of a receipt. */
    fileId: uuid().references(() => files.id),
    details: bytes().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'recovery_records_recovery_fk',
      columns: [t.recoveryId, t.homeId],
      foreignColumns: [recoveries.id, recoveries.homeId],
    }).onDelete('cascade'),
    unique('recovery_records_parent_key').on(t.id, t.recoveryId, t.kind),
    foreignKey({
      name: 'recovery_records_parent_fk',
      columns: [t.parentId, t.recoveryId, t.parentKind],
      foreignColumns: [t.id, t.recoveryId, t.kind],
    }).onDelete('cascade'),
    index().on(t.recoveryId, t.kind, t.day),
    index().on(t.homeId),
    index().on(t.parentId),
    uniqueIndex('recovery_records_file_key').on(t.fileId),
    uniqueIndex('recovery_records_slot_key').on(t.recoveryId, t.kind, t.slot),
    check('recovery_records_kind_known', isOneOf(t.kind, RECORD_KINDS)),
    check('recovery_records_parent_whole', sql`(${t.parentId} is null) = (${t.parentKind} is null)`),
    check(
      'recovery_records_parent_fits',
      sql`case ${t.kind} when 'payment' then ${t.parentKind} is not distinct from 'expense'
        when 'work-payment' then ${t.parentKind} is not distinct from 'quote'
        when 'lien-release' then ${t.parentKind} is not distinct from 'work-payment'
        when 'permit-step' then ${t.parentKind} is not distinct from 'permit'
        when 'expense' then ${t.parentKind} is null or ${t.parentKind} = 'receipt' else ${t.parentKind} is null end`,
    ),
    check('recovery_records_receipt_stored', sql`(${t.kind} = 'receipt') = (${t.fileId} is not null)`),
    check(
      'recovery_records_slot_fits',
      sql`(${t.kind} in ('normal', 'worksheet')) = (${t.slot} is not null)`,
    ),
  ],
);

/** A person's secret calendar link to a home's deadlines. Stores only the token's SHA-256. */
export const recoveryFeeds = pgTable(
  'recovery_feeds',
  {
    homeId: homeId(),
    userId: userId(),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.homeId, t.userId] }),
    index().on(t.userId),
    uniqueIndex('recovery_feeds_token_key').on(t.tokenHash),
  ],
);

/** Which person was reminded of which deadline, so that no one is reminded twice. */
export const recoveryReminders = pgTable(
  'recovery_reminders',
  {
    recoveryId: partOf(() => recoveries.id),
    userId: userId(),
    deadline: text().notNull(),
    due: day().notNull(),
    /** Days ahead, or -1 for a duty that the insurer missed. */
    step: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.recoveryId, t.userId, t.deadline, t.due, t.step] }), index().on(t.userId)],
);
