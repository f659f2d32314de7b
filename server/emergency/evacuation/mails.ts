import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** The answer itself is only on the page, because it may name the home and its people. */
export function requestDeclined(given: {
  language: Language;
  name: string | null;
  /** An appeal to another reviewer is still possible. */
  mayAppeal: boolean;
  url: string;
}): MailParts {
  const { evacuationMails: t, mail } = messagesIn(given.language);
  return {
    language: given.language,
    subject: t.subject(BRAND.name),
    greeting: mail.hello(given.name),
    paragraphs: [given.mayAppeal ? t.declined : t.appealDeclined, t.notAboutSafety],
    action: { label: t.readAnswer, url: given.url },
    closing: t.closing(BRAND.supportEmail),
  };
}
