import type { ClockId } from '#contract/home/recovery-clocks.ts';
import { gapText, type Gap } from '#contract/home/recovery-letter-kinds.ts';
import type { Details } from '#contract/home/recovery-records.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { LetterFacts } from '#contract/text/facts.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { policiesOf, type HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { contentsOffer, largest } from './claim.ts';
import { caseOf } from './reading.ts';
import { listRecords } from './record-store.ts';
import { openKind } from './sealed-records.ts';
import type { RecoveryRow } from './store.ts';

/** If a complaint lists more contacts than this, no one reads it. The log's export has all of them. */
const MOST_CONTACTS = 25;
const SUMMARY_CHARACTERS = 200;

/** What a case provides for its letters. Null: a gap. */
export type LetterCase = {
  name: string | null;
  email: string;
  address: string;
  state: HomeRow['state'];
  insurer: string | null;
  policyNumber: string | null;
  claimNumber: string | null;
  lossDate: string;
  adjuster: { name: string; email: string } | null;
  offer: { cents: number; rule: '60-percent' | '30-percent' } | null;
  /** The rule of the contents offer for this loss, even if the limit isn't known. */
  rule: '60-percent' | '30-percent';
  decision: { from: string; due: string } | null;
  missed: readonly { clockId: ClockId; due: string; section: string }[];
  adjusters: readonly { name: string; day: string }[];
  contacts: readonly (Pick<Details<'contact'>, 'channel' | 'who' | 'summary' | 'promise' | 'promiseDue'> & {
    day: string;
  })[];
};

export async function letterCaseOf(
  db: Queryable,
  cipher: HomeCipher,
  home: HomeRow,
  recovery: RecoveryRow,
  { today, userId }: { today: string; userId: string },
): Promise<LetterCase> {
  const kinds = ['claim', 'adjuster', 'contact'] as const;
  const rows = await listRecords(db, { recoveryId: recovery.id, homeId: home.id }, kinds);
  const { lossDate, deadlines } = await caseOf(db, cipher, home, recovery, today);
  const policies = (await policiesOf(db, cipher, home.id)).filter(
    ({ effectiveDate, expiryDate }) => effectiveDate <= lossDate && lossDate <= expiryDate,
  );
  const policy = policies.find(({ kind }) => kind === 'homeowners') ?? policies[0];
  const claim = openKind(cipher, rows, 'claim').at(-1)?.details;
  const adjusters = openKind(cipher, rows, 'adjuster').map(({ day, details }) => ({ day, ...details }));
  const late = deadlines.filter(
    ({ kind, state, isSpan }) => kind === 'insurer_must' && state === 'passed' && !isSpan,
  );
  const decision = late.find(({ clockId }) => clockId === 'INS-04');
  const account = await readAccount(db, userId);
  const limits = {
    contentsCents: largest(policies.map(({ personalPropertyLimitCents }) => personalPropertyLimitCents)),
    dwellingCents: largest(policies.map(({ dwellingLimitCents }) => dwellingLimitCents)),
  };
  return {
    name: account.name || null,
    email: account.email,
    address: `${home.address}, ${home.city}, ${home.state} ${home.zip}`,
    state: home.state,
    insurer: claim?.insurer ?? policy?.carrier ?? null,
    policyNumber: policy?.policyNumber ?? null,
    claimNumber: claim?.number ?? null,
    lossDate,
    adjuster: adjusters.at(-1) ?? null,
    offer: contentsOffer(lossDate, limits),
    rule: contentsOffer(lossDate, { contentsCents: 1, dwellingCents: 1 })?.rule ?? '60-percent',
    decision: decision ? { from: decision.start.day, due: decision.due } : null,
    missed: late.map(({ clockId, due, section }) => ({ clockId, due, section })),
    adjusters,
    contacts: openKind(cipher, rows, 'contact')
      .toReversed()
      .slice(0, MOST_CONTACTS)
      .map(({ day, details }) => ({ day, ...details })),
  };
}

export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const shorten = (text: string): string => {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  return oneLine.length <= SUMMARY_CHARACTERS ? oneLine : `${oneLine.slice(0, SUMMARY_CHARACTERS)}…`;
};

/** The facts of a letter in one language. Anything missing in the case becomes a gap that must be filled in. */
export function factsIn(language: Language, known: LetterCase): LetterFacts {
  const { letterTexts: t, recoveryWords, recoveryLog } = messagesIn(language);
  const on = (day: string) => dayInWords(day, language);
  const orGap = (gap: Gap, value: string | null | undefined) => value ?? gapText(t.gaps[gap]);
  return {
    name: orGap('name', known.name),
    email: known.email,
    address: known.address,
    insurer: orGap('insurer', known.insurer),
    policyNumber: orGap('policyNumber', known.policyNumber),
    claimNumber: orGap('claimNumber', known.claimNumber),
    lossDay: on(known.lossDate),
    dear: known.adjuster?.name ?? t.claimsDepartment,
    isCalifornia: known.state === 'CA',
    monthlyCost: orGap('monthlyCost', null),
    contentsAmount: orGap('contentsAmount', known.offer && dollarsInWords(known.offer.cents)),
    contentsPercent: t.offerBase[known.rule],
    proofDay: orGap('proofDay', known.decision && on(known.decision.from)),
    decisionDay: orGap('decisionDay', known.decision && on(known.decision.due)),
    missed: known.missed
      .map(({ clockId, due, section }) => t.missedLine(recoveryWords.clocks[clockId].title, on(due), section))
      .join('\n'),
    adjusters: known.adjusters.map(({ name, day }) => t.adjusterLine(name, on(day))).join('\n'),
    contacts: known.contacts
      .flatMap(({ day, channel, who, summary, promise, promiseDue }) => [
        t.contactLine(on(day), recoveryLog.channels[channel], who, shorten(summary)),
        ...(promise === '' ? [] : [t.promisedLine(promise, promiseDue ? on(promiseDue) : '')]),
      ])
      .join('\n'),
  };
}
