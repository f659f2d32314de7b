import { messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { ApprovalDoubt } from '#contract/home/protection.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { ChangedArea } from './change-notice-words.ts';
import type { HomeRow, PolicyRow } from './store.ts';

const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

type Reader = { name: string | null; language: Language };

function wordsFor({ name, language }: Reader) {
  const t = messagesIn(language).homeMails;
  return { t, greeting: name ? t.hello(name) : t.helloYou };
}

type Ending = {
  reader: Reader;
  policy: Pick<PolicyRow, 'kind' | 'carrier' | 'expiryDate'>;
  home: Pick<HomeRow, 'city'>;
  daysLeft: number;
  url: string;
};

/** Names the insurer, the date and the town, but never the policy number or the street. */
export function policyEnds({ reader, policy, home, daysLeft, url }: Ending): MailParts {
  const { kind, carrier, expiryDate } = policy;
  const { language } = reader;
  const { t, greeting } = wordsFor(reader);
  const day = dayInWords(expiryDate, language);
  return {
    language,
    subject: t.policyEndsSubject(carrier, daysLeft),
    greeting,
    paragraphs: [
      t.policyEnds({ kind: t.policyKinds[kind], carrier, city: home.city, day, days: daysLeft }),
      t.policyRenew,
      t.policyCall,
    ],
    action: { label: t.openVault, url },
  };
}

type ChangedByOther = { reader: Reader; who: string; areas: readonly ChangedArea[]; url: string };

/** To the owner: what someone else changed, by area. The details are in the activity log, behind the sign-in. */
export function changedByOther({ reader, who, areas, url }: ChangedByOther): MailParts {
  const { t, greeting } = wordsFor(reader);
  const changed = areas.map((area) => t.areas[area]);
  return {
    language: reader.language,
    subject: t.changedSubject,
    greeting,
    paragraphs: [t.changed(who, changed)],
    action: { label: t.seeChanges, url },
    closing: t.unexpected,
  };
}

type HomeDecided = {
  reader: Reader;
  home: Pick<HomeRow, 'city'>;
  isApproved: boolean;
  doubt: ApprovalDoubt;
  origin: string;
};

/** To the owner: what our team decided about a home, why it was reviewed, and how to appeal. */
export function homeDecided({ reader, home, isApproved, doubt, origin }: HomeDecided): MailParts {
  const { language } = reader;
  const { t, greeting } = wordsFor(reader);
  const vault = { label: t.openVault, url: `${origin}/vault` };
  if (isApproved)
    return {
      language,
      subject: t.approvedSubject(home.city),
      greeting,
      paragraphs: [t.approved[doubt](home.city), t.approvedMeans],
      action: vault,
    };
  return {
    language,
    subject: t.declinedSubject(home.city),
    greeting,
    paragraphs: [t.declined[doubt](home.city), t.stillAlerted, t.correctIt, t.howToAppeal],
    action: { label: t.appeal, url: `${origin}${pathIn(language, '/contact')}` },
    links: [vault],
  };
}
