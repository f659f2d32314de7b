import type { z } from 'zod';
import type { CaseView, listCases as listEndpoint } from '#contract/office/desk.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import { findPeople, listStaffWho, peopleById, peoplePage } from '#server/core/accounts/accounts.ts';
import { decideReviewOf, openReviews, type ReviewKind } from '#server/core/reviews/reviews.ts';
import { CALL_KINDS } from '#contract/core/reviews.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { recordReached } from '#server/emergency/evacuation/evacuation.ts';
import { homesOwnedBy, placesAndOwners } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  alerts,
  assign,
  type Case,
  eventsOf,
  listCases,
  otherCasesOf,
  ownCases,
  queueCounts,
  readReference,
} from '#server/service/cases/cases.ts';
import { readableCase } from './household.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Reader = Pick<Member, 'id' | 'role' | 'device'>;
type Row = z.input<typeof CaseRow>;

/** Cases as lists show them, with names and places looked up for all of them at once. */
async function toRows(db: Queryable, found: readonly Case[], now: Date): Promise<Row[]> {
  const homes = await placesAndOwners(db, [...new Set(found.map(({ homeId }) => homeId))]);
  const ids = [...found.map(({ owner }) => owner), ...[...homes.values()].map(({ userId }) => userId)];
  const people = await peopleById(
    db,
    [...new Set(ids)].filter((id) => id !== null),
  );
  const nameOf = (id: string) => people.get(id)?.name || people.get(id)?.email || 'A colleague';
  return found.map((one) => {
    const home = homes.get(one.homeId);
    return {
      ...one,
      reason: one.reason as Row['reason'],
      place: home ? `${home.city}, ${home.state}` : null,
      person: home ? nameOf(home.userId) : null,
      owner: one.owner ? { id: one.owner, name: nameOf(one.owner) } : null,
      isOverdue: one.dueAt !== null && one.dueAt < now,
    };
  });
}

/** What an agent sees first: their cases, the queue, and what no one has taken. */
export async function readDesk({ db, clock }: Pick<Deps, 'db' | 'clock'>, reader: Reader) {
  const now = clock.now();
  const [mine, unclaimed] = [await ownCases(db, reader.id), await alerts(db)];
  return {
    mine: await toRows(db, mine, now),
    queue: await queueCounts(db),
    alerts: await toRows(db, unclaimed, now),
  };
}

/** Most people that a search may mean. */
const MOST_PEOPLE = 50;

/** Homes of the people whose name or address has this text. */
async function homesOfPeople(db: Queryable, q: string): Promise<string[]> {
  const found = await findPeople(db, { q, role: 'all', sort: 'email', also: [] });
  const { rows } = await peoplePage(db, found, { sort: 'email', limit: MOST_PEOPLE });
  const homes = [];
  for (const { id } of rows) homes.push(...(await homesOwnedBy(db, id)).map((home) => home.id));
  return homes;
}

export async function searchCases(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  query: z.output<typeof listEndpoint.query>,
) {
  const isByName = query.q !== '' && readReference(query.q) === null;
  const homeIds = isByName ? await homesOfPeople(db, query.q) : undefined;
  const { rows, ...page } = await listCases(db, query, { me: reader.id, ...(homeIds ? { homeIds } : {}) });
  return { ...page, rows: await toRows(db, rows, clock.now()) };
}

export async function readCase(
  deps: DeskDeps,
  reader: Reader,
  caseId: string,
): Promise<z.input<typeof CaseView>> {
  const { db, clock, masterKeys } = deps;
  const found = await readableCase(deps, reader, caseId);
  const cipher = await cipherOf(db, masterKeys, found.homeId);
  const events = await eventsOf(db, cipher, caseId);
  const people = await peopleById(
    db,
    [
      ...new Set(
        events.flatMap(({ actorId, facts }) => [actorId, facts['to'] ?? null]).filter((id) => id !== null),
      ),
    ].filter((id) => id.length === 36),
  );
  const nameOf = (id: string | null) => (id ? people.get(id)?.name || people.get(id)?.email || null : null);
  const [row] = await toRows(db, [found], clock.now());
  if (!row) throw new AppError('not_found', 'There is no such case.');
  const colleagues = await listStaffWho(db, 'cases.work');
  return {
    ...row,
    isMine: found.owner === reader.id,
    events: events.map(({ actorId, facts, ...event }) => ({
      ...event,
      by: nameOf(actorId),
      facts:
        event.kind === 'assigned' ? { ...facts, to: nameOf(facts['to'] ?? null) ?? 'a colleague' } : facts,
    })),
    others: await otherCasesOf(db, found),
    colleagues: colleagues.map(({ id, name, email }) => ({ id, name: name || email })),
  };
}

/** Reaching the household answers the reviews that asked for the call. */
export async function answerCallReviews(tx: Tx, { homeId }: Case, agentId: string, at: Date): Promise<void> {
  for (const kind of CALL_KINDS as ReviewKind[])
    for (const review of await openReviews(tx, { kind, homeId })) {
      const note = 'Reached by phone, logged in the case.';
      const about = { kind, key: review.key, by: agentId, decision: 'reached', note, at };
      if ((await decideReviewOf(tx, about)) && kind === 'person-needs-help')
        await recordReached(tx, review, at);
    }
}

/** Gives a case to a colleague who may work on cases. */
export async function assignTo(
  deps: DeskDeps,
  reader: Reader,
  caseId: string,
  given: { to: string | null; was: string | null },
): Promise<void> {
  const { to } = given;
  if (to && !(await listStaffWho(deps.db, 'cases.work')).some(({ id }) => id === to))
    throw new AppError('conflict', 'This person doesn’t work on cases. Choose someone else.');
  await assign(deps, reader, caseId, given);
}
