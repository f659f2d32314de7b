import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

const wordsIn = (language: Language) => messagesIn(language).accountMails;

export function signIn(language: Language, given: { code: string; link: string }): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.codeSubject(given.code, BRAND.name),
    greeting: t.signIn,
    paragraphs: [t.codeUse],
    code: given.code,
    action: { label: t.codeLink, url: given.link },
    closing: t.codeIgnore,
  };
}

export function stepUp(language: Language, given: { code: string }): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.stepUpSubject(given.code),
    greeting: t.stepUpGreeting,
    paragraphs: [t.stepUpUse],
    code: given.code,
    closing: t.stepUpNotYou,
  };
}

export function noAccount(language: Language, origin: string): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.noAccountSubject(BRAND.name),
    greeting: t.noAccountGreeting,
    paragraphs: [t.noAccountTried(BRAND.name), t.noAccountTry],
    action: {
      label: t.noAccountSee(BRAND.name),
      url: language === 'en' ? origin : `${origin}${pathIn(language, '/')}`,
    },
    closing: t.noAccountIgnore,
  };
}

export function securityNotice(
  language: Language,
  given: { notice: 'passkey-added' | 'passkey-removed'; name: string; origin: string },
): MailParts {
  const t = wordsIn(language);
  const [title, happened] =
    given.notice === 'passkey-added'
      ? [t.passkeyAdded, t.passkeyCanSignIn(given.name)]
      : [t.passkeyRemoved, t.passkeyCannotSignIn(given.name)];
  return {
    language,
    subject: `${title} · ${BRAND.name}`,
    greeting: title,
    paragraphs: [happened],
    action: { label: t.reviewSignIn, url: `${given.origin}/settings` },
    closing: t.passkeyNotYou(BRAND.supportEmail),
  };
}

type AddressChange = {
  change: { oldEmail: string; newEmail: string; undoneAt: Date | null };
  /** Null if a link can't undo it. */
  undo: string | null;
  origin: string;
};

export function proveAddress(language: Language, given: { code: string }): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.proveSubject(given.code),
    greeting: t.proveGreeting,
    paragraphs: [t.proveUse(BRAND.name)],
    code: given.code,
    closing: t.proveIgnore,
  };
}

/** For the owner of an address that someone else wanted to use. Contains no code. */
export function addressTried(language: Language, origin: string): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: `${t.tried} · ${BRAND.name}`,
    greeting: t.tried,
    paragraphs: [t.triedNothingChanged, t.triedIfYou],
    action: { label: t.open(BRAND.name), url: `${origin}${pathIn(language, '/sign-in')}` },
    closing: t.triedIgnore,
  };
}

export function movedAway(language: Language, { change, undo, origin }: AddressChange): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.movedSubject(BRAND.name),
    greeting: t.movedGreeting,
    paragraphs: [t.moved(change.newEmail, change.oldEmail), undo ? t.movedUndo : t.movedBack],
    action: undo ? { label: t.undo, url: undo } : { label: t.settings, url: `${origin}/settings` },
    closing: undo ? t.movedByYou : t.notYou(BRAND.supportEmail),
  };
}

export function movedHere(language: Language, { change, origin }: AddressChange): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.newAddressSubject(BRAND.name),
    greeting: t.newAddressGreeting,
    paragraphs: [t.newAddress(change.newEmail), ...(change.undoneAt ? [] : [t.newAddressUndo])],
    action: { label: t.settings, url: `${origin}/settings` },
    closing: t.notYou(BRAND.supportEmail),
  };
}

export function restoredHere(language: Language, { change, origin }: AddressChange): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.restoredSubject(BRAND.name),
    greeting: t.restoredGreeting,
    paragraphs: [t.restored(change.oldEmail), t.restoredCheck],
    action: { label: t.signIn, url: `${origin}${pathIn(language, '/sign-in')}` },
    closing: t.notYou(BRAND.supportEmail),
  };
}

export function restoredAway(language: Language, { change }: AddressChange): MailParts {
  const t = wordsIn(language);
  return {
    language,
    subject: t.unusedSubject(BRAND.name),
    greeting: t.unusedGreeting,
    paragraphs: [t.unused(change.newEmail)],
    closing: t.unusedMistake(BRAND.supportEmail),
  };
}
