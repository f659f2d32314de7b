import { BROADCAST_STATES, ONE_PERSON_UP_TO } from '#contract/service/broadcasts.ts';
import { userId } from '#server/core/accounts/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { instant, isOneOf } from '#server/platform/tables.ts';

/** One message to many households of an incident. It is written once and shown in each of their conversations. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    /** Created by the caller, so that a retry doesn't send twice. */
    id: uuid().primaryKey(),
    incidentId: uuid().notNull(),
    /** The name at send time: an incident can be renamed. */
    incident: text().notNull(),
    filter: jsonb().$type<Record<string, string | null>>().notNull(),
    /** Not sealed: it is the same for everyone and reveals nothing about a household. */
    text: text().notNull(),
    state: text({ enum: BROADCAST_STATES }).notNull().default('proposed'),
    movedBy: text(),
    households: integer().notNull(),
    /** Not foreign keys: the record stays when a staff account is deleted. */
    madeBy: uuid().notNull(),
    approvedBy: uuid(),
    madeAt: instant().notNull(),
    settledAt: instant(),
  },
  (t) => [
    index().on(t.incidentId, t.madeAt),
    check('broadcasts_state_known', isOneOf(t.state, BROADCAST_STATES)),
    check('broadcasts_settled_has_time', sql`(${t.state} = 'proposed') = (${t.settledAt} is null)`),
    check('broadcasts_two_people', sql`${t.approvedBy} <> ${t.madeBy}`),
    check(
      'broadcasts_many_need_two',
      sql`${t.state} <> 'sent' or ${t.households} <= ${sql.raw(String(ONE_PERSON_UP_TO))} or ${t.approvedBy} is not null`,
    ),
  ],
);

/** The recipients at send time: a household that gets a room later can still read what it was sent. */
export const broadcastPeople = pgTable(
  'broadcast_people',
  {
    broadcastId: uuid()
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    userId: userId(),
    homeId: homeId(),
    /** `skipped`: the person left the home. `refused`: every channel refused it. */
    state: text({ enum: ['due', 'sent', 'skipped', 'refused'] })
      .notNull()
      .default('due'),
    at: instant().notNull(),
    attempts: smallint().notNull().default(0),
    /**
     * A worker is sending it. After the lease, that worker may have died, and another one sends it under the same key.
     */
    leasedUntil: instant(),
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.broadcastId, t.userId, t.homeId] }),
    index().on(t.homeId),
    index().on(t.userId),
    index('broadcast_people_due')
      .on(t.at)
      .where(sql`${t.state} = 'due'`),
    check('broadcast_people_state_known', sql`${t.state} in ('due', 'sent', 'skipped', 'refused')`),
    check('broadcast_people_done', sql`(${t.state} = 'due') = (${t.doneAt} is null)`),
  ],
);
