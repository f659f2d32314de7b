import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, isNull, lt, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { neighborLinks, neighborMails } from './tables.ts';

export type MailRow = typeof neighborMails.$inferSelect;

export const insertMails = (tx: Tx, rows: (typeof neighborMails.$inferInsert)[]) =>
  tx.insert(neighborMails).values(rows).returning({ id: neighborMails.id });

/** Claims an email for sending, unless another worker claimed it just now. */
export const claimMail = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(neighborMails)
      .set({ mailTryAt: at })
      .where(
        and(
          eq(neighborMails.id, id),
          eq(neighborMails.mail, 'due'),
          or(isNull(neighborMails.mailTryAt), lt(neighborMails.mailTryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const updateMail = (db: Queryable, id: string, changed: Partial<MailRow>) =>
  db.update(neighborMails).set(changed).where(eq(neighborMails.id, id));

export const deleteMail = (db: Queryable, id: string) =>
  db.delete(neighborMails).where(eq(neighborMails.id, id));

export const listUnsent = (db: Queryable, before: Date) =>
  db
    .select({ id: neighborMails.id })
    .from(neighborMails)
    .where(
      and(
        eq(neighborMails.mail, 'due'),
        lt(neighborMails.createdAt, before),
        or(isNull(neighborMails.mailTryAt), lt(neighborMails.mailTryAt, before)),
      ),
    );

/** Emails that were sent or refused before then, and links that stopped working before then. */
export async function deleteOld(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(neighborMails)
    .where(and(sql`${neighborMails.mail} <> 'due'`, lt(neighborMails.createdAt, before)));
  await db
    .delete(neighborLinks)
    .where(or(lt(neighborLinks.expiresAt, before), lt(neighborLinks.revokedAt, before)));
}
