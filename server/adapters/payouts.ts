import type { Config } from '#server/platform/config.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';
import { createNoPayouts } from './payouts.none.ts';
import { createSimulatedPayouts } from './payouts.simulated.ts';
import { createStripePayouts } from './payouts.stripe.ts';
import type { SimulatedProvider } from './simulated-provider.ts';
import { openStripe } from './stripe-client.ts';

/**
 * The card provider also pays the cash. Simulated cash is for demos only: a real household would rely on it.
 */
export function openPayouts(
  { payments, demo }: Pick<Config, 'payments' | 'demo'>,
  simulated: SimulatedProvider,
): PayoutsPort {
  if (payments.provider === 'stripe') return createStripePayouts(openStripe(payments), payments);
  return demo ? createSimulatedPayouts(simulated) : createNoPayouts();
}
