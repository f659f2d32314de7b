import type { Queryable, Tx } from '#server/platform/db.ts';
import { after, days } from '#server/platform/clock.ts';
import * as store from './store.ts';

export type Case = store.Case;
export { caseFor, heard, raise } from './opening.ts';
export { NO_FACTS, hasListedPhrase, type SeverityFacts } from './severity.ts';
export { notifyCaseChange, notifyCaseStaff } from './notify.ts';
export {
  addNote,
  assign,
  close,
  giveReason,
  markAnswered,
  recordCall,
  reopen,
  requireAccess,
  setSeverity,
  touchCase,
  wait,
} from './casework.ts';
export { alerts, claimNext, ownCases, queueCounts, remindDue, returnSilent, take } from './claiming.ts';
export { readReference } from './reference.ts';
export { listCases, type CaseQuery } from './list-store.ts';
export { eventsOf } from './history.ts';

/** The case that a home's conversation belongs to now. */
export const currentCaseOf = (db: Queryable, homeId: string, incidentId: string | null) =>
  store.findCurrent(db, homeId, incidentId);

export const casesOfHome = (db: Queryable, homeId: string) => store.findOfHome(db, homeId);

/** Fewer answers say nothing about the next one. */
const ENOUGH_ANSWERS = 10;

/** Half of the answers of the last week came within so many minutes. Null when there were too few to say. */
export async function usualMinutes(db: Queryable, now: Date): Promise<number | null> {
  const { answers, seconds } = await store.answerTimes(db, after(now, -days(7)));
  return answers < ENOUGH_ANSWERS ? null : Math.max(1, Math.ceil(seconds / 60));
}

/** Locks a case until the transaction ends. Everywhere, a case is locked before its conversation. */
export const holdCase = (tx: Tx, id: string) => store.lockCase(tx, id);

export const caseById = (db: Queryable, id: string) => store.findCase(db, id);

export const otherCasesOf = (db: Queryable, { homeId, id }: store.Case) => store.findOthers(db, homeId, id);

/** Cases of an incident that aren't closed. */
export const countOpenCases = (db: Queryable, incidentId: string) => store.countOpenIn(db, incidentId);

/** Open event cases: the rules are applied to them every minute. */
export const casesUnderRules = (db: Queryable) => store.findUnderRules(db);

/** Records which response times passed. Returns how many. */
export const markMissedClocks = async (db: Queryable, now: Date): Promise<number> =>
  (await store.markMissed(db, now)).length;

/** A staff account is deleted: its cases go back to the queue. */
export const releaseCasesOf = (tx: Tx, userId: string) => store.releaseOwnedBy(tx, userId);
