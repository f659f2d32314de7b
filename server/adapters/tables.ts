import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '#server/platform/tables.ts';

/** What the simulated card provider remembers: its payments, customers, subscriptions and invoices. Only it reads here. */
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
        'recipient',
        'payout',
      ],
    }).notNull(),
    /** What it belongs to: an invoice's subscription, a subscription's customer. */
    parent: text(),
    state: jsonb().notNull(),
    /** When something happens to it by itself: a renewal, another try. */
    dueAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.parent), index().on(t.dueAt)],
);

/** Calls already answered, by their key. */
export const simulatedCalls = pgTable('simulated_calls', {
  key: text().primaryKey(),
  request: text().notNull(),
  reply: jsonb(),
  createdAt: createdAt(),
});
