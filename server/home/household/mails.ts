import { BRAND } from '#contract/brand.ts';
import type { InvitedRole } from '#contract/home/household.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Letters only, so a name can't carry a URL or an ad into a stranger's inbox. */
const isPlainName = (name: string) => /^[\p{L}\p{M}' -]{1,60}$/u.test(name);

export const calledBy = ({ name, email }: { name: string | null; email: string }): string =>
  name && isPlainName(name) ? `${name} (${email})` : email;

/** Reveals nothing about the home, because the email address may be mistyped. */
export function invitation(
  language: Language,
  given: { invitedBy: string; role: InvitedRole; link: string },
): MailParts {
  const t = messagesIn(language).householdMails;
  return {
    language,
    subject: t.subject(BRAND.name),
    greeting: t.greeting,
    paragraphs: [t.invited[given.role](given.invitedBy, BRAND.name), t.worksFor],
    action: { label: t.seeInvitation, url: given.link },
    closing: t.unknownSender,
  };
}

/** To the owner: a person joined through an invitation sent in the owner's name. */
export function joined(
  { name, language }: { name: string | null; language: Language },
  given: { who: string; role: InvitedRole; url: string },
): MailParts {
  const t = messagesIn(language).householdMails;
  return {
    language,
    subject: t.joinedSubject(BRAND.name),
    greeting: name ? t.hello(name) : t.helloYou,
    paragraphs: [t.joined[given.role](given.who)],
    action: { label: t.seeSharing, url: given.url },
    closing: t.notInvited,
  };
}
