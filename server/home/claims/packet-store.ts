import type { Queryable } from '#server/platform/db.ts';
import { and, desc, eq, inArray, lt, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { claimPackets } from './tables.ts';

export type PacketRow = typeof claimPackets.$inferSelect;
const isAtWork = inArray(claimPackets.state, ['queued', 'building']);

export const listPackets = (db: Queryable, homeId: string) =>
  db
    .select()
    .from(claimPackets)
    .where(eq(claimPackets.homeId, homeId))
    .orderBy(desc(claimPackets.createdAt), desc(claimPackets.id));

export const findPacket = async (db: Queryable, homeId: string, id: string) =>
  first(
    await db
      .select()
      .from(claimPackets)
      .where(and(eq(claimPackets.homeId, homeId), eq(claimPackets.id, id))),
  );

/** Queues a packet. Returns undefined while another packet of the home is in progress. */
export const insertPacket = async (db: Queryable, packet: typeof claimPackets.$inferInsert) =>
  first(await db.insert(claimPackets).values(packet).onConflictDoNothing().returning());

export const findAtWork = async (db: Queryable, homeId: string) =>
  first(
    await db
      .select()
      .from(claimPackets)
      .where(and(eq(claimPackets.homeId, homeId), isAtWork)),
  );

/** Claims a packet that is queued, or whose worker stopped its heartbeat. Only one caller gets it. */
export const beginPacket = async (db: Queryable, id: string, now: Date, silentSince: Date) =>
  first(
    await db
      .update(claimPackets)
      .set({
        state: 'building',
        workedAt: now,
        done: 0,
        total: 0,
        skippedCount: 0,
        attempts: sql`${claimPackets.attempts} + 1`,
      })
      .where(
        and(
          eq(claimPackets.id, id),
          or(
            eq(claimPackets.state, 'queued'),
            and(eq(claimPackets.state, 'building'), lt(claimPackets.workedAt, silentSince)),
          ),
        ),
      )
      .returning(),
  );

type Mine = Pick<PacketRow, 'id' | 'attempts'>;
const isMine = ({ id, attempts }: Mine) =>
  and(eq(claimPackets.id, id), eq(claimPackets.state, 'building'), eq(claimPackets.attempts, attempts));

/** Updates a packet this worker holds. Returns false if it was deleted or claimed by another worker. */
export const updateLeased = async (
  db: Queryable,
  mine: Mine,
  change: Partial<typeof claimPackets.$inferInsert>,
): Promise<boolean> =>
  (await db.update(claimPackets).set(change).where(isMine(mine)).returning({ id: claimPackets.id }))
    .length === 1;

/** Heartbeat of a packet that is queued in a live process. */
export const touchWaiting = (db: Queryable, id: string, now: Date) =>
  db
    .update(claimPackets)
    .set({ workedAt: now })
    .where(and(eq(claimPackets.id, id), eq(claimPackets.state, 'queued')));

/** Packets without a heartbeat since then: their worker or queue is dead. */
export const listStalled = (db: Queryable, silentSince: Date) =>
  db
    .select()
    .from(claimPackets)
    .where(
      or(
        and(eq(claimPackets.state, 'building'), lt(claimPackets.workedAt, silentSince)),
        and(
          eq(claimPackets.state, 'queued'),
          lt(sql`coalesce(${claimPackets.workedAt}, ${claimPackets.createdAt})`, silentSince),
        ),
      ),
    );

export const deletePackets = (db: Queryable, homeId: string, ids: readonly string[]) =>
  db
    .delete(claimPackets)
    .where(and(eq(claimPackets.homeId, homeId), inArray(claimPackets.id, [...ids])))
    .returning();
