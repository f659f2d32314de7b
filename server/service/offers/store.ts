import {
  LIVE_LINES,
  type LineState,
  type OfferMover,
  type OfferState,
} from '#contract/service/offer-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { offerLines, offers } from './tables.ts';

export type OfferRow = typeof offers.$inferSelect;
export type LineRow = typeof offerLines.$inferSelect;

/** The incident id of a line that has none. */
export const NO_INCIDENT = '00000000-0000-0000-0000-000000000000';

export const findOffer = async (db: Queryable, id: string) =>
  first(await db.select().from(offers).where(eq(offers.id, id)));

/** An offer, locked until the transaction ends. */
export const lockOffer = async (tx: Tx, id: string) =>
  first(await tx.select().from(offers).where(eq(offers.id, id)).for('no key update'));

export async function insertOffer(tx: Tx, row: typeof offers.$inferInsert): Promise<OfferRow> {
  const [made] = await tx.insert(offers).values(row).returning();
  if (!made) throw new Error('an offer was not made');
  return made;
}

/** Changes an offer's state along with other columns. The database refuses moves that aren't listed. */
export const moveOffer = (
  tx: Tx,
  id: string,
  { to, mover, ...changed }: { to: OfferState; mover: OfferMover } & Partial<OfferRow>,
) =>
  tx
    .update(offers)
    .set({ ...changed, state: to, movedBy: mover })
    .where(eq(offers.id, id));

export const updateOffer = (tx: Tx, id: string, changed: Partial<OfferRow>) =>
  tx.update(offers).set(changed).where(eq(offers.id, id));

export const dueOffers = (db: Queryable, now: Date, limit = 500) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.state, 'queued'), lte(offers.dueAt, now)))
    .orderBy(asc(offers.dueAt), asc(offers.id))
    .limit(limit);

/** Offers whose next contact or call is due. */
export const offersToStep = (db: Queryable, now: Date, limit = 500) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isNotNull(offers.stepAt), lte(offers.stepAt, now)))
    .orderBy(asc(offers.stepAt), asc(offers.id))
    .limit(limit);

export const insertLines = (tx: Tx, rows: (typeof offerLines.$inferInsert)[]) =>
  tx.insert(offerLines).values(rows);

/** A page's lines: everything a partner was ever asked in an incident, or the one line of a booking. */
export const linesOfPage = (
  db: Queryable,
  { topic, partnerId, incidentId, id }: OfferRow,
): Promise<LineRow[]> =>
  topic === 'booking'
    ? db.select().from(offerLines).where(eq(offerLines.offerId, id))
    : linesOfHotel(db, { partnerId, incidentId: incidentId ?? NO_INCIDENT });

/** Hotels with open rooms, and when they were asked, the first one first. */
export const openRequests = async (db: Queryable) =>
  (
    await db
      .selectDistinct({ partnerId: offers.partnerId, incidentId: offers.incidentId, sentAt: offers.sentAt })
      .from(offers)
      .where(and(eq(offers.state, 'sent'), eq(offers.topic, 'rooms')))
      .orderBy(asc(offers.sentAt))
  ).flatMap(({ partnerId, incidentId, sentAt }) =>
    incidentId && sentAt ? [{ partnerId, incidentId, sentAt }] : [],
  );

/** Everything a hotel was asked in an incident. */
export const linesOfHotel = (db: Queryable, of: { partnerId: string; incidentId: string }) =>
  db
    .select()
    .from(offerLines)
    .where(and(eq(offerLines.incidentId, of.incidentId), eq(offerLines.partnerId, of.partnerId)))
    .orderBy(asc(offerLines.askedAt), asc(offerLines.id));

export const countOpen = (db: Queryable, offerId: string) =>
  db.$count(offerLines, and(eq(offerLines.offerId, offerId), eq(offerLines.state, 'asked')));

/** The live line of each household in an incident, or of each booking. */
export const liveLines = async (
  db: Queryable,
  incidentId: string,
  subjectIds: readonly string[],
): Promise<Map<string, LineRow>> => {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(offerLines)
    .where(
      and(
        eq(offerLines.incidentId, incidentId),
        sql`${offerLines.subjectId} ${isAny(uuids(subjectIds))}`,
        inArray(offerLines.state, [...LIVE_LINES]),
      ),
    );
  return new Map(rows.map((row) => [row.subjectId, row]));
};

/** The live line of a booking. */
export const liveLineOf = async (db: Queryable, bookingId: string): Promise<LineRow | undefined> =>
  (await liveLines(db, NO_INCIDENT, [bookingId])).get(bookingId);

type Said = Partial<
  Pick<
    LineRow,
    'confirmation' | 'reason' | 'note' | 'saidBy' | 'quoteCents' | 'changedAt' | 'arrivedAt' | 'noShowAt'
  >
>;

/**
 * Moves a partner's lines that are in the expected state. Returns the moved ones: of two answers at once, only one gets
 * a line.
 */
export const moveLines = (
  tx: Tx,
  of: { partnerId: string; ids: readonly string[]; from: LineState },
  { to, mover, at, ...said }: { to: LineState; mover: OfferMover; at: Date } & Said,
): Promise<LineRow[]> =>
  tx
    .update(offerLines)
    .set({ ...said, state: to, movedBy: mover, answeredAt: at })
    .where(
      and(
        eq(offerLines.partnerId, of.partnerId),
        sql`${offerLines.id} ${isAny(uuids(of.ids))}`,
        eq(offerLines.state, of.from),
      ),
    )
    .returning();

/** Partners that have said no to these households in an incident, or let a request lapse. */
export async function refusalsOf(
  db: Queryable,
  incidentIds: readonly string[],
  subjectIds: readonly string[],
): Promise<{ incidentId: string; subjectId: string; partnerId: string }[]> {
  if (subjectIds.length === 0) return [];
  return db
    .selectDistinct({
      incidentId: offerLines.incidentId,
      subjectId: offerLines.subjectId,
      partnerId: offerLines.partnerId,
    })
    .from(offerLines)
    .where(
      and(
        sql`${offerLines.incidentId} ${isAny(uuids(incidentIds))}`,
        sql`${offerLines.subjectId} ${isAny(uuids(subjectIds))}`,
        inArray(offerLines.state, ['declined', 'broken', 'lapsed']),
      ),
    );
}

/** Closes offers without open lines, so that no one is reminded. Returns them. */
export const closeAnswered = (tx: Tx, offerIds: readonly string[]) =>
  tx
    .update(offers)
    .set({ state: 'closed', movedBy: 'engine', stepAt: null })
    .where(
      and(
        sql`${offers.id} ${isAny(uuids([...new Set(offerIds)]))}`,
        ne(offers.topic, 'capacity'),
        inArray(offers.state, ['queued', 'sent', 'unreachable']),
        sql`not exists (select 1 from offer_lines l where l.offer_id = ${offers.id} and l.state in ('asked', 'quoted'))`,
      ),
    )
    .returning({ id: offers.id });
