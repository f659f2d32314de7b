import type { Queryable, Tx } from '#server/platform/db.ts';
import { after, days } from '#server/platform/clock.ts';
import * as clocks from './clock-store.ts';
import * as reports from './report-store.ts';
import { lastDays, reportRows } from './report-rows.ts';
import * as store from './store.ts';

export type Case = store.Case;
export { caseFor, heard, raise, reopenFor } from './opening.ts';
export {
  answeredText,
  heardText,
  lockOpenText,
  mayReadText,
  openCasesText,
  timesAfter,
} from './message-text.ts';
export { NO_FACTS, hasListedPhrase, judge, type SeverityFacts } from './severity.ts';
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
export {
  alerts,
  claimNext,
  full,
  ownCases,
  queueCounts,
  remindDue,
  returnCases,
  returnSilent,
  take,
  transfer,
} from './claiming.ts';
export { mergeCase } from './merging.ts';
export { addReminder, announceReminders, dueReminders, finishReminder } from './reminders.ts';
export { newReference, readReference } from './reference.ts';
export { casesOnBoard, countByIncident, countCases, listCases, type CaseQuery } from './list-store.ts';
export { addEvent, eventsOf } from './history.ts';
export { cancelCallCase, giveCall, giveToAdvisor, openCallOf, requestCallCase } from './calls.ts';
export { cipherOfCase } from './case-cipher.ts';
export { markUnanswered, openVisitorCase } from './visitors.ts';
export { deleteVisitorCases } from './visitor-store.ts';
export { lastOnCallPage, recordOnCallPage } from './on-call-store.ts';

/** The case that a home's conversation belongs to now. Follows a merged case to the one it was merged into. */
export async function currentCaseOf(db: Queryable, homeId: string, incidentId: string | null) {
  const found = await store.findCurrent(db, homeId, incidentId);
  return found?.mergedInto ? store.findCase(db, found.mergedInto) : found;
}

/** Cases that were merged into this one, with their references. */
export const mergedCasesOf = (db: Queryable, caseId: string) => store.findMerged(db, caseId);

export const casesOfHome = (db: Queryable, homeId: string) => store.findOfHome(db, homeId);

/** First response, resolution and backlog of the last days, by day and severity. */
export async function caseReport(
  db: Queryable,
  { now, days, severities }: { now: Date; days: number; severities: readonly number[] },
) {
  const list = lastDays(now, days);
  const since = new Date(`${list.at(-1)}T08:00:00Z`);
  const [first, closed, backlog] = [
    await reports.firstResponses(db, since),
    await reports.resolutions(db, since),
    await reports.backlogs(db, list),
  ];
  return reportRows(list, severities, { first, closed, backlog });
}

/** Fewer answers don't predict the next one. */
const ENOUGH_ANSWERS = 10;

/** Median answer time of the last week, in minutes. Null when there were too few answers. */
export async function usualMinutes(db: Queryable, now: Date): Promise<number | null> {
  return minutesOf(await clocks.answerTimes(db, { since: after(now, -days(7)), share: 0.5 }));
}

/** 75th percentile of this person's answer times in the last four weeks, in minutes. Null when there were too few. */
export const usualMinutesOf = async (db: Queryable, agentId: string, now: Date): Promise<number | null> =>
  minutesOf(await clocks.answerTimes(db, { since: after(now, -days(28)), share: 0.75, by: agentId }));

const minutesOf = ({ answers, seconds }: { answers: number; seconds: number }): number | null =>
  answers < ENOUGH_ANSWERS ? null : Math.max(1, Math.ceil(seconds / 60));

export const countOpenOf = (db: Queryable, userId: string) => store.countOwned(db, userId);

/** How many open cases each of these people has. */
export async function openCasesBy(db: Queryable, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = userIds.length === 0 ? [] : await store.countOwnedBy(db, userIds);
  return new Map(rows.map(({ owner, rows: n }) => [owner ?? '', n]));
}

export const holdOwnCases = (tx: Tx, userId: string) => store.lockOwned(tx, userId);

/** Locks a case until the transaction ends. To avoid deadlocks, always lock a case before its conversation. */
export const holdCase = (tx: Tx, id: string) => store.lockCase(tx, id);

export const caseById = (db: Queryable, id: string) => store.findCase(db, id);

export const otherCasesOf = async (db: Queryable, { homeId, id }: store.Case) =>
  homeId ? store.findOthers(db, homeId, id) : [];

/** Cases of an incident that aren't closed. */
export const countOpenCases = (db: Queryable, incidentId: string) => store.countOpenIn(db, incidentId);

/** Open event cases, to which the rules are applied every minute. */
export const casesUnderRules = (db: Queryable) => store.findUnderRules(db);

/** Records missed response times. Returns how many. */
export const markMissedClocks = async (db: Queryable, now: Date): Promise<number> =>
  (await clocks.markMissed(db, now)).length;

/** A staff account is being deleted: its cases go back to the queue. */
export const releaseCasesOf = (tx: Tx, userId: string) => store.releaseOwnedBy(tx, userId);
