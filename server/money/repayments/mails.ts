import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { dayInWords } from '#contract/money/renewal-words.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { monthInWords } from './statements.ts';

type Facts = { cents?: number; day?: string; note?: string };
type Given = { facts: Facts; balanceCents: number; url: string };
type Said = Pick<MailParts, 'subject' | 'greeting' | 'paragraphs'>;

const sum = ({ cents = 0 }: Facts): string => dollarsInWords(cents);
const owed = (cents: number): string =>
  cents === 0 ? 'You owe nothing more.' : `You still owe ${dollarsInWords(cents)}.`;

const MAILS = {
  receipt: ({ facts, balanceCents }) => ({
    subject: `We received your payment of ${sum(facts)}`,
    greeting: 'Thank you for your payment',
    paragraphs: [`Your payment of ${sum(facts)} for emergency cash arrived.`, owed(balanceCents)],
  }),
  returned: ({ facts, balanceCents }) => ({
    subject: `We’re returning your payment of ${sum(facts)}`,
    greeting: 'You paid more than you owe',
    paragraphs: [
      `When your payment of ${sum(facts)} arrived, you owed less than that. We’re sending all of it back to your card, usually within 5-10 days.`,
      owed(balanceCents),
    ],
  }),
  refunded: ({ facts, balanceCents }) => ({
    subject: `${sum(facts)} of your payment was refunded`,
    greeting: 'A payment was refunded',
    paragraphs: [
      `${sum(facts)} goes back to your card, usually within 5-10 days. It no longer counts toward what you repay.`,
      owed(balanceCents),
    ],
  }),
  disputed: ({ facts, balanceCents }) => ({
    subject: `Your payment of ${sum(facts)} is disputed`,
    greeting: 'Your bank took a payment back',
    paragraphs: [
      `Your bank took back ${sum(facts)} that you had paid for emergency cash, so it doesn’t count for now.`,
      `${owed(balanceCents)} If you didn’t mean to dispute it, ask your bank to withdraw the dispute. If you don’t recognize the payment, write to ${BRAND.supportEmail}.`,
    ],
  }),
  'dispute-won': ({ facts, balanceCents }) => ({
    subject: `Your payment of ${sum(facts)} counts again`,
    greeting: 'The dispute is closed',
    paragraphs: [`Your payment of ${sum(facts)} counts again.`, owed(balanceCents)],
  }),
  waived: ({ facts, balanceCents }) => ({
    subject: `You no longer owe ${sum(facts)}`,
    greeting: 'We waived part of your balance',
    paragraphs: [
      `Our team waived ${sum(facts)} of the emergency cash you repay.`,
      ...(facts.note ? [`Reason: ${facts.note}`] : []),
      owed(balanceCents),
    ],
  }),
  statement: ({ facts, balanceCents }) => ({
    subject: `Your statement for ${monthInWords(facts.day ?? '')}`,
    greeting: `Your ${monthInWords(facts.day ?? '')} statement is ready`,
    paragraphs: ['It lists what you received, what you paid and what is left.', owed(balanceCents)],
  }),
  'due-soon': ({ facts, balanceCents }) => ({
    subject: `${sum(facts)} is due on ${dayInWords(facts.day ?? '')}`,
    greeting: 'A payment is coming up',
    paragraphs: [
      `${sum(facts)} of your emergency cash is due on ${dayInWords(facts.day ?? '')}. Pay by card on your Membership page. There’s no interest.`,
      owed(balanceCents),
    ],
  }),
  overdue: ({ facts, balanceCents }) => ({
    subject: `${sum(facts)} was due on ${dayInWords(facts.day ?? '')}`,
    greeting: 'A payment is overdue',
    paragraphs: [
      `${sum(facts)} was due on ${dayInWords(facts.day ?? '')}. There’s no interest and no late fee, and your membership and services continue.`,
      `${owed(balanceCents)} If you can’t pay right now, write to ${BRAND.supportEmail}. Our team can change or waive what you owe.`,
    ],
  }),
} as const satisfies Record<string, (given: Given) => Said>;

export type NoticeKind = keyof typeof MAILS;
export const isNoticeKind = (kind: string): kind is NoticeKind => kind in MAILS;

/** Reminders can be turned off. What happened to money can't. */
export const isReminder = (kind: NoticeKind): boolean =>
  kind === 'statement' || kind === 'due-soon' || kind === 'overdue';

export const repaymentMail = (kind: NoticeKind, given: Given): MailParts => ({
  ...MAILS[kind](given),
  action: { label: 'See your balance', url: given.url },
});
