import { BRAND } from '#contract/brand.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

const SAID = {
  added: (card: string) => ({
    subject: 'A debit card for your emergency cash was added',
    greeting: 'A card was added',
    text: `Emergency cash now goes to ${card}.`,
  }),
  changed: (card: string) => ({
    subject: 'The debit card for your emergency cash was changed',
    greeting: 'Your card was changed',
    text: `Emergency cash now goes to ${card}, and no longer to the card before.`,
  }),
  removed: (card: string) => ({
    subject: 'The debit card for your emergency cash was removed',
    greeting: 'Your card was removed',
    text: `Emergency cash no longer goes to ${card}. Until you add another card we cannot send you any.`,
  }),
} as const;

/** An account thief would change this first, so the owner always gets an email. */
export function cardMail(what: keyof typeof SAID, card: string, origin: string): MailParts {
  const { text, ...said } = SAID[what](card);
  return {
    ...said,
    paragraphs: [text],
    action: { label: 'Look at your card', url: `${origin}/membership#emergency-cash` },
    closing: `If this was not you, sign out everywhere else in Settings, and write to ${BRAND.supportEmail}.`,
  };
}
