import { partners } from '#server/outreach/partners/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cents, createdAt, day, flag, id, instant, partOf, smallCount } from '#server/platform/tables.ts';

/** What makes a partner a hotel. Its name, place, phone number and state are in the register of partners. */
export const hotels = pgTable(
  'hotels',
  {
    id: uuid()
      .primaryKey()
      .references(() => partners.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
  },
  (t) => [check('hotels_stars_in_range', sql`${t.stars} between 1 and 5`)],
);

/** Rooms of one kind that a partner reserves for us. */
export const roomBlocks = pgTable(
  'room_blocks',
  {
    id: id(),
    hotelId: partOf(() => hotels.id),
    kind: text({ enum: ['standard', 'accessible'] }).notNull(),
    sleeps: smallint().notNull(),
    takesPets: boolean().notNull(),
    /** Reliable power for oxygen and medical devices. */
    hasBackupPower: boolean().notNull(),
    /** `kept`: ours by contract. `on-request`: the hotel decides each time, and no answer means no. */
    terms: text({ enum: ['kept', 'on-request'] })
      .notNull()
      .default('kept'),
    /** What a night beyond the plan costs the member. */
    memberRateCents: cents().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.hotelId),
    check('room_blocks_kind_known', sql`${t.kind} in ('standard', 'accessible')`),
    check('room_blocks_terms_known', sql`${t.terms} in ('kept', 'on-request')`),
    check('room_blocks_sleeps_in_range', sql`${t.sleeps} between 1 and 12`),
  ],
);

/** One night of a block: capacity and free rooms. Changed only by guarded updates. */
export const roomNights = pgTable(
  'room_nights',
  {
    blockId: partOf(() => roomBlocks.id),
    night: day().notNull(),
    capacity: integer().notNull(),
    free: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockId, t.night] }),
    index().on(t.night),
    check('room_nights_never_overbooked', sql`${t.free} between 0 and ${t.capacity}`),
  ],
);

/**
 * A household's room for all plan nights, or its waiting-list place. Partitioned by incident, like
 * activations.
 */
export const roomHolds = pgTable(
  'room_holds',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    /** `waiting`: no room was available within 50 miles. */
    state: text({ enum: ['held', 'waiting', 'released', 'checked-in', 'over'] }).notNull(),
    blockId: uuid(),
    rooms: smallint().notNull(),
    firstNight: day().notNull(),
    /** Nights in the plan. */
    nights: smallint().notNull(),
    /** Extra nights at the member's expense. */
    ownNights: smallCount(),
    /** From the home to the hotel. */
    miles: doublePrecision(),
    /** The household accepts rooms farther away than 50 miles. */
    isWideAllowed: flag(),
    /** Order when rooms are scarce: 0 is first. */
    priority: smallint().notNull().default(1),
    createdAt: createdAt(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId] }),
    index().on(t.blockId),
    index().on(t.userId),
    index('room_holds_waiting')
      .on(t.priority, t.createdAt)
      .where(sql`${t.state} = 'waiting'`),
    check('room_holds_state_known', sql`${t.state} in ('held', 'waiting', 'released', 'checked-in', 'over')`),
    check(
      'room_holds_held_has_room',
      sql`${t.state} not in ('held', 'checked-in') or ${t.blockId} is not null`,
    ),
    check('room_holds_nights_in_range', sql`${t.nights} + ${t.ownNights} between 0 and 14`),
  ],
);
