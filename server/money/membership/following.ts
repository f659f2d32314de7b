import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { PRODUCT, recordAccountChange } from '#server/core/audit/audit.ts';
import { finishInvitation } from '#server/money/invitations/invitations.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/billing.ts';
import { sendMembershipNotice } from './job-names.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { changeSpans, graceUntil } from './span-changes.ts';
import * as noticeStore from './notice-store.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';

/** The provider's state and when we asked. A higher `number` means the reading was started later. */
export type Reading = { state: SubscriptionState; invoices: InvoiceState[]; at: Date; number: number };

export async function readProvider(
  { db, billing, clock }: Pick<Deps, 'db' | 'billing' | 'clock'>,
  ref: string,
): Promise<Reading> {
  const number = await store.nextReading(db);
  const at = clock.now();
  return { state: await billing.read(ref), invoices: await billing.invoices(ref), at, number };
}

/** Enqueues a notice, once per occasion. */
export async function enqueueNotice(
  tx: Tx,
  jobs: Deps['jobs'],
  notice: { membershipId: string; kind: NoticeKind; occasion: string; at: Date },
): Promise<void> {
  const { membershipId, kind, occasion, at } = notice;
  if (await noticeStore.insertNotice(tx, { membershipId, kind, occasion, createdAt: at }))
    await jobs.enqueue(tx, sendMembershipNotice, { membershipId, kind, occasion });
}

/**
 * Syncs our copy with the provider in one transaction: the row, its spans, its invoices, and the notices that
 * follow from the difference. Readings older than the stored one are ignored and an end is final, so webhook
 * events can arrive in any order and any number of times.
 */
export async function follow(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  membershipId: string,
  reading: Reading,
): Promise<store.MembershipRow> {
  const before = await store.lock(tx, membershipId);
  if (!before) throw new Error('the membership is gone');
  if (before.status === 'ended' || before.reading > reading.number) return before;
  const { state, invoices, at, number } = reading;
  const known = new Map(
    (await invoiceStore.invoicesOf(tx, membershipId)).map((row) => [row.providerRef, row]),
  );
  await followSpans(tx, before, reading);
  for (const invoice of invoices) {
    const was = known.get(invoice.ref);
    if (!isSame(was, invoice))
      await invoiceStore.saveInvoice(tx, membershipId, invoice, cardThatPaid(invoice, was, before, state));
  }
  const row = await store.updateMembership(tx, membershipId, {
    status: state.status,
    plan: state.plan,
    interval: state.interval,
    ...(state.status === 'starting' ? {} : { periodStart: state.periodStart, periodEnd: state.periodEnd }),
    endsWithPeriod: state.endsWithPeriod,
    nextPlan: state.next?.plan ?? null,
    nextInterval: state.next?.interval ?? null,
    graceUntil: graceUntil(state, invoices),
    card: state.card,
    priceCents: state.priceCents,
    nextPriceCents: state.nextPriceCents,
    endedAt: state.endedAt,
    checkedAt: at,
    reading: number,
  });
  await tell(tx, jobs, before, row, reading, known);
  return row;
}

/**
 * The card that paid an invoice. Providers only report the card on file, so it's known when the card didn't
 * change, or when the invoice was open before: a new card is what gets an open invoice paid. Otherwise it's
 * unknown.
 */
function cardThatPaid(
  invoice: InvoiceState,
  was: invoiceStore.InvoiceRow | undefined,
  before: store.MembershipRow,
  now: SubscriptionState,
): string | null {
  if (invoice.status !== 'paid' || was?.status === 'paid') return was?.card ?? null;
  const isOneCard = before.card === null || before.card === now.card;
  return isOneCard || was?.status === 'open' ? now.card : null;
}

const COMPARED = ['status', 'attempts', 'failure', 'totalCents', 'number'] as const;
const COMPARED_TIMES = ['issuedAt', 'paidAt', 'nextAttemptAt', 'periodStart', 'periodEnd'] as const;
/** Skips rewriting years of closed invoices on every webhook event. */
const isSame = (row: invoiceStore.InvoiceRow | undefined, invoice: InvoiceState): boolean =>
  row !== undefined &&
  COMPARED.every((key) => row[key] === invoice[key]) &&
  COMPARED_TIMES.every((key) => row[key]?.getTime() === invoice[key]?.getTime());

async function followSpans(tx: Tx, before: store.MembershipRow, reading: Reading): Promise<void> {
  // Suspended: the last span was closed then, and only the end of the dispute opens another.
  if (before.suspendedAt) return;
  const spans = await spanStore.spansOf(tx, before.id);
  const last = spans.at(-1);
  const { last: closed, opened } = changeSpans(last, {
    ...reading,
    scheduled: before.nextPlan,
    now: reading.at,
  });
  if (last && closed && closed.untilAt?.getTime() !== last.untilAt?.getTime())
    await spanStore.closeSpan(tx, last.id, closed.untilAt);
  if (opened) await spanStore.insertSpan(tx, { membershipId: before.id, ...opened });
}

type Entry = { action: string; detail?: string };

/** Writes the audit log and enqueues notices for what changed. */
async function tell(
  tx: Tx,
  jobs: Deps['jobs'],
  before: store.MembershipRow,
  row: store.MembershipRow,
  { invoices, at }: Reading,
  known: ReadonlyMap<string, invoiceStore.InvoiceRow>,
): Promise<void> {
  const notice = (kind: NoticeKind, occasion: string) =>
    enqueueNotice(tx, jobs, { membershipId: row.id, kind, occasion, at });
  const now = at.toISOString();
  const entries: Entry[] = [];
  const isRunning = row.status === 'active' || row.status === 'late';
  // The emails about the dispute say what it means for the membership.
  const isDisputed = row.suspendedAt !== null || row.stoppedByDispute;

  if (before.status === 'starting' && isRunning) {
    entries.push({ action: 'membership.began', detail: PLAN_TERMS[row.plan].name });
    await notice('welcome', 'start');
    if (row.userId) await finishInvitation(tx, row.userId, at);
  } else if (isRunning) {
    if (row.plan !== before.plan || row.interval !== before.interval) {
      entries.push({ action: 'membership.plan-changed', detail: PLAN_TERMS[row.plan].name });
      await notice('plan-changed', now);
    }
    if (row.nextPlan && (row.nextPlan !== before.nextPlan || row.nextInterval !== before.nextInterval))
      await notice('change-planned', now);
    if (!isDisputed && row.endsWithPeriod && !before.endsWithPeriod) await notice('cancelled', now);
    if (!isDisputed && !row.endsWithPeriod && before.endsWithPeriod) await notice('kept', now);
  }
  if (row.status === 'ended' && before.status !== 'starting') {
    entries.push({ action: 'membership.ended' });
    if (!isDisputed) await notice('ended', 'end');
  }
  if (isRunning && row.card !== before.card && before.card !== null && row.card !== null)
    entries.push({ action: 'membership.card-changed', detail: row.card });

  const first = invoices.at(-1)?.ref;
  for (const invoice of invoices) {
    const { number, status, failure, attempts, nextAttemptAt, totalCents } = invoice;
    const was = known.get(invoice.ref);
    if (status === 'paid' && was?.status !== 'paid') {
      entries.push({ action: 'membership.paid', detail: `${dollarsInWords(totalCents)}, invoice ${number}` });
      // The welcome email already covers the first invoice.
      if (invoice.ref !== first) await notice('receipt', number);
    }
    if (status !== 'open' || !failure || row.status !== 'late' || attempts === (was?.attempts ?? 0)) continue;
    entries.push({ action: 'membership.payment-failed', detail: `invoice ${number}` });
    await notice(nextAttemptAt ? 'payment-failed' : 'last-try-failed', number);
  }
  if (!row.userId) return;
  for (const entry of entries) await recordAccountChange(tx, row.userId, { at, actor: PRODUCT, ...entry });
  await publishLive(tx, row.userId, { topic: 'membership' });
}
