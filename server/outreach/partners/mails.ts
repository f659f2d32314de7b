import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type Question = { language: Language; name: string; partner: string; url: string };

/** Asks a contact to confirm that it answers. Says that it is a drill, so that no one sends help or holds a room. */
export function proofMail({ language, name, partner, url }: Question): MailParts {
  const { partnerMails: t, mail } = messagesIn(language);
  return {
    language,
    subject: t.subject(partner),
    greeting: mail.hello(name),
    paragraphs: [t.drill, t.why(BRAND.name), t.press],
    action: { label: t.here, url },
    closing: t.notYours,
  };
}

export const proofText = ({ language, partner, url }: Omit<Question, 'name'>): string =>
  messagesIn(language).partnerMails.text(BRAND.name, partner, url);
