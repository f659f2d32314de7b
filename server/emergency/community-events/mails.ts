import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { hoursText } from './report-rules.ts';
import type { EventRow } from './event-store.ts';
import { spanTextFor } from './event-times.ts';
import type { SignUpRow } from './sign-up-store.ts';
import type { EventMailKind } from './tables.ts';

type Facts = {
  kind: EventMailKind;
  event: EventRow;
  row: SignUpRow;
  language: Language;
  /** The time zone of the reader's home, or null if unknown. */
  ownZone: string | null;
  link: string;
  calendar: string;
};

/** Emails to people who signed up: what to do first, then when and where. */
export function eventMail({ kind, event, row, language, ownZone, link, calendar }: Facts): MailParts {
  const { eventMails: t, eventPages: pages, mail } = messagesIn(language);
  const words = t.kinds[kind];
  const isOff = kind === 'canceled' || kind === 'closed';
  return {
    language,
    subject: words.subject(event.title),
    greeting: mail.hello(row.name),
    paragraphs: [
      words.text(event.host, BRAND.name),
      ...(kind === 'canceled' && event.stateReason ? [t.reason(event.stateReason)] : []),
      `${event.title}\n${spanTextFor(event, language, ownZone)}\n${event.place}`,
      ...(event.bring && !isOff && kind !== 'confirm' ? [`${pages.bring}: ${event.bring}`] : []),
      ...(words.next ? [words.next] : []),
    ],
    action: { label: words.action, url: link },
    ...(kind === 'confirm' ? {} : { links: [{ label: t.calendar, url: calendar }] }),
    closing: kind === 'confirm' ? t.notYou : t.closing,
  };
}

/** Asks a neighbor whether the hours logged with their address are theirs. */
export function hoursMail(
  entry: { name: string | null; minutes: number; task: string; workedOn: string },
  site: string,
  day: string,
  language: Language,
  url: string,
): MailParts {
  const { eventMails: t, mail } = messagesIn(language);
  return {
    language,
    subject: t.hours.subject(site),
    greeting: mail.hello(entry.name ?? ''),
    paragraphs: [t.hours.text(site), t.hours.what(hoursText(entry.minutes), day, entry.task)],
    action: { label: t.hours.action, url },
    closing: t.notYou,
  };
}
