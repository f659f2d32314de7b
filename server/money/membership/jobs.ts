import { emailChanged } from '#server/core/accounts/accounts.ts';
import { invitationWithdrawn, mayStartMembership } from '#server/money/invitations/invitations.ts';
import { billingChanged, disputeChanged } from '#server/money/payments/payments.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { abandonMembership } from './changing.ts';
import { sendChangedEmails, sendCustomerEmail } from './customer-email.ts';
import { handleDisputeEvent } from './disputes.ts';
import {
  checkMemberships,
  findDueNotices,
  sendMembershipNotice,
  runPriceChangesJob,
  sendChangedEmailsJob,
  sendDueNoticesJob,
  tickSimulation,
} from './job-names.ts';
import { handleSubscriptionEvent, membershipOf, refreshMembership } from './membership.ts';
import { findNotices, mailNotice, sendDueNotices } from './notices.ts';
import { runPriceChanges } from './price-changes.ts';
import * as dueStore from './due-store.ts';
import * as store from './store.ts';

const BATCH = 100;

const listDue = async (db: Queryable, provider: store.Provider, now: Date) => [
  ...(await dueStore.listUnchecked(db, provider, ['starting'], after(now, -minutes(5)), BATCH)),
  ...(await dueStore.listUnchecked(db, provider, ['late'], after(now, -hours(1)), BATCH)),
  ...(await dueStore.listUnchecked(db, provider, ['active'], after(now, -days(1)), BATCH)),
  ...(await dueStore.listOverdue(db, provider, now, BATCH)),
  ...(await dueStore.listOrphans(db, provider, BATCH)),
];

/**
 * Polls the provider for memberships that may have missed a webhook event: an interrupted start within
 * minutes, a payment problem within the hour, a due renewal or end, and all others once a day.
 */
export async function checkAll(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const { provider } = deps.billing;
  const now = clock.now();
  const rows = [
    ...(provider === 'none' ? [] : await listDue(db, provider, now)),
    ...(provider === 'simulated' ? [] : await dueStore.listLeftBehind(db, 'simulated', now, BATCH)),
  ];
  for (const id of new Set(rows.map((row) => row.id)))
    // One membership that can't be read must not block the others.
    await refreshMembership(deps, id).catch(async (err: unknown) => {
      log.error({ err, membershipId: id }, 'membership check failed');
      await store.updateMembership(db, id, { failedAt: clock.now() });
    });
}

/**
 * A person who may no longer start a membership can't pay for a pending one either. Paid memberships stay.
 */
export async function endUninvitedMembership(deps: Deps, userId: string): Promise<void> {
  const row = await membershipOf(deps.db, userId);
  if (row?.status !== 'starting' || (await mayStartMembership(deps, userId))) return;
  await abandonMembership(deps, userId).catch(async (err: unknown) => {
    if ((await membershipOf(deps.db, userId))?.status === 'starting') throw err;
    deps.log.warn({ membershipId: row.id }, 'membership paid after its invitation was withdrawn');
  });
}

export const membershipHandlers: Handler<Deps>[] = [
  handler(sendMembershipNotice, (deps: Deps, notice) => mailNotice(deps, notice)),
  handler(emailChanged, (deps: Deps, { userId }) => sendCustomerEmail(deps, userId)),
  handler(sendChangedEmailsJob, (deps: Deps) => sendChangedEmails(deps)),
  handler(billingChanged, (deps: Deps, { subscriptionRef }) =>
    handleSubscriptionEvent(deps, subscriptionRef),
  ),
  handler(disputeChanged, (deps: Deps, { disputeRef }) => handleDisputeEvent(deps, disputeRef)),
  handler(invitationWithdrawn, (deps: Deps, { userId }) => endUninvitedMembership(deps, userId)),
  handler(checkMemberships, checkAll),
  handler(findDueNotices, (deps: Deps) => findNotices(deps)),
  handler(sendDueNoticesJob, (deps: Deps) => sendDueNotices(deps)),
  handler(runPriceChangesJob, (deps: Deps) => runPriceChanges(deps)),
  handler(tickSimulation, async ({ billing }: Deps) => billing.simulation?.tick()),
];
