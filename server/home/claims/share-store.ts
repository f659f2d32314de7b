import type { ShareAction, SharedPart } from '#contract/home/claims.ts';
import type { Queryable } from '#server/platform/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  lte,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { claimPackets, shareAccesses, shareLinks, shareTickets } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type LinkRow = typeof shareLinks.$inferSelect;
export type AccessRow = typeof shareAccesses.$inferSelect;

function isWorking(now: Date) {
  return and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now));
}

/** Packets of a home that a live link still opens. */
export const listSharedPackets = async (db: Queryable, homeId: string, now: Date): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ id: shareLinks.packetId })
    .from(shareLinks)
    .where(and(eq(shareLinks.homeId, homeId), isWorking(now)));
  return new Set(rows.map(({ id }) => id));
};

export const insertLink = async (db: Queryable, link: typeof shareLinks.$inferInsert) => {
  const made = first(await db.insert(shareLinks).values(link).returning());
  if (!made) throw new Error('a link was not made');
  return made;
};

export const countLinks = async (db: Queryable, homeId: string, now: Date): Promise<number> =>
  first(
    await db
      .select({ n: count() })
      .from(shareLinks)
      .where(and(eq(shareLinks.homeId, homeId), isWorking(now))),
  )?.n ?? 0;

export const listLinks = (db: Queryable, homeId: string) =>
  db
    .select({
      link: shareLinks,
      packetMadeAt: claimPackets.readyAt,
      accessCount:
        sql<number>`(select count(*) from ${shareAccesses} a where a.link_id = ${shareLinks.id})`.mapWith(
          Number,
        ),
    })
    .from(shareLinks)
    .innerJoin(claimPackets, eq(claimPackets.id, shareLinks.packetId))
    .where(eq(shareLinks.homeId, homeId))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));

/** The latest uses of each link of a home, newest first, in one query. */
export const listAccesses = (db: Queryable, homeId: string, each: number): Promise<AccessRow[]> => {
  const ranked = db
    .select({
      ...getTableColumns(shareAccesses),
      place:
        sql<number>`row_number() over (partition by ${shareAccesses.linkId} order by ${shareAccesses.createdAt} desc, ${shareAccesses.id} desc)`.as(
          'place',
        ),
    })
    .from(shareAccesses)
    .innerJoin(shareLinks, eq(shareLinks.id, shareAccesses.linkId))
    .where(eq(shareLinks.homeId, homeId))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, each)).orderBy(asc(ranked.place));
};

export const revokeLink = async (db: Queryable, homeId: string, id: string, now: Date) =>
  first(
    await db
      .update(shareLinks)
      .set({ revokedAt: now })
      .where(and(eq(shareLinks.homeId, homeId), eq(shareLinks.id, id), isNull(shareLinks.revokedAt)))
      .returning(),
  );

export const findLink = async (db: Queryable, homeId: string, id: string) =>
  first(
    await db
      .select()
      .from(shareLinks)
      .where(and(eq(shareLinks.homeId, homeId), eq(shareLinks.id, id))),
  );

const withPacket = (db: Queryable) =>
  db
    .select({ link: shareLinks, packet: claimPackets })
    .from(shareLinks)
    .innerJoin(claimPackets, eq(claimPackets.id, shareLinks.packetId));

/** A live link with its packet. Expired, revoked and unknown links all return undefined. */
export const findWorkingLink = async (db: Queryable, tokenHash: Bytes, now: Date) =>
  first(
    await withPacket(db).where(
      and(eq(shareLinks.tokenHash, tokenHash), isWorking(now), eq(claimPackets.state, 'ready')),
    ),
  );

export const isLinkWorking = async (db: Queryable, id: string, now: Date): Promise<boolean> =>
  (
    await db
      .select({ id: shareLinks.id })
      .from(shareLinks)
      .where(and(eq(shareLinks.id, id), isWorking(now)))
  ).length === 1;

export const insertAccess = (db: Queryable, access: typeof shareAccesses.$inferInsert) =>
  db.insert(shareAccesses).values(access);

/** Whether the same browser did the same since then, so a page reload isn't logged again. */
export const hasAccess = async (
  db: Queryable,
  access: { linkId: string; action: ShareAction; device: string; network: string },
  since: Date,
): Promise<boolean> =>
  (
    await db
      .select({ id: shareAccesses.id })
      .from(shareAccesses)
      .where(
        and(
          eq(shareAccesses.linkId, access.linkId),
          eq(shareAccesses.action, access.action),
          eq(shareAccesses.device, access.device),
          eq(shareAccesses.network, access.network),
          gt(shareAccesses.createdAt, since),
        ),
      )
      .limit(1)
  ).length > 0;

export const insertTicket = (
  db: Queryable,
  ticket: { ticketHash: Bytes; linkId: string; part: SharedPart; expiresAt: Date },
) => db.insert(shareTickets).values(ticket);

/** Consumes the ticket. Of two concurrent calls, only one gets it. */
export const takeTicket = async (db: Queryable, ticketHash: Bytes, now: Date) =>
  first(
    await db
      .delete(shareTickets)
      .where(and(eq(shareTickets.ticketHash, ticketHash), gt(shareTickets.expiresAt, now)))
      .returning(),
  );

export const findLinkById = async (db: Queryable, id: string, now: Date) =>
  first(
    await withPacket(db).where(and(eq(shareLinks.id, id), isWorking(now), eq(claimPackets.state, 'ready'))),
  );

/** Deletes links a while after they ended, with their access log, and expired tickets right away. */
export async function deleteEnded(db: Queryable, now: Date, endedBefore: Date): Promise<void> {
  await db.delete(shareTickets).where(lt(shareTickets.expiresAt, now));
  await db.delete(shareLinks).where(lt(shareLinks.expiresAt, endedBefore));
}
