import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Never repeats user input: the form is public and must not carry a stranger's text to an inbox. */
export function acknowledgement(reference: string, language: Language): MailParts {
  const t = messagesIn(language).contactMails;
  return {
    language,
    subject: t.receivedSubject(BRAND.name),
    greeting: t.received,
    paragraphs: [t.thankYou, t.reference(reference), t.inDanger],
    closing: t.notYou,
  };
}

type Written = {
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
};

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** For the team's mailbox, which reads English. Replying to it reaches the sender, too. */
export function forwarded({ firstName, lastName, email, subject, message }: Written): MailParts {
  const t = messagesIn('en').contactMails;
  return {
    subject: t.forwardedSubject(subject),
    greeting: subject,
    paragraphs: [t.from(`${firstName} ${lastName}`, email), ...paragraphsOf(message)],
    closing: t.answerAtDesk,
  };
}

/** The team's reply, with the original message quoted below it. A team member has read both. */
export function replyMail({ firstName, subject, message, language }: Written, text: string): MailParts {
  const t = messagesIn(language).contactMails;
  return {
    language,
    subject: t.replySubject(subject),
    greeting: t.hello(firstName),
    paragraphs: [...paragraphsOf(text), t.youWrote, ...paragraphsOf(message).map((line) => `> ${line}`)],
    closing: t.writeBack,
  };
}
