import { contactAndPartner, type ContactRow, type PartnerRow } from '#server/outreach/partners/partners.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { OfferRow } from './store.ts';
import { offerLinks, offers, partnerCodes, partnerDevices, partnerViews } from './tables.ts';

export type LinkRow = typeof offerLinks.$inferSelect;
type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the link, or undefined if the contact already has a message of this kind about the offer. */
export const insertLink = async (tx: Tx, row: typeof offerLinks.$inferInsert) =>
  first(await tx.insert(offerLinks).values(row).onConflictDoNothing().returning());

/** A link with what it opens: the offer, the contact it was sent to, and the contact's partner. */
export type OpenedLink = { link: LinkRow; offer: OfferRow; contact: ContactRow; partner: PartnerRow };

async function openedBy(db: Queryable, is: SQL): Promise<OpenedLink | undefined> {
  const found = first(
    await db
      .select({ link: offerLinks, offer: offers })
      .from(offerLinks)
      .innerJoin(offers, eq(offers.id, offerLinks.offerId))
      .where(is),
  );
  const who = found && (await contactAndPartner(db, found.link.contactId));
  return who && { ...found, ...who };
}

export const findLinkByToken = (db: Queryable, tokenHash: Bytes) =>
  openedBy(db, eq(offerLinks.tokenHash, tokenHash));

export const findLink = (db: Queryable, id: string) => openedBy(db, eq(offerLinks.id, id));

/** The newest links that still work, for the demo's partner page. */
export const workingLinks = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ link: offerLinks, offer: offers })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .where(and(gt(offerLinks.expiresAt, now), isNull(offerLinks.revokedAt)))
    .orderBy(desc(offerLinks.createdAt), desc(offerLinks.id))
    .limit(limit);

export const contactsAsked = async (db: Queryable, offerId: string): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select({ contactId: offerLinks.contactId })
        .from(offerLinks)
        .where(eq(offerLinks.offerId, offerId))
    ).map(({ contactId }) => contactId),
  );

const isUnsent = or(eq(offerLinks.mail, 'due'), eq(offerLinks.sms, 'due'));

/** Claims a message for sending, unless it was sent or another worker claimed it just now. */
export const claimLink = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(offerLinks)
      .set({ tryAt: at, tries: sql`${offerLinks.tries} + 1` })
      .where(
        and(
          eq(offerLinks.id, id),
          isUnsent,
          isNull(offerLinks.revokedAt),
          gt(offerLinks.expiresAt, at),
          or(isNull(offerLinks.tryAt), lt(offerLinks.tryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const updateLink = (db: Queryable, id: string, changed: Partial<LinkRow>) =>
  db.update(offerLinks).set(changed).where(eq(offerLinks.id, id));

/** Messages still unsent after their job's retries. */
export const listUnsent = (db: Queryable, { now, before }: { now: Date; before: Date }) =>
  db
    .select({ id: offerLinks.id })
    .from(offerLinks)
    .where(
      and(
        isUnsent,
        isNull(offerLinks.revokedAt),
        gt(offerLinks.expiresAt, now),
        lt(offerLinks.createdAt, before),
      ),
    )
    .orderBy(asc(offerLinks.createdAt));

/** Messages whose send was interrupted by a crash. */
export const listAbandoned = (db: Queryable, { now, triedBefore }: { now: Date; triedBefore: Date }) =>
  db
    .select({ id: offerLinks.id })
    .from(offerLinks)
    .where(
      and(
        isUnsent,
        isNull(offerLinks.revokedAt),
        gt(offerLinks.expiresAt, now),
        lt(offerLinks.tryAt, triedBefore),
      ),
    )
    .orderBy(asc(offerLinks.createdAt));

/** Offers that these contacts were asked about before a time, by a link that still works. Oldest first. */
export const offersAskedOf = (
  db: Queryable,
  { contactIds, now, before }: { contactIds: readonly string[]; now: Date; before: Date },
) =>
  db
    .selectDistinctOn([offers.id], { offer: offers, contactId: offerLinks.contactId })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .where(
      and(
        inArray(offerLinks.contactId, [...contactIds]),
        isNull(offerLinks.revokedAt),
        gt(offerLinks.expiresAt, now),
        eq(offers.state, 'sent'),
        lte(offers.sentAt, before),
      ),
    )
    .orderBy(offers.id, offerLinks.createdAt);

export const revokeLinks = (tx: Tx, partnerId: string, at: Date) =>
  tx
    .update(offerLinks)
    .set({ revokedAt: at })
    .where(
      and(
        isNull(offerLinks.revokedAt),
        sql`${offerLinks.offerId} in (select id from offers where partner_id = ${partnerId})`,
      ),
    );

export const putCode = (tx: Tx, row: typeof partnerCodes.$inferInsert) =>
  tx
    .insert(partnerCodes)
    .values(row)
    .onConflictDoUpdate({ target: partnerCodes.contactId, set: { ...row, tries: 0 } });

export const findCode = async (db: Queryable, contactId: string) =>
  first(await db.select().from(partnerCodes).where(eq(partnerCodes.contactId, contactId)));

/** Counts an attempt before the code is compared, so that parallel guesses are all counted. */
export const countTry = async (db: Queryable, contactId: string, most: number) =>
  first(
    await db
      .update(partnerCodes)
      .set({ tries: sql`${partnerCodes.tries} + 1` })
      .where(and(eq(partnerCodes.contactId, contactId), lt(partnerCodes.tries, most)))
      .returning(),
  );

/** Consumes a code. Of two requests at once, only one gets it. */
export const takeCode = async (tx: Tx, contactId: string, codeHash: Bytes): Promise<boolean> =>
  (
    await tx
      .delete(partnerCodes)
      .where(and(eq(partnerCodes.contactId, contactId), eq(partnerCodes.codeHash, codeHash)))
      .returning({ contactId: partnerCodes.contactId })
  ).length > 0;

export const insertDevice = (tx: Tx, row: typeof partnerDevices.$inferInsert) =>
  tx.insert(partnerDevices).values(row).onConflictDoNothing();

export const isKnownDevice = async (
  db: Queryable,
  { contactId, tokenHash, now }: { contactId: string; tokenHash: Bytes; now: Date },
): Promise<boolean> =>
  (
    await db
      .select({ contactId: partnerDevices.contactId })
      .from(partnerDevices)
      .where(
        and(
          eq(partnerDevices.contactId, contactId),
          eq(partnerDevices.tokenHash, tokenHash),
          gt(partnerDevices.expiresAt, now),
        ),
      )
  ).length > 0;

export const deleteOldDevices = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(partnerDevices).where(lt(partnerDevices.expiresAt, now));
  await db.delete(partnerCodes).where(lt(partnerCodes.expiresAt, now));
};

export const insertView = (db: Queryable, row: typeof partnerViews.$inferInsert) =>
  db.insert(partnerViews).values(row);
