import { randomUUID } from 'node:crypto';
import { contactsForBilling, contactAndPartner } from '#server/outreach/partners/partners.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { derivedToken, storedDerivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { and, asc, desc, eq, gt, isNull, lt, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendStatement } from './job-names.ts';
import { statementLinks, statements } from './tables.ts';

/** Links to statements: no account, a secret that expires, and opening one changes nothing. */

const PURPOSE = 'hearthline partner statements';
const LINK_LIFE = days(90);

export type LinkRow = typeof statementLinks.$inferSelect;

/** Stores an email to each contact for billing, and the jobs that send them. Returns how many. */
export async function writeToPartner(
  tx: Tx,
  { jobs, masterKeys }: Pick<Deps, 'jobs' | 'masterKeys'>,
  { statementId, partnerId, at }: { statementId: string; partnerId: string; at: Date },
): Promise<number> {
  const contacts = await contactsForBilling(tx, partnerId);
  for (const { id: contactId, email } of contacts) {
    const id = randomUUID();
    await tx.insert(statementLinks).values({
      id,
      statementId,
      contactId,
      email,
      tokenHash: hashToken(derivedToken(masterKeys, PURPOSE, id)),
      createdAt: at,
      expiresAt: after(at, LINK_LIFE),
    });
    await jobs.enqueue(tx, sendStatement, { linkId: id });
  }
  return contacts.length;
}

export const linkUrl = (origin: string, token: string): string => `${origin}/partner/statement?t=${token}`;

export const tokenOf = (masterKeys: MasterKeys, link: LinkRow) =>
  storedDerivedToken(masterKeys, PURPOSE, link);

async function opened(db: Queryable, is: ReturnType<typeof eq>) {
  const found = first(
    await db
      .select({ link: statementLinks, statement: statements })
      .from(statementLinks)
      .innerJoin(statements, eq(statements.id, statementLinks.statementId))
      .where(is),
  );
  const who = found && (await contactAndPartner(db, found.link.contactId));
  return who && { ...found, ...who };
}
export type Opened = NonNullable<Awaited<ReturnType<typeof opened>>>;

export const findLink = (db: Queryable, id: string) => opened(db, eq(statementLinks.id, id));

/** The statement behind a link. A wrong, expired or revoked link gets an error page that says so. */
export async function openLink(db: Queryable, token: string, now: Date): Promise<Opened> {
  const found = await opened(db, eq(statementLinks.tokenHash, hashToken(token)));
  const { statementErrors } = say();
  if (!found || found.link.revokedAt) throw new AppError('link_wrong', statementErrors.wrongLink);
  if (found.link.expiresAt <= now) throw new AppError('link_wrong', statementErrors.expiredLink);
  return found;
}

/** Claims an email for sending, unless it was sent or another worker claimed it just now. */
export const claimLink = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(statementLinks)
      .set({ tryAt: at })
      .where(
        and(
          eq(statementLinks.id, id),
          eq(statementLinks.mail, 'due'),
          isNull(statementLinks.revokedAt),
          gt(statementLinks.expiresAt, at),
          or(isNull(statementLinks.tryAt), lt(statementLinks.tryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const updateLink = (db: Queryable, id: string, changed: Partial<LinkRow>) =>
  db.update(statementLinks).set(changed).where(eq(statementLinks.id, id));

export const listUnsent = (db: Queryable, { now, before }: { now: Date; before: Date }) =>
  db
    .select({ id: statementLinks.id })
    .from(statementLinks)
    .where(
      and(
        eq(statementLinks.mail, 'due'),
        isNull(statementLinks.revokedAt),
        gt(statementLinks.expiresAt, now),
        lt(statementLinks.createdAt, before),
      ),
    )
    .orderBy(asc(statementLinks.createdAt));

/** Revokes a void statement's links. */
export const revokeLinks = (tx: Tx, statementId: string, at: Date) =>
  tx
    .update(statementLinks)
    .set({ revokedAt: at })
    .where(and(eq(statementLinks.statementId, statementId), isNull(statementLinks.revokedAt)));

export const linksOf = (db: Queryable, statementId: string): Promise<LinkRow[]> =>
  db
    .select()
    .from(statementLinks)
    .where(eq(statementLinks.statementId, statementId))
    .orderBy(desc(statementLinks.createdAt));
