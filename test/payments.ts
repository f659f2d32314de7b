import { randomUUID } from 'node:crypto';

/** The payment that a new order requests. */
export const newPaymentRequest = (userId: string) => ({
  userId,
  subject: 'order' as const,
  subjectId: randomUUID(),
  amountCents: 49_99,
  description: 'Hearthline: go-bag',
});
