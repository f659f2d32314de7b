import { BRAND } from '#contract/brand.ts';
import type { MailParts } from '#server/notifications/notifications.ts';

/** What a mail about an order says of it. Everything is as it was when it was ordered. */
export type Told = {
  name: string | null;
  orderId: string;
  skuName: string;
  payWith: 'points' | 'card';
  pointsUsed: number;
  amountCents: number;
  /** "Visa ending 4242" */
  card: string | null;
  note: string | null;
  at: Date;
  url: string;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const points = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'point' : 'points'}`;

const greeting = ({ name }: Told) => (name ? `Hello ${name}` : 'Hello');

/** Short enough to be read out on the phone. */
export const orderNumber = (orderId: string): string => orderId.slice(-8).toUpperCase();

const price = (told: Told) =>
  told.payWith === 'points'
    ? points(told.pointsUsed)
    : `${dollars.format(told.amountCents / 100)} (US dollars)`;

const action = ({ url }: Told) => ({ label: 'See the order', url });

/** The receipt: what, when, how it was paid. */
export const receipt = (told: Told): MailParts => ({
  subject: `Receipt: ${told.skuName}`,
  greeting: greeting(told),
  paragraphs: [
    'Your order is paid. This is your receipt.',
    `${told.skuName}: ${price(told)}`,
    `Order ${orderNumber(told.orderId)}, paid on ${day.format(told.at)} ${
      told.payWith === 'points' ? 'with points' : `by ${told.card ?? 'card'}`
    }.`,
    'We write again when it is on its way or ready for you. Until then you can cancel the order in the Marketplace.',
  ],
  action: action(told),
});

/** What comes back, and when. */
export const cancellation = (told: Told, wasPaid: boolean): MailParts => ({
  subject: `Order cancelled: ${told.skuName}`,
  greeting: greeting(told),
  paragraphs: [
    `Your order ${orderNumber(told.orderId)} for ${told.skuName} is cancelled.`,
    ...(told.note ? [told.note] : []),
    wasPaid
      ? told.payWith === 'points'
        ? `${points(told.pointsUsed)} are back in your balance.`
        : `${price(told)} go back to your ${told.card ?? 'card'}. Banks take 5 to 10 business days to show it.`
      : 'Nothing was charged.',
  ],
  action: action(told),
});

/** It is theirs now. */
export const handedOver = (told: Told): MailParts => ({
  subject: `Fulfilled: ${told.skuName}`,
  greeting: greeting(told),
  paragraphs: [
    `Your order ${orderNumber(told.orderId)} for ${told.skuName} is fulfilled.`,
    ...(told.note ? [told.note] : []),
    `Is something wrong or missing? Write to ${BRAND.supportEmail} and a person will look after it.`,
  ],
  action: action(told),
});
