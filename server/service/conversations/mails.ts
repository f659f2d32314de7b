import { formatPhone } from '#contract/phone.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Says that our team wrote, and not what: the words are sealed and stay behind the sign-in. */
export const replyWaits = ({
  name,
  ref,
  url,
  phone,
}: {
  name: string | null;
  ref: string;
  url: string;
  phone: string;
}): MailParts => ({
  subject: 'Our team replied to you',
  greeting: name ? `Hello ${name}` : 'Hello',
  paragraphs: [
    `There’s a reply in your conversation with our team, case ${ref}. Open it to read and answer.`,
    `To talk to us now, call ${formatPhone(phone)}. If you’re in danger, call 911.`,
  ],
  action: { label: 'Read the reply', url },
});
