import type { DaysInput, RateInput } from '#contract/outreach/partners.ts';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, asc, between, desc, eq, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { ContactRow } from './store.ts';
import {
  partnerCapabilities,
  partnerContacts,
  partnerDays,
  partnerHours,
  partnerDocuments,
  partnerRates,
} from './tables.ts';

export const insertContact = async (
  tx: Tx,
  row: typeof partnerContacts.$inferInsert,
): Promise<ContactRow> => {
  const [made] = await tx.insert(partnerContacts).values(row).returning();
  if (!made) throw new Error('a contact was not made');
  return made;
};

const isContact = (partnerId: string, id: string) =>
  and(eq(partnerContacts.partnerId, partnerId), eq(partnerContacts.id, id));

export const findContact = async (db: Queryable, partnerId: string, id: string) =>
  first(await db.select().from(partnerContacts).where(isContact(partnerId, id)));

export const updateContact = (tx: Tx, partnerId: string, id: string, changed: Partial<ContactRow>) =>
  tx.update(partnerContacts).set(changed).where(isContact(partnerId, id));

export const deleteContact = (tx: Tx, partnerId: string, id: string) =>
  tx.delete(partnerContacts).where(isContact(partnerId, id));

/** Contacts that have this phone number. */
export const contactsByPhone = (db: Queryable, phone: string) =>
  db
    .select()
    .from(partnerContacts)
    .where(eq(partnerContacts.phone, phone))
    .orderBy(asc(partnerContacts.partnerId), asc(partnerContacts.id));

export const insertDocument = (tx: Tx, row: typeof partnerDocuments.$inferInsert) =>
  tx.insert(partnerDocuments).values(row);

export const deleteDocument = async (tx: Tx, partnerId: string, id: string) =>
  first(
    await tx
      .delete(partnerDocuments)
      .where(and(eq(partnerDocuments.partnerId, partnerId), eq(partnerDocuments.id, id)))
      .returning(),
  );

export const capabilitiesOf = (db: Queryable, partnerId: string) =>
  db
    .select()
    .from(partnerCapabilities)
    .where(eq(partnerCapabilities.partnerId, partnerId))
    .orderBy(asc(partnerCapabilities.kind));

export async function replaceCapabilities(
  tx: Tx,
  partnerId: string,
  rows: readonly Omit<typeof partnerCapabilities.$inferInsert, 'partnerId'>[],
): Promise<void> {
  await tx.delete(partnerCapabilities).where(eq(partnerCapabilities.partnerId, partnerId));
  if (rows.length > 0)
    await tx.insert(partnerCapabilities).values(rows.map((row) => ({ ...row, partnerId })));
}

export const hoursOf = (db: Queryable, partnerId: string) =>
  db
    .select({
      weekday: partnerHours.weekday,
      opens: sql<string>`to_char(${partnerHours.opens}, 'HH24:MI')`,
      closes: sql<string>`to_char(${partnerHours.closes}, 'HH24:MI')`,
    })
    .from(partnerHours)
    .where(eq(partnerHours.partnerId, partnerId))
    .orderBy(asc(partnerHours.weekday));

export async function replaceHours(
  tx: Tx,
  partnerId: string,
  rows: readonly { weekday: number; opens: string; closes: string }[],
): Promise<void> {
  await tx.delete(partnerHours).where(eq(partnerHours.partnerId, partnerId));
  if (rows.length > 0) await tx.insert(partnerHours).values(rows.map((row) => ({ ...row, partnerId })));
}

export const ratesOf = (db: Queryable, partnerId: string) =>
  db
    .select()
    .from(partnerRates)
    .where(eq(partnerRates.partnerId, partnerId))
    .orderBy(asc(partnerRates.kind), asc(partnerRates.unit), desc(partnerRates.validFrom));

export const putRate = (tx: Tx, partnerId: string, rate: RateInput) =>
  tx
    .insert(partnerRates)
    .values({ ...rate, partnerId })
    .onConflictDoUpdate({
      target: [partnerRates.partnerId, partnerRates.kind, partnerRates.unit, partnerRates.validFrom],
      set: { cents: rate.cents },
    });

/** The price of a unit on a day: the newest that has begun. */
export const rateOn = async (
  db: Queryable,
  { partnerId, kind, unit }: { partnerId: string } & Pick<RateInput, 'kind' | 'unit'>,
  day: string,
) =>
  first(
    await db
      .select({ cents: partnerRates.cents })
      .from(partnerRates)
      .where(
        and(
          eq(partnerRates.partnerId, partnerId),
          eq(partnerRates.kind, kind),
          eq(partnerRates.unit, unit),
          sql`${partnerRates.validFrom} <= ${day}::date`,
        ),
      )
      .orderBy(desc(partnerRates.validFrom))
      .limit(1),
  )?.cents;

export const daysOf = (db: Queryable, partnerId: string, from: string, to: string) =>
  db
    .select({
      kind: partnerDays.kind,
      day: partnerDays.day,
      capacity: partnerDays.capacity,
      free: partnerDays.free,
    })
    .from(partnerDays)
    .where(and(eq(partnerDays.partnerId, partnerId), between(partnerDays.day, from, to)))
    .orderBy(asc(partnerDays.kind), asc(partnerDays.day));

/** Sets the capacity of each day unless more places are taken. Returns the number of days changed. */
export const putDays = async (
  tx: Tx,
  partnerId: string,
  { kind, from, to, capacity }: DaysInput,
): Promise<number> =>
  (
    await runNamed(
      tx,
      {
        name: 'partners_put_days',
        text: `insert into partner_days (partner_id, kind, day, capacity, free)
          select $1, $2, day::date, $5::integer, $5::integer from generate_series($3::date, $4::date, interval '1 day') as day
          on conflict (partner_id, kind, day) do update
            set capacity = excluded.capacity, free = partner_days.free + excluded.capacity - partner_days.capacity
            where partner_days.capacity - partner_days.free <= excluded.capacity
          returning 1`,
      },
      [partnerId, kind, from, to, capacity],
    )
  ).length;
