/** Disputes of paid invoices, for the double. */
import type { Books, Invoice } from './stripe-double-books.ts';
import { ok } from './stripe-double-rules.ts';
import { missing, newId, type StripeDouble } from './stripe-double.ts';

/** The payment that paid an invoice. */
export const intentOf = ({ id }: Pick<Invoice, 'id'>): string => `pi_${id}`;

type Dispute = { id: string; status: string; amount: number; created: number; intent: string };

export function addDisputes(double: StripeDouble, { invoices, now }: Books) {
  const disputes = new Map<string, Dispute>();
  const json = ({ id, status, amount, created, intent }: Dispute) => ({
    id,
    object: 'dispute',
    status,
    amount,
    currency: 'usd',
    created,
    charge: `ch_${intent}`,
    payment_intent: intent,
    reason: 'fraudulent',
    metadata: {},
  });
  double.route('GET', '/v1/disputes/:id', [], (_, [id = '']) => {
    const found = disputes.get(id);
    return found ? ok(json(found)) : missing(`dispute: ${id}`);
  });
  const set = (id: string, status: string, event: string): void => {
    const found = disputes.get(id);
    if (!found) throw new Error(`the double has no ${id}`);
    found.status = status;
    double.emit(`charge.dispute.${event}`, json(found));
  };
  return {
    /** The cardholder tells their bank that they didn't make this purchase. */
    dispute: (subscription: string, status = 'needs_response'): string => {
      const paid = invoices.findLast((i) => i.subscription === subscription && i.status === 'paid');
      if (!paid) throw new Error('nothing was paid');
      const amount = paid.lines.reduce((sum, line) => sum + line.amount, 0);
      const made = { id: newId('dp'), status, amount, created: now(), intent: intentOf(paid) };
      disputes.set(made.id, made);
      set(made.id, status, 'created');
      return made.id;
    },
    /** The same for a single payment. */
    disputePayment: (intent: string, amount: number): string => {
      const made = { id: newId('dp'), status: 'needs_response', amount, created: now(), intent };
      disputes.set(made.id, made);
      set(made.id, made.status, 'created');
      return made.id;
    },
    /** A dispute of a payment unrelated to memberships. */
    disputeOther: (): string => {
      const made = {
        id: newId('dp'),
        status: 'needs_response',
        amount: 500,
        created: now(),
        intent: newId('pi'),
      };
      disputes.set(made.id, made);
      set(made.id, made.status, 'created');
      return made.id;
    },
    closeDispute: (id: string, status: 'won' | 'lost' | 'warning_closed'): void => set(id, status, 'closed'),
  };
}
