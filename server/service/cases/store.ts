import type { CaseMover, CaseState, Severity } from '#contract/service/cases.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  or,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { caseEvents, cases } from './tables.ts';

export type Case = Omit<typeof cases.$inferSelect, 'severity'> & { severity: Severity };
type Stored = typeof cases.$inferSelect;
export type NewEvent = typeof caseEvents.$inferInsert;
type Changes = Partial<Omit<typeof cases.$inferInsert, 'id' | 'ref' | 'state' | 'movedBy'>>;

const asCase = (row: Stored): Case => row as Case;

// Cases

/** Adds a case. Undefined if the household already has one for this event, or an open question. */
export async function insertCase(tx: Tx, row: typeof cases.$inferInsert): Promise<Case | undefined> {
  const added = first(await tx.insert(cases).values(row).onConflictDoNothing().returning());
  return added && asCase(added);
}

export async function lockCase(tx: Tx, id: string): Promise<Case | undefined> {
  const found = first(await tx.select().from(cases).where(eq(cases.id, id)).for('no key update'));
  return found && asCase(found);
}

export async function findCase(db: Queryable, id: string): Promise<Case | undefined> {
  const found = first(await db.select().from(cases).where(eq(cases.id, id)));
  return found && asCase(found);
}

/** The case of a household in an incident, or its open question. */
export async function lockCaseOf(
  tx: Tx,
  { homeId, incidentId }: { homeId: string; incidentId: string | null },
): Promise<Case | undefined> {
  const found = await tx
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.homeId, homeId),
        incidentId
          ? eq(cases.incidentId, incidentId)
          : and(eq(cases.kind, 'question'), ne(cases.state, 'closed')),
      ),
    )
    .for('no key update');
  const row = first(found);
  return row && asCase(row);
}

/** The home's newest question, if it is open or was closed since then. */
export async function lockRecentQuestion(tx: Tx, homeId: string, since: Date): Promise<Case | undefined> {
  const found = await tx
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.homeId, homeId),
        eq(cases.kind, 'question'),
        or(ne(cases.state, 'closed'), gt(cases.closedAt, since)),
      ),
    )
    .orderBy(desc(cases.openedAt))
    .limit(1)
    .for('no key update');
  const row = first(found);
  return row && asCase(row);
}

/** The case of an event, or the newest question. */
export async function findCurrent(
  db: Queryable,
  homeId: string,
  incidentId: string | null,
): Promise<Case | undefined> {
  const about = incidentId ? eq(cases.incidentId, incidentId) : eq(cases.kind, 'question');
  const found = await db
    .select()
    .from(cases)
    .where(and(eq(cases.homeId, homeId), about))
    .orderBy(desc(cases.openedAt))
    .limit(1);
  const row = first(found);
  return row && asCase(row);
}

export const updateCase = (tx: Queryable, id: string, changes: Changes) =>
  tx.update(cases).set(changes).where(eq(cases.id, id));

/**
 * Changes the state if it is still what was read. The trigger checks the move. Returns false if it changed meanwhile.
 */
export async function moveCase(
  tx: Tx,
  id: string,
  move: { from: CaseState; to: CaseState; by: CaseMover },
  changes: Changes = {},
): Promise<boolean> {
  const moved = await tx
    .update(cases)
    .set({ ...changes, state: move.to, movedBy: move.by })
    .where(and(eq(cases.id, id), eq(cases.state, move.from)))
    .returning({ id: cases.id });
  return moved.length > 0;
}

/** Points cases that were merged into one case to another. */
export const redirectMerged = (tx: Tx, fromId: string, toId: string) =>
  tx.update(cases).set({ mergedInto: toId }).where(eq(cases.mergedInto, fromId));

/** Cases that were merged into this one, oldest first. */
export const findMerged = (db: Queryable, intoId: string) =>
  db
    .select({ id: cases.id, ref: cases.ref })
    .from(cases)
    .where(eq(cases.mergedInto, intoId))
    .orderBy(asc(cases.openedAt));

/** Changes the severity. The trigger lets only a person make it less severe. */
export const updateSeverity = (
  tx: Tx,
  id: string,
  changes: { severity: Severity; reason: string; returnAt: Date | null; by: CaseMover },
) => {
  const { by, ...rest } = changes;
  return tx
    .update(cases)
    .set({ ...rest, movedBy: by })
    .where(eq(cases.id, id));
};

// The queue

/**
 * Locks cases whose owner was inactive for too long, and urgent ones whose owner has closed the window. Skips those
 * that someone is working on right now.
 */
export const lockSilent = async (
  tx: Tx,
  now: Date,
  away: { owners: readonly string[]; upTo: Severity },
): Promise<Case[]> =>
  (
    await tx
      .select()
      .from(cases)
      .where(
        and(
          isNotNull(cases.owner),
          eq(cases.state, 'open'),
          // A call stays with its advisor until it is 15 minutes late.
          or(ne(cases.kind, 'call'), isNull(cases.dueAt), lte(cases.dueAt, after(now, -minutes(15)))),
          away.owners.length === 0
            ? lte(cases.returnAt, now)
            : or(
                lte(cases.returnAt, now),
                and(inArray(cases.owner, [...away.owners]), lte(cases.severity, away.upTo)),
              ),
        ),
      )
      .for('no key update', { skipLocked: true })
  ).map(asCase);

/** Removes the owner from cases. Waiting cases stay waiting. */
export const releaseCases = (tx: Tx, ids: readonly string[]) =>
  tx
    .update(cases)
    .set({ owner: null, claimedAt: null, returnAt: null })
    .where(inArray(cases.id, [...ids]));

/** A person's cases that aren't closed, locked in id order. A call stays with its advisor. */
export const lockOwned = async (tx: Tx, userId: string): Promise<Case[]> =>
  (
    await tx
      .select()
      .from(cases)
      .where(and(eq(cases.owner, userId), ne(cases.state, 'closed'), ne(cases.kind, 'call')))
      .orderBy(asc(cases.id))
      .for('no key update')
  ).map(asCase);

export const releaseOwnedBy = (tx: Tx, userId: string) =>
  tx
    .update(cases)
    .set({ owner: null, claimedAt: null, returnAt: null })
    .where(eq(cases.owner, userId))
    .returning({ id: cases.id, severity: cases.severity });

export const countOwned = async (db: Queryable, userId: string): Promise<number> =>
  db.$count(cases, and(eq(cases.owner, userId), eq(cases.state, 'open'), ne(cases.kind, 'call')));

/** Counts of these people's open cases, by owner. */
export const countOwnedBy = (db: Queryable, userIds: readonly string[]) =>
  db
    .select({ owner: cases.owner, rows: count() })
    .from(cases)
    .where(and(inArray(cases.owner, [...userIds]), eq(cases.state, 'open'), ne(cases.kind, 'call')))
    .groupBy(cases.owner);

export const findOwned = async (db: Queryable, userId: string): Promise<Case[]> =>
  (
    await db
      .select()
      .from(cases)
      .where(and(eq(cases.owner, userId), ne(cases.state, 'closed')))
      .orderBy(asc(cases.severity), asc(cases.openedAt))
  ).map(asCase);

/** Life-threatening cases that no one has taken, oldest first. */
export const findAlerts = async (db: Queryable): Promise<Case[]> =>
  (
    await db
      .select()
      .from(cases)
      .where(and(eq(cases.state, 'open'), isNull(cases.owner), eq(cases.severity, 0)))
      .orderBy(asc(cases.openedAt))
      .limit(20)
  ).map(asCase);

export const countQueue = (db: Queryable) =>
  db
    .select({ severity: cases.severity, rows: count() })
    .from(cases)
    .where(and(eq(cases.state, 'open'), isNull(cases.owner)))
    .groupBy(cases.severity);

export const findOthers = (db: Queryable, homeId: string, exceptId: string) =>
  db
    .select({ id: cases.id, ref: cases.ref, state: cases.state, openedAt: cases.openedAt })
    .from(cases)
    .where(and(eq(cases.homeId, homeId), ne(cases.id, exceptId)))
    .orderBy(desc(cases.openedAt))
    .limit(20);

export const findOfHome = (db: Queryable, homeId: string) =>
  db.select().from(cases).where(eq(cases.homeId, homeId)).orderBy(asc(cases.openedAt));

export const countOpenIn = (db: Queryable, incidentId: string): Promise<number> =>
  db.$count(cases, and(eq(cases.incidentId, incidentId), ne(cases.state, 'closed')));

/** Households that should have heard from us by now: how many, and the earliest due time, by severity. */
export const overdueBySeverity = (db: Queryable, now: Date) =>
  db
    .select({ severity: cases.severity, count: count(), firstDueAt: min(cases.dueAt) })
    .from(cases)
    .where(and(ne(cases.state, 'closed'), lte(cases.dueAt, now)))
    .groupBy(cases.severity);

export const findDueReminders = (db: Queryable, now: Date) =>
  db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.state, 'waiting'), lte(cases.remindAt, now)));

/** Open event cases, for the rules. A few thousand at most, because only some households need a case. */
export const findUnderRules = async (db: Queryable): Promise<Case[]> =>
  (
    await db
      .select()
      .from(cases)
      .where(and(ne(cases.state, 'closed'), isNotNull(cases.incidentId)))
  ).map(asCase);

// History

export const insertEvents = (tx: Tx, rows: NewEvent[]) =>
  tx.insert(caseEvents).values(rows).onConflictDoNothing().returning({ id: caseEvents.id });

export const findEvents = (db: Queryable, caseId: string) =>
  db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(asc(caseEvents.at), asc(caseEvents.id));

/** Rules that no longer raise a case: those that already did, and those a person knew of when lowering it. */
export async function rulesUsed(db: Queryable, caseId: string): Promise<string[]> {
  const rows = await db
    .select({ facts: caseEvents.facts })
    .from(caseEvents)
    .where(and(eq(caseEvents.caseId, caseId), inArray(caseEvents.kind, ['raised', 'lowered'])));
  return rows.flatMap(({ facts }) => [facts['reason'] ?? '', ...(facts['known'] ?? '').split(',')]);
}

/** Whether a person gave a reason for reading this case since then, or was offered it. */
export async function hasGivenReason(
  db: Queryable,
  seen: { caseId: string; actorId: string; since: Date },
): Promise<boolean> {
  const found = await db
    .select({ id: caseEvents.id })
    .from(caseEvents)
    .where(
      and(
        eq(caseEvents.caseId, seen.caseId),
        gt(caseEvents.at, seen.since),
        or(
          and(eq(caseEvents.kind, 'viewed'), eq(caseEvents.actorId, seen.actorId)),
          and(eq(caseEvents.kind, 'offered'), eq(sql`${caseEvents.facts} ->> 'to'`, seen.actorId)),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}
