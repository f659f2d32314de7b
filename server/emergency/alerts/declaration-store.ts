import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { declarations, zones } from './tables.ts';

export type Declaration = typeof declarations.$inferSelect;

export const insertDeclaration = async (
  tx: Tx,
  values: typeof declarations.$inferInsert,
): Promise<Declaration> => {
  const [row] = await tx.insert(declarations).values(values).returning();
  if (!row) throw new Error('A declaration was not written.');
  return row;
};

/** Changes a declaration only while it is still proposed. Of two concurrent calls, only one gets a row. */
export const settle = async (
  tx: Tx,
  id: string,
  values: Partial<Declaration>,
): Promise<Declaration | undefined> =>
  first(
    await tx
      .update(declarations)
      .set(values)
      .where(and(eq(declarations.id, id), eq(declarations.state, 'proposed')))
      .returning(),
  );

export const findDeclaration = async (db: Queryable, id: string): Promise<Declaration | undefined> =>
  first(await db.select().from(declarations).where(eq(declarations.id, id)));

export const listDeclarations = (db: Queryable, limit: number): Promise<Declaration[]> =>
  db.select().from(declarations).orderBy(desc(declarations.proposedAt), desc(declarations.id)).limit(limit);

export const setDeclarationZone = (tx: Tx, id: string, zoneId: string) =>
  tx.update(declarations).set({ zoneId }).where(eq(declarations.id, id));

/** Who proposed the declarations behind an incident's zones. */
export const proposersOf = async (db: Queryable, incidentId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ by: declarations.proposedBy })
    .from(declarations)
    .innerJoin(zones, eq(zones.id, declarations.zoneId))
    .where(eq(zones.incidentId, incidentId));
  return rows.flatMap(({ by }) => by ?? []);
};
