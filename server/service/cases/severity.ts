import type { Severity, SeverityReason } from '#contract/service/cases.ts';

/** The known facts about a household from which its severity follows. */
export type SeverityFacts = {
  isUnderOrder: boolean;
  isUnderWarning: boolean;
  /** Someone checked in as needing help, and our team hasn't reached them since. */
  needsHelp: boolean;
  /** Someone needs oxygen or power for a medical device. */
  isMedical: boolean;
  hasRoom: boolean;
  /** On the waiting list for a room. */
  isWaitingForRoom: boolean;
  hasNotAnswered: boolean;
  /** A message from the household contains one of `LISTED_PHRASES`. */
  hasPhrase: boolean;
  /** No partner can take one of the household's bookings. */
  hasStuckBooking: boolean;
  /** Written in the contact form by someone who isn't signed in. */
  isVisitor: boolean;
};

export const NO_FACTS: SeverityFacts = {
  isUnderOrder: false,
  isUnderWarning: false,
  needsHelp: false,
  isMedical: false,
  hasRoom: false,
  isWaitingForRoom: false,
  hasNotAnswered: false,
  hasPhrase: false,
  hasStuckBooking: false,
  isVisitor: false,
};

type Rule = { reason: SeverityReason; severity: Severity; when: Partial<SeverityFacts> };

/** The rules, most severe first. A rule applies if every fact it names has that value. */
export const SEVERITY_RULES: readonly Rule[] = [
  { reason: 'needs-help', severity: 0, when: { needsHelp: true } },
  { reason: 'phrase', severity: 0, when: { hasPhrase: true, isVisitor: false } },
  // Anyone can fill in the contact form, so it doesn't ring in every agent's window. It is still next in the queue.
  { reason: 'visitor-phrase', severity: 1, when: { hasPhrase: true, isVisitor: true } },
  {
    reason: 'medical-without-room',
    severity: 0,
    when: { isUnderOrder: true, isMedical: true, hasRoom: false },
  },
  { reason: 'no-bed-tonight', severity: 1, when: { isUnderOrder: true, isWaitingForRoom: true } },
  { reason: 'not-answered', severity: 1, when: { hasNotAnswered: true } },
  { reason: 'booking-urgent', severity: 1, when: { hasStuckBooking: true, isUnderOrder: true } },
  { reason: 'under-order', severity: 2, when: { isUnderOrder: true } },
  { reason: 'under-warning', severity: 2, when: { isUnderWarning: true } },
  { reason: 'booking-stuck', severity: 3, when: { hasStuckBooking: true } },
  { reason: 'visitor', severity: 4, when: { isVisitor: true } },
  { reason: 'quiet-day', severity: 4, when: {} },
];

const applies = ({ when }: Rule, facts: SeverityFacts): boolean =>
  (Object.keys(when) as (keyof SeverityFacts)[]).every((key) => facts[key] === when[key]);

/** Every rule that applies now. A person who lowers a case has seen all of them. */
export const rulesThatApply = (facts: SeverityFacts): SeverityReason[] =>
  SEVERITY_RULES.filter((rule) => applies(rule, facts)).map(({ reason }) => reason);

/** The first rule that applies and wasn't used before: a person who lowered a case isn't overruled by the same rule. */
export function judge(facts: SeverityFacts, used: readonly string[] = []): Rule | undefined {
  return SEVERITY_RULES.find((rule) => applies(rule, facts) && !used.includes(rule.reason));
}

/** Phrases that may mean danger to life, in English and Spanish. Longer ones are listed the way people type them. */
export const LISTED_PHRASES: readonly string[] = [
  'trapped',
  'can’t get out',
  'cannot get out',
  'surrounded by fire',
  'can’t breathe',
  'cannot breathe',
  'trouble breathing',
  'out of oxygen',
  'oxygen is running out',
  'heart attack',
  'chest pain',
  'unconscious',
  'not breathing',
  'bleeding',
  'seizure',
  'stroke',
  'suicide',
  'kill myself',
  'sos',
  'no puedo salir',
  'atrapado',
  'atrapada',
  'no puedo respirar',
  'sin oxígeno',
  'auxilio',
  'socorro',
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PHRASES = LISTED_PHRASES.map((phrase) => ` ${plain(phrase)} `);

/** Whether a message has a listed phrase as whole words, whatever its case, accents and punctuation. */
export const hasListedPhrase = (text: string): boolean => {
  const words = ` ${plain(text)} `;
  return PHRASES.some((phrase) => words.includes(phrase));
};
