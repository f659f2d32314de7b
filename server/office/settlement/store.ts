import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { z } from 'zod';
import type { exportStatements } from '#contract/office/statements.ts';
import {
  canMoveStatement,
  type StatementMover,
  type StatementState,
} from '#contract/office/statement-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { say } from '#server/platform/say.ts';
import { statementLines, statements } from './tables.ts';

export type StatementRow = typeof statements.$inferSelect;
export type LineRow = typeof statementLines.$inferSelect;
export type Query = z.output<typeof exportStatements.query>;

const SORTS = {
  number: statements.number,
  through: { by: sql`${statements.through}::text`, type: 'text' },
  total: statements.totalCents,
};

/** Statements that still need work. */
const OPEN: readonly StatementState[] = ['drawn', 'disputed', 'agreed', 'approved'];

/** A column of the statement's partner. The register owns its tables. */
const ofPartner = (column: 'name' | 'kind') =>
  sql.raw(`(select p.${column} from partners p where p.id = statements.partner_id)`);
const withPartner = {
  ...getTableColumns(statements),
  partner: sql<string>`${ofPartner('name')}`,
  partnerKind: sql<PartnerKind>`${ofPartner('kind')}`,
};

function matches({ q, state }: Query) {
  const number = /^\d{1,9}$/.test(q) ? Number(q) : null;
  return and(
    state === 'all'
      ? undefined
      : state === 'open'
        ? inArray(statements.state, [...OPEN])
        : eq(statements.state, state),
    q === ''
      ? undefined
      : or(
          sql`${ofPartner('name')} ilike ${containsPattern(q)}`,
          number === null ? undefined : eq(statements.number, number),
        ),
  );
}

export async function statementPage(
  db: Queryable,
  query: Query & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, statements.id, query);
  const found = await db
    .select({ ...withPartner, mark: keys.mark })
    .from(statements)
    .where(and(matches(query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countStatements(db, query));
}

export const countStatements = (db: Queryable, query: Query): Promise<number> =>
  db.$count(statements, matches(query));

export const findStatement = async (db: Queryable, id: string) =>
  first(await db.select(withPartner).from(statements).where(eq(statements.id, id)));

export const lockStatement = async (tx: Tx, id: string) =>
  first(await tx.select().from(statements).where(eq(statements.id, id)).for('no key update'));

export async function insertStatement(tx: Tx, row: typeof statements.$inferInsert): Promise<StatementRow> {
  const [made] = await tx.insert(statements).values(row).returning();
  if (!made) throw new Error('a statement was not made');
  return made;
}

/** Changes the state of a locked statement, with whatever comes with it. */
export async function moveStatement(
  tx: Tx,
  statement: StatementRow,
  { to, mover, ...changed }: { to: StatementState; mover: StatementMover } & Partial<StatementRow>,
): Promise<void> {
  const { statementErrors, statementWords } = say();
  if (!canMoveStatement(statement.state, to, mover))
    throw new AppError(
      'conflict',
      statementErrors.cannotMove(statementWords.states[statement.state], statementWords.states[to]),
    );
  await tx
    .update(statements)
    .set({ ...changed, state: to, movedBy: mover })
    .where(eq(statements.id, statement.id));
}

export const updateStatement = (tx: Tx, id: string, changed: Partial<StatementRow>) =>
  tx.update(statements).set(changed).where(eq(statements.id, id));

export const insertLine = (tx: Tx, row: typeof statementLines.$inferInsert) =>
  tx.insert(statementLines).values(row);

export const linesOf = (db: Queryable, statementId: string): Promise<LineRow[]> =>
  db
    .select()
    .from(statementLines)
    .where(eq(statementLines.statementId, statementId))
    .orderBy(asc(statementLines.day), asc(statementLines.ref), asc(statementLines.id));

/** Sums up the lines. Returns the updated statement, or undefined if it has no line with an amount. */
export async function sumUp(tx: Tx, statementId: string): Promise<StatementRow | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update statements t set total_cents = s.total, from_day = least(s.first, t.through)
    from (select sum(cents) as total, min(day) as first, count(*) filter (where cents <> 0) as amounts
      from statement_lines where statement_id = ${statementId}) s
    where t.id = ${statementId} and s.amounts > 0 returning t.id`);
  return rows.length > 0 ? lockStatement(tx, statementId) : undefined;
}

/** Whether a partner has a statement that reaches this day. */
export const isDrawnThrough = async (db: Queryable, partnerId: string, through: string): Promise<boolean> =>
  (await db.$count(
    statements,
    and(
      eq(statements.partnerId, partnerId),
      sql`${statements.through} >= ${through}::date`,
      sql`${statements.state} <> 'void'`,
    ),
  )) > 0;

/** Sent some time ago without an answer from the partner. */
export const unanswered = (db: Queryable, { before, most }: { before: Date; most: number }) =>
  db
    .select({ id: statements.id })
    .from(statements)
    .where(
      and(
        eq(statements.state, 'drawn'),
        lt(statements.reminders, most),
        or(isNull(statements.sentAt), lt(statements.sentAt, before)),
      ),
    )
    .orderBy(asc(statements.createdAt));
