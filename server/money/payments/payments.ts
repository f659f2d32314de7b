import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { ProviderRefusal, ProviderTrouble, type PaymentState } from '#server/ports/payments.ts';
import { sendRefundJob } from './job-names.ts';
import { mapProviderErrors } from './provider-errors.ts';
import { flagPayment, recordState } from './record.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export {
  billingChanged,
  bookingDisputed,
  bookingPaymentChanged,
  disputeChanged,
  payeeChanged,
  paymentSettled,
  payoutChanged,
  repaymentChanged,
  repaymentDisputed,
} from './jobs-out.ts';
export { mapProviderErrors } from './provider-errors.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>;
export type PaymentStatus = store.Payment['status'];

export type PaymentRequest = {
  userId: string;
  subject: store.Subject;
  subjectId: string;
  /** The price, fixed when the order was placed; the amount of a repayment. */
  amountCents: number;
  /**
   * Shown in the provider's payment list: what was bought, never who bought it. Must be the same for the same
   * subject.
   */
  description: string;
};

/** How often one call restarts a payment that the provider closed. */
const MOST_TRIES = 3;

/** The payment belongs to a provider that is no longer configured, so we can't read it. */
export const isElsewhere = (
  { payments }: Pick<PaymentDeps, 'payments'>,
  { provider }: store.Payment,
): boolean => provider !== payments.form.provider;

/**
 * We can't tell whether it is being paid at the other provider, and paying twice is worse than ordering
 * twice.
 */
const changedHands = () => new AppError('order_closed', say().paymentsErrors.otherProvider);

/** No card provider is configured. */
export const noCardPayments = () => new AppError('unavailable', say().moneyLabels.noCardPayments);

const closed = () => new AppError('order_closed', say().paymentsErrors.closed);

/**
 * Ensures a subject has one payment and returns what the form needs. Writes the row, calls the provider, then
 * stores the response, so retries, concurrent calls and crashes all end up with the same payment.
 */
export async function startPayment(
  deps: PaymentDeps,
  request: PaymentRequest,
): Promise<{ clientSecret: string }> {
  const { description, ...given } = request;
  const { provider } = deps.payments.form;
  if (provider === 'none') throw noCardPayments();
  const row = { ...given, provider, createdAt: deps.clock.now() };
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const live =
      (await store.insertPayment(deps.db, row)) ??
      (await store.findLive(deps.db, request.subject, request.subjectId));
    if (!live) continue; // canceled between the two queries
    if (live.status === 'succeeded' || live.flagged !== null) throw closed();
    if (isElsewhere(deps, live)) throw changedHands();
    if (live.amountCents !== request.amountCents)
      throw new Error(`the price of ${live.subject} ${live.subjectId} changed while it was being paid`);
    const state = await askProvider(() =>
      live.providerRef === null ? create(deps, live, description) : deps.payments.read(live.providerRef),
    );
    const now = await deps.db.transaction((tx) => recordState(deps, tx, live.id, state));
    if (now?.status === 'waiting' || now?.status === 'processing')
      return { clientSecret: state.clientSecret };
    if (now?.status === 'succeeded' || now?.flagged != null) throw closed();
    // Canceled meanwhile, here or at the provider. Close the leftover payment so it can't be paid.
    if (state.status === 'waiting') await askProvider(() => deps.payments.cancel(state.ref));
    if (live.providerRef === null) throw closed();
  }
  throw closed();
}

/** Returns what the form of the existing payment needs, in any state, or undefined if there is none. */
export async function begunPayment(
  deps: PaymentDeps,
  subject: store.Subject,
  subjectId: string,
): Promise<{ clientSecret: string; canBePaid: boolean } | undefined> {
  const payment = (await store.findLatest(deps.db, subject, subjectId))?.payment;
  const ref = payment?.providerRef;
  if (!ref || isElsewhere(deps, payment)) return undefined;
  const { clientSecret, status } = await askProvider(() => deps.payments.read(ref));
  return { clientSecret, canBePaid: status !== 'cancelled' };
}

async function create(
  { db, payments }: PaymentDeps,
  { id, amountCents }: store.Payment,
  description: string,
) {
  try {
    return await payments.create({ paymentId: id, amountCents, description });
  } catch (error) {
    // The provider would repeat this error for the same key. Whatever it created can't be paid, because its
    // client secret was never sent. Cancel it, so the next call starts a new payment.
    if (error instanceof ProviderTrouble && error.isKept) await store.cancelNameless(db, id);
    throw error;
  }
}

const askProvider = <T>(call: () => Promise<T>): Promise<T> =>
  mapProviderErrors(say().paymentsErrors.nothingCharged, call);

/**
 * Result of stopping a payment. `paid` and `coming` mean it was too late: the money has arrived or is on its
 * way. `flagged`: our team must find out what was received.
 */
export type Stopped = 'cancelled' | 'paid' | 'coming' | 'flagged' | 'none';

/** Makes sure a subject can no longer be paid. */
export async function stopPayment(
  deps: PaymentDeps,
  subject: store.Subject,
  subjectId: string,
): Promise<Stopped> {
  const live = await store.findLive(deps.db, subject, subjectId);
  if (!live) {
    const last = await store.findLatest(deps.db, subject, subjectId);
    return last ? (last.payment.flagged === null ? 'cancelled' : 'flagged') : 'none';
  }
  if (live.status === 'succeeded') return 'paid';
  if (live.providerRef === null) {
    if (await store.cancelNameless(deps.db, live.id)) return 'cancelled';
    return stopPayment(deps, subject, subjectId); // it just got its provider id, or was canceled
  }
  if (isElsewhere(deps, live)) return leave(deps, live);
  const { providerRef } = live;
  const state = await askProvider(() => deps.payments.cancel(providerRef).catch(unlessRefused));
  if (!state) {
    // Another try would be refused too. Continue, and flag the payment for review.
    if (live.flagged === null) await flagPayment(deps, deps.db, live.id, 'The provider refused to stop it.');
    return 'flagged';
  }
  const now = await deps.db.transaction((tx) => recordState(deps, tx, live.id, state));
  if (now && now.flagged !== null) return 'flagged';
  return now?.status === 'cancelled' ? 'cancelled' : now?.status === 'succeeded' ? 'paid' : 'coming';
}

/**
 * Gives up a payment at another provider, so it doesn't block anything here. Money already on its way is
 * flagged now. If that provider is configured again and reports money later, it is flagged then.
 */
async function leave(deps: PaymentDeps, { id, flagged, provider }: store.Payment): Promise<Stopped> {
  deps.log.warn(
    { payment: id, provider },
    'payment abandoned without a check: its provider is not configured',
  );
  if (flagged === null) {
    if (await store.cancelUnpaid(deps.db, id)) return 'cancelled';
    await flagPayment(deps, deps.db, id, `It was on its way when ${provider} was no longer configured.`);
  }
  return 'flagged';
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ProviderRefusal)) throw error;
}

/** Reads the payment from the provider and records its state. */
export async function checkPayment(
  deps: PaymentDeps,
  subject: store.Subject,
  subjectId: string,
): Promise<PaymentStatus | undefined> {
  const latest = await store.findLatest(deps.db, subject, subjectId);
  return latest && askProvider(() => readAtProvider(deps, latest.payment));
}

/** Shared by `checkPayment` and the reconcile job. */
export async function readAtProvider(deps: PaymentDeps, payment: store.Payment): Promise<PaymentStatus> {
  const { id, status, providerRef } = payment;
  if (status === 'succeeded' || status === 'cancelled' || providerRef === null) return status;
  if (isElsewhere(deps, payment)) return status;
  const state: PaymentState = await deps.payments.read(providerRef);
  const now = await deps.db.transaction((tx) => recordState(deps, tx, id, state));
  return now?.status ?? status;
}

/**
 * Requests a full refund in the caller's transaction; a job sends it once. Returns false if it was already
 * requested.
 */
export async function refundPayment(
  tx: Tx,
  jobs: Jobs,
  { subject, subjectId, reason }: { subject: store.Subject; subjectId: string; reason: string },
): Promise<boolean> {
  const live = await store.findLive(tx, subject, subjectId);
  if (live?.status !== 'succeeded') throw new Error(`no money came in for ${subject} ${subjectId}`);
  const { id: paymentId, amountCents } = live;
  const refund = await store.insertRefund(tx, { paymentId, amountCents, reason });
  if (refund) await jobs.enqueue(tx, sendRefundJob, { refundId: refund.id });
  return refund !== undefined;
}

/** Flags a payment for review, in the caller's transaction. */
export const flagForReview = (
  deps: Pick<PaymentDeps, 'log' | 'clock'>,
  tx: Tx,
  paymentId: string,
  sentence: string,
): Promise<void> => flagPayment(deps, tx, paymentId, sentence);

/** Counts the payments that need a review. */
export const countFlagged = (db: Queryable): Promise<number> => store.countFlagged(db);

/** Returns the payment with this name at the provider. */
export const paymentByRef = (db: Queryable, provider: store.Provider, ref: string) =>
  store.findByRef(db, provider, ref);

/** Returns the state of a subject's payment. */
export async function paymentOf(db: Queryable, subject: store.Subject, subjectId: string) {
  const found = await store.findLatest(db, subject, subjectId);
  if (!found) return undefined;
  const { payment, refund, refundAskedAt, refundedAt } = found;
  return { ...payment, refund, refundAskedAt, refundedAt };
}

/** For many subjects: which are flagged for review, and what is being refunded. */
export async function moneyOf(db: Queryable, subject: store.Subject, subjectIds: readonly string[]) {
  const found = await store.findMoney(db, subject, subjectIds);
  return new Map(found.map((row) => [row.subjectId, row]));
}

/** Subquery: ids of subjects whose money is in this state. */
export const subjectsWith = (
  db: Queryable,
  subject: store.Subject,
  money: 'flagged' | 'refund-due' | 'refund-refused',
) => store.subjectsWith(db, subject, money);
