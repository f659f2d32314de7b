import { ProviderTrouble } from '#server/ports/payments.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';

const absent = async (): Promise<never> => {
  throw new ProviderTrouble('cash is not configured: STRIPE_SECRET_KEY is not set');
};

/**
 * For a live deployment without a payout provider: cash waits for one. Nothing moves, so nothing counts as
 * sent.
 */
export const createNoPayouts = (): PayoutsPort => ({
  form: { provider: 'none' },
  saveCard: absent,
  lacksIdentity: absent,
  identityLink: absent,
  send: absent,
  read: absent,
  find: absent,
  reverseTransfer: absent,
  statementSince: async function* none() {},
});
