import type { Queryable, Tx } from '#server/platform/db.ts';
import { inArray, sql } from '#server/platform/drizzle.ts';
import type { NewRow, PartnerRow } from './store.ts';
import { partnerCapabilities, partnerContacts, partnerDocuments, partnerRates, partners } from './tables.ts';

/** Built-in samples in every state. */
export const seededRows = (db: Queryable): Promise<PartnerRow[]> =>
  db
    .select()
    .from(partners)
    .where(sql`${partners.seedKey} is not null`);

/** Samples that the migration moved into the register, hotels included. */
export const samplesWithGrace = (db: Queryable): Promise<PartnerRow[]> =>
  db
    .select()
    .from(partners)
    .where(sql`${partners.isSample} and ${partners.graceUntil} is not null and ${partners.state} <> 'ended'`);

export const insertPartners = (tx: Tx, rows: readonly NewRow[]): Promise<PartnerRow[]> =>
  tx
    .insert(partners)
    .values([...rows])
    .returning();

export async function updateSamples(
  tx: Tx,
  samples: readonly PartnerRow[],
  changed: Partial<NewRow>,
): Promise<void> {
  if (samples.length === 0) return;
  const ids = samples.map(({ id }) => id);
  await tx.update(partners).set(changed).where(inArray(partners.id, ids));
}

export async function insertSampleDetails(
  tx: Tx,
  given: {
    documents: readonly (typeof partnerDocuments.$inferInsert)[];
    contacts: readonly (typeof partnerContacts.$inferInsert)[];
    capabilities: readonly (typeof partnerCapabilities.$inferInsert)[];
    rates: readonly (typeof partnerRates.$inferInsert)[];
  },
): Promise<void> {
  if (given.contacts.length === 0) return;
  await tx.insert(partnerDocuments).values([...given.documents]);
  await tx.insert(partnerContacts).values([...given.contacts]);
  await tx
    .insert(partnerCapabilities)
    .values([...given.capabilities])
    .onConflictDoNothing();
  if (given.rates.length > 0)
    await tx
      .insert(partnerRates)
      .values([...given.rates])
      .onConflictDoNothing();
}
