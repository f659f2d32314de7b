import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  isFlag,
  isTrigger,
  type Evidence,
  type NewFact,
  type startRecovery as starting,
} from '#contract/home/recovery.ts';
import { isMarkable } from '#contract/home/recovery-guide.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { documentsForClaim } from '#server/home/documents/documents.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { changeIn, openRecovery, refuse, type Place, type RecoveryDeps, type Requester } from './change.ts';
import { deadlinesOf } from './deadlines.ts';
import { entriesOf, sealNote } from './entries.ts';
import type { EvacuationsOf } from './evacuations.ts';
import { currentFacts } from './facts.ts';
import * as store from './store.ts';

/** More than ten entries a week for two years. */
const MOST_ENTRIES = 1200;
/** A time limit is the only date that can be in the future. */
const MAY_LIE_AHEAD = ['any_time_limit_date'];

/** The history is stored in English; see the activity's `detailIn`. */
const words = messagesIn('en').recoveryWords;
const wordsFor = (subject: string): string =>
  ({ ...words.triggers, ...words.flags })[subject as keyof typeof words.triggers] ??
  subject.split(':')[0] ??
  '';

async function checkEvidence({ tx, cipher, home }: Place, { documentId }: Evidence): Promise<void> {
  if (documentId === null) return;
  const documents = await documentsForClaim(tx, cipher, home.id);
  if (!documents.some(({ id }) => id === documentId))
    throw refuse('evidence', say().recoveryErrors.noSuchDocument);
}

const rowOf = (
  { home, cipher, now }: Place,
  recovery: store.RecoveryRow,
  who: Requester,
  given: Omit<NewFact, 'evidence'> & { evidence: Evidence; factId?: string; version?: number },
) => ({
  recoveryId: recovery.id,
  homeId: home.id,
  factId: given.factId ?? randomUUID(),
  version: given.version ?? 1,
  kind: given.kind,
  subject: given.subject,
  day: given.day,
  evidence: given.evidence.kind,
  note: sealNote(cipher, given.evidence.note),
  documentId: given.evidence.documentId,
  recordedBy: who.id,
  createdAt: now,
});

function checkDay(subject: string, day: string, today: string, field = 'day'): void {
  if (day > today && !MAY_LIE_AHEAD.includes(subject)) throw refuse(field, say().recoveryErrors.inFuture);
}

export function checkEntries(rows: readonly store.FactRow[]): void {
  if (rows.length >= MOST_ENTRIES) throw new AppError('conflict', say().recoveryErrors.full(MOST_ENTRIES));
}

/** Starts a recovery with its loss date, after an evacuation or without one. */
export const startRecovery = (
  deps: RecoveryDeps,
  evacuationsOf: EvacuationsOf,
  who: Requester,
  homeRef: string,
  given: z.output<typeof starting.body>,
): Promise<void> =>
  changeIn(deps, who, homeRef, async (place) => {
    const { tx, home, now, today } = place;
    const { recoveryErrors } = say();
    const { incidentId, disasterId, lossDate, evidence, flags } = given;
    checkDay('loss_date', lossDate, today, 'lossDate');
    await checkEvidence(place, evidence);
    const evacuation =
      incidentId === null
        ? null
        : (await evacuationsOf(tx, home)).find((known) => known.incidentId === incidentId);
    if (evacuation === undefined) throw refuse('incidentId', recoveryErrors.noSuchEvacuation);
    await checkDisaster(place, disasterId);
    const last = await store.findRecovery(tx, home.id);
    if (last && !last.closedAt) throw new AppError('conflict', recoveryErrors.alreadyOpen);
    const made = await store.insertRecovery(tx, {
      homeId: home.id,
      origin: evacuation ? 'order' : 'loss',
      incidentId,
      disasterId,
      disasterSince: disasterId === null ? null : now,
      startedBy: who.id,
      createdAt: now,
    });
    if (!made) throw new AppError('conflict', recoveryErrors.alreadyOpen);
    const byOrder: Evidence = { kind: 'order', note: evacuation?.name ?? '', documentId: null };
    const fact = (kind: 'event' | 'flag', subject: string, day: string, how: Evidence) =>
      rowOf(place, made, who, { kind, subject, day, evidence: how });
    await store.insertFacts(tx, [
      fact('event', 'loss_date', lossDate, evidence),
      ...(evacuation ? [fact('event', 'civil_authority_order', evacuation.from, byOrder)] : []),
      ...(evacuation?.hotel ? [fact('event', 'hotel_check_in', evacuation.hotel.firstNight, byOrder)] : []),
      ...[...new Set(flags)].map((flag) => fact('flag', flag, lossDate, evidence)),
    ]);
    return {
      result: undefined,
      auditEntry: { action: 'recovery.started', subjectId: made.id, detail: lossDate },
    };
  });

async function checkDisaster({ tx, home }: Place, disasterId: string | null): Promise<void> {
  if (disasterId === null) return;
  const disaster = await store.findDisaster(tx, disasterId);
  if (disaster?.state !== home.state) throw refuse('disasterId', say().recoveryErrors.noSuchDisaster);
}

/** Names the disaster, closes the recovery or reopens it. */
export const changeRecovery = (
  deps: RecoveryDeps,
  who: Requester,
  homeRef: string,
  { disasterId, isClosed }: { disasterId?: string | null | undefined; isClosed?: boolean | undefined },
): Promise<void> =>
  changeIn(deps, who, homeRef, async (place) => {
    const { tx, home, now } = place;
    const recovery =
      isClosed === false ? await store.findRecovery(tx, home.id) : await openRecovery(tx, home.id);
    if (!recovery) throw new AppError('conflict', say().recoveryErrors.noRecovery);
    if (disasterId !== undefined) await checkDisaster(place, disasterId);
    await store.updateRecovery(tx, recovery, {
      ...(disasterId === undefined || disasterId === recovery.disasterId
        ? {}
        : { disasterId, disasterSince: disasterId === null ? null : now }),
      ...(isClosed === undefined ? {} : { closedAt: isClosed ? now : null }),
    });
    const action =
      isClosed === undefined ? 'recovery.changed' : isClosed ? 'recovery.closed' : 'recovery.reopened';
    return { result: undefined, auditEntry: { action, subjectId: recovery.id } };
  });

/** Records a fact. It must be one that a rule, a deadline or a step uses. */
export const recordFact = (
  deps: RecoveryDeps,
  who: Requester,
  homeRef: string,
  given: NewFact,
): Promise<void> =>
  changeIn(deps, who, homeRef, async (place) => {
    const recovery = await openRecovery(place.tx, place.home.id);
    await addFact(place, recovery, who, given);
    const { kind, subject, day } = given;
    return {
      result: undefined,
      auditEntry: {
        action: 'recovery.fact-recorded',
        subjectId: recovery.id,
        detail: `${kind === 'event' || kind === 'flag' ? wordsFor(subject) : subject.split(':')[0]}: ${day}`,
      },
    };
  });

export async function addFact(
  place: Place,
  recovery: store.RecoveryRow,
  who: Requester,
  given: NewFact,
): Promise<void> {
  const { tx, home, today } = place;
  const { recoveryErrors } = say();
  checkDay(given.subject, given.day, today);
  await checkEvidence(place, given.evidence);
  const rows = await store.factsOf(tx, recovery);
  checkEntries(rows);
  const dates = recovery.disasterId ? await store.datesOf(tx, recovery.disasterId) : [];
  const facts = currentFacts(entriesOf(recovery, rows, dates));
  const isKnown = (subject: string, kinds: readonly string[] = [given.kind]) =>
    facts.some((fact) => kinds.includes(fact.kind) && fact.subject === subject);
  const isMarked = () => isKnown(given.subject, ['done', 'not_needed']);
  const deadline = () =>
    deadlinesOf({ facts, state: home.state, today }).find(({ key }) => key === given.subject);
  const problem = {
    event: () =>
      !isTrigger(given.subject)
        ? recoveryErrors.unknownSubject
        : given.subject === 'loss_date'
          ? recoveryErrors.alreadyStated
          : null,
    flag: () =>
      !isFlag(given.subject)
        ? recoveryErrors.unknownSubject
        : isKnown(given.subject)
          ? recoveryErrors.alreadyStated
          : null,
    extension: () =>
      (deadline()?.clock.extensions?.length ?? 0) === 0 ? recoveryErrors.notExtendable : null,
    done: () =>
      isMarked()
        ? recoveryErrors.alreadyStated
        : deadline() || isMarkable(given.subject)
          ? null
          : recoveryErrors.unknownSubject,
    // A deadline of the insurer is never "not needed": only the household's own steps can be.
    not_needed: () =>
      isMarked()
        ? recoveryErrors.alreadyStated
        : isMarkable(given.subject)
          ? null
          : recoveryErrors.unknownSubject,
  }[given.kind]();
  if (problem) throw refuse('subject', problem);
  await store.insertFacts(tx, [rowOf(place, recovery, who, given)]);
}

type Next = { day: string; evidence: Evidence } | 'withdrawn';

/** Corrects or withdraws a fact by a new version. The earlier ones stay, so that a moved deadline can be explained. */
export const reviseFact = (
  deps: RecoveryDeps,
  who: Requester,
  { homeId: homeRef, factId }: { homeId: string; factId: string },
  next: Next,
): Promise<void> =>
  changeIn(deps, who, homeRef, async (place) => {
    const { tx, home, today } = place;
    const { recoveryErrors } = say();
    const recovery = await openRecovery(tx, home.id);
    const rows = await store.factsOf(tx, recovery);
    const last = rows.findLast((row) => row.factId === factId);
    if (!last || last.isWithdrawn) throw new AppError('not_found', recoveryErrors.noSuchFact);
    checkEntries(rows);
    const version = last.version + 1;
    if (next === 'withdrawn') {
      if (last.subject === 'loss_date') throw new AppError('conflict', recoveryErrors.lossStays);
      const { id: _id, ...same } = last;
      await store.insertFacts(tx, [
        { ...same, version, isWithdrawn: true, recordedBy: who.id, createdAt: place.now },
      ]);
    } else {
      checkDay(last.subject, next.day, today);
      await checkEvidence(place, next.evidence);
      const { kind, subject } = last;
      await store.insertFacts(tx, [rowOf(place, recovery, who, { kind, subject, factId, version, ...next })]);
    }
    return {
      result: undefined,
      auditEntry: {
        action: next === 'withdrawn' ? 'recovery.fact-withdrawn' : 'recovery.fact-corrected',
        subjectId: recovery.id,
        detail: `${wordsFor(last.subject)}: ${last.day}${next === 'withdrawn' ? '' : ` → ${next.day}`}`,
      },
    };
  });
