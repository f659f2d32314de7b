import type { HoursMover, HoursState } from '#contract/emergency/community-event-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { communitySites, siteHours, siteYears } from './tables.ts';

export type SiteRow = typeof communitySites.$inferSelect;
export type HoursRow = typeof siteHours.$inferSelect;

export const findSite = async (db: Queryable, ambassadorId: string) =>
  first(await db.select().from(communitySites).where(eq(communitySites.ambassadorId, ambassadorId)));
export const findSiteByCode = async (db: Queryable, code: string) =>
  first(await db.select().from(communitySites).where(eq(communitySites.code, code)));

export const upsertSite = (tx: Tx, row: typeof communitySites.$inferInsert) =>
  tx
    .insert(communitySites)
    .values(row)
    .onConflictDoUpdate({ target: communitySites.ambassadorId, set: { name: row.name } });

export const upsertYear = (tx: Tx, row: typeof siteYears.$inferInsert) =>
  tx
    .insert(siteYears)
    .values(row)
    .onConflictDoUpdate({ target: [siteYears.ambassadorId, siteYears.year], set: { homes: row.homes } });

export const yearsOf = (db: Queryable, ambassadorId: string) =>
  db.select().from(siteYears).where(eq(siteYears.ambassadorId, ambassadorId)).orderBy(desc(siteYears.year));

export async function insertEntry(tx: Tx, row: typeof siteHours.$inferInsert): Promise<HoursRow> {
  const [made] = await tx.insert(siteHours).values(row).returning();
  if (!made) throw new Error('hours were not stored');
  return made;
}

export const updateEntry = (db: Queryable, id: string, changed: Partial<HoursRow>) =>
  db.update(siteHours).set(changed).where(eq(siteHours.id, id));

export const moveEntry = (
  tx: Tx,
  id: string,
  { to, mover, at }: { to: HoursState; mover: HoursMover; at: Date },
) => updateEntry(tx, id, { state: to, movedBy: mover, stateAt: at });

/** Locks an entry; with `ambassadorId`, only one of their site. */
export const lockEntry = async (tx: Tx, id: string, ambassadorId?: string) =>
  first(
    await tx
      .select()
      .from(siteHours)
      .where(
        and(
          eq(siteHours.id, id),
          ambassadorId === undefined ? undefined : eq(siteHours.ambassadorId, ambassadorId),
        ),
      )
      .for('update'),
  );

export const findByToken = async (db: Queryable, hash: Uint8Array<ArrayBuffer>) =>
  first(await db.select().from(siteHours).where(eq(siteHours.tokenHash, hash)));

/** Entries of a site in a year that the neighbor confirmed to be theirs. */
export const entriesOf = (db: Queryable, ambassadorId: string, days: { from: string; to: string }) =>
  db
    .select()
    .from(siteHours)
    .where(
      and(
        eq(siteHours.ambassadorId, ambassadorId),
        between(siteHours.workedOn, days.from, days.to),
        or(eq(siteHours.state, 'waiting'), eq(siteHours.state, 'counted'), eq(siteHours.state, 'declined')),
      ),
    )
    .orderBy(asc(siteHours.workedOn), asc(siteHours.id));

export async function countTyped(db: Queryable, mark: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(siteHours)
    .where(and(eq(siteHours.mark, mark), gt(siteHours.createdAt, since)));
  return row?.n ?? 0;
}

export const claimMail = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(siteHours)
      .set({ mailTryAt: at })
      .where(
        and(
          eq(siteHours.id, id),
          eq(siteHours.mail, 'due'),
          eq(siteHours.state, 'unconfirmed'),
          or(isNull(siteHours.mailTryAt), lt(siteHours.mailTryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const listUnsent = (db: Queryable, before: Date) =>
  db
    .select({ id: siteHours.id })
    .from(siteHours)
    .where(
      and(eq(siteHours.mail, 'due'), eq(siteHours.state, 'unconfirmed'), lt(siteHours.createdAt, before)),
    );

export const deleteUnconfirmed = (tx: Tx, before: Date) =>
  tx.delete(siteHours).where(and(eq(siteHours.state, 'unconfirmed'), lt(siteHours.stateAt, before)));

const NO_ONE = { name: null, email: null, userId: null, mail: 'none' } as const;

/** Names and addresses of entries whose report was finished long ago. The hours stay. */
export const eraseOldNames = (tx: Tx, before: string) =>
  tx
    .update(siteHours)
    .set(NO_ONE)
    .where(and(lt(siteHours.workedOn, before), or(isNotNull(siteHours.name), isNotNull(siteHours.email))));

/** Names and addresses of someone who is being deleted. */
export const eraseAddress = (tx: Tx, email: string) =>
  tx.update(siteHours).set(NO_ONE).where(eq(siteHours.email, email));
export const erasePerson = (tx: Tx, userId: string) =>
  tx.update(siteHours).set(NO_ONE).where(eq(siteHours.userId, userId));
