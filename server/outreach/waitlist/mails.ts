import { BRAND } from '#contract/brand.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { coverageOf, coverageSentence } from '#server/outreach/addresses/coverage.ts';

/** Never repeats user input: the form is public and must not carry a stranger's text to an inbox. */
export const confirmation = (state: string | null, leaveUrl: string): MailParts => ({
  subject: `You are on the ${BRAND.name} waitlist`,
  greeting: 'You are on the list',
  paragraphs: [
    coverageSentence(state),
    coverageOf(state) === 'covered'
      ? 'A person looks at every home before it joins. When yours is approved we send you an invitation to choose a plan. Until then nothing is charged.'
      : 'Your place on the list is kept. Nothing is charged.',
    'You get mail from us about this list only when something changes for your address.',
  ],
  action: { label: 'Leave the waitlist', url: leaveUrl },
  closing: 'If you did not ask for this, one click on the link above removes the entry.',
});
