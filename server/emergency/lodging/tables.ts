import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#server/platform/tables.ts';

/** A partner hotel. */
export const hotels = pgTable(
  'hotels',
  {
    id: id(),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    stars: smallint().notNull(),
    phone: text().notNull(),
    /** Takes rooms now; a hotel that does not keeps what it has promised. */
    isActive: boolean().notNull().default(true),
    /** Invented for the demo. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    // The nearest first: see `nearestBlocks`.
    index('hotels_place').using('gist', sql`point(${t.lng} * 0.8, ${t.lat})`),
    check('hotels_stars_in_range', sql`${t.stars} between 1 and 5`),
    check('hotels_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
);

/** Rooms of one kind that a partner keeps for us. */
export const roomBlocks = pgTable(
  'room_blocks',
  {
    id: id(),
    hotelId: uuid()
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['standard', 'accessible'] }).notNull(),
    sleeps: smallint().notNull(),
    takesPets: boolean().notNull(),
    /** Power that does not fail: for oxygen and devices. */
    hasBackupPower: boolean().notNull(),
    /** What a night beyond the plan costs the member. */
    memberRateCents: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.hotelId),
    check('room_blocks_kind_known', sql`${t.kind} in ('standard', 'accessible')`),
    check('room_blocks_sleeps_in_range', sql`${t.sleeps} between 1 and 12`),
  ],
);

/** One night of a block: what is kept, and what is still free. Changed by guarded updates alone. */
export const roomNights = pgTable(
  'room_nights',
  {
    blockId: uuid()
      .notNull()
      .references(() => roomBlocks.id, { onDelete: 'cascade' }),
    night: date({ mode: 'string' }).notNull(),
    capacity: integer().notNull(),
    free: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockId, t.night] }),
    index().on(t.night),
    check('room_nights_never_overbooked', sql`${t.free} between 0 and ${t.capacity}`),
  ],
);

/** A household's room: all nights of its plan, or a place in line. Partitioned by incident, as activations are. */
export const roomHolds = pgTable(
  'room_holds',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    /** `waiting`: no room was free within 50 miles. */
    state: text({ enum: ['held', 'waiting', 'released', 'checked-in', 'over'] }).notNull(),
    blockId: uuid(),
    rooms: smallint().notNull(),
    firstNight: date({ mode: 'string' }).notNull(),
    /** Nights of the plan. */
    nights: smallint().notNull(),
    /** Nights after them, at the member's own cost. */
    ownNights: smallint().notNull().default(0),
    /** From the home to the hotel. */
    miles: doublePrecision(),
    /** The household agreed to look farther away than 50 miles. */
    isWideAllowed: boolean().notNull().default(false),
    /** Who goes first when rooms are few: 0 is first. */
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
