import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, asc, count, eq, gt, isNull, lt, ne, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { waitlistEntries, waitlistLinks } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Mail = (typeof waitlistEntries.$inferSelect)['mail'];
export type NewEntry = Omit<
  typeof waitlistEntries.$inferInsert,
  'id' | 'createdAt' | 'leftAt' | 'mail' | 'mailTryAt' | 'askedAt'
> & { mail: Mail; askedAt: Date };

/** Serializes requests for one email address, so the daily count is exact. */
export const lockEmail = (tx: Tx, email: string) => lockName(tx, `waitlist:${email}`);

/** Counts an address's entries since then that have, or will get, a confirmation. */
export async function countConfirmed(tx: Tx, email: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ entries: count() })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.email, email),
        gt(waitlistEntries.askedAt, since),
        ne(waitlistEntries.mail, 'withheld'),
      ),
    );
  return row?.entries ?? 0;
}

/** Inserts the entry unless it exists. */
export const insertEntry = async (tx: Tx, entry: NewEntry) =>
  first(
    await tx
      .insert(waitlistEntries)
      .values(entry)
      .onConflictDoNothing({ target: [waitlistEntries.addressKey, waitlistEntries.email] })
      .returning({ id: waitlistEntries.id }),
  );

export const findEntryOf = async (tx: Tx, addressKey: string, email: string) =>
  first(
    await tx
      .select()
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.addressKey, addressKey), eq(waitlistEntries.email, email))),
  );

/** They asked again: puts them back on the list with the plan they named last. */
export const renewEntry = (
  tx: Tx,
  id: string,
  renewed: { askedAt: Date; language: NewEntry['language']; plan?: NewEntry['plan']; mail?: Mail },
) =>
  tx
    .update(waitlistEntries)
    .set({ ...renewed, leftAt: null })
    .where(eq(waitlistEntries.id, id));

/**
 * Claims the confirmation. Only one worker gets the row, and a stale claim from a dead worker can be taken
 * over.
 */
export const claimMail = async (db: Queryable, id: string, now: Date, staleBefore: Date) =>
  first(
    await db
      .update(waitlistEntries)
      .set({ mailTryAt: now })
      .where(
        and(
          eq(waitlistEntries.id, id),
          eq(waitlistEntries.mail, 'due'),
          isNull(waitlistEntries.leftAt),
          or(isNull(waitlistEntries.mailTryAt), lt(waitlistEntries.mailTryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const updateMail = (db: Queryable, id: string, mail: Mail) =>
  db.update(waitlistEntries).set({ mail, mailTryAt: null }).where(eq(waitlistEntries.id, id));

/** Entries from that time range with an unsent, unclaimed confirmation, oldest first. */
export const listDue = (db: Queryable, between: { from: Date; to: Date }, staleBefore: Date) =>
  db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.mail, 'due'),
        isNull(waitlistEntries.leftAt),
        gt(waitlistEntries.askedAt, between.from),
        lt(waitlistEntries.askedAt, between.to),
        or(isNull(waitlistEntries.mailTryAt), lt(waitlistEntries.mailTryAt, staleBefore)),
      ),
    )
    .orderBy(asc(waitlistEntries.askedAt))
    .limit(500);

export const insertLink = (db: Queryable, link: { tokenHash: Bytes; entryId: string }) =>
  db.insert(waitlistLinks).values(link);

/** Sets or clears "left" for the holder of a link. */
export const updateLeft = async (db: Queryable, tokenHash: Bytes, leftAt: Date | null) =>
  first(
    await db
      .update(waitlistEntries)
      .set({ leftAt: leftAt && sql`coalesce(${waitlistEntries.leftAt}, ${leftAt})` })
      .from(waitlistLinks)
      .where(and(eq(waitlistLinks.entryId, waitlistEntries.id), eq(waitlistLinks.tokenHash, tokenHash)))
      .returning({ address: waitlistEntries.address }),
  );

/** Deletes entries last requested before one date or left before the other, with their links. */
export const deleteOld = (db: Queryable, before: { asked: Date; left: Date }) =>
  db
    .delete(waitlistEntries)
    .where(or(lt(waitlistEntries.askedAt, before.asked), lt(waitlistEntries.leftAt, before.left)));

export const deleteEntriesOf = (db: Queryable, email: string) =>
  db.delete(waitlistEntries).where(eq(waitlistEntries.email, email));
