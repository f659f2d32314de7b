import type { z } from 'zod';
import type { exportPartners } from '#contract/outreach/partner-calls.ts';
import { type PartnerKind, SOON_DAYS } from '#contract/outreach/partner-kinds.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  or,
  type SQL,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { type FitFacts, fitUntil } from './fitness.ts';
import { partnerCapabilities, partnerContacts, partnerDocuments, partners } from './tables.ts';

export type PartnerRow = typeof partners.$inferSelect;
export type NewRow = typeof partners.$inferInsert;
export type ContactRow = typeof partnerContacts.$inferSelect;
export type DocumentRow = typeof partnerDocuments.$inferSelect;
export type CapabilityRow = typeof partnerCapabilities.$inferSelect;

export type PartnerQuery = z.output<typeof exportPartners.query>;

/** Sorted as text, because a partner that was never fit has no date. */
const fitText = sql`coalesce(${partners.fitUntil}::text, '')`;
const SORTS = {
  name: partners.name,
  kind: partners.kind,
  fitUntil: { by: fitText, type: 'text' },
};

/** Partners that are used on a day. */
const isUsed = (day: string): SQL =>
  sql`(${partners.state} = 'active' and ${partners.fitUntil} >= ${day}::date)`;

/** Something a partner needs expires within the next weeks. */
const endsSoon = (day: string): SQL =>
  sql`(${partners.fitUntil} between ${day}::date and ${day}::date + ${SOON_DAYS}::integer)`;

/** A few thousand rows at most, so a full scan is faster than an index. */
function matches({ q, kind, state, use }: PartnerQuery, day: string) {
  const words = [partners.name, partners.city, partners.zip, partners.address];
  const uses = {
    all: undefined,
    used: isUsed(day),
    'not-used': sql`${isUsed(day)} is not true`,
    'ends-soon': endsSoon(day),
  };
  return and(
    kind === 'all' ? undefined : eq(partners.kind, kind),
    state === 'all' ? undefined : eq(partners.state, state),
    uses[use],
    q === '' ? undefined : or(...words.map((column) => ilike(column, containsPattern(q)))),
  );
}

export async function partnerPage(
  db: Queryable,
  query: PartnerQuery & { after?: string | undefined; limit: number },
  day: string,
) {
  const keys = keyset(SORTS, partners.id, query);
  const found = await db
    .select({ ...getTableColumns(partners), mark: keys.mark })
    .from(partners)
    .where(and(matches(query, day), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countPartners(db, query, day));
}

export const countPartners = (db: Queryable, query: PartnerQuery, day: string): Promise<number> =>
  db.$count(partners, matches(query, day));

export const findPartner = async (db: Queryable, id: string) =>
  first(await db.select().from(partners).where(eq(partners.id, id)));

export const findPartners = (db: Queryable, ids: readonly string[]): Promise<PartnerRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(partners)
        .where(inArray(partners.id, [...ids]));

/** The same, locked until the transaction ends. Its contacts, documents and schedule are changed under this lock. */
export const lockPartner = async (tx: Tx, id: string) =>
  first(await tx.select().from(partners).where(eq(partners.id, id)).for('no key update'));

export async function insertPartner(tx: Tx, row: NewRow): Promise<PartnerRow> {
  const [made] = await tx.insert(partners).values(row).returning();
  if (!made) throw new Error('a partner was not made');
  return made;
}

export const updatePartner = async (tx: Tx, id: string, changed: Partial<NewRow>) =>
  first(await tx.update(partners).set(changed).where(eq(partners.id, id)).returning());

/** Case-insensitive exact match. */
const exactly = (typed: string) => containsPattern(typed).slice(1, -1);

/** The same kind and name in the same town means the partner was entered twice. */
export const findNamesake = async (
  db: Queryable,
  { kind, name, city, stateCode }: { kind: PartnerKind; name: string; city: string; stateCode: string },
) =>
  first(
    await db
      .select({ id: partners.id })
      .from(partners)
      .where(
        and(
          eq(partners.kind, kind),
          ilike(partners.name, exactly(name)),
          ilike(partners.city, exactly(city)),
          eq(partners.stateCode, stateCode),
          sql`${partners.state} <> 'ended'`,
        ),
      ),
  );

/** Partners the map may show: no candidates, and none that are blocked or ended. */
export const listedPartners = (db: Queryable) =>
  db
    .select()
    .from(partners)
    .where(inArray(partners.state, ['active', 'paused']))
    .orderBy(asc(partners.name), asc(partners.id));

export const contactsOf = (db: Queryable, partnerIds: readonly string[]): Promise<ContactRow[]> =>
  db
    .select()
    .from(partnerContacts)
    .where(inArray(partnerContacts.partnerId, [...partnerIds]))
    .orderBy(asc(partnerContacts.position), asc(partnerContacts.createdAt), asc(partnerContacts.id));

export const documentsOf = (db: Queryable, partnerIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .select()
    .from(partnerDocuments)
    .where(inArray(partnerDocuments.partnerId, [...partnerIds]))
    .orderBy(asc(partnerDocuments.kind), asc(partnerDocuments.expiresOn));

const servicesOf = (db: Queryable, partnerIds: readonly string[]) =>
  db
    .select({ partnerId: partnerCapabilities.partnerId, kind: partnerCapabilities.kind })
    .from(partnerCapabilities)
    .where(inArray(partnerCapabilities.partnerId, [...partnerIds]));

/** What decides whether each of these partners is fit. */
export async function fitFactsOf(
  db: Queryable,
  rows: readonly PartnerRow[],
): Promise<(PartnerRow & FitFacts)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const documents = Map.groupBy(await documentsOf(db, ids), ({ partnerId }) => partnerId);
  const contacts = Map.groupBy(await contactsOf(db, ids), ({ partnerId }) => partnerId);
  const services = Map.groupBy(await servicesOf(db, ids), ({ partnerId }) => partnerId);
  return rows.map((row) => ({
    ...row,
    documents: documents.get(row.id) ?? [],
    contacts: contacts.get(row.id) ?? [],
    services: (services.get(row.id) ?? []).map(({ kind }) => kind),
  }));
}

/**
 * Stores until when a partner is fit. Called in the transaction of every change to its documents, contacts or services,
 * with the partner locked. Returns whether it changed.
 */
export async function refreshFit(tx: Tx, partnerId: string): Promise<boolean> {
  const row = await lockPartner(tx, partnerId);
  const [facts] = row ? await fitFactsOf(tx, [row]) : [];
  if (!facts) return false;
  const until = fitUntil(facts);
  if (until === facts.fitUntil) return false;
  await updatePartner(tx, partnerId, { fitUntil: until });
  return true;
}

/** Ids of all partners whose fitness can matter again, for the nightly check. */
export const livePartnerIds = async (db: Queryable): Promise<string[]> =>
  (
    await db
      .select({ id: partners.id })
      .from(partners)
      .where(sql`${partners.state} <> 'ended'`)
      .orderBy(asc(partners.id))
  ).map(({ id }) => id);

/** Active and fit partners with a capability of a kind, with where it reaches. */
export const usablePartners = (
  db: Queryable,
  { kind, day, withSamples }: { kind: PartnerKind; day: string; withSamples: boolean },
) =>
  db
    .select({ partner: partners, capability: partnerCapabilities })
    .from(partners)
    .innerJoin(
      partnerCapabilities,
      and(eq(partnerCapabilities.partnerId, partners.id), eq(partnerCapabilities.kind, kind)),
    )
    .where(and(isUsed(day), withSamples ? undefined : eq(partners.isSample, false)))
    .orderBy(asc(partners.id));
