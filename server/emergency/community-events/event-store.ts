import type { EventKind, EventMover, EventState } from '#contract/emergency/community-event-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { communityEvents, eventSignUps } from './tables.ts';

export type EventRow = Omit<typeof communityEvents.$inferSelect, 'kind'> & { kind: EventKind };
type Stored = typeof communityEvents.$inferSelect;

/** A check of the table allows only the contract's kinds. */
const asEvent = (row: Stored): EventRow => row as EventRow;

export async function findEvent(db: Queryable, id: string): Promise<EventRow | undefined> {
  const row = first(await db.select().from(communityEvents).where(eq(communityEvents.id, id)));
  return row && asEvent(row);
}

/** Locks an event, so that seats are assigned and its state changes one at a time. */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  const row = first(await tx.select().from(communityEvents).where(eq(communityEvents.id, id)).for('update'));
  return row && asEvent(row);
}

/** The same, for an event of this person only. */
export async function lockOwnEvent(tx: Tx, id: string, userId: string): Promise<EventRow | undefined> {
  const own = and(eq(communityEvents.id, id), eq(communityEvents.userId, userId));
  const row = first(await tx.select().from(communityEvents).where(own).for('update'));
  return row && asEvent(row);
}

export async function findOwnEvent(db: Queryable, id: string, userId: string): Promise<EventRow | undefined> {
  const own = and(eq(communityEvents.id, id), eq(communityEvents.userId, userId));
  const row = first(await db.select().from(communityEvents).where(own));
  return row && asEvent(row);
}

export async function insertEvent(
  tx: Tx,
  row: Omit<typeof communityEvents.$inferInsert, 'kind'> & { kind: EventKind },
): Promise<EventRow> {
  const [made] = await tx.insert(communityEvents).values(row).returning();
  if (!made) throw new Error('an event was not stored');
  return asEvent(made);
}

export async function updateEvent(tx: Tx, id: string, changed: Partial<EventRow>): Promise<EventRow> {
  const [row] = await tx.update(communityEvents).set(changed).where(eq(communityEvents.id, id)).returning();
  if (!row) throw new Error('an event is gone');
  return asEvent(row);
}

/** Makes one move. The database checks it again, and queues the emails to everyone who signed up. */
export const moveEvent = (
  tx: Tx,
  id: string,
  move: { to: EventState; mover: EventMover; at: Date } & Partial<EventRow>,
) => {
  const { to, mover, at, ...rest } = move;
  return updateEvent(tx, id, { state: to, movedBy: mover, stateAt: at, ...rest });
};

export const upcomingEvents = async (db: Queryable, now: Date, county: string | undefined, limit: number) =>
  (
    await db
      .select()
      .from(communityEvents)
      .where(
        and(
          eq(communityEvents.state, 'planned'),
          gt(communityEvents.endsAt, now),
          county === undefined ? undefined : eq(communityEvents.county, county),
        ),
      )
      .orderBy(asc(communityEvents.startsAt), asc(communityEvents.id))
      .limit(limit)
  ).map(asEvent);

export const eventsOf = async (db: Queryable, userId: string, limit: number) =>
  (
    await db
      .select()
      .from(communityEvents)
      .where(eq(communityEvents.userId, userId))
      .orderBy(desc(communityEvents.startsAt), desc(communityEvents.id))
      .limit(limit)
  ).map(asEvent);

/** Events of an ambassador that took place between two points in time. */
export const heldBetween = async (db: Queryable, ambassadorId: string, from: Date, to: Date, now: Date) =>
  (
    await db
      .select()
      .from(communityEvents)
      .where(
        and(
          eq(communityEvents.ambassadorId, ambassadorId),
          eq(communityEvents.state, 'planned'),
          sql`${communityEvents.startsAt} >= ${from.toISOString()}::timestamptz`,
          lt(communityEvents.startsAt, to),
          lt(communityEvents.startsAt, now),
        ),
      )
      .orderBy(asc(communityEvents.startsAt), asc(communityEvents.id))
  ).map(asEvent);

export type Counts = { going: number; waiting: number; attended: number; minutes: number };
const NONE: Counts = { going: 0, waiting: 0, attended: 0, minutes: 0 };

/** How many people have a seat, are waiting, and attended. Deleted sign-ups are in the event's own sums. */
export async function countsOf(db: Queryable, events: readonly EventRow[]): Promise<Map<string, Counts>> {
  const ids = events.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: eventSignUps.eventId,
            going: sql<number>`count(*) filter (where ${eventSignUps.state} = 'going')::int`,
            waiting: sql<number>`count(*) filter (where ${eventSignUps.state} = 'waiting')::int`,
            attended: sql<number>`count(${eventSignUps.minutes})::int`,
            minutes: sql<number>`coalesce(sum(${eventSignUps.minutes}), 0)::int`,
          })
          .from(eventSignUps)
          .where(inArray(eventSignUps.eventId, ids))
          .groupBy(eventSignUps.eventId);
  const found = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return new Map(
    events.map((event) => {
      const live = found.get(event.id) ?? NONE;
      return [
        event.id,
        {
          ...live,
          attended: live.attended + event.keptPeople,
          minutes: live.minutes + event.keptMinutes,
        },
      ];
    }),
  );
}

export const countsOfOne = async (db: Queryable, event: EventRow): Promise<Counts> =>
  (await countsOf(db, [event])).get(event.id) ?? NONE;

export async function countOpen(db: Queryable, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(communityEvents)
    .where(
      and(
        eq(communityEvents.userId, userId),
        eq(communityEvents.state, 'planned'),
        gt(communityEvents.endsAt, now),
      ),
    );
  return row?.n ?? 0;
}

/** Planned events that begin soon, whose reminders may be due. */
export const beginningBetween = async (db: Queryable, from: Date, to: Date) =>
  (
    await db
      .select()
      .from(communityEvents)
      .where(
        and(
          eq(communityEvents.state, 'planned'),
          gt(communityEvents.startsAt, from),
          lt(communityEvents.startsAt, to),
        ),
      )
      .orderBy(asc(communityEvents.startsAt))
  ).map(asEvent);
