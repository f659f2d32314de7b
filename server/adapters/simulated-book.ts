import { BRAND } from '#contract/brand.ts';
import type { Terms } from '#contract/money/plan-changes.ts';
import { PLAN_TERMS, priceCents } from '#contract/core/plans.ts';
import type { InvoiceState } from '#server/ports/billing.ts';
import { prorate } from './proration.ts';
import type { CardOnFile } from './simulated-provider.ts';
import * as one from './simulated-subscription.ts';

/** Everything the simulated provider knows about one subscription. Immutable: changes return a new book. */
export type Book = {
  subscription: one.Subscription;
  /** Oldest first. */
  bills: readonly one.Bill[];
  card: CardOnFile | null;
};

/** The bill that awaits payment; there is never more than one. */
export const waitingBill = ({ bills, subscription }: Book): one.Bill | undefined =>
  subscription.status === 'ended' ? undefined : bills.findLast((bill) => bill.status === 'open');

const withBill = (book: Book, bill: one.Bill): Book => ({
  ...book,
  bills: book.bills.map((b) => (b.ref === bill.ref ? bill : b)),
});

type NewBill = Pick<one.Bill, 'ref' | 'purpose' | 'lines'> & { at: Date; period: { start: Date; end: Date } };

export function issue(book: Book, { ref, purpose, lines, at, period }: NewBill): Book {
  const { subscription } = book;
  const count = subscription.invoiceCount + 1;
  const bill: one.Bill = {
    ref,
    subscriptionRef: subscription.ref,
    number: `${subscription.ref.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`,
    purpose,
    status: 'open',
    lines,
    periodStart: period.start.toISOString(),
    periodEnd: period.end.toISOString(),
    issuedAt: at.toISOString(),
    paidAt: null,
    attempts: 0,
    nextAttemptAt: null,
    failure: null,
  };
  return { ...book, subscription: { ...subscription, invoiceCount: count }, bills: [...book.bills, bill] };
}

/** Marks the bill paid and applies what it was for. */
export function pay(book: Book, bill: one.Bill, at: Date): Book {
  const subscription = one.afterPayment(book.subscription, bill, at);
  const done = withBill({ ...book, subscription }, one.paid(bill, at));
  if (bill.purpose !== 'start') return done;
  // The first period starts with its payment.
  const began = { periodStart: at.toISOString(), periodEnd: one.endOfPeriod(subscription).toISOString() };
  return withBill(done, { ...one.paid(bill, at), ...began });
}

export function fail(book: Book, bill: one.Bill, failure: string): Book {
  const isLate = bill.purpose === 'renewal' && book.subscription.status === 'active';
  const { subscription } = book;
  return withBill(
    { ...book, subscription: isLate ? { ...subscription, status: 'late' } : subscription },
    one.failed(bill, failure),
  );
}

/** Charges the card on file without the member present, so no approval is possible. */
export function charge(book: Book, bill: one.Bill, at: Date): Book {
  if (!book.card) return fail(book, bill, 'There is no card on file.');
  return book.card.later === 'pays' ? pay(book, bill, at) : fail(book, bill, 'Your card was declined.');
}

/** Records why the member's attempt failed. It doesn't count against the provider's own retries. */
export const note = (book: Book, bill: one.Bill, failure: string): Book =>
  withBill(book, { ...bill, failure });

/** An attempt requested by the member, with the card on file. */
export function tryNow(book: Book, bill: one.Bill, at: Date): Book {
  if (book.card?.later === 'pays') return pay(book, bill, at);
  return note(book, bill, book.card ? 'Your card was declined.' : 'There is no card on file.');
}

const voidOpen = (book: Book, only: (bill: one.Bill) => boolean = () => true): Book => ({
  ...book,
  bills: book.bills.map((bill) =>
    bill.status === 'open' && only(bill) ? { ...bill, status: 'void', nextAttemptAt: null } : bill,
  ),
});

export const end = (book: Book, at: Date): Book =>
  book.subscription.status === 'ended'
    ? book
    : voidOpen({ ...book, subscription: one.ended(book.subscription, at) });

/** Drops a change that was waiting for its payment. */
export const dropPending = (book: Book): Book =>
  book.subscription.pending
    ? voidOpen(
        { ...book, subscription: { ...book.subscription, pending: null } },
        (bill) => bill.purpose === 'change',
      )
    : book;

/** When the next automatic event is due. */
export function dueAt(book: Book): Date | null {
  const own = one.dueOf(book.subscription);
  const retry = waitingBill(book)?.nextAttemptAt;
  if (!own || !retry) return own;
  return new Date(Math.min(own.getTime(), new Date(retry).getTime()));
}

/** Runs the next event due by `now`, dated when it was due; null when there is none. */
export function step(book: Book, now: Date, newRef: () => string): Book | null {
  const at = dueAt(book);
  if (!at || at > now) return null;
  const { subscription } = book;
  if (subscription.status === 'starting') return end(book, at);
  const waiting = waitingBill(book);
  if (waiting?.nextAttemptAt && new Date(waiting.nextAttemptAt) <= at) return charge(book, waiting, at);
  if (at < one.endOfPeriod(subscription)) return dropPending(book);
  const renewed = one.renewed(dropPending(book).subscription);
  if (renewed.status === 'ended') return end(book, at);
  const ref = newRef();
  const issued = issue(
    { ...dropPending(book), subscription: renewed },
    {
      ref,
      purpose: 'renewal',
      lines: [one.lineFor(renewed)],
      at,
      period: { start: one.startOfPeriod(renewed), end: one.endOfPeriod(renewed) },
    },
  );
  const bill = issued.bills.find((b) => b.ref === ref);
  return bill ? charge(issued, bill, at) : issued;
}

/** What changing now would cost, line by line. */
export function priceChange(subscription: one.Subscription, to: Terms, at: Date) {
  const from = subscription.terms;
  const period = { start: one.startOfPeriod(subscription), end: one.endOfPeriod(subscription) };
  const startsNewPeriod = to.interval !== from.interval;
  const { creditCents, chargeCents, dueCents } = prorate({
    oldCents: one.centsOf(subscription),
    newCents: priceCents(to.plan, to.interval),
    period,
    at,
    startsNewPeriod,
  });
  const name = `${BRAND.name} ${PLAN_TERMS[to.plan].name}`;
  const lines: InvoiceState['lines'] = [
    {
      description: `Unused time of ${BRAND.name} ${PLAN_TERMS[from.plan].name}`,
      cents: creditCents === 0 ? 0 : -creditCents,
    },
    {
      description: startsNewPeriod ? `${name}, one ${to.interval}` : `${name} for the rest of the period`,
      cents: chargeCents,
    },
  ];
  return { dueCents, lines };
}

/**
 * Charges the difference as of `at` and applies the change; or leaves a payment for the member to complete.
 */
export function changeNow(book: Book, to: Terms, { at, now }: { at: Date; now: Date }, ref: string): Book {
  const cleared = dropPending(book);
  const { subscription } = cleared;
  const { lines } = priceChange(subscription, to, at);
  const after = one.changed(subscription, to, at);
  const pending = {
    ...cleared,
    subscription: { ...subscription, pending: { invoiceRef: ref, to, at: at.toISOString() } },
  };
  const issued = issue(pending, {
    ref,
    purpose: 'change',
    lines,
    at: now,
    period: { start: at, end: one.endOfPeriod(after) },
  });
  const bill = issued.bills.find((b) => b.ref === ref);
  return bill ? charge(issued, bill, now) : issued;
}
