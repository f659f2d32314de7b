import type { BillingPort } from '#server/ports/billing.ts';
import { ProviderTrouble } from '#server/ports/payments.ts';

const absent = async (): Promise<never> => {
  throw new ProviderTrouble('memberships are not configured: STRIPE_SECRET_KEY is not set');
};

/** For a live deployment without a card provider: no membership starts, renews or changes. */
export const createNoBilling = (): BillingPort => ({
  provider: 'none',
  start: absent,
  read: absent,
  invoices: absent,
  previewChange: absent,
  change: absent,
  setRenewalPrice: absent,
  dropChange: absent,
  endWithPeriod: absent,
  keep: absent,
  endUnpaid: absent,
  endNow: absent,
  startCardChange: absent,
  adoptCard: absent,
  payNow: absent,
  readDispute: absent,
  setEmail: absent,
  forget: absent,
});
