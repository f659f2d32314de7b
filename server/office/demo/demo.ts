import type { Db, Queryable } from '#server/platform/db.ts';
import { desc, eq, lt, or, sql } from '#server/platform/drizzle.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { Sms } from '#server/ports/sms.ts';
import { demoMails, demoTexts } from './tables.ts';

const SHOWN = 50;

/** Stores an email for the demo mailbox. Addresses are lowercased, as in accounts. */
export async function saveDemoMail(db: Db, mail: Mail): Promise<void> {
  const { to, subject, text, html, replyTo, key = null } = mail;
  await db
    .insert(demoMails)
    .values({ to: to.toLowerCase(), subject, text, html, replyTo: replyTo?.address ?? null, key })
    .onConflictDoNothing();
}

/** Stores a text message for the same page. */
export async function saveDemoText(db: Db, { to, text, key }: Sms): Promise<void> {
  await db.insert(demoTexts).values({ to, text, key }).onConflictDoNothing();
}

/** Returns text messages to a number, newest first. */
export const readTexts = (db: Db, to: string) =>
  db
    .select()
    .from(demoTexts)
    .where(eq(demoTexts.to, to))
    .orderBy(desc(demoTexts.createdAt), desc(demoTexts.id))
    .limit(SHOWN);

/** Returns emails to an address, newest first. */
export const readMailbox = (db: Db, to: string) =>
  db
    .select()
    .from(demoMails)
    .where(eq(demoMails.to, to))
    .orderBy(desc(demoMails.createdAt), desc(demoMails.id))
    .limit(SHOWN);

/** Deletes messages stored before this time. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.delete(demoMails).where(lt(demoMails.createdAt, before));
  await db.delete(demoTexts).where(lt(demoTexts.createdAt, before));
}

/** Deletes all emails to an address, and those to the team that mention it. */
export const deleteMails = (db: Queryable, address: string) =>
  db
    .delete(demoMails)
    .where(or(eq(demoMails.to, address), sql`position(${address} in ${demoMails.text}) > 0`));

/** Deletes all texts to a number. */
export const deleteTexts = (db: Queryable, phone: string) =>
  db.delete(demoTexts).where(eq(demoTexts.to, phone));
