import { BRAND } from '#contract/brand.ts';
import { INVITATION_DAYS } from '#contract/outreach/invitations.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Never names the home: the email address was typed in and may belong to a stranger. */
export function invitation(language: Language, link: string): MailParts {
  const t = messagesIn(language).invitationMails;
  return {
    language,
    subject: t.subject(BRAND.name),
    greeting: t.greeting,
    paragraphs: [t.reviewed(BRAND.name), t.steps, t.link(INVITATION_DAYS)],
    action: { label: t.seeInvitation, url: link },
    closing: t.ignore,
  };
}

export function approved(language: Language): MailParts {
  const t = messagesIn(language).invitationMails;
  return {
    language,
    subject: t.approvedSubject(BRAND.name),
    greeting: t.greeting,
    paragraphs: [t.approvedText, t.nextStep],
  };
}

export function declined(language: Language, reason: string, origin: string): MailParts {
  const t = messagesIn(language).invitationMails;
  return {
    language,
    subject: t.declinedSubject(BRAND.name),
    greeting: t.declinedGreeting,
    paragraphs: [t.declinedText, t.reason(reason), t.askAgain],
    action: { label: t.writeToUs, url: `${origin}${pathIn(language, '/contact')}` },
    closing: t.beReady,
  };
}
