import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { dateText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { RequestWithClaim } from './request-store.ts';
import type { AmbassadorRow } from './store.ts';

type Urls = { link: string; app: string };

/** The email about a state. Null if there is none for it. */
export function statusMail(row: AmbassadorRow, language: Language, { link, app }: Urls): MailParts | null {
  const { ambassadorMails: t, mail } = messagesIn(language);
  const words = row.state === 'left' ? null : t[row.state];
  if (!words) return null;
  const isReasoned = row.state === 'declined' || row.state === 'suspended';
  return {
    language,
    subject: words.subject(BRAND.name),
    greeting: mail.hello(row.name),
    paragraphs: [
      words.text,
      ...(isReasoned && row.stateReason ? [t.reason(row.stateReason)] : []),
      words.next,
    ],
    action: {
      label: words.action,
      url: row.state === 'approved' || row.userId !== null ? app : link,
    },
    closing: t.closing,
  };
}

/** Asks a neighbor whether an ambassador's entry is correct. */
export function neighborMail({ request, claim, ambassador }: RequestWithClaim, url: string): MailParts {
  const { language } = request;
  const { ambassadorMails: t, ambassadorPages: p, mail } = messagesIn(language);
  return {
    language,
    subject: t.neighbor.subject(ambassador.name),
    greeting: mail.hello(request.name),
    paragraphs: [
      t.neighbor.text(ambassador.name, BRAND.name),
      p.whatHappened(p.kinds[claim.kind], claim.quantity, dateText(claim.happenedOn, language)),
      t.neighbor.why,
    ],
    action: { label: t.neighbor.action, url },
    closing: t.neighbor.closing,
  };
}
