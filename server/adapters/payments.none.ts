import { ProviderTrouble, type PaymentsPort } from '#server/ports/payments.ts';

const absent = async (): Promise<never> => {
  throw new ProviderTrouble('card payments are not configured: STRIPE_SECRET_KEY is not set');
};

/** For a live deployment without a card provider: nothing is sold by card, and no webhook event is accepted. */
export const createNoPayments = (): PaymentsPort => ({
  form: { provider: 'none' },
  simulated: null,
  create: absent,
  read: absent,
  cancel: absent,
  refund: absent,
  readEvent: () => null,
  parseWebhook: () => null,
});
