import { billingChanged } from '#server/payments/payments.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { checkMemberships, findDueNotices, sendMembershipNotice, tickSimulation } from './job-names.ts';
import { hearOf, refreshMembership } from './membership.ts';
import { findNotices, mailNotice } from './notices.ts';
import * as store from './store.ts';

const BATCH = 100;

/**
 * Asks the provider about memberships whose news may have been lost: a start that was cut off within minutes, a payment
 * problem within the hour, a renewal or an end that is due, and every other one once a day.
 */
export async function checkAll(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const rows = [
    ...(await store.listUnchecked(db, ['starting'], after(now, -minutes(5)), BATCH)),
    ...(await store.listUnchecked(db, ['late'], after(now, -hours(1)), BATCH)),
    ...(await store.listUnchecked(db, ['active'], after(now, -days(1)), BATCH)),
    ...(await store.listOverdue(db, now, BATCH)),
    ...(await store.listOrphans(db, BATCH)),
  ];
  for (const id of new Set(rows.map((row) => row.id)))
    // One that cannot be read must not keep the others from being looked at.
    await refreshMembership(deps, id).catch((err: unknown) =>
      log.error({ err, membershipId: id }, 'a membership could not be checked'),
    );
}

export const membershipHandlers: Handler<Deps>[] = [
  handler(sendMembershipNotice, (deps: Deps, notice) => mailNotice(deps, notice)),
  handler(billingChanged, (deps: Deps, { subscriptionRef }) => hearOf(deps, subscriptionRef)),
  handler(checkMemberships, checkAll),
  handler(findDueNotices, (deps: Deps) => findNotices(deps)),
  handler(tickSimulation, async ({ billing }: Deps) => billing.simulation?.tick()),
];
