import type { z } from 'zod';
import type { CaseView } from '#contract/office/desk.ts';
import { listStaffWho, peopleById } from '#server/core/accounts/accounts.ts';
import { decideReviewOf, openReviews, type ReviewKind } from '#server/core/reviews/reviews.ts';
import { CALL_KINDS } from '#contract/core/reviews.ts';
import { recordReached } from '#server/emergency/evacuation/evacuation.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  alerts,
  assign,
  type Case,
  caseById,
  cipherOfCase,
  dueReminders,
  eventsOf,
  otherCasesOf,
  ownCases,
  queueCounts,
} from '#server/service/cases/cases.ts';
import { replyMailsOf, visitorsOf } from '#server/service/contact/contact.ts';
import { toRows } from './case-rows.ts';
import { readableCase } from './household.ts';
import { say } from '#server/platform/say.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Reader = Pick<Member, 'id' | 'role' | 'device'>;

/** An agent's start page: their cases, the queue, and cases that no one has taken. */
export async function readDesk(deps: DeskDeps, reader: Reader) {
  const { db, clock } = deps;
  const now = clock.now();
  const [mine, unclaimed] = [await ownCases(db, reader.id), await alerts(db)];
  return {
    mine: await toRows(db, mine, now),
    queue: await queueCounts(db),
    alerts: await toRows(db, unclaimed, now),
    reminders: await dueReminders(deps, reader.id),
  };
}

/** The sender of each message, and which of our replies reached their mailbox. */
async function visitorView(db: Queryable, caseId: string) {
  const visitor = (await visitorsOf(db, [caseId])).get(caseId);
  if (!visitor) return null;
  const { firstName, lastName, email, subject, acknowledgement } = visitor;
  const replies = await replyMailsOf(db, caseId);
  return { name: `${firstName} ${lastName}`, email, subject, acknowledgement, replies };
}

/** Events with codes that are ids of people, shown as names. */
const NAMES_PEOPLE: readonly string[] = ['assigned', 'offered', 'handed-over'];

export async function readCase(
  deps: DeskDeps,
  reader: Reader,
  caseId: string,
): Promise<z.input<typeof CaseView>> {
  const { db, clock, masterKeys } = deps;
  const found = await readableCase(deps, reader, caseId);
  const cipher = await cipherOfCase(db, masterKeys, found);
  const events = await eventsOf(db, cipher, caseId);
  const people = await peopleById(
    db,
    [
      ...new Set(
        events
          .flatMap(({ actorId, facts }) => [actorId, facts['from'] ?? null, facts['to'] ?? null])
          .filter((id) => id !== null),
      ),
    ].filter((id) => id.length === 36),
  );
  const nameOf = (id: string | null) => (id ? people.get(id)?.name || people.get(id)?.email || null : null);
  const [row] = await toRows(db, [found], clock.now());
  if (!row) throw new AppError('not_found', say().casesErrors.noSuchCase);
  const colleagues = await listStaffWho(db, 'cases.work');
  return {
    ...row,
    isMine: found.owner === reader.id,
    events: events.map(({ actorId, facts, ...event }) => ({
      ...event,
      by: nameOf(actorId),
      facts: NAMES_PEOPLE.includes(event.kind)
        ? Object.fromEntries(
            Object.entries(facts).map(([key, fact]) => [
              key,
              key === 'from' || key === 'to' ? (nameOf(fact) ?? 'a colleague') : fact,
            ]),
          )
        : facts,
    })),
    others: await otherCasesOf(db, found),
    visitor: found.kind === 'visitor' ? await visitorView(db, found.id) : null,
    mergedInto: (found.mergedInto ? await caseById(db, found.mergedInto) : undefined) ?? null,
    colleagues: colleagues.map(({ id, name, email }) => ({ id, name: name || email })),
  };
}

/** Reaching the household closes the reviews that asked for the call. */
export async function answerCallReviews(tx: Tx, { homeId }: Case, agentId: string, at: Date): Promise<void> {
  if (!homeId) return;
  for (const kind of CALL_KINDS as ReviewKind[])
    for (const review of await openReviews(tx, { kind, homeId })) {
      const note = 'Reached by phone, logged in the case.';
      const about = { kind, key: review.key, by: agentId, decision: 'reached', note, at };
      if ((await decideReviewOf(tx, about)) && kind === 'person-needs-help')
        await recordReached(tx, review, at);
    }
}

/** Assigns a case to a colleague who may work on cases. */
export async function assignTo(
  deps: DeskDeps,
  reader: Reader,
  caseId: string,
  given: { to: string | null; was: string | null },
): Promise<void> {
  const { to } = given;
  if (to && !(await listStaffWho(deps.db, 'cases.work')).some(({ id }) => id === to))
    throw new AppError('conflict', say().deskErrors.notAnAgent);
  await assign(deps, reader, caseId, given);
}
