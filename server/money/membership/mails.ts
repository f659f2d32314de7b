import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';
import {
  byInterval,
  CANCEL_WORDS,
  californiaDay,
  dayInWords,
  priceInWords,
} from '#contract/money/renewal-words.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { ConsentRow, MembershipRow } from './store.ts';

type Facts = {
  name: string | null;
  row: MembershipRow;
  /** What the notice is about. For a receipt, the invoice number. */
  occasion: string;
  invoices: readonly InvoiceRow[];
  consent: ConsentRow | undefined;
  /** For the notice of a new price. */
  priceChange?: { newCents: number; effectiveAt: Date } | undefined;
  url: string;
};

const dayOf = (at: Date | null): string => (at ? dayInWords(californiaDay(at)) : 'a day we will tell you');
const named = (plan: PlanKey): string => `${BRAND.name} ${PLAN_TERMS[plan].name}`;
const planName = (row: MembershipRow): string => named(row.plan);
const benefits = ({ plan }: Pick<MembershipRow, 'plan'>): string => {
  const { cashCents, hotelNights } = PLAN_TERMS[plan];
  const cash = `${dollarsInWords(cashCents).replace('.00', '')} of emergency cash`;
  return hotelNights > 0 ? `${cash} and a hotel for up to ${hotelNights} nights` : cash;
};
/** What changes at the renewal, if anything: the plan, or only the billing interval. */
const becomes = (row: MembershipRow): string | null => {
  if (!row.nextPlan || !row.nextInterval) return null;
  const price = priceInWords(row.nextPlan, row.nextInterval);
  return row.nextPlan === row.plan
    ? `From ${dayOf(row.periodEnd)} you pay for ${planName(row)} ${byInterval(row.nextInterval)}: ${price} until you cancel.`
    : `From ${dayOf(row.periodEnd)} it is ${named(row.nextPlan)}, at ${price} until you cancel.`;
};
/** The member's own price, which may differ from the listed one. */
const costs = ({ plan, interval, priceCents: own, nextPriceCents: next }: MembershipRow): string =>
  priceInWords(plan, interval, next ?? own ?? undefined);
const renews = (row: MembershipRow): string =>
  becomes(row) ?? `It renews on ${dayOf(row.periodEnd)} and costs ${costs(row)} until you cancel.`;
const lines = (invoice: InvoiceRow): string =>
  invoice.lines.map(({ description, cents }) => `${description}: ${dollarsInWords(cents)}`).join('; ');

type Body = Pick<MailParts, 'subject' | 'paragraphs'> & { label: string };

/** The text of each notice. Amounts and dates come from our copy at send time. */
const BODIES: Record<NoticeKind, (facts: Facts) => Body> = {
  welcome: ({ row, invoices, consent }) => {
    const first = invoices.at(-1);
    return {
      subject: `Your ${planName(row)} membership has begun`,
      label: 'See your membership',
      paragraphs: [
        `Thank you. You are a member, and from now on a declared evacuation of your home brings you ${benefits(row)}.`,
        ...(first ? [`You paid ${dollarsInWords(first.totalCents)} (invoice ${first.number}).`] : []),
        renews(row),
        CANCEL_WORDS,
        ...(consent ? [`You agreed to these terms: “${consent.words}”`] : []),
        'Keep this e-mail: it holds the terms of your membership and how to end it.',
      ],
    };
  },
  receipt: ({ row, invoices, occasion }) => {
    const invoice = invoices.find(({ number }) => number === occasion);
    return {
      subject: invoice ? `Receipt for ${dollarsInWords(invoice.totalCents)}` : 'Your receipt',
      label: 'Open your invoices',
      paragraphs: [
        ...(invoice
          ? [
              `We received ${dollarsInWords(invoice.totalCents)}${invoice.card ? ` from your ${invoice.card}` : ''} on ${dayOf(invoice.paidAt)} for ${planName(row)} (invoice ${invoice.number}).`,
              `${lines(invoice)}.`,
            ]
          : []),
        row.endsWithPeriod ? `Your membership ends on ${dayOf(row.periodEnd)}.` : renews(row),
        CANCEL_WORDS,
      ],
    };
  },
  'payment-failed': ({ row, invoices, occasion }) => {
    const invoice = invoices.find(({ number }) => number === occasion);
    return {
      subject: `Your ${BRAND.name} payment did not go through`,
      label: 'Pay or change the card',
      paragraphs: [
        `We could not charge ${invoice ? dollarsInWords(invoice.totalCents) : 'the renewal'}${row.card ? ` to your ${row.card}` : ''}.${invoice?.failure ? ` The bank said: ${invoice.failure}` : ''}`,
        `Nothing changes for now: your membership works until ${dayOf(row.graceUntil)}. We try the card again in the meantime.`,
        'If the card is lost or has run out, add another one. We then charge it at once.',
      ],
    };
  },
  'last-try-failed': ({ row }) => ({
    subject: `Your membership ends on ${dayOf(row.graceUntil)} unless it is paid`,
    label: 'Pay or change the card',
    paragraphs: [
      'We have tried your card several times, and it was declined. We will not try it again by ourselves.',
      `Your membership works until ${dayOf(row.graceUntil)}. Pay the open invoice by then and nothing is lost. If you do nothing, it ends on that day and nothing more is charged.`,
    ],
  }),
  'change-planned': ({ row }) => ({
    subject: row.nextPlan === row.plan ? 'How you pay will change' : 'Your plan will change',
    label: 'See your membership',
    paragraphs: [
      row.nextPlan
        ? `You planned a change. ${becomes(row)} Nothing is charged before that day.`
        : `Your plan stays ${planName(row)}.`,
      ...(row.nextPlan === row.plan ? [] : [`Until then you have ${planName(row)}, with ${benefits(row)}.`]),
      CANCEL_WORDS,
    ],
  }),
  'plan-changed': ({ row }) => ({
    subject: `Your plan is now ${planName(row)}`,
    label: 'See your membership',
    paragraphs: [
      `A declared evacuation of your home now brings you ${benefits(row)}.`,
      renews(row),
      CANCEL_WORDS,
    ],
  }),
  cancelled: ({ row }) => ({
    subject: `Your membership ends on ${dayOf(row.periodEnd)}`,
    label: 'See your membership',
    paragraphs: [
      `You canceled. ${planName(row)} stays with you until ${dayOf(row.periodEnd)}, and nothing more is charged.`,
      'Your account, your homes and your documents stay as they are. If you change your mind before that day, one press keeps the membership.',
    ],
  }),
  kept: ({ row }) => ({
    subject: 'Your membership goes on',
    label: 'See your membership',
    paragraphs: [`You kept ${planName(row)}.`, renews(row), CANCEL_WORDS],
  }),
  ended: ({ row }) => ({
    subject: 'Your membership has ended',
    label: 'See the plans',
    paragraphs: [
      `${planName(row)} ended on ${dayOf(row.endedAt)}. Nothing more is charged.`,
      'Emergency cash and hotel nights are no longer covered. Your account, your homes and your documents stay as they are.',
    ],
  }),
  'renewal-soon': ({ row }) => ({
    subject: `Your membership renews on ${dayOf(row.periodEnd)}`,
    label: 'See or cancel your membership',
    paragraphs: [
      row.nextPlan && row.nextInterval
        ? `Your membership renews by itself, with the change you planned. ${becomes(row)} Your card is charged on that day.`
        : `${planName(row)} renews by itself on ${dayOf(row.periodEnd)} for another year. Your card is then charged ${costs(row)}.`,
      CANCEL_WORDS,
    ],
  }),
  'yearly-reminder': ({ row }) => ({
    subject: `Your ${BRAND.name} membership: what you have and what it costs`,
    label: 'See or cancel your membership',
    paragraphs: [
      `Once a year we remind you of what you pay for. You have ${planName(row)}: ${benefits(row)}.`,
      renews(row),
      CANCEL_WORDS,
    ],
  }),
  'price-change': ({ row, priceChange }) => ({
    subject: priceChange
      ? `Your ${planName(row)} price changes on ${dayOf(priceChange.effectiveAt)}`
      : `Your ${planName(row)} price changes`,
    label: 'See or cancel your membership',
    paragraphs: priceChange
      ? [
          `You now pay ${priceInWords(row.plan, row.interval, row.priceCents ?? undefined)} for ${planName(row)}. From your first renewal on or after ${dayOf(priceChange.effectiveAt)}, you pay ${priceInWords(row.plan, row.interval, priceChange.newCents)}. What your plan includes stays the same.`,
          'You don’t have to do anything to keep your membership.',
          `If you don’t want to pay the new price, cancel before that renewal. ${CANCEL_WORDS}`,
        ]
      : ['See the Membership page for your new price.'],
  }),
  'payment-disputed': ({ row }) => ({
    subject: 'Your membership is suspended: a payment is disputed',
    label: 'See your membership',
    paragraphs: [
      `Your bank told us that a payment for ${planName(row)} is disputed, and took the money back. Until that's resolved, your membership is suspended: there's no hotel and no emergency cash, and you can't redeem points. Evacuation alerts keep coming, and your account and documents are safe.`,
      "If you didn't mean to dispute it, call your bank and ask them to withdraw the dispute. As soon as the bank confirms that, we restore your membership and let you know.",
      `If you disputed it on purpose, you don't have to do anything. We won't charge you again while the dispute is open. Questions, or another way to pay? Reply to this email.`,
    ],
  }),
  'dispute-resolved': ({ row }) => ({
    subject: 'Your membership is restored',
    label: 'See your membership',
    paragraphs:
      row.status === 'ended'
        ? [
            'The dispute of your payment is resolved. Your membership ended in the meantime. You can join again anytime.',
          ]
        : [
            `The dispute of your payment is resolved. ${planName(row)} is active again, with ${benefits(row)}.`,
            row.endsWithPeriod ? `It ends on ${dayOf(row.periodEnd)}.` : renews(row),
          ],
  }),
  'dispute-lost': ({ row }) => ({
    subject: 'Your membership ended: your bank reversed the payment',
    label: 'See your membership',
    paragraphs: [
      `Your bank decided that the disputed payment for ${planName(row)} goes back to you. The membership has ended, and nothing more is charged. Your account, your homes and your documents stay as they are.`,
      'To join again, contact us first: we need to settle the reversed payment.',
    ],
  }),
};

/** A membership email. It's part of the contract with the member, so it can't be turned off. */
export function membershipMail(kind: NoticeKind, facts: Facts): MailParts {
  const { label, ...body } = BODIES[kind](facts);
  return {
    ...body,
    greeting: facts.name ? `Hello ${facts.name}` : 'Hello',
    action: { label, url: facts.url },
  };
}
