import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { dayInWords } from '#contract/money/renewal-words.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { monthInWords } from './statements.ts';

type Facts = { cents?: number; day?: string; note?: string };
type Given = { language: Language; facts: Facts; balanceCents: number; url: string };
type Said = Pick<MailParts, 'subject' | 'greeting' | 'paragraphs'>;
/** The facts, formatted for the reader. */
type Read = {
  t: Messages['repaymentMails'];
  sum: string;
  day: string;
  month: string;
  note: string | null;
  owed: string;
};

const MAILS = {
  receipt: ({ t: { receipt: t }, sum, owed }) => ({
    subject: t.subject(sum),
    greeting: t.greeting,
    paragraphs: [t.text(sum), owed],
  }),
  returned: ({ t: { returned: t }, sum, owed }) => ({
    subject: t.subject(sum),
    greeting: t.greeting,
    paragraphs: [t.text(sum), owed],
  }),
  refunded: ({ t: { refunded: t }, sum, owed }) => ({
    subject: t.subject(sum),
    greeting: t.greeting,
    paragraphs: [t.text(sum), owed],
  }),
  disputed: ({ t: { disputed: t }, sum, owed }) => ({
    subject: t.subject(sum),
    greeting: t.greeting,
    paragraphs: [t.text(sum), `${owed} ${t.advice(BRAND.supportEmail)}`],
  }),
  'dispute-won': ({ t: { disputeWon: t }, sum, owed }) => ({
    subject: t.subject(sum),
    greeting: t.greeting,
    paragraphs: [t.text(sum), owed],
  }),
  waived: ({ t: { waived: t }, sum, note, owed }) => ({
    subject: t.subject(sum),
    greeting: t.greeting,
    paragraphs: [t.text(sum), ...(note ? [t.reason(note)] : []), owed],
  }),
  statement: ({ t: { statement: t }, month, owed }) => ({
    subject: t.subject(month),
    greeting: t.greeting(month),
    paragraphs: [t.text, owed],
  }),
  'due-soon': ({ t: { dueSoon: t }, sum, day, owed }) => ({
    subject: t.subject(sum, day),
    greeting: t.greeting,
    paragraphs: [t.text(sum, day), owed],
  }),
  overdue: ({ t: { overdue: t }, sum, day, owed }) => ({
    subject: t.subject(sum, day),
    greeting: t.greeting,
    paragraphs: [t.text(sum, day), `${owed} ${t.advice(BRAND.supportEmail)}`],
  }),
} as const satisfies Record<string, (read: Read) => Said>;

export type NoticeKind = keyof typeof MAILS;
export const isNoticeKind = (kind: string): kind is NoticeKind => kind in MAILS;

/** Reminders can be turned off. What happened to money can't. */
export const isReminder = (kind: NoticeKind): boolean =>
  kind === 'statement' || kind === 'due-soon' || kind === 'overdue';

export function repaymentMail(kind: NoticeKind, { language, facts, balanceCents, url }: Given): MailParts {
  const t = messagesIn(language).repaymentMails;
  const { day, note = null, cents = 0 } = facts;
  return {
    language,
    ...MAILS[kind]({
      t,
      sum: dollarsInWords(cents),
      // A statement's day is a month.
      day: day && kind !== 'statement' ? dayInWords(day, language) : '',
      month: day && kind === 'statement' ? monthInWords(day, language) : '',
      note,
      owed: balanceCents === 0 ? t.owesNothing : t.stillOwes(dollarsInWords(balanceCents)),
    }),
    action: { label: t.seeBalance, url },
  };
}
