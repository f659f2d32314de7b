import { itemIn } from '#server/money/marketplace/marketplace.ts';
import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { orderNumber } from '#contract/money/orders.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { AMOUNT_UNDER_REVIEW, noteText, PAYMENT_STILL_PROCESSING } from './money-words.ts';

type Delivery = { city: string; state: string; zip: string; estimate: { from: string; to: string } | null };

/** What an order email shows. All values are from the time of the order. */
export type OrderMailFacts = {
  language: Language;
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

type Words = Messages['orderMails'];

const dayOf = ({ at, language }: OrderMailFacts): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'America/Los_Angeles',
  }).format(at);
const points = ({ pointsUsed, language }: OrderMailFacts, t: Words): string =>
  t.points(pointsUsed.toLocaleString(LOCALES[language]), pointsUsed);

const price = (told: OrderMailFacts, t: Words): string =>
  told.payWith === 'points' ? points(told, t) : t.dollars(dollarsInWords(told.amountCents));

/** The price before tax and the tax, where there is one. */
const taxLines = ({ amountCents, taxCents, taxLabel, taxNote }: OrderMailFacts, t: Words): string[] =>
  taxCents === 0
    ? []
    : [
        t.beforeTax(dollarsInWords(amountCents - taxCents)),
        `${taxLabel}: ${dollarsInWords(taxCents)}. ${taxNote ?? ''}`.trim(),
      ];

/** Without the street: only the purchase's page shows it. */
function deliveryLines({ delivery, language }: OrderMailFacts, t: Words): string[] {
  if (!delivery) return [];
  const { city, state, zip, estimate } = delivery;
  const where = t.deliveryTo(`${city}, ${state} ${zip}`);
  if (!estimate) return [where];
  const days = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const [from, to] = [estimate.from, estimate.to].map((day) => days.format(new Date(`${day}T12:00:00Z`)));
  return [where, from === to ? t.estimated(from ?? '') : t.estimatedBetween(from ?? '', to ?? '')];
}

/** What every order email has: language, greeting and link. */
const frame = ({ language, name, url }: OrderMailFacts, t: Words) => ({
  language,
  greeting: messagesIn(language).mail.hello(name),
  action: { label: t.view, url },
});
const itemOf = ({ language, skuName }: OrderMailFacts): string => itemIn(language, skuName);
const numberOf = ({ orderId }: OrderMailFacts): string => orderNumber({ id: orderId });

/** Receipt: what was bought, when, and how it was paid. */
export function receipt(told: OrderMailFacts): MailParts {
  const t = messagesIn(told.language).orderMails;
  return {
    ...frame(told, t),
    subject: t.receipt(itemOf(told)),
    paragraphs: [
      t.paid,
      `${itemOf(told)}: ${price(told, t)}`,
      ...taxLines(told, t),
      told.payWith === 'points'
        ? t.paidOn.points(numberOf(told), dayOf(told))
        : t.paidOn.card(numberOf(told), dayOf(told), told.card),
      ...deliveryLines(told, t),
      t.next,
    ],
  };
}

/** Where the money of a canceled order is. `late`: it arrived after the cancellation. */
export type Money = 'back' | 'late' | 'coming' | 'looked-after' | 'none';

function moneySentence(told: OrderMailFacts, money: Money, t: Words): string {
  const cardBack = t.cardBack(price(told, t), told.card);
  switch (money) {
    case 'back':
      return told.payWith === 'points' ? t.backInBalance(points(told, t)) : cardBack;
    case 'late':
      return t.late(cardBack);
    case 'coming':
      return t.notes.processing;
    case 'looked-after':
      return t.notes.review;
    case 'none':
      return t.nothingCharged;
  }
}

const noteLines = (note: string | null, t: Words): string[] => (note ? [noteText(note, t)] : []);

/** What is refunded, and when. */
export function cancellation(told: OrderMailFacts, money: Money): MailParts {
  const t = messagesIn(told.language).orderMails;
  // A payment note describes the past state; the last sentence gives the current one, so the note is dropped.
  const note = told.note === PAYMENT_STILL_PROCESSING || told.note === AMOUNT_UNDER_REVIEW ? null : told.note;
  return {
    ...frame(told, t),
    subject: money === 'late' ? t.refund(itemOf(told)) : t.canceled(itemOf(told)),
    paragraphs: [
      t.isCanceled(numberOf(told), itemOf(told)),
      ...noteLines(note, t),
      moneySentence(told, money, t),
    ],
  };
}

/** The order was fulfilled. */
export function orderFulfilled(told: OrderMailFacts): MailParts {
  const t = messagesIn(told.language).orderMails;
  return {
    ...frame(told, t),
    subject: t.fulfilled(itemOf(told)),
    paragraphs: [
      t.isFulfilled(numberOf(told), itemOf(told)),
      ...noteLines(told.note, t),
      t.somethingWrong(BRAND.supportEmail),
    ],
  };
}

/** Something was wrong with the item, so its price is refunded. */
export function orderRefunded(told: OrderMailFacts): MailParts {
  const t = messagesIn(told.language).orderMails;
  return {
    ...frame(told, t),
    subject: told.payWith === 'points' ? t.pointsBack(itemOf(told)) : t.refund(itemOf(told)),
    paragraphs: [
      t.isRefunded(numberOf(told), itemOf(told)),
      ...noteLines(told.note, t),
      moneySentence(told, 'back', t),
    ],
  };
}
