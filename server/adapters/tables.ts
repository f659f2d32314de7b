import { index, jsonb, pgTable, text } from '#server/platform/drizzle-tables.ts';
import { createdAt, instant } from '#server/platform/tables.ts';

/**
 * The simulated card provider's payments, customers, subscriptions and invoices. Only that provider reads
 * them.
 */
export const simulatedObjects = pgTable(
  'simulated_objects',
  {
    ref: text().primaryKey(),
    kind: text({
      enum: [
        'payment',
        'refund',
        'customer',
        'subscription',
        'invoice',
        'card-change',
        'dispute',
        'recipient',
        'payout',
      ],
    }).notNull(),
    /** The parent object: an invoice's subscription, a subscription's customer. */
    parent: text(),
    state: jsonb().notNull(),
    /** When its next automatic event is due: a renewal or a retry. */
    dueAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.parent), index().on(t.dueAt)],
);

/** Completed calls, by their idempotency key. */
export const simulatedCalls = pgTable('simulated_calls', {
  key: text().primaryKey(),
  request: text().notNull(),
  reply: jsonb(),
  createdAt: createdAt(),
});
