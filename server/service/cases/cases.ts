import type { Queryable, Tx } from '#server/platform/db.ts';
import * as store from './store.ts';

export type Case = store.Case;
export { caseFor, raise } from './opening.ts';
export { NO_FACTS, hasListedPhrase, type SeverityFacts } from './severity.ts';
export { notifyCaseStaff } from './notify.ts';
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
  wait,
} from './casework.ts';
export { alerts, claimNext, ownCases, queueCounts, remindDue, returnSilent, take } from './claiming.ts';
export { readReference } from './reference.ts';
export { listCases, type CaseQuery } from './list-store.ts';
export { eventsOf } from './history.ts';

export const caseById = (db: Queryable, id: string) => store.findCase(db, id);

export const otherCasesOf = (db: Queryable, { homeId, id }: store.Case) => store.findOthers(db, homeId, id);

/** Open event cases: the rules are applied to them every minute. */
export const casesUnderRules = (db: Queryable) => store.findUnderRules(db);

/** Records which response times passed. Returns how many. */
export const markMissedClocks = async (db: Queryable, now: Date): Promise<number> =>
  (await store.markMissed(db, now)).length;

/** A staff account is deleted: its cases go back to the queue. */
export const releaseCasesOf = (tx: Tx, userId: string) => store.releaseOwnedBy(tx, userId);
