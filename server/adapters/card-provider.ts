import type { Config } from '#server/platform/config.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import { createNoBilling } from './billing.none.ts';
import { createSimulatedBilling } from './billing.simulated.ts';
import { createStripeBilling } from './billing.stripe.ts';
import { createNoPayments } from './payments.none.ts';
import { createSimulatedPayments } from './payments.simulated.ts';
import { createStripePayments } from './payments.stripe.ts';
import type { SimulatedProvider } from './simulated-provider.ts';
import { openStripe } from './stripe-client.ts';

/** Stripe if its keys are set. Without keys, a demo has the built-in provider, and everyone else has none. */
export function openPayments(
  { payments }: Pick<Config, 'payments'>,
  simulated: SimulatedProvider,
): PaymentsPort {
  if (payments.provider === 'stripe') return createStripePayments(openStripe(payments), payments);
  return payments.provider === 'simulated' ? createSimulatedPayments(simulated) : createNoPayments();
}

/** The card provider also runs the memberships. */
export function openBilling(
  { payments }: Pick<Config, 'payments'>,
  simulated: SimulatedProvider,
): BillingPort {
  if (payments.provider === 'stripe') return createStripeBilling(openStripe(payments));
  return payments.provider === 'simulated' ? createSimulatedBilling(simulated) : createNoBilling();
}
