import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, inArray, lt, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { partnerContacts, partnerProofs, partners } from './tables.ts';

export type ProofRow = typeof partnerProofs.$inferSelect;

export const insertProof = (tx: Tx, row: typeof partnerProofs.$inferInsert) =>
  tx.insert(partnerProofs).values(row);

/** When each contact was last asked, and who confirmed last. */
export const latestProofs = async (
  db: Queryable,
  contactIds: readonly string[],
): Promise<Map<string, { askedAt: Date; confirmedBy: string | null }>> => {
  const rows = await db
    .select({
      contactId: partnerProofs.contactId,
      askedAt: partnerProofs.createdAt,
      confirmedBy: partnerProofs.confirmedBy,
    })
    .from(partnerProofs)
    .where(inArray(partnerProofs.contactId, [...contactIds]))
    .orderBy(asc(partnerProofs.createdAt));
  const latest = new Map<string, { askedAt: Date; confirmedBy: string | null }>();
  for (const { contactId, askedAt, confirmedBy } of rows)
    latest.set(contactId, {
      askedAt,
      confirmedBy: confirmedBy ?? latest.get(contactId)?.confirmedBy ?? null,
    });
  return latest;
};

export const findProofByToken = async (db: Queryable, tokenHash: Uint8Array<ArrayBuffer>) =>
  first(
    await db
      .select({ proof: partnerProofs, contact: partnerContacts, partner: partners })
      .from(partnerProofs)
      .innerJoin(partnerContacts, eq(partnerContacts.id, partnerProofs.contactId))
      .innerJoin(partners, eq(partners.id, partnerContacts.partnerId))
      .where(eq(partnerProofs.tokenHash, tokenHash)),
  );

export const confirmProof = (tx: Tx, id: string, confirmedBy: string, confirmedAt: Date) =>
  tx.update(partnerProofs).set({ confirmedAt, confirmedBy }).where(eq(partnerProofs.id, id));

/** Old links stop working when the address or number they went to is no longer the contact's. */
export const deleteProofs = (tx: Tx, contactId: string) =>
  tx.delete(partnerProofs).where(eq(partnerProofs.contactId, contactId));

const isUnsent = or(eq(partnerProofs.mail, 'due'), eq(partnerProofs.sms, 'due'));

/** Claims a message for sending, unless it was sent or another worker has claimed it. */
export const claimProof = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(partnerProofs)
      .set({ tryAt: at, tries: sql`${partnerProofs.tries} + 1` })
      .where(
        and(
          eq(partnerProofs.id, id),
          isUnsent,
          sql`${partnerProofs.expiresAt} > ${at.toISOString()}::timestamptz`,
          or(sql`${partnerProofs.tryAt} is null`, lt(partnerProofs.tryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const updateProof = (db: Queryable, id: string, changed: Partial<ProofRow>) =>
  db.update(partnerProofs).set(changed).where(eq(partnerProofs.id, id));

export const listUnsent = (db: Queryable, { now, before }: { now: Date; before: Date }) =>
  db
    .select({ id: partnerProofs.id })
    .from(partnerProofs)
    .where(
      and(
        isUnsent,
        sql`${partnerProofs.expiresAt} > ${now.toISOString()}::timestamptz`,
        lt(partnerProofs.createdAt, before),
      ),
    )
    .orderBy(asc(partnerProofs.createdAt));

export const contactAndPartner = async (db: Queryable, contactId: string) =>
  first(
    await db
      .select({ contact: partnerContacts, partner: partners })
      .from(partnerContacts)
      .innerJoin(partners, eq(partners.id, partnerContacts.partnerId))
      .where(eq(partnerContacts.id, contactId)),
  );

/**
 * Contacts to ask: their confirmation ends soon or never came, and we last asked a week ago. Samples are fictional, and
 * blocked or ended partners aren't asked.
 */
export const contactsToAsk = (
  db: Queryable,
  { provenBefore, askedBefore }: { provenBefore: Date; askedBefore: Date },
) =>
  db
    .select({ id: partnerContacts.id, partnerId: partnerContacts.partnerId })
    .from(partnerContacts)
    .innerJoin(partners, eq(partners.id, partnerContacts.partnerId))
    .where(
      and(
        eq(partners.isSample, false),
        inArray(partners.state, ['candidate', 'active', 'paused']),
        or(sql`${partnerContacts.provenAt} is null`, lt(partnerContacts.provenAt, provenBefore)),
        sql`(${partnerContacts.email} is not null and ${partnerContacts.bouncedAt} is null
          or ${partnerContacts.phone} is not null and ${partnerContacts.stoppedAt} is null)`,
        sql`not exists (select 1 from ${partnerProofs} where ${partnerProofs.contactId} = ${partnerContacts.id}
          and ${partnerProofs.createdAt} > ${askedBefore.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(partnerContacts.id));

/** Confirms the contacts of samples that were confirmed before a time. Returns their partners. */
export async function renewSampleContacts(tx: Tx, at: Date, before: Date): Promise<string[]> {
  const rows = await tx
    .update(partnerContacts)
    .set({ provenAt: at })
    .where(
      and(
        or(sql`${partnerContacts.provenAt} is null`, lt(partnerContacts.provenAt, before)),
        sql`exists (select 1 from ${partners} where ${partners.id} = ${partnerContacts.partnerId} and ${partners.isSample})`,
      ),
    )
    .returning({ partnerId: partnerContacts.partnerId });
  return [...new Set(rows.map(({ partnerId }) => partnerId))];
}
