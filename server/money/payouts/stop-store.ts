import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, isNotNull, isNull } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { cashStops } from './tables.ts';

export type Stop = typeof cashStops.$inferSelect;

export const stopsAtWork = (db: Queryable) => db.select().from(cashStops).where(isNull(cashStops.liftedAt));

export const lastLift = async (db: Queryable, span: Stop['span']) =>
  first(
    await db
      .select({ at: cashStops.liftedAt })
      .from(cashStops)
      .where(and(eq(cashStops.span, span), isNotNull(cashStops.liftedAt)))
      .orderBy(desc(cashStops.liftedAt))
      .limit(1),
  )?.at ?? null;

export const insertStop = async (tx: Tx, stop: typeof cashStops.$inferInsert) =>
  first(await tx.insert(cashStops).values(stop).onConflictDoNothing().returning());

export const liftStop = async (tx: Tx, id: string, set: { liftedAt: Date; liftedBy: string }) =>
  first(
    await tx
      .update(cashStops)
      .set(set)
      .where(and(eq(cashStops.id, id), isNull(cashStops.liftedAt)))
      .returning(),
  );
