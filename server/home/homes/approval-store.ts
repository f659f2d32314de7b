import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, isNull, ne, or, sql } from '#server/platform/drizzle.ts';
import { homes } from './tables.ts';

/** Serializes approvals until the transaction ends: if two owners add the same home at once, one goes second. */
export const lockApprovals = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('homes.approval'))`);

type Box = { lat: number; lng: number; degreesLat: number; degreesLng: number };

/** Homes of other owners at this address or in this box. */
export const homesOfOthersAt = (
  db: Queryable,
  {
    userId,
    homeId,
    addressKey,
    box,
  }: { userId: string; homeId: string; addressKey: string; box: Box | null },
) =>
  db
    .select({ id: homes.id, addressKey: homes.addressKey, lat: homes.lat, lng: homes.lng })
    .from(homes)
    .where(
      and(
        ne(homes.userId, userId),
        ne(homes.id, homeId),
        isNull(homes.archivedAt),
        box
          ? or(
              eq(homes.addressKey, addressKey),
              sql`(${homes.lat} between ${box.lat - box.degreesLat} and ${box.lat + box.degreesLat}
                and ${homes.lng} between ${box.lng - box.degreesLng} and ${box.lng + box.degreesLng}
                and ${homes.accuracy} in ('pin', 'rooftop'))`,
            )
          : eq(homes.addressKey, addressKey),
      ),
    );

/**
 * Serializes the choice of an owner's protected home until the transaction ends. To avoid deadlocks, locks are taken
 * in this order: the rows of homes, this one, then the one for approvals.
 */
export const lockProtection = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 19))`);

/** Locks the rows of an owner's homes. */
export const lockHomesOf = (tx: Tx, userId: string) =>
  tx.select().from(homes).where(eq(homes.userId, userId)).orderBy(homes.id).for('no key update');

/** Homes that are, were or will be protected. */
export const protectedHomesOf = (db: Queryable, userId: string) =>
  db
    .select()
    .from(homes)
    .where(and(eq(homes.userId, userId), sql`${homes.protectedFrom} is not null`));

export const setProtection = (
  tx: Tx,
  homeId: string,
  { from, until }: { from: Date | null; until: Date | null },
) => tx.update(homes).set({ protectedFrom: from, protectedUntil: until }).where(eq(homes.id, homeId));
