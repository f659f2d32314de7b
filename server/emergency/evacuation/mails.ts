import { BRAND } from '#contract/brand.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** The answer itself is on the page only, because it may name the home and its people. */
export const requestDeclined = (given: {
  name: string | null;
  /** An appeal to another reviewer is still possible. */
  mayAppeal: boolean;
  url: string;
}): MailParts => ({
  subject: `We answered your request for services · ${BRAND.name}`,
  greeting: given.name ? `Hello ${given.name}` : 'Hello',
  paragraphs: [
    given.mayAppeal
      ? 'You asked for services without an order for your street. A person of ours looked at it and declined. Read why on your evacuation page; if we are wrong, ask there that another person looks again.'
      : 'Another person of ours looked at your request for services and declined it, too. Read why on your evacuation page.',
    'This says nothing about your safety. In danger, leave, and call 911 if you cannot. If an order comes for your street, your services start by themselves.',
  ],
  action: { label: 'Read our answer', url: given.url },
  closing: `You get this e-mail because you asked. Questions: ${BRAND.supportEmail}.`,
});
