import { GROUP_DRILL_STATES, GROUP_HOME_STATES, GROUP_STATES } from '#contract/emergency/neighbor-states.ts';
import { GROUP_REQUESTS } from '#contract/emergency/neighbors.ts';
import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { ambassadors, impactClaims } from '#server/emergency/ambassadors/tables.ts';
import { drills } from '#server/emergency/drills/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, flag, id, instant, isOneOf, partOf, smallCount } from '#server/platform/tables.ts';

/** A group of a street or zone. It counts while it is open and its ambassador is active. */
export const neighborGroups = pgTable(
  'neighbor_groups',
  {
    id: id(),
    ambassadorId: partOf(() => ambassadors.id),
    name: text().notNull(),
    area: text().notNull(),
    /** The official zone, if the ambassador knows it. */
    zoneId: text(),
    state: text({ enum: GROUP_STATES }).notNull().default('open'),
    movedBy: text(),
    stateAt: instant().notNull(),
    /** Why our team closed it. */
    stateReason: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.ambassadorId), check('neighbor_groups_state_known', isOneOf(t.state, GROUP_STATES))],
);

const groupId = () => partOf(() => neighborGroups.id);

/** A link to join. The token is derived from the id with a key outside the database; this table has its SHA-256. */
export const neighborLinks = pgTable(
  'neighbor_links',
  {
    id: id(),
    groupId: groupId(),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    maxUses: smallint().notNull(),
    uses: smallCount(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('neighbor_links_token_key').on(t.tokenHash),
    index().on(t.groupId),
    check('neighbor_links_uses_limited', sql`${t.uses} between 0 and ${t.maxUses}`),
  ],
);

/**
 * A household in a group, with what it agreed to show. Text is sealed with the home's key and stored only while it is
 * shown. The row is deleted with the home, and with the account of the person who consented.
 */
export const neighborHomes = pgTable(
  'neighbor_homes',
  {
    id: id(),
    groupId: groupId(),
    homeId: homeId(),
    /** Who consented. The consent ends when they no longer have access to the home. */
    userId: userId(),
    state: text({ enum: GROUP_HOME_STATES }).notNull().default('joined'),
    movedBy: text(),
    words: bytes(),
    showsName: flag(),
    showsSkills: flag(),
    showsNeeds: flag(),
    showsCheck: flag(),
    showsPin: flag(),
    showsBoard: flag(),
    takesDrills: flag(),
    joinedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('neighbor_homes_once').on(t.groupId, t.homeId),
    index().on(t.homeId),
    index().on(t.userId),
    check('neighbor_homes_state_known', isOneOf(t.state, GROUP_HOME_STATES)),
    check(
      'neighbor_homes_words_agreed',
      sql`(${t.words} is not null) = (${t.showsName} or ${t.showsSkills} or ${t.showsNeeds})`,
    ),
    check('neighbor_homes_board_named', sql`not ${t.showsBoard} or ${t.showsName}`),
    check(
      'neighbor_homes_removed_empty',
      sql`${t.state} <> 'removed' or not (${t.showsName} or ${t.showsSkills} or ${t.showsNeeds} or ${t.showsCheck} or ${t.showsPin} or ${t.showsBoard} or ${t.takesDrills})`,
    ),
  ],
);

/** A street drill of a group. Its households and their steps are in the tables of drills. */
export const neighborDrills = pgTable(
  'neighbor_drills',
  {
    id: id(),
    groupId: groupId(),
    plannedFor: instant().notNull(),
    state: text({ enum: GROUP_DRILL_STATES }).notNull().default('planned'),
    movedBy: text(),
    stateAt: instant().notNull(),
    drillId: uuid().references(() => drills.id, { onDelete: 'set null' }),
    startedAt: instant(),
    endedAt: instant(),
    /** Households other than the ambassador's own that finished it, counted when it ended. */
    finished: smallint(),
    claimId: uuid().references(() => impactClaims.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.groupId, t.plannedFor),
    uniqueIndex('neighbor_drills_drill_key').on(t.drillId),
    uniqueIndex('neighbor_drills_claim_key').on(t.claimId),
    uniqueIndex('neighbor_drills_one_running')
      .on(t.groupId)
      .where(sql`${t.state} = 'running'`),
    check('neighbor_drills_state_known', isOneOf(t.state, GROUP_DRILL_STATES)),
    check('neighbor_drills_ended_counted', sql`(${t.state} = 'done') = (${t.finished} is not null)`),
    check('neighbor_drills_claim_earned', sql`${t.claimId} is null or ${t.finished} >= 3`),
  ],
);

/** "Needs a ride" and "check on them", once per household, kind and event. They become the household's case. */
export const neighborRequests = pgTable(
  'neighbor_requests',
  {
    id: id(),
    groupId: groupId(),
    homeId: homeId(),
    kind: text({ enum: GROUP_REQUESTS }).notNull(),
    /** The event, if there is one. Not a foreign key, as in `check_ins`. */
    incidentId: uuid(),
    caseId: uuid().notNull(),
    askedBy: userIdOrNull(),
    isOwn: flag(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('neighbor_requests_once').on(t.homeId, t.kind, t.incidentId).nullsNotDistinct(),
    index().on(t.groupId),
    index().on(t.askedBy, t.createdAt),
    check('neighbor_requests_kind_known', isOneOf(t.kind, GROUP_REQUESTS)),
  ],
);

export const NEIGHBOR_MAILS = [
  'joined',
  'removed',
  'closed',
  'closed-by-team',
  'drill-planned',
  'drill-canceled',
] as const;
const MAIL = ['due', 'sent', 'refused'] as const;

/** An email to a person about a group, until it is sent. */
export const neighborMails = pgTable(
  'neighbor_mails',
  {
    id: id(),
    groupId: groupId(),
    userId: userId(),
    kind: text({ enum: NEIGHBOR_MAILS }).notNull(),
    drillId: uuid().references(() => neighborDrills.id, { onDelete: 'cascade' }),
    mail: text({ enum: MAIL }).notNull().default('due'),
    mailTryAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.groupId),
    index().on(t.userId),
    index().on(t.drillId),
    index('neighbor_mails_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    check('neighbor_mails_kind_known', isOneOf(t.kind, NEIGHBOR_MAILS)),
    check('neighbor_mails_mail_known', isOneOf(t.mail, MAIL)),
    check(
      'neighbor_mails_drill_named',
      sql`(${t.drillId} is not null) = (${t.kind} in ('drill-planned', 'drill-canceled'))`,
    ),
  ],
);
