import type { LetterDetails } from '#contract/home/recovery-letters.ts';
import { gapsIn, LETTERS, OPEN_LETTERS, type LetterId } from '#contract/home/recovery-letter-kinds.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { isMember } from '#server/money/membership/membership.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { changeIn, openRecovery, type Place, type RecoveryDeps, type Requester } from './change.ts';
import { entriesOf } from './entries.ts';
import { currentFacts, flagsOf } from './facts.ts';
import { factsIn, letterCaseOf, type LetterCase } from './letter-facts.ts';
import * as store from './letter-store.ts';
import { openFor, type Opening } from './log.ts';
import { caseOf } from './reading.ts';
import { openLetter, sealLetter } from './sealed-letters.ts';
import * as recoveryStore from './store.ts';

/** One letter a week for five years. */
const MOST_LETTERS = 300;

/** Spelled out in full, because a test checks that the audit log has words for each. */
const ACTIONS = {
  drafted: { action: 'recovery.letter-drafted' },
  changed: { action: 'recovery.letter-changed' },
  removed: { action: 'recovery.letter-removed' },
};

export const rowOfLetter = (id: LetterId) => {
  const row = LETTERS.find((one) => one.id === id);
  if (!row) throw new Error(`no letter ${id}`);
  return row;
};

type Known = { state: string; flags: ReadonlySet<string>; passed: ReadonlySet<string> };

/** Whether a letter fits the case, and if not, why. */
export function fitOf(id: LetterId, { state, flags, passed }: Known) {
  const row = rowOfLetter(id);
  const missing = row.onlyIf.filter((flag) => !flags.has(flag));
  if (row.isCalifornian && state !== 'CA') return { state: 'elsewhere' as const, missing: [] };
  if (missing.length > 0) return { state: 'condition' as const, missing };
  if (row.after !== undefined && !passed.has(row.after)) return { state: 'later' as const, missing: [] };
  return { state: 'ready' as const, missing: [] };
}

async function knownOf(
  db: Parameters<typeof recoveryStore.factsOf>[0],
  { home, recovery, cipher, today }: Pick<Opening, 'home' | 'recovery' | 'cipher' | 'today'>,
) {
  const dates = recovery.disasterId ? await recoveryStore.datesOf(db, recovery.disasterId) : [];
  const facts = currentFacts(entriesOf(recovery, await recoveryStore.factsOf(db, recovery), dates));
  const { deadlines } = await caseOf(db, cipher, home, recovery, today);
  const late = deadlines.filter(({ state }) => state === 'passed').map(({ clockId }) => clockId);
  return {
    deadlines,
    known: { state: home.state, flags: flagsOf(facts), passed: new Set<string>(late) },
  };
}

/** The ready-made text of a letter, in English, because insurers read it. */
export function draftOf(id: LetterId, known: LetterCase): LetterDetails {
  const { letterTexts: t } = messagesIn('en');
  const facts = factsIn('en', known);
  const isToInsurer = rowOfLetter(id).to === 'insurer';
  return {
    to: isToInsurer
      ? [known.adjuster?.name ?? t.claimsDepartment, facts.insurer].join(', ')
      : t.regulator[known.state],
    email: isToInsurer ? (known.adjuster?.email ?? '') : '',
    subject: t.letters[id].subject(facts),
    body: t.letters[id].body({ ...facts, dear: isToInsurer ? facts.dear : t.regulator[known.state] }),
  };
}

/** A translation of the ready-made text, for people who read another language. */
function explanationOf(id: LetterId, known: LetterCase): string | null {
  const language = callerLanguage();
  return language === 'en'
    ? null
    : messagesIn(language).letterTexts.letters[id].body(factsIn(language, known));
}

export const gapsOf = ({ to, subject, body }: LetterDetails): string[] =>
  gapsIn([to, subject, body].join('\n'));

type Deadlines = Awaited<ReturnType<typeof caseOf>>['deadlines'];

const toContract = (
  row: store.LetterRow,
  details: LetterDetails,
  { explanation, deadlines }: { explanation: string | null; deadlines: Deadlines },
) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  details,
  gaps: gapsOf(details),
  explanation,
  byUs: row.byUs,
  channel: row.channel,
  sentOn: row.sentOn,
  // The fact that sending recorded has the letter's id.
  due: deadlines.find(({ key }) => key.endsWith(`:${row.id}`))?.due ?? null,
  updatedAt: row.updatedAt,
});

export async function readLetters(deps: RecoveryDeps, userId: string, homeRef: string) {
  const { db, clock } = deps;
  const opening = await openFor(deps, userId, homeRef);
  const { home, recovery, cipher, today } = opening;
  const which = { recoveryId: recovery.id, homeId: home.id };
  const [rows, { known, deadlines }, account] = await Promise.all([
    store.listLetters(db, which),
    knownOf(db, opening),
    readAccount(db, userId),
  ]);
  const letterCase = await letterCaseOf(db, cipher, home, recovery, { today, userId });
  const open = new Set(rows.filter(({ state }) => state !== 'sent').map(({ kind }) => kind));
  return {
    canEdit: opening.canEdit,
    today,
    replyTo: account.email,
    canEmail: await isMember(db, home.userId, clock.now()),
    options: LETTERS.map(({ id, starts, section, confidence }) => {
      const fit = fitOf(id, known);
      const state = fit.state === 'ready' && open.has(id) ? ('open' as const) : fit.state;
      return { id, state, missing: [...fit.missing], starts, section, confidence };
    }),
    letters: rows.map((row) =>
      toContract(row, openLetter(cipher, row), {
        explanation: explanationOf(row.kind, letterCase),
        deadlines,
      }),
    ),
  };
}

export async function readLetter(deps: RecoveryDeps, userId: string, homeRef: string, id: string) {
  const found = (await readLetters(deps, userId, homeRef)).letters.find((letter) => letter.id === id);
  if (!found) throw new AppError('not_found', say().letterErrors.noSuchLetter);
  return found;
}

/** Drafts a letter from the case. If one of its kind is open, returns that one. */
export async function startLetter(deps: RecoveryDeps, who: Requester, homeRef: string, kind: LetterId) {
  const id = await changeIn(deps, who, homeRef, async (place) => {
    const { tx, home, cipher, now, today } = place;
    const recovery = await openRecovery(tx, home.id);
    const which = { recoveryId: recovery.id, homeId: home.id };
    const { known } = await knownOf(tx, { home, recovery, cipher, today });
    if (fitOf(kind, known).state !== 'ready') throw new AppError('conflict', say().letterErrors.notForCase);
    if ((await store.listLetters(tx, which)).length >= MOST_LETTERS)
      throw new AppError('conflict', say().letterErrors.manyLetters(MOST_LETTERS));
    const open = await store.findOpenLetter(tx, which, kind);
    const draft = () => letterCaseOf(tx, cipher, home, recovery, { today, userId: who.id });
    const made =
      open ??
      (await store.insertLetter(tx, {
        ...which,
        kind,
        details: sealLetter(cipher, draftOf(kind, await draft())),
        createdBy: who.id,
        createdAt: now,
        updatedAt: now,
      }));
    if (!made) throw new Error('a letter was not drafted');
    return {
      result: made.id,
      auditEntry: open ? null : { ...ACTIONS.drafted, subjectId: made.id, detail: kind },
    };
  });
  return readLetter(deps, who.id, homeRef, id);
}

/** Finds a letter that can still be changed, as the caller last saw it. */
export async function openLetterFor(
  { tx, home }: Place,
  recovery: recoveryStore.RecoveryRow,
  letterId: string,
  basedOn: string | null,
): Promise<store.LetterRow> {
  const { letterErrors } = say();
  const row = await store.findLetter(tx, home.id, letterId);
  if (row?.recoveryId !== recovery.id) throw new AppError('not_found', letterErrors.noSuchLetter);
  if (!(OPEN_LETTERS as readonly string[]).includes(row.state))
    throw new AppError('conflict', letterErrors.wasSent);
  if (basedOn !== null && row.updatedAt.toISOString() !== basedOn)
    throw new AppError('conflict', letterErrors.changedMeanwhile);
  return row;
}

type At = { homeId: string; letterId: string };

export async function editLetter(
  deps: RecoveryDeps,
  who: Requester,
  { homeId, letterId }: At,
  { basedOn, ...details }: LetterDetails & { basedOn: string },
) {
  await changeIn(deps, who, homeId, async (place) => {
    const { tx, home, cipher, now } = place;
    const recovery = await openRecovery(tx, home.id);
    const row = await openLetterFor(place, recovery, letterId, basedOn);
    await store.updateLetter(tx, row, OPEN_LETTERS, { details: sealLetter(cipher, details), updatedAt: now });
    return { result: undefined, auditEntry: { ...ACTIONS.changed, subjectId: row.id, detail: row.kind } };
  });
  return readLetter(deps, who.id, homeId, letterId);
}

export const removeLetter = (deps: RecoveryDeps, who: Requester, { homeId, letterId }: At): Promise<void> =>
  changeIn(deps, who, homeId, async (place) => {
    const recovery = await openRecovery(place.tx, place.home.id);
    const row = await openLetterFor(place, recovery, letterId, null);
    await store.deleteLetter(place.tx, row);
    return { result: undefined, auditEntry: { ...ACTIONS.removed, subjectId: row.id, detail: row.kind } };
  });
