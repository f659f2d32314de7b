import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { ProviderRefusal, ProviderTrouble, type PaymentState } from '#server/ports/payments.ts';
import { payBack } from './job-names.ts';
import { flagPayment, recordState } from './record.ts';
import * as store from './store.ts';

export { billingChanged, payeeChanged, paymentSettled, payoutChanged } from './jobs-out.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>;
export type PaymentStatus = store.Payment['status'];

export type PaymentRequest = {
  userId: string;
  subject: 'order';
  subjectId: string;
  /** The price, frozen with the order. */
  amountCents: number;
  /** For the provider's list of payments: what was bought, and nothing of who buys it. The same for the same subject. */
  description: string;
};

/** How often a payment that the provider has closed is begun anew within one call. */
const MOST_TRIES = 3;

/** Begun when another provider was configured, which nobody can ask now. */
export const isElsewhere = (
  { payments }: Pick<PaymentDeps, 'payments'>,
  { provider }: store.Payment,
): boolean => provider !== payments.form.provider;

/** Paid twice would be worse than ordered twice: whether somebody is paying it over there nobody knows. */
const changedHands = () =>
  new AppError(
    'order_closed',
    'Payments go another way since this one was begun. Cancel this order and order again.',
  );

const closed = () => new AppError('order_closed', 'This has been paid or canceled already.');

/**
 * Makes sure that a subject has a payment, and gives what its form needs. First the row, then the provider, then the
 * answer in the row: calls that repeat, run side by side or were cut off anywhere come to the same payment.
 */
export async function startPayment(
  deps: PaymentDeps,
  request: PaymentRequest,
): Promise<{ clientSecret: string }> {
  const { description, ...given } = request;
  const row = { ...given, provider: deps.payments.form.provider, createdAt: deps.clock.now() };
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const live =
      (await store.insertPayment(deps.db, row)) ??
      (await store.findLive(deps.db, request.subject, request.subjectId));
    if (!live) continue; // cancelled between the two
    if (live.status === 'succeeded' || live.flagged !== null) throw closed();
    if (isElsewhere(deps, live)) throw changedHands();
    if (live.amountCents !== request.amountCents)
      throw new Error(`the price of ${live.subject} ${live.subjectId} changed while it was being paid`);
    const state = await inWords(() =>
      live.providerRef === null ? create(deps, live, description) : deps.payments.read(live.providerRef),
    );
    const now = await deps.db.transaction((tx) => recordState(deps, tx, live.id, state));
    if (now?.status === 'waiting' || now?.status === 'processing')
      return { clientSecret: state.clientSecret };
    if (now?.status === 'succeeded' || now?.flagged != null) throw closed();
    // Given up meanwhile, here or at the provider. Nobody may pay the one that is left over.
    if (state.status === 'waiting') await inWords(() => deps.payments.cancel(state.ref));
    if (live.providerRef === null) throw closed();
  }
  throw closed();
}

/** What the form of the payment that was begun needs, however it stands by now. Undefined: none was. */
export async function begunPayment(
  deps: PaymentDeps,
  subject: store.Subject,
  subjectId: string,
): Promise<{ clientSecret: string; canBePaid: boolean } | undefined> {
  const payment = (await store.findLatest(deps.db, subject, subjectId))?.payment;
  const ref = payment?.providerRef;
  if (!ref || isElsewhere(deps, payment)) return undefined;
  const { clientSecret, status } = await inWords(() => deps.payments.read(ref));
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
    // Asked again, the provider would fail again. What it may have made nobody can pay, for nobody was told its secret:
    // it is given up, and the next call begins another.
    if (error instanceof ProviderTrouble && error.isKept) await store.cancelNameless(db, id);
    throw error;
  }
}

/** What the provider refuses is told to the person in its words; when it does not answer, that nothing is lost. */
async function inWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new AppError('payment_refused', error.message);
    if (error instanceof ProviderTrouble)
      throw new AppError(
        'unavailable',
        'Our payment provider does not answer right now. Nothing was charged. Try again in a moment.',
        { retryAfterSeconds: 5 },
      );
    throw error;
  }
}

/**
 * How stopping a payment went. Too late: `paid`, the money is in; `coming`, it is on its way to us. `flagged`: a person
 * of ours has to find out what came in.
 */
export type Stopped = 'cancelled' | 'paid' | 'coming' | 'flagged' | 'none';

/** Sees to it that nobody can pay a subject any more. */
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
    return stopPayment(deps, subject, subjectId); // it has just got its name, or was cancelled
  }
  if (isElsewhere(deps, live)) return leave(deps, live);
  const { providerRef } = live;
  const state = await inWords(() => deps.payments.cancel(providerRef).catch(unlessRefused));
  if (!state) {
    // It would be refused again: what has to go on goes on, and somebody looks at the payment.
    if (live.flagged === null) await flagPayment(deps, deps.db, live.id, 'The provider refused to stop it.');
    return 'flagged';
  }
  const now = await deps.db.transaction((tx) => recordState(deps, tx, live.id, state));
  if (now && now.flagged !== null) return 'flagged';
  return now?.status === 'cancelled' ? 'cancelled' : now?.status === 'succeeded' ? 'paid' : 'coming';
}

/**
 * Gives up a payment that is with another provider, so that it holds nothing up here. Should that one be configured again
 * and tell of money, it is flagged then; money that was on its way already is flagged now.
 */
async function leave(deps: PaymentDeps, { id, flagged, provider }: store.Payment): Promise<Stopped> {
  deps.log.warn({ payment: id, provider }, 'a payment with another provider was given up unasked');
  if (flagged === null) {
    if (await store.cancelUnpaid(deps.db, id)) return 'cancelled';
    await flagPayment(deps, deps.db, id, `It was on its way when ${provider} was no longer configured.`);
  }
  return 'flagged';
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ProviderRefusal)) throw error;
}

/** Asks the provider and writes down what is true. */
export async function checkPayment(
  deps: PaymentDeps,
  subject: store.Subject,
  subjectId: string,
): Promise<PaymentStatus | undefined> {
  const latest = await store.findLatest(deps.db, subject, subjectId);
  return latest && inWords(() => look(deps, latest.payment));
}

/** What `checkPayment` and the reconciling job do for one payment. */
export async function look(deps: PaymentDeps, payment: store.Payment): Promise<PaymentStatus> {
  const { id, status, providerRef } = payment;
  if (status === 'succeeded' || status === 'cancelled' || providerRef === null) return status;
  if (isElsewhere(deps, payment)) return status;
  const state: PaymentState = await deps.payments.read(providerRef);
  const now = await deps.db.transaction((tx) => recordState(deps, tx, id, state));
  return now?.status ?? status;
}

/** Has all the money given back, in the caller's transaction; a job does it, once. False: it was asked for before. */
export async function refundPayment(
  tx: Tx,
  jobs: Jobs,
  { subject, subjectId, reason }: { subject: store.Subject; subjectId: string; reason: string },
): Promise<boolean> {
  const live = await store.findLive(tx, subject, subjectId);
  if (live?.status !== 'succeeded') throw new Error(`no money came in for ${subject} ${subjectId}`);
  const { id: paymentId, amountCents } = live;
  const refund = await store.insertRefund(tx, { paymentId, amountCents, reason });
  if (refund) await jobs.enqueue(tx, payBack, { refundId: refund.id });
  return refund !== undefined;
}

/** Payments that wait for a person. */
export const countFlagged = (db: Queryable): Promise<number> => store.countFlagged(db);

/** How a subject's payment stands. */
export async function paymentOf(db: Queryable, subject: store.Subject, subjectId: string) {
  const found = await store.findLatest(db, subject, subjectId);
  if (!found) return undefined;
  const { payment, refund, refundAskedAt, refundedAt } = found;
  return { ...payment, refund, refundAskedAt, refundedAt };
}

/** How the payments of many subjects stand: which wait for a person, and what goes back. */
export async function moneyOf(db: Queryable, subject: store.Subject, subjectIds: readonly string[]) {
  const found = await store.findMoney(db, subject, subjectIds);
  return new Map(found.map((row) => [row.subjectId, row]));
}

/** The subjects whose money is like this, as the inside of another query. */
export const subjectsWith = (
  db: Queryable,
  subject: store.Subject,
  money: 'flagged' | 'refund-due' | 'refund-refused',
) => store.subjectsWith(db, subject, money);
