import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { coverageOf, coverageSentence } from '#server/outreach/addresses/coverage.ts';

/** Never repeats user input: the form is public and must not carry a stranger's text to an inbox. */
export function confirmation(
  { state, language }: { state: string | null; language: Language },
  leaveUrl: string,
): MailParts {
  const t = messagesIn(language).waitlistMessages;
  return {
    language,
    subject: t.subject(BRAND.name),
    greeting: t.greeting,
    paragraphs: [
      coverageSentence(state, language),
      coverageOf(state) === 'covered' ? t.review : t.placeKept,
      t.onlyChanges,
    ],
    action: { label: t.leave, url: leaveUrl },
    closing: t.notYou,
  };
}
