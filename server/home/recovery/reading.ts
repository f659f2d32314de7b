import type { Deadline as DeadlineView } from '#contract/home/recovery.ts';
import { CLOCKS_COLLECTED_ON } from '#contract/home/recovery-clocks.ts';
import { STEPS } from '#contract/home/recovery-steps.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, homeFor, type HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { daysBetween } from './calendar-days.ts';
import type { RecoveryDeps } from './change.ts';
import { movesOf, type Move } from './changes.ts';
import { deadlinesOf, type Deadline } from './deadlines.ts';
import { entriesOf, openNote } from './entries.ts';
import type { EvacuationsOf } from './evacuations.ts';
import { compare, currentFacts, type Fact } from './facts.ts';
import { offerOf } from './offers.ts';
import * as store from './store.ts';

/** A home's recovery as its household sees it. */
export async function readRecovery(
  { db, clock, masterKeys }: RecoveryDeps,
  evacuationsOf: EvacuationsOf,
  userId: string,
  homeRef: string,
) {
  const home = await homeFor(db, userId, homeRef, 'view');
  const today = dayAt(home.state, clock.now());
  const cipher = await cipherOf(db, masterKeys, home.id);
  const row = await store.findRecovery(db, home.id);
  const [evacuations, known, all] = await Promise.all([
    evacuationsOf(db, home),
    store.listDisasters(db, home.state),
    store.listRecoveries(db, home.id),
  ]);
  const recoveries = all.map(({ incidentId, closedAt, createdAt }) => ({
    incidentId,
    closedAt,
    startedOn: dayAt(home.state, createdAt),
  }));
  return {
    canEdit: home.role !== 'viewer',
    today,
    state: home.state,
    recovery: row ? await caseOf(db, cipher, home, row, today) : null,
    evacuations,
    offer: offerOf({ evacuations, recoveries, today }),
    disasters: known.map(({ id, name }) => ({ id, name })),
  };
}

/** Everything about one recovery that follows from its facts. */
export async function caseOf(
  db: Queryable,
  cipher: HomeCipher,
  { state }: Pick<HomeRow, 'state'>,
  row: store.RecoveryRow,
  today: string,
) {
  const [rows, dates, disaster, checks] = await Promise.all([
    store.factsOf(db, row),
    row.disasterId ? store.datesOf(db, row.disasterId) : [],
    row.disasterId ? store.findDisaster(db, row.disasterId) : undefined,
    store.lastChecks(db),
  ]);
  const entries = entriesOf(row, rows, dates);
  const facts = currentFacts(entries);
  const moves = movesOf(entries, { state, today });
  const links = new Map(dates.map(({ kind, subject, link }) => [`${kind}.${subject}`, link]));
  const evidence = new Map(rows.map((fact) => [fact.factId, fact.evidence]));
  const lossDate = facts.find(({ subject }) => subject === 'loss_date')?.day;
  if (lossDate === undefined) throw new Error('a recovery has no loss date');
  const deadlines = deadlinesOf({ facts, state, today }).map((deadline) =>
    toView(deadline, { today, checks, links, evidence, moves }),
  );
  return {
    id: row.id,
    origin: row.origin,
    startedAt: row.createdAt,
    closedAt: row.closedAt,
    lossDate,
    disaster: disaster ? { id: disaster.id, name: disaster.name } : null,
    facts: statedFacts(cipher, rows),
    deadlines,
    moves: moves.map(toMove),
    steps: stepsOf(facts, daysBetween(lossDate, today)),
  };
}

type Known = {
  today: string;
  checks: ReadonlyMap<string, string>;
  links: ReadonlyMap<string, string>;
  evidence: ReadonlyMap<string, store.FactRow['evidence']>;
  moves: readonly Move[];
};

function toView({ clock, ...deadline }: Deadline, { today, checks, links, evidence, moves }: Known) {
  const moved = moves.find(({ key }) => key === deadline.key);
  const daysLeft = daysBetween(today, deadline.actBy ?? deadline.due);
  const state: DeadlineView['state'] = deadline.doneOn ? 'done' : deadline.due < today ? 'passed' : 'open';
  return {
    key: deadline.key,
    clockId: clock.id as DeadlineView['clockId'],
    kind: clock.kind,
    due: deadline.due,
    actBy: deadline.actBy,
    daysLeft,
    state,
    isSpan: clock.isSpan ?? false,
    doneOn: deadline.doneOn,
    isNotNeeded: deadline.isNotNeeded,
    start: {
      subject: deadline.start.subject,
      day: deadline.start.day,
      evidence: evidence.get(deadline.start.factId) ?? null,
    },
    basis: deadline.basis,
    link: deadline.basis === 'published' ? (links.get(`published.${clock.id}`) ?? null) : null,
    extended: deadline.extended,
    canExtend: (clock.extensions?.length ?? 0) > 0 && deadline.basis === 'computed',
    section: clock.section,
    sources: [...clock.sources],
    confidence: clock.confidence,
    checkedOn: checks.get(clock.id) ?? null,
    collectedOn: CLOCKS_COLLECTED_ON,
    moved: moved ? toMove(moved) : null,
  };
}

const toMove = ({ clockId, from, to, because, at }: Move) => ({
  clockId: clockId as DeadlineView['clockId'],
  from,
  to,
  because,
  at,
});

/**
 * Current facts by day. On the same day they are ordered by subject, because ids created at the same moment have no
 * order.
 */
function statedFacts(cipher: HomeCipher, rows: readonly store.FactRow[]) {
  const byFact = Map.groupBy(rows, ({ factId }) => factId);
  const stated = [...byFact.values()].flatMap((versions) => {
    const last = versions.at(-1);
    if (!last || last.isWithdrawn) return [];
    const before = versions.at(-2);
    return {
      id: last.factId,
      kind: last.kind,
      subject: last.subject,
      day: last.day,
      evidence: { kind: last.evidence, note: openNote(cipher, last.note), documentId: last.documentId },
      recordedAt: last.createdAt,
      wasDay: before && before.day !== last.day ? before.day : null,
    };
  });
  return stated.toSorted((a, b) => compare(a.day, b.day) || compare(a.subject, b.subject));
}

/** The steps of this phase and of earlier ones. */
const stepsOf = (facts: readonly Fact[], daysSince: number) =>
  STEPS.filter(({ fromDay }) => fromDay <= Math.max(0, daysSince)).map(({ id }) => {
    const mark = facts.find(
      ({ kind, subject }) => (kind === 'done' || kind === 'not_needed') && subject === id,
    );
    return { id, doneOn: mark?.day ?? null, isNotNeeded: mark?.kind === 'not_needed' };
  });
