import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** An account has no home's time zone, so California's is used, and named. */
const timeOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/Los_Angeles',
  }).format(at);

type To = { language: Language; origin: string };

export function deletionRequested(dueAt: Date, { language, origin }: To): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.requestedSubject(BRAND.name),
    greeting: t.requestedGreeting,
    paragraphs: [t.requested(timeOf(dueAt, language)), t.canKeep],
    action: { label: t.keepAccount, url: `${origin}/settings#delete-account` },
    closing: t.notYou(BRAND.supportEmail),
  };
}

export function deletionCanceled({ language, origin }: To): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.keptSubject(BRAND.name),
    greeting: t.keptGreeting,
    paragraphs: [t.kept],
    action: { label: t.openSettings, url: `${origin}/settings` },
    closing: t.keptByOther(BRAND.supportEmail),
  };
}

export function accountGone(owedCents: number, language: Language): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.goneSubject(BRAND.name),
    greeting: t.goneGreeting,
    paragraphs: [t.gone, owedCents > 0 ? t.owed(dollarsInWords(owedCents)) : t.nothingKept],
    closing: t.questions(BRAND.supportEmail),
  };
}

export function deletionStopped({ language, origin }: To): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.stoppedSubject(BRAND.name),
    greeting: t.stoppedGreeting,
    paragraphs: [t.stopped, t.askAgain],
    action: { label: t.openSettings, url: `${origin}/settings#delete-account` },
    closing: t.questions(BRAND.supportEmail),
  };
}

/** Names neither the home nor its owner, because sent emails can't be deleted. */
export function homeGoing(dueAt: Date, { language, origin }: To): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.goingSubject(BRAND.name),
    greeting: t.goingGreeting,
    paragraphs: [t.going(timeOf(dueAt, language)), t.askOwner],
    action: { label: t.openVault, url: `${origin}/vault` },
  };
}

export function homeStays({ language, origin }: To): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.staysSubject(BRAND.name),
    greeting: t.staysGreeting,
    paragraphs: [t.stays],
    action: { label: t.openVault, url: `${origin}/vault` },
  };
}

export function homeGone({ language, origin }: To): MailParts {
  const t = messagesIn(language).myDataMails;
  return {
    language,
    subject: t.homeGoneSubject(BRAND.name),
    greeting: t.homeGoneGreeting,
    paragraphs: [t.homeGone, t.yoursStay],
    action: { label: t.openVault, url: `${origin}/vault` },
  };
}
