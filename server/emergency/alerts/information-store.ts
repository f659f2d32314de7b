import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { informationEvents, zones } from './tables.ts';

export type InformationRow = typeof informationEvents.$inferSelect;
export type NewInformation = typeof informationEvents.$inferInsert;
type Change = Partial<NewInformation> & { changedAt: Date };

export const findInformation = async (db: Queryable, id: string) =>
  first(await db.select().from(informationEvents).where(eq(informationEvents.id, id)));

export const listInformation = (db: Queryable, limit: number) =>
  db.select().from(informationEvents).orderBy(desc(informationEvents.changedAt)).limit(limit);

/** What is in force of one kind. */
export const informationInForce = (db: Queryable, kind: InformationRow['kind']) =>
  db
    .select()
    .from(informationEvents)
    .where(and(isNull(informationEvents.endedAt), eq(informationEvents.kind, kind)));

/** Inserts once per key. Returns undefined if it already exists. */
export const insertInformation = async (tx: Tx, row: NewInformation) =>
  first(await tx.insert(informationEvents).values(row).onConflictDoNothing().returning());

export const byKey = async (tx: Tx, key: string) =>
  first(await tx.select().from(informationEvents).where(eq(informationEvents.key, key)).for('update'));

/** The event that one of these messages is about. */
export const byMessages = async (tx: Tx, identifiers: readonly string[]) =>
  first(
    await tx
      .select()
      .from(informationEvents)
      .where(sql`${informationEvents.messageIds} && ${sql.param([...identifiers])}::text[]`)
      .for('update'),
  );

/** Updates an event when people should be notified of the change. */
export const changeInformation = (tx: Tx, id: string, change: Change) =>
  tx
    .update(informationEvents)
    .set({ ...change, version: sql`${informationEvents.version} + 1` })
    .where(eq(informationEvents.id, id));

/** Updates an event when the change isn't worth a notification. */
export const noteMessage = (tx: Tx, id: string, identifier: string) =>
  tx
    .update(informationEvents)
    .set({ messageIds: sql`array_append(${informationEvents.messageIds}, ${identifier})` })
    .where(eq(informationEvents.id, id));

/**
 * Ends it once. People who were notified of it are notified of the end, unless its time just ran out or it became
 * something worse.
 */
export const endInformation = async (
  tx: Tx,
  id: string,
  { at, reason }: { at: Date; reason: NonNullable<InformationRow['endReason']> },
) =>
  first(
    await tx
      .update(informationEvents)
      .set({
        endedAt: at,
        endReason: reason,
        changedAt: at,
        version: sql`${informationEvents.version} + 1`,
      })
      .where(and(eq(informationEvents.id, id), isNull(informationEvents.endedAt)))
      .returning(),
  );

export const expired = (tx: Tx, at: Date) =>
  tx
    .select({ id: informationEvents.id })
    .from(informationEvents)
    .where(and(isNull(informationEvents.endedAt), lte(informationEvents.endsAt, at)));

export const unpublished = (db: Queryable) =>
  db
    .select({ id: informationEvents.id })
    .from(informationEvents)
    .where(sql`${informationEvents.publishedVersion} < ${informationEvents.version}`)
    .orderBy(informationEvents.changedAt);

/** Locks an event whose latest version isn't published. Another worker may have been faster. */
export const lockUnpublished = async (tx: Tx, id: string) =>
  first(
    await tx
      .select()
      .from(informationEvents)
      .where(
        and(
          eq(informationEvents.id, id),
          sql`${informationEvents.publishedVersion} < ${informationEvents.version}`,
        ),
      )
      .for('update', { skipLocked: true }),
  );

export const setPublished = (tx: Tx, id: string) =>
  tx
    .update(informationEvents)
    .set({ publishedVersion: informationEvents.version })
    .where(eq(informationEvents.id, id));

/** Live advisories and shelter zones that people may be notified of. */
export const informingZones = (tx: Tx) =>
  tx
    .select()
    .from(zones)
    .where(
      and(
        isNull(zones.endedAt),
        inArray(zones.status, ['advisory', 'shelter']),
        inArray(zones.verdict, ['auto', 'approved']),
        isNotNull(zones.shape),
      ),
    );

/** Events of zones that are in force, with the zone's current state. */
export const zoneEventsInForce = (tx: Tx) =>
  tx
    .select({ event: informationEvents, status: zones.status, endedAt: zones.endedAt })
    .from(informationEvents)
    .leftJoin(zones, sql`${informationEvents.key} = 'zone:' || ${zones.id}`)
    .where(and(isNull(informationEvents.endedAt), sql`${informationEvents.key} like 'zone:%'`));
