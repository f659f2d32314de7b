import type { MailParts } from '#server/platform/mail-layout.ts';

type Soon = { name: string | null; ref: string; when: string; url: string };

/** To the advisor. Says nothing about the household: that is at the desk. */
export const callSoon = ({ name, ref, when, url }: Soon): MailParts => ({
  subject: `Call at ${when}, case ${ref}`,
  greeting: name ? `Hello ${name}` : 'Hello',
  paragraphs: [
    `A household expects your call at ${when}. The times are theirs.`,
    'If you can’t call, give the case to a colleague now. Fifteen minutes after the time, it goes to the queue.',
  ],
  action: { label: `Open case ${ref}`, url },
});
