/** A separate server that uses the Stripe double for cards, with Stripe's script as the browser gets it. */
import type { Page } from '@playwright/test';
import { addPayments } from '#test/stripe-double-payments.ts';
import { addPayouts } from '#test/stripe-double-payouts.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openOwnServer } from './own-server.ts';

export async function openStripeServer() {
  const double = await openStripeDouble();
  const bank = addPayments(double);
  addPayouts(double);
  const server = await openOwnServer({ ...double.env(), ANALYTICS_ID: 'G-TESTTEST1' });
  const { base } = server;
  /** Delivers every event of the double to the server, like Stripe does. */
  const tellAll = async () => {
    for (const { raw } of double.events.splice(0))
      await fetch(`${base}/api/webhooks/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': double.sign(raw) },
        body: Uint8Array.from(raw),
      });
  };
  return {
    base,
    bank,
    double,
    tellAll,
    close: async () => {
      await server.close();
      double.close();
    },
  };
}

/** The minimal part of Stripe.js that our form uses. Its field is in a frame from Stripe, like the real one's. */
const SCRIPT = `
  window.Stripe = () => ({
    _registerWrapper() {},
    createToken: async () => ({ token: { id: 'tok_visa_debit' } }),
    elements: ({ clientSecret } = {}) => ({
      update() {},
      create: (_kind, options = {}) => {
        const heard = {};
        const frame = document.createElement('iframe');
        return {
          on: (what, hear) => void (heard[what] = hear),
          update() {},
          destroy: () => frame.remove(),
          mount: (place) => {
            frame.title = 'Secure card payment input frame';
            frame.dataset.zip = options.value?.postalCode ?? '';
            frame.src = 'https://js.stripe.com/v3/elements-inner.html';
            frame.onload = () => heard.ready();
            place.append(frame);
          },
        };
      },
      clientSecret,
    }),
    confirmPayment: ({ elements }) => window.stripeConfirms(elements.clientSecret),
  });`;
const FRAME = '<!doctype html><title>Card</title><label>Card number <input></label>';

type Outcome = { error?: { type: string; message: string }; paymentIntent?: { status: string } };

/** Serves js.stripe.com; `confirm` is what happens when the card is submitted. */
export async function stubStripe(page: Page, confirm: (ref: string) => Promise<Outcome>): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ contentType: 'text/html', body: FRAME }),
  );
  await page.exposeFunction('stripeConfirms', (secret: string) => confirm(secret.split('_secret_')[0] ?? ''));
}
