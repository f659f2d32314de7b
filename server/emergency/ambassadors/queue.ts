import type { z } from 'zod';
import type { AmbassadorDetail, listAmbassadors } from '#contract/emergency/ambassadors-admin.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import { and, eq, sql } from '#server/platform/drizzle.ts';
import { say } from '#server/platform/say.ts';
import { countOpenClaims } from './claim-queue.ts';
import { readImpactBalance } from './ledger.ts';
import { findAmbassador } from './store.ts';
import { ambassadors, impactBalances, trainingProgress } from './tables.ts';

/** Applicants and ambassadors, for our team. */

const columns = {
  id: ambassadors.id,
  name: ambassadors.name,
  county: ambassadors.county,
  zip: ambassadors.zip,
  area: ambassadors.area,
  state: ambassadors.state,
  hasAccount: sql<boolean>`${ambassadors.userId} is not null`,
  points: sql<number>`coalesce(${impactBalances.balance}, 0)::int`,
  createdAt: ambassadors.createdAt,
  since: ambassadors.stateAt,
};

export async function ambassadorPage(db: Queryable, query: z.output<typeof listAmbassadors.query>) {
  const keys = keyset(
    { createdAt: ambassadors.createdAt, since: ambassadors.stateAt, name: ambassadors.name },
    ambassadors.id,
    query,
  );
  const pattern = containsPattern(query.q);
  const where = and(
    query.state === 'all' ? undefined : eq(ambassadors.state, query.state),
    query.county === 'all' ? undefined : eq(ambassadors.county, query.county),
    query.q === ''
      ? undefined
      : sql`(lower(${ambassadors.name}) like lower(${pattern}) or lower(${ambassadors.area}) like lower(${pattern}) or ${ambassadors.zip} = ${query.q})`,
  );
  const found = await db
    .select({ ...columns, mark: keys.mark })
    .from(ambassadors)
    .leftJoin(impactBalances, eq(impactBalances.userId, ambassadors.userId))
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await db.$count(ambassadors, where));
}

export async function readDetail(db: Queryable, id: string): Promise<z.input<typeof AmbassadorDetail>> {
  const row = await findAmbassador(db, id);
  if (!row) throw new AppError('not_found', say().ambassadorErrors.noAmbassador);
  const { userId, decidedBy } = row;
  const people = decidedBy ? await peopleById(db, [decidedBy]) : new Map<string, { name: string | null }>();
  return {
    id: row.id,
    name: row.name,
    county: row.county,
    zip: row.zip,
    area: row.area,
    state: row.state,
    hasAccount: userId !== null,
    points: userId ? await readImpactBalance(db, userId) : 0,
    createdAt: row.createdAt,
    since: row.stateAt,
    email: row.email,
    userId,
    reason: row.stateReason,
    decidedBy: decidedBy ? (people.get(decidedBy)?.name ?? null) : null,
    wasSuspended: row.wasSuspended,
    modulesPassed: userId
      ? await db.$count(
          trainingProgress,
          and(eq(trainingProgress.userId, userId), sql`${trainingProgress.passedAt} is not null`),
        )
      : 0,
    openClaims: await countOpenClaims(db, id),
  };
}
