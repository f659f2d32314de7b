import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type Soon = { name: string | null; language: Language; ref: string; when: string; url: string };

/** To the advisor. Says nothing about the household: the details are at the desk. */
export function callSoon({ name, language, ref, when, url }: Soon): MailParts {
  const { conciergeMessages: t, mail } = messagesIn(language);
  return {
    language,
    subject: t.callSubject(when, ref),
    greeting: mail.hello(name),
    paragraphs: [t.expectsCall(when), t.ifYouCannot],
    action: { label: t.openCase(ref), url },
  };
}
