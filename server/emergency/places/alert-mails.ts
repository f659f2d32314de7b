import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { AlertKind } from './told.ts';

export type AlertFacts = {
  kind: AlertKind;
  /** The name that the person gave it. Its address stays out of messages. */
  place: string;
  source: string;
  isPossible: boolean;
  /** For an end: the zone only left the list, without an announcement. */
  isByAbsence: boolean;
  url: string | null;
};

type Words = Messages['placeAlerts'];
const titleKind = (kind: AlertKind) => (kind === 'reduced' ? 'warning' : kind);

export const alertTitle = ({ kind, place }: AlertFacts, t: Words): string => t.title[titleKind(kind)](place);

/** The same sentence in every channel. */
export function alertStatement({ kind, place, source, isByAbsence }: AlertFacts, t: Words): string {
  if (kind === 'ended') return (isByAbsence ? t.endedByAbsence : t.endedByCounty)(source, place);
  return t[kind](source, place);
}

/** It starts no services, and says so. */
export function alertMail(facts: AlertFacts, language: Language, pageUrl: string): MailParts {
  const t = messagesIn(language).placeAlerts;
  const isOver = facts.kind === 'ended';
  return {
    language,
    subject: alertTitle(facts, t),
    greeting: t.greeting[titleKind(facts.kind)],
    paragraphs: [
      alertStatement(facts, t),
      ...(facts.isPossible ? [t.possible] : []),
      isOver ? t.dontReturn : t.callThem,
      t.noServices,
    ],
    action: { label: t.seeMap, url: pageUrl },
    ...(facts.url ? { links: [{ label: t.officialSource, url: facts.url }] } : {}),
  };
}
