import { hoursText } from '#contract/concierge-hours.ts';
import { formatPhone } from '#contract/phone.ts';
import type { Config } from '#server/platform/config.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type Desk = Pick<Config, 'conciergePhone' | 'conciergeHours'>;

const callUs = ({ conciergePhone, conciergeHours }: Desk): string =>
  `To talk to us, call ${formatPhone(conciergePhone)}. People answer ${hoursText(conciergeHours)}. If you’re in danger, call 911.`;

/** Says that our team wrote, and not what: the words are sealed and stay behind the sign-in. */
export const replyWaits = ({
  name,
  ref,
  url,
  canReply,
  config,
}: {
  name: string | null;
  ref: string;
  url: string;
  /** Answers to this email reach the case. */
  canReply: boolean;
  config: Desk;
}): MailParts => ({
  subject: 'Our team replied to you',
  greeting: name ? `Hello ${name}` : 'Hello',
  paragraphs: [
    `There’s a reply in your conversation with our team, case ${ref}. Open it to read and answer.`,
    ...(canReply ? ['You can also answer this email. Your answer goes to your case.'] : []),
    callUs(config),
  ],
  action: { label: 'Read the reply', url },
});

/** A reply in words, to someone who wrote to us by email. */
export const teamReplyMail = ({
  name,
  ref,
  words,
  url,
  config,
}: {
  name: string | null;
  ref: string;
  words: string;
  url: string;
  config: Desk;
}): MailParts => ({
  subject: `Your case ${ref}`,
  greeting: name ? `Hello ${name}` : 'Hello',
  paragraphs: [...words.split(/\n{2,}/), 'Answer this email to write back to our team.', callUs(config)],
  action: { label: 'Open the conversation', url },
});
