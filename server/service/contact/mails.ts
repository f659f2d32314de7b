import { BRAND } from '#contract/brand.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Never repeats user input: the form is public and must not carry a stranger's text to an inbox. */
export const acknowledgement = (reference: string): MailParts => ({
  subject: `We have your message · ${BRAND.name}`,
  greeting: 'We have your message',
  paragraphs: [
    'Thank you for writing. Our team will reply within 24 hours.',
    `Your reference number is ${reference}. Mention it if you write again.`,
    'If there is a fire or another danger where you are, call 911 and follow the orders of your county.',
  ],
  closing: 'If you did not write to us, you can ignore this email.',
});

type Written = { firstName: string; lastName: string; email: string; subject: string; message: string };

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** For the team. Replying to it reaches the sender, too. */
export const forwarded = ({ firstName, lastName, email, subject, message }: Written): MailParts => ({
  subject: `Contact: ${subject}`,
  greeting: subject,
  paragraphs: [`From ${firstName} ${lastName}, ${email}`, ...paragraphsOf(message)],
  closing: 'Answer it at the desk, so that your answer is in the case. We promise one within 24 hours.',
});

/** The team's reply, with the original message quoted below it. A team member has read both. */
export const replyMail = ({ firstName, subject, message }: Written, text: string): MailParts => ({
  subject: `Re: ${subject}`,
  greeting: `Hello ${firstName}`,
  paragraphs: [
    ...paragraphsOf(text),
    'You wrote to us:',
    ...paragraphsOf(message).map((line) => `> ${line}`),
  ],
  closing: 'Reply to this email to write back.',
});
