import { dollarsInWords } from '#contract/money-words.ts';
import { PRODUCT, recordAccountChange } from '#server/core/audit/audit.ts';
import { decideReviewOf, openReview } from '#server/core/reviews/reviews.ts';
import { disputeChanged } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { DisputeState } from '#server/ports/billing.ts';
import { providerOf } from './at-provider.ts';
import { enqueueNotice, follow, readProvider } from './following.ts';
import type { NoticeKind } from './notice-kinds.ts';
import * as disputeStore from './dispute-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type DisputeDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'billing'>;
type Writing = Pick<Deps, 'clock' | 'jobs'>;

/** While a payment is disputed, a plan can't be changed or resumed. Canceling stays possible. */
export function refuseSuspended({ suspendedAt }: store.MembershipRow): void {
  if (suspendedAt) throw new AppError('conflict', say().membershipErrors.suspended);
}

/**
 * Handles a webhook event about a dispute. The current state is read from the provider and a closed dispute stays
 * closed, so events can arrive in any order and any number of times.
 */
export async function handleDisputeEvent(deps: DisputeDeps, disputeRef: string): Promise<void> {
  const { db, billing } = deps;
  const state = await billing.readDispute(disputeRef);
  if (!state?.subscriptionRef || state.status === 'inquiry') return;
  const row = await store.findByRef(db, providerOf(deps), state.subscriptionRef);
  if (!row) return;
  await db.transaction((tx) => recordDispute(tx, deps, row, state));
  // Also runs for a known dispute, because a crash may have come between the commit and these calls.
  if (row.userId) await alignBilling(deps, row.userId);
}

async function recordDispute(
  tx: Tx,
  deps: Writing,
  { id, provider }: store.MembershipRow,
  { ref: disputeRef, status, amountCents, openedAt }: DisputeState,
): Promise<void> {
  const row = await store.lock(tx, id);
  if (!row || status === 'inquiry') return;
  const at = deps.clock.now();
  const closedAt = status === 'open' ? null : at;
  const added = await disputeStore.insertDispute(tx, {
    membershipId: id,
    provider,
    disputeRef,
    amountCents,
    status,
    openedAt,
    closedAt,
  });
  const closed =
    added || status === 'open'
      ? undefined
      : await disputeStore.closeDispute(tx, { provider, disputeRef }, { status, closedAt });
  const changed = added ?? closed;
  // We first heard of it after it had ended or our team had settled it, so nothing is suspended.
  if (!changed || changed.settledAt || (added && status === 'won')) return;
  const detail = dollarsInWords(amountCents);
  if (changed.status !== 'won') {
    const summary = `A bank took back ${detail} of a membership payment. The member's services are suspended.`;
    const facts = { cents: amountCents, userId: row.userId, disputeRef };
    await openReview(tx, { kind: 'payment-disputed', key: changed.id, summary, facts, at });
  } else {
    const decided = { decision: 'won', note: 'The dispute was withdrawn or decided for us.' };
    await decideReviewOf(tx, { kind: 'payment-disputed', key: changed.id, by: null, ...decided, at });
  }
  if (changed.status === 'open')
    await note(tx, deps, row, { action: 'membership.payment-disputed', detail }, 'payment-disputed', changed);
  if (changed.status === 'lost')
    await note(tx, deps, row, { action: 'membership.payment-reversed', detail }, 'dispute-lost', changed);
  await applySuspension(tx, deps, row, changed);
}

async function note(
  tx: Tx,
  { clock, jobs }: Writing,
  row: store.MembershipRow,
  entry: { action: string; detail?: string },
  kind: NoticeKind,
  { disputeRef }: disputeStore.DisputeRow,
): Promise<void> {
  const at = clock.now();
  await enqueueNotice(tx, jobs, { membershipId: row.id, kind, occasion: disputeRef, at });
  if (!row.userId) return;
  await recordAccountChange(tx, row.userId, { at, actor: PRODUCT, ...entry });
  await publishLive(tx, row.userId, { topic: 'membership' });
}

/** Suspends or restores the person's live membership, even if the dispute is about an earlier one. */
async function applySuspension(
  tx: Tx,
  deps: Writing,
  disputed: store.MembershipRow,
  dispute: disputeStore.DisputeRow,
): Promise<void> {
  if (!disputed.userId) return;
  const current = await store.findCurrent(tx, disputed.userId);
  const live = current && (await store.lock(tx, current.id));
  const isUnresolved = (await disputeStore.unresolvedOf(tx, disputed.userId)).length > 0;
  const isRunning = live?.status === 'active' || live?.status === 'late';
  if (live && isRunning && isUnresolved && !live.suspendedAt) await suspend(tx, deps, live);
  if (isUnresolved) return;
  if (live?.suspendedAt) await restore(tx, deps, live);
  await note(
    tx,
    deps,
    live ?? disputed,
    { action: 'membership.dispute-resolved' },
    'dispute-resolved',
    dispute,
  );
}

async function suspend(tx: Tx, { clock }: Writing, row: store.MembershipRow): Promise<void> {
  const now = clock.now();
  const last = (await spanStore.spansOf(tx, row.id)).at(-1);
  if (last && (!last.untilAt || last.untilAt > now))
    await spanStore.closeSpan(tx, last.id, now > last.fromAt ? now : last.fromAt);
  await store.updateMembership(tx, row.id, {
    suspendedAt: now,
    stoppedByDispute: !row.endsWithPeriod,
  });
}

/** Services start again now. The gap stays in the history: nothing was owed while the payment was gone. */
async function restore(tx: Tx, { clock }: Writing, row: store.MembershipRow): Promise<void> {
  const now = clock.now();
  await store.updateMembership(tx, row.id, { suspendedAt: null });
  const isByMember = row.endsWithPeriod && !row.stoppedByDispute;
  const untilAt = row.status === 'late' ? row.graceUntil : isByMember ? row.periodEnd : null;
  const isRunning = row.status === 'active' || row.status === 'late';
  if (isRunning && (!untilAt || untilAt > now))
    await spanStore.insertSpan(tx, { membershipId: row.id, plan: row.plan, fromAt: now, untilAt });
}

/**
 * No one is charged while suspended: an open dispute lets the membership end with its period, a lost one ends it, and a
 * resolved one resumes it. Idempotent.
 */
async function alignBilling(deps: DisputeDeps, userId: string): Promise<void> {
  const { db, billing, clock } = deps;
  const row = await store.findCurrent(db, userId);
  if (!row?.subscriptionRef || row.provider !== billing.provider) return;
  if (row.status !== 'active' && row.status !== 'late') return;
  const { id, subscriptionRef: ref } = row;
  const isLost = (await disputeStore.unresolvedOf(db, userId)).some(({ status }) => status === 'lost');
  const key = `dispute:${id}:${row.suspendedAt?.toISOString() ?? clock.now().toISOString()}`;
  const isResumed = row.suspendedAt === null && row.stoppedByDispute;
  if (row.suspendedAt && isLost) await billing.endNow(ref, `end:${id}`);
  else if (row.suspendedAt && row.stoppedByDispute && !row.endsWithPeriod) {
    await store.updateMembership(db, id, { asidePlan: row.nextPlan, asideInterval: row.nextInterval });
    const { status } = await billing.endUnpaid(ref, `end:${id}`);
    if (status !== 'ended') await billing.endWithPeriod(ref, `${key}:stop`);
  } else if (isResumed) await resume(deps, row, ref, key);
  else return;
  const reading = await readProvider(deps, ref);
  await db.transaction(async (tx) => {
    await follow(tx, deps, id, reading);
    if (isResumed)
      await store.updateMembership(tx, id, {
        stoppedByDispute: false,
        asidePlan: null,
        asideInterval: null,
      });
  });
}

/** Charges go on, with the plan change that was agreed for the renewal. */
async function resume(
  { billing, clock }: DisputeDeps,
  { plan, interval, asidePlan, asideInterval }: store.MembershipRow,
  ref: string,
  key: string,
): Promise<void> {
  await billing.keep(ref, `${key}:keep`);
  if (!asidePlan || !asideInterval) return;
  const to = { plan: asidePlan, interval: asideInterval };
  const move = { from: { plan, interval }, to, when: 'period-end', at: clock.now() } as const;
  await billing.change(ref, move, `${key}:plan`);
}

/** Our team settled a dispute with the member. A job then resumes the charges. */
export async function settleDispute(tx: Tx, deps: Writing, disputeId: string): Promise<void> {
  const settled = await disputeStore.settle(tx, disputeId, deps.clock.now());
  const row = settled && (await store.lock(tx, settled.membershipId));
  if (!row) return;
  await applySuspension(tx, deps, row, settled);
  await deps.jobs.enqueue(tx, disputeChanged, { disputeRef: settled.disputeRef });
}
