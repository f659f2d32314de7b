import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { orderNumber } from '#contract/money/orders.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { AMOUNT_UNDER_REVIEW, PAYMENT_STILL_PROCESSING } from './money-words.ts';

type Delivery = { city: string; state: string; zip: string; estimate: { from: string; to: string } | null };

/** What an order email shows. All values are from the time of the order. */
export type OrderMailFacts = {
  name: string | null;
  orderId: string;
  skuName: string;
  payWith: 'points' | 'card';
  pointsUsed: number;
  amountCents: number;
  taxCents: number;
  taxLabel: string | null;
  taxNote: string | null;
  delivery: Delivery | null;
  /** "Visa ending 4242" */
  card: string | null;
  note: string | null;
  at: Date;
  url: string;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
const points = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'point' : 'points'}`;

const greeting = ({ name }: OrderMailFacts) => (name ? `Hello ${name}` : 'Hello');

const price = (told: OrderMailFacts) =>
  told.payWith === 'points' ? points(told.pointsUsed) : `${dollarsInWords(told.amountCents)} (US dollars)`;

const action = ({ url }: OrderMailFacts) => ({ label: 'View purchase', url });

/** The price before tax and the tax, where there is one. */
const taxLines = ({ amountCents, taxCents, taxLabel, taxNote }: OrderMailFacts): string[] =>
  taxCents === 0
    ? []
    : [
        `Price before tax: ${dollarsInWords(amountCents - taxCents)}`,
        `${taxLabel}: ${dollarsInWords(taxCents)}. ${taxNote ?? ''}`.trim(),
      ];

const calendarDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayInWords = (date: string) => calendarDay.format(new Date(`${date}T12:00:00Z`));

/** The street stays out of the email: the purchase's page has it. */
function deliveryLines({ delivery }: OrderMailFacts): string[] {
  if (!delivery) return [];
  const { city, state, zip, estimate } = delivery;
  const where = `Delivery to: your address in ${city}, ${state} ${zip}.`;
  if (!estimate) return [where];
  const { from, to } = estimate;
  const when = from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;
  return [where, `Estimated delivery: ${when}.`];
}

/** Receipt: what was bought, when, and how it was paid. */
export const receipt = (told: OrderMailFacts): MailParts => ({
  subject: `Receipt: ${told.skuName}`,
  greeting: greeting(told),
  paragraphs: [
    'Your purchase is paid. This is your receipt.',
    `${told.skuName}: ${price(told)}`,
    ...taxLines(told),
    `Purchase ${orderNumber({ id: told.orderId })}, paid on ${day.format(told.at)} ${
      told.payWith === 'points' ? 'with points' : `by ${told.card ?? 'card'}`
    }.`,
    ...deliveryLines(told),
    'We’ll email you when it’s on its way or ready for you. Until then, you can cancel it on the Purchases page.',
  ],
  action: action(told),
});

/** Where the money of a canceled order is. `late`: it arrived after the cancellation. */
export type Money = 'back' | 'late' | 'coming' | 'looked-after' | 'none';

function moneySentence(told: OrderMailFacts, money: Money): string {
  const cardBack = `We’re refunding ${price(told)} to your ${told.card ?? 'card'}. Banks usually take 5-10 business days to show it.`;
  switch (money) {
    case 'back':
      return told.payWith === 'points' ? `${points(told.pointsUsed)} are back in your balance.` : cardBack;
    case 'late':
      return `Your payment came in after that. ${cardBack}`;
    case 'coming':
      return PAYMENT_STILL_PROCESSING;
    case 'looked-after':
      return AMOUNT_UNDER_REVIEW;
    case 'none':
      return 'Nothing was charged.';
  }
}

/** What is refunded, and when. */
export const cancellation = (told: OrderMailFacts, money: Money): MailParts => {
  // A payment note describes the past state; the last sentence gives the current one, so the note is dropped.
  const note = told.note === PAYMENT_STILL_PROCESSING || told.note === AMOUNT_UNDER_REVIEW ? null : told.note;
  return {
    subject: `${money === 'late' ? 'Your refund' : 'Purchase canceled'}: ${told.skuName}`,
    greeting: greeting(told),
    paragraphs: [
      `Your purchase ${orderNumber({ id: told.orderId })} (${told.skuName}) is canceled.`,
      ...(note ? [note] : []),
      moneySentence(told, money),
    ],
    action: action(told),
  };
};

/** The order was fulfilled. */
export const orderFulfilled = (told: OrderMailFacts): MailParts => ({
  subject: `Fulfilled: ${told.skuName}`,
  greeting: greeting(told),
  paragraphs: [
    `Your purchase ${orderNumber({ id: told.orderId })} (${told.skuName}) is fulfilled.`,
    ...(told.note ? [told.note] : []),
    `Is something wrong or missing? Write to ${BRAND.supportEmail} and our team will help.`,
  ],
  action: action(told),
});

/** Something was wrong with the item, so its price is refunded. */
export const orderRefunded = (told: OrderMailFacts): MailParts => ({
  subject: `${told.payWith === 'points' ? 'Your points are back' : 'Your refund'}: ${told.skuName}`,
  greeting: greeting(told),
  paragraphs: [
    `We’re refunding your purchase ${orderNumber({ id: told.orderId })} (${told.skuName}) in full.`,
    ...(told.note ? [told.note] : []),
    moneySentence(told, 'back'),
  ],
  action: action(told),
});
