import { messagesIn } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { MailRow } from './mail-store.ts';

/** Groups are in California, wherever a server runs. */
export const PACIFIC = 'America/Los_Angeles';

const WORDS = {
  joined: 'joined',
  removed: 'removed',
  closed: 'closed',
  'closed-by-team': 'closedByTeam',
  'drill-planned': 'drillPlanned',
  'drill-canceled': 'drillCanceled',
} as const;

type Given = {
  kind: MailRow['kind'];
  language: Language;
  name: string | null;
  group: string;
  ambassador: string;
  plannedFor: Date | null;
  /** Why our team closed the group. */
  reason: string | null;
  url: string;
};

/** Emails about a group. They never name a neighbor. */
export function groupMail(given: Given): MailParts {
  const { kind, language, name, group, ambassador, plannedFor, reason, url } = given;
  const { neighborMails: t, mail } = messagesIn(language);
  const words = t[WORDS[kind]];
  const fact = plannedFor ? timeText(plannedFor, language, PACIFIC) : (reason ?? '');
  return {
    language,
    subject: words.subject(group),
    greeting: mail.hello(name),
    paragraphs: [words.text(group, ambassador, fact), words.next],
    action: { label: words.action, url },
    closing: t.closing,
  };
}
