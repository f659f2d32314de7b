import type { z } from 'zod';
import type { ClaimRow as ContractRow, listClaims } from '#contract/emergency/impact.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import { and, eq, inArray, or, sql, type SQL } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { say } from '#server/platform/say.ts';
import { asClaim } from './claim-store.ts';
import { toClaim } from './impact-reading.ts';
import { ambassadors, impactClaims, impactRequests } from './tables.ts';

/** The queue of entries for our team. */

type Row = z.input<typeof ContractRow>;

/** Entries that our team has to decide: no neighbor was asked, the answer isn't sufficient, or an appeal. */
const isOpen = or(
  eq(impactClaims.state, 'appealed'),
  and(
    eq(impactClaims.state, 'waiting'),
    sql`not exists (select from impact_requests r where r.claim_id = ${impactClaims.id} and r.answer is null)`,
  ),
);

function select(db: Queryable, mark: SQL<string>) {
  return db
    .select({
      id: impactClaims.id,
      mark,
      claim: impactClaims,
      request: impactRequests,
      ambassador: ambassadors.name,
      county: ambassadors.county,
    })
    .from(impactClaims)
    .innerJoin(ambassadors, eq(ambassadors.id, impactClaims.ambassadorId))
    .leftJoin(impactRequests, eq(impactRequests.claimId, impactClaims.id));
}
type Found = Awaited<ReturnType<typeof select>>[number];

function toRow(readerId: string, { claim: stored, request, ambassador, county }: Found): Row {
  const claim = asClaim(stored);
  const { isWithTeam: _isWithTeam, canAppeal: _canAppeal, ...view } = toClaim(claim, request);
  return {
    ...view,
    ambassador,
    ambassadorId: claim.ambassadorId,
    county,
    neighborEmail: request?.email ?? null,
    answer: request?.answer ?? null,
    doubt: request?.doubt ?? null,
    isOwn: claim.userId === readerId || (claim.state === 'appealed' && claim.decidedFirstBy === readerId),
  };
}

export async function claimPage(
  db: Queryable,
  readerId: string,
  query: z.output<typeof listClaims.query>,
): Promise<{ rows: Row[]; next: string | null; total: number }> {
  const keys = keyset(
    { createdAt: impactClaims.createdAt, points: impactClaims.points },
    impactClaims.id,
    query,
  );
  const where = and(
    query.state === 'all' ? undefined : query.state === 'open' ? isOpen : eq(impactClaims.state, query.state),
    query.q === ''
      ? undefined
      : inArray(
          impactClaims.ambassadorId,
          db
            .select({ id: ambassadors.id })
            .from(ambassadors)
            .where(sql`lower(${ambassadors.name}) like lower(${containsPattern(query.q)})`),
        ),
  );
  const found = await select(db, keys.mark)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  const { rows, ...rest } = keys.pageOf(found, await db.$count(impactClaims, where));
  return { ...rest, rows: rows.map((row) => toRow(readerId, { ...row, mark: '' })) };
}

export async function readClaim(db: Queryable, readerId: string, claimId: string): Promise<Row> {
  const row = first(await select(db, sql<string>`''`).where(eq(impactClaims.id, claimId)));
  if (!row) throw new AppError('not_found', say().ambassadorErrors.noEntry);
  return toRow(readerId, row);
}

export const countOpenClaims = (db: Queryable, ambassadorId?: string) =>
  db.$count(
    impactClaims,
    and(isOpen, ambassadorId === undefined ? undefined : eq(impactClaims.ambassadorId, ambassadorId)),
  );
