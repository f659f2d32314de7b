import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import type { InformationRow } from '#server/emergency/alerts/alerts.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

export type BulletinFacts = Pick<
  InformationRow,
  'kind' | 'name' | 'source' | 'url' | 'startsAt' | 'endsAt' | 'endedAt'
> & { version: number; addressLine: string };

/** The reader: their language and the home's time zone. */
type Reader = { language: Language; t: Messages['bulletins']; time: (at: Date) => string };

export const readerOf = (language: Language, timeZone: string): Reader => ({
  language,
  t: messagesIn(language).bulletins,
  time: (at) => timeText(at, language, timeZone),
});

/** "Red Flag Warning: Butte County": the same words in every channel. */
export function bulletinTitle({ kind, name, endedAt, version }: BulletinFacts, { t }: Reader): string {
  if (endedAt) return t.overIn(t.names[kind], name);
  return version > 1 ? t.changed(t.names[kind], name) : t.title(t.names[kind], name);
}

export function bulletinStatement(facts: BulletinFacts, { t, time }: Reader): string {
  const { source, endedAt, startsAt, endsAt, addressLine: address } = facts;
  const kind = t.names[facts.kind];
  return endedAt
    ? t.ended(source, kind, address)
    : t.issued({
        source,
        kind,
        address,
        from: startsAt && time(startsAt),
        until: endsAt && time(endsAt),
      });
}

/** The email about an information event. It starts no services, and says so. */
export function bulletinMail(facts: BulletinFacts, reader: Reader, pageUrl: string): MailParts {
  const { kind, endedAt, url } = facts;
  const { t } = reader;
  const statement = bulletinStatement(facts, reader);
  return {
    language: reader.language,
    subject: bulletinTitle(facts, reader),
    greeting: endedAt ? t.over(t.names[kind]) : t.names[kind],
    paragraphs: endedAt
      ? [statement, ...(kind === 'shelter-in-place' ? [t.goingOutside] : [])]
      : [statement, t.advice[kind].first, t.advice[kind].second, t.onlyInformation, t.inDanger],
    action: { label: t.seeStatus, url: pageUrl },
    ...(url ? { links: [{ label: t.officialSource, url }] } : {}),
  };
}
