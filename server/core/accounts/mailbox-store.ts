import type { Queryable } from '#server/platform/db.ts';
import { and, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { users } from './tables.ts';

/** The mailbox behind an address, and whether another account uses it. */
export async function findMailbox(db: Queryable, { id, email }: { id: string; email: string }) {
  const mailbox = sql<string>`mailbox_of(${email})`;
  const others = db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`mailbox_of(${users.email}) = ${mailbox}`, ne(users.id, id)));
  const { rows } = await db.execute<{ mailbox: string; isShared: boolean }>(
    sql`select ${mailbox} as mailbox, exists (${others}) as "isShared"`,
  );
  const found = first(rows);
  if (!found) throw new Error('mailbox_of returned nothing');
  return found;
}

/** Accounts that use the mailbox behind an address, whatever their spelling of it. */
export const accountsOfMailbox = (db: Queryable, email: string) =>
  db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(sql`mailbox_of(${users.email}) = mailbox_of(${email})`);
