import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type What = 'added' | 'changed' | 'removed';

/** An account thief would change this first, so the owner always gets an email. */
export function cardMail(
  what: What,
  card: string,
  { origin, language }: { origin: string; language: Language },
): MailParts {
  const t = messagesIn(language).payoutMails;
  const { subject, greeting, text } = t[what];
  return {
    language,
    subject,
    greeting,
    paragraphs: [text(card)],
    action: { label: t.seeCard, url: `${origin}/membership#emergency-cash` },
    closing: t.notYou(BRAND.supportEmail),
  };
}
