import { OPEN_STATES } from '#contract/service/booking-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import {
  benefitChecks,
  benefitUses,
  bookingAsks,
  bookingEvents,
  bookings,
  ratings,
  supplyPlans,
} from './tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;
export type AskRow = typeof bookingAsks.$inferSelect;
export type EventRow = typeof bookingEvents.$inferSelect;

/** Inserts once: a repeat with the same id returns undefined. */
export const insertBooking = async (tx: Tx, row: NewBookingRow): Promise<BookingRow | undefined> =>
  first(await tx.insert(bookings).values(row).onConflictDoNothing().returning());

export const findBooking = async (db: Queryable, homeId: string, id: string) =>
  first(
    await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.homeId, homeId), eq(bookings.id, id))),
  );

/** For internal use only: doesn't check access. */
export const findBookingById = async (db: Queryable, id: string) =>
  first(await db.select().from(bookings).where(eq(bookings.id, id)));

/** Locks a booking until the transaction ends. Every change must do so first. */
export const lockBooking = async (tx: Tx, id: string) =>
  first(await tx.select().from(bookings).where(eq(bookings.id, id)).for('update'));

export async function updateBooking(
  tx: Tx,
  id: string,
  changes: Partial<NewBookingRow>,
): Promise<BookingRow> {
  const [row] = await tx.update(bookings).set(changes).where(eq(bookings.id, id)).returning();
  if (!row) throw new Error('a locked booking is gone');
  return row;
}

export const bookingsOfHome = (db: Queryable, homeId: string): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.homeId, homeId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));

export const bookingOfOrder = async (db: Queryable, orderId: string) =>
  first(await db.select().from(bookings).where(eq(bookings.orderId, orderId)));

export async function countOpen(db: Queryable, homeId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(bookings)
    .where(and(eq(bookings.homeId, homeId), inArray(bookings.state, [...OPEN_STATES])));
  return row?.n ?? 0;
}

/** Ids of bookings that have been in a state since before a given time, by one of their time columns, oldest first. */
/** Bookings that a partner was asked about or has confirmed. */
export const withPartner = async (db: Queryable): Promise<{ id: string; partnerId: string }[]> =>
  (
    await db
      .select({ id: bookings.id, partnerId: bookings.partnerId })
      .from(bookings)
      .where(inArray(bookings.state, ['offering', 'quoted', 'confirmed']))
      .orderBy(asc(bookings.id))
  ).flatMap(({ id, partnerId }) => (partnerId ? [{ id, partnerId }] : []));

export const dueIds = async (
  db: Queryable,
  state: BookingRow['state'],
  by: 'answerBy' | 'quoteUntil' | 'endsAt' | 'createdAt',
  before: Date,
): Promise<string[]> =>
  (
    await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.state, state), lte(bookings[by], before)))
      .orderBy(asc(bookings[by]))
      .limit(500)
  ).map(({ id }) => id);

export const insertAsk = (tx: Tx, row: typeof bookingAsks.$inferInsert) => tx.insert(bookingAsks).values(row);

/** The partner that was asked and has neither refused nor finished. */
export const liveAsk = async (db: Queryable, bookingId: string) =>
  first(
    await db
      .select()
      .from(bookingAsks)
      .where(and(eq(bookingAsks.bookingId, bookingId), isNull(bookingAsks.endedAt))),
  );

const isLiveAsk = (bookingId: string) =>
  and(eq(bookingAsks.bookingId, bookingId), isNull(bookingAsks.endedAt));

export const updateLiveAsk = (tx: Tx, bookingId: string, changes: Partial<AskRow>) =>
  tx.update(bookingAsks).set(changes).where(isLiveAsk(bookingId));

export const asksOf = (db: Queryable, bookingId: string): Promise<AskRow[]> =>
  db.select().from(bookingAsks).where(eq(bookingAsks.bookingId, bookingId)).orderBy(asc(bookingAsks.askedAt));

export const insertEvent = (tx: Tx, row: typeof bookingEvents.$inferInsert) =>
  tx.insert(bookingEvents).values(row);

export const eventsOf = (db: Queryable, bookingId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id));

export const putRating = (tx: Tx, row: typeof ratings.$inferInsert) =>
  tx
    .insert(ratings)
    .values(row)
    .onConflictDoUpdate({
      target: [ratings.bookingId, ratings.rater],
      set: { stars: row.stars, words: row.words, at: row.at },
    });

export const ratingOf = async (db: Queryable, bookingId: string, rater: string) =>
  first(
    await db
      .select()
      .from(ratings)
      .where(and(eq(ratings.bookingId, bookingId), eq(ratings.rater, rater))),
  );

export const ratingsOf = (db: Queryable, bookingId: string) =>
  db.select().from(ratings).where(eq(ratings.bookingId, bookingId));

type Use = typeof benefitUses.$inferInsert;

/** Counts a use. The database refuses more than the plan allows, and a second start by the same order. */
export const insertUse = async (tx: Tx, use: Use): Promise<boolean> =>
  (await tx.insert(benefitUses).values(use).onConflictDoNothing().returning()).length > 0;

export const freeUse = (tx: Tx, bookingId: string, at: Date) =>
  tx
    .update(benefitUses)
    .set({ freedAt: at })
    .where(and(eq(benefitUses.bookingId, bookingId), isNull(benefitUses.freedAt)));

/** Uses of a home in an event, freed ones included. */
export const usesOf = (db: Queryable, homeId: string, span: string) =>
  db
    .select()
    .from(benefitUses)
    .where(and(eq(benefitUses.homeId, homeId), eq(benefitUses.span, span)));

/** Uses of all events of a home, for its data export. */
export const usesOfHome = (db: Queryable, homeId: string) =>
  db.select().from(benefitUses).where(eq(benefitUses.homeId, homeId));

/** How many bookings of this home no partner can take. */
export const homesWithStuck = async (db: Queryable, homeIds: readonly string[]): Promise<Set<string>> =>
  homeIds.length === 0
    ? new Set()
    : new Set(
        (
          await db
            .selectDistinct({ homeId: bookings.homeId })
            .from(bookings)
            .where(and(inArray(bookings.homeId, [...homeIds]), sql`${bookings.state} = 'stuck'`))
        ).map(({ homeId }) => homeId),
      );

/** SQL condition: the benefits of this home haven't been processed in this incident. */
export const isUnchecked = (home: Column, incident: Column): SQL =>
  sql`not exists (select 1 from benefit_checks b where b.home_id = ${home} and b.incident_id = ${incident})`;

/**
 * SQL condition: a hotel declined, canceled or didn't answer about this home's room since its benefits were processed,
 * and there was time to find another room. Written as a list, so that the database reads the few lines once instead of
 * once per home.
 */
export const hasLostRoom =
  (before: Date) =>
  (home: Column, incident: Column): SQL =>
    sql`(${home}, ${incident}) in (
      select l.subject_id, l.incident_id from offer_lines l
      join benefit_checks b on b.home_id = l.subject_id and b.incident_id = l.incident_id
      where l.state in ('declined', 'broken', 'lapsed') and l.rooms is not null and l.answered_at > b.at
        and l.answered_at <= ${before.toISOString()}::timestamptz)`;

/** False if the home wasn't processed yet, which must happen first. */
export const renewCheck = async (tx: Tx, { homeId, incidentId, at }: typeof benefitChecks.$inferInsert) =>
  (
    await tx
      .update(benefitChecks)
      .set({ at })
      .where(and(eq(benefitChecks.homeId, homeId), eq(benefitChecks.incidentId, incidentId)))
      .returning()
  ).length > 0;

/** False if another run has processed this home. */
export const insertCheck = async (tx: Tx, row: typeof benefitChecks.$inferInsert): Promise<boolean> =>
  (await tx.insert(benefitChecks).values(row).onConflictDoNothing().returning()).length > 0;

export const checksOfHome = (db: Queryable, homeId: string) =>
  db.select().from(benefitChecks).where(eq(benefitChecks.homeId, homeId));

export const findSupplyPlan = async (db: Queryable, homeId: string) =>
  first(await db.select().from(supplyPlans).where(eq(supplyPlans.homeId, homeId)));

export const putSupplyPlan = (tx: Tx, row: typeof supplyPlans.$inferInsert) =>
  tx
    .insert(supplyPlans)
    .values(row)
    .onConflictDoUpdate({
      target: supplyPlans.homeId,
      set: { details: row.details, agreedAt: row.agreedAt, agreedBy: row.agreedBy },
    });

export const deleteSupplyPlan = (tx: Tx, homeId: string) =>
  tx.delete(supplyPlans).where(eq(supplyPlans.homeId, homeId));
