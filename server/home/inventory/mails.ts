import { messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type Reader = { name: string | null; language: Language };

/** Names no item and no home, because others may see the screen. */
export function reviewMail({ name, language }: Reader, given: { items: number; url: string }): MailParts {
  const t = messagesIn(language).reminderMails;
  return {
    language,
    subject: t.reviewSubject,
    greeting: name ? t.hello(name) : t.helloYou,
    paragraphs: [t.reviewDue(given.items, given.items.toLocaleString(LOCALES[language])), t.reviewDo],
    action: { label: t.startReview, url: given.url },
  };
}
