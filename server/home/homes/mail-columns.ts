import { sql } from '#server/platform/drizzle.ts';
import { type AnyPgColumn, check, index, text } from '#server/platform/drizzle-tables.ts';
import { isOneOf } from '#server/platform/tables.ts';

const MAIL_STATES = ['due', 'sending', 'sent', 'refused', 'none'] as const;
/** The state of an email to send. */
export const mail = () => text({ enum: MAIL_STATES }).notNull().default('due');
/** For a table of emails: indexes on those to send and those refused, and the check of the state. */
export const mailParts = (table: string, t: { mail: AnyPgColumn; createdAt: AnyPgColumn }) => [
  index(`${table}_mail_due`)
    .on(t.createdAt)
    .where(sql`${t.mail} in ('due', 'sending')`),
  index(`${table}_mail_refused`)
    .on(t.createdAt)
    .where(sql`${t.mail} = 'refused'`),
  check(`${table}_mail_known`, isOneOf(t.mail, MAIL_STATES)),
];
