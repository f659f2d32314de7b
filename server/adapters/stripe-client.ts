import Stripe from 'stripe';
import { seconds } from '#server/platform/clock.ts';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import { STRIPE_VERSION } from './stripe-version.ts';

/** A person may be waiting; the SDK retries with the same key within this time. */
const TIMEOUT = seconds(15);
const RETRIES = 2;

export function openStripe({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
  });
}

/** Stripe's messages about a card are for the member; others are for engineers and stay in the log. */
const REFUSED = 'The payment provider refused this. Go back and start again.';
const CUSTOMER_GONE =
  'The payment provider has deleted your customer record, and your cards with it. Write to us, and we will set it right.';

const isCustomerGone = ({ code, param }: Stripe.errors.StripeError): boolean =>
  code === 'resource_missing' && param === 'customer';

/** Calls Stripe and maps its errors to the ports' errors. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new ProviderRefusal(error.message);
    if (
      error instanceof Stripe.errors.StripeIdempotencyError ||
      (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
    )
      throw new ProviderRefusal(isCustomerGone(error) ? CUSTOMER_GONE : REFUSED, { cause: error });
    if (error instanceof Stripe.errors.StripeError) {
      const { type, statusCode, code, requestId } = error;
      const what = [type, statusCode, code, requestId].filter(Boolean).join(' ');
      // Stripe stores responses of 500 and above under the idempotency key and repeats them.
      throw new ProviderTrouble(what, { isKept: (statusCode ?? 0) >= 500, cause: error });
    }
    throw error;
  }
}

/** The code of a Stripe refusal, if it has one. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof ProviderRefusal && error.cause instanceof Stripe.errors.StripeError
    ? error.cause.code
    : undefined;

/** Refused because the customer was deleted at Stripe. */
export const isGoneCustomer = (error: unknown): boolean =>
  error instanceof ProviderRefusal &&
  error.cause instanceof Stripe.errors.StripeError &&
  isCustomerGone(error.cause);
