import { randomUUID } from 'node:crypto';

/** A payment that a new order asks for. */
export const newPaymentRequest = (userId: string) => ({
  userId,
  subject: 'order' as const,
  subjectId: randomUUID(),
  amountCents: 49_99,
  description: 'Hearthline: go-bag',
});
