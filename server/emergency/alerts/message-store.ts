import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, inArray, isNull, lt, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { alertMessages, feeds, zones } from './tables.ts';

export type MessageRow = typeof alertMessages.$inferSelect;
export type NewMessage = typeof alertMessages.$inferInsert;
/** What identifies a message. */
export type Triple = { sender: string; identifier: string; sentAt: Date };

const isTriple = ({ sender, identifier, sentAt }: Triple) =>
  and(
    eq(alertMessages.sender, sender),
    eq(alertMessages.identifier, identifier),
    eq(alertMessages.sentAt, sentAt),
  );

export const findMessage = async (tx: Queryable, triple: Triple): Promise<MessageRow | undefined> =>
  first(await tx.select().from(alertMessages).where(isTriple(triple)));

/** Inserts a message, or fills the placeholder that another message's reference created. */
export async function saveMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { sender: _, identifier: __, sentAt: ___, ...said } = message;
  const [row] = await tx
    .insert(alertMessages)
    .values(message)
    .onConflictDoUpdate({
      target: [alertMessages.sender, alertMessages.identifier, alertMessages.sentAt],
      set: said,
      setWhere: isNull(alertMessages.msgType),
    })
    .returning();
  if (!row) throw new Error('A message was there already.');
  return row;
}

/** Finds or creates the row of a referenced message, even if that message never arrives. */
export async function placeOf(tx: Tx, triple: Triple, feedId: string, at: Date): Promise<MessageRow> {
  await tx
    .insert(alertMessages)
    .values({ ...triple, feedId, receivedAt: at })
    .onConflictDoNothing();
  const row = await findMessage(tx, triple);
  if (!row) throw new Error('A message has no place.');
  return row;
}

export const endMessage = (tx: Tx, id: string, endedBy: string, endedAt: Date) =>
  tx
    .update(alertMessages)
    .set({ endedBy, endedAt })
    .where(and(eq(alertMessages.id, id), isNull(alertMessages.endedBy)));

export const setZoneOf = (tx: Tx, id: string, zoneId: string) =>
  tx.update(alertMessages).set({ zoneId }).where(eq(alertMessages.id, id));

export const messagesOfZone = (tx: Queryable, zoneId: string): Promise<MessageRow[]> =>
  tx.select().from(alertMessages).where(eq(alertMessages.zoneId, zoneId));

export const messagesOfZones = (tx: Queryable, zoneIds: readonly string[]): Promise<MessageRow[]> =>
  zoneIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(alertMessages)
        .where(inArray(alertMessages.zoneId, [...zoneIds]));

/**
 * Live zones from messages that have all expired, where the feed has responded since the last one expired.
 */
export const zonesOverBy = (tx: Queryable, feedId: string, before: Date) =>
  tx
    .select({ zone: zones })
    .from(zones)
    .innerJoin(feeds, eq(feeds.id, zones.feedId))
    .where(
      and(
        eq(zones.feedId, feedId),
        isNull(zones.endedAt),
        sql`exists (select 1 from ${alertMessages} where ${alertMessages.zoneId} = ${zones.id})`,
        sql`not exists (select 1 from ${alertMessages} where ${alertMessages.zoneId} = ${zones.id} and ${alertMessages.endedBy} is null and ${alertMessages.msgType} is not null
          and (${alertMessages.endsAt} is null or ${alertMessages.endsAt} > ${before} or ${alertMessages.endsAt} > ${feeds.lastGoodAt} or ${feeds.lastGoodAt} is null))`,
      ),
    );

/** Deletes old messages that belong to no zone. Messages behind a zone are kept. */
export const deleteMessages = (tx: Queryable, before: Date) =>
  tx.delete(alertMessages).where(and(isNull(alertMessages.zoneId), lt(alertMessages.receivedAt, before)));
