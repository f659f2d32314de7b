import type { z } from 'zod';
import type { exportMembers, listMembers } from '#contract/money/members.ts';
import {
  findPeople,
  peoplePage,
  readAccount,
  signInOf,
  type PeopleQuery,
} from '#server/core/accounts/accounts.ts';
import { activationOf, incidentOf } from '#server/emergency/activations/activations.ts';
import { recordView, recordExport } from '#server/core/audit/audit.ts';
import { countHomesOf, homesOwnedBy, homesSharedWith, ownsHome } from '#server/home/homes/homes.ts';
import { billingOf, hasMembership, membershipsOf } from '#server/money/membership/membership.ts';
import { countOpen } from '#server/money/orders/orders.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import { balancesOf, readBalance } from '#server/money/points/points.ts';
import { say } from '#server/platform/say.ts';

type MemberDeps = Pick<Deps, 'db' | 'clock'>;
type Asked = z.output<typeof exportMembers.query>;

const wanted = ({ q, role, sort, plan, membership, home }: Asked): PeopleQuery => ({
  q,
  role,
  sort,
  also: [
    (userId) => hasMembership(userId, { plan, membership }),
    (userId) =>
      home === 'all' ? undefined : home === 'yes' ? ownsHome(userId) : sql`not ${ownsHome(userId)}`,
  ],
});

/** Returns one page of people with what the team needs, but never the contents of their homes. */
export async function listPeople(
  db: Queryable,
  query: z.output<typeof listMembers.query>,
  matching?: Awaited<ReturnType<typeof findPeople>>,
) {
  const { rows, ...page } = await peoplePage(db, matching ?? (await findPeople(db, wanted(query))), query);
  const ids = rows.map(({ id }) => id);
  const [memberships, homes, points] = [
    await membershipsOf(db, ids),
    await countHomesOf(db, ids),
    await balancesOf(db, ids),
  ];
  return {
    ...page,
    rows: rows.map((row) => ({
      ...row,
      plan: memberships.get(row.id)?.plan ?? null,
      membership: memberships.get(row.id)?.status ?? null,
      homes: homes.get(row.id) ?? 0,
      points: points.get(row.id) ?? 0,
    })),
  };
}

const ROWS_AT_ONCE = 1000;

/**
 * Exports all matching people. The audit log records who exported how many rows before the first row is sent.
 */
export async function exportPeople(
  { db, clock }: MemberDeps,
  admin: Pick<Member, 'id' | 'device'>,
  query: Asked,
): Promise<FileReply> {
  const now = clock.now();
  const matching = await findPeople(db, wanted(query));
  await recordExport(db, admin, { at: now, list: 'members', query, rows: matching.total });
  const found = everyRow((after) => listPeople(db, { ...query, after, limit: ROWS_AT_ONCE }, matching));
  async function* cells() {
    for await (const { email, name, role, plan, membership, createdAt, points } of found)
      yield [email, name, role, plan, membership, createdAt.toISOString(), points];
  }
  return csvFile(`members-${now.toISOString().slice(0, 10)}.csv`, say().exportHeaders.members, cells());
}

async function evacuationsOf(
  db: Queryable,
  homes: readonly { id: string; city: string; state: string }[],
  now: Date,
) {
  const found = [];
  for (const { id, city, state } of homes) {
    const activation = await activationOf(db, id, now);
    if (!activation || activation.endedAt !== null) continue;
    const incident = await incidentOf(db, activation.incidentId);
    found.push({
      incidentId: activation.incidentId,
      incident: incident?.name ?? 'Incident',
      city: `${city}, ${state}`,
      since: activation.createdAt,
      acknowledged: activation.acknowledgedAt !== null,
    });
  }
  return found;
}

/**
 * Returns one account for the team: sign-in, payments and points. Of homes, only the city; no documents,
 * inventory, policies, needs or phone numbers. The view goes into the audit log.
 */
export async function personOf(
  { db, clock }: MemberDeps,
  admin: Pick<Member, 'id' | 'device'>,
  userId: string,
) {
  const now = clock.now();
  const account = await readAccount(db, userId);
  const look = {
    action: 'account.viewed',
    subjectId: userId,
    detail: 'one member',
    after: { account: userId },
  };
  if (userId !== admin.id) await recordView({ db, clock }, admin, look);
  const [signIn, billing, owned, shared] = await Promise.all([
    signInOf(db, userId, now),
    billingOf(db, userId),
    homesOwnedBy(db, userId),
    homesSharedWith(db, userId),
  ]);
  const kept = owned.filter(({ archivedAt }) => archivedAt === null);
  return {
    ...account,
    ...signIn,
    ...billing,
    isYou: userId === admin.id,
    points: (await readBalance(db, userId)).balance,
    homes: {
      owned: kept.length,
      archived: owned.length - kept.length,
      shared: shared.length,
      cities: [...new Set(kept.map(({ city, state }) => `${city}, ${state}`))],
    },
    evacuations: await evacuationsOf(db, [...kept, ...shared], now),
    openOrders: await countOpen(db, userId),
  };
}
