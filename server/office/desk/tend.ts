import { CALL_KINDS } from '#contract/core/reviews.ts';
import { openReviews, type ReviewKind } from '#server/core/reviews/reviews.ts';
import { waitingHouseholds } from '#server/emergency/lodging/lodging.ts';
import { needsIn, roomNeedsByHome } from '#server/home/household/household.ts';
import {
  announceReminders,
  caseFor,
  casesUnderRules,
  markMissedClocks,
  notifyCaseStaff,
  raise,
  remindDue,
  returnSilent,
} from '#server/service/cases/cases.ts';
import { tendHandOvers } from '#server/service/hand-overs/hand-overs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { severityFactsOf } from './facts.ts';

type TendDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Opens cases for households that our system found to need help: no answer, help requested, or medical needs without a
 * room.
 */
async function openFound({ db, clock }: TendDeps): Promise<void> {
  const at = clock.now();
  const reviews = [];
  for (const kind of CALL_KINDS) reviews.push(...(await openReviews(db, { kind: kind as ReviewKind })));
  const waiting = await waitingHouseholds(db);
  const needs = await roomNeedsByHome(
    db,
    waiting.map(({ homeId }) => homeId),
  );
  const found = [...reviews, ...waiting.filter(({ homeId }) => needsIn(needs, homeId).isMedical)];
  const subjects = found.flatMap(({ homeId, incidentId }) =>
    homeId && incidentId ? [{ homeId, incidentId }] : [],
  );
  const facts = await severityFactsOf(db, subjects, at);
  for (const { homeId, incidentId } of subjects) {
    const known = facts.get(homeId);
    if (known)
      await db.transaction((tx) => caseFor(tx, { homeId, incidentId, facts: known, at, by: 'clock' }));
  }
}

/** Raises open cases whose households are worse off than at the last check. */
async function applyRules({ db, clock }: TendDeps): Promise<void> {
  const at = clock.now();
  const open = await casesUnderRules(db);
  const facts = await severityFactsOf(db, open, at);
  for (const one of open) {
    const known = one.homeId ? facts.get(one.homeId) : undefined;
    if (known) await db.transaction((tx) => raise(tx, one, known, at));
  }
}

/**
 * Runs every minute: returns cases of inactive owners, settles hand-overs and shifts, opens due reminders, records
 * missed response times, and applies the severity rules. One failed step doesn't stop the others, and the next run
 * retries it.
 */
export async function tendCases(deps: TendDeps): Promise<void> {
  const { db, clock, log } = deps;
  const steps: [string, () => Promise<unknown>][] = [
    ['return silent cases', () => db.transaction((tx) => returnSilent(tx, clock.now()))],
    ['settle hand-overs and shifts', () => tendHandOvers(deps)],
    ['open reminders', () => db.transaction((tx) => remindDue(tx, clock.now()))],
    ['announce reminders', () => db.transaction((tx) => announceReminders(tx, clock.now()))],
    ['open found cases', () => openFound(deps)],
    ['apply severity rules', () => applyRules(deps)],
    [
      'record missed clocks',
      async () => {
        if ((await markMissedClocks(db, clock.now())) > 0) await notifyCaseStaff(db);
      },
    ],
  ];
  const failed: string[] = [];
  for (const [what, run] of steps)
    try {
      await run();
    } catch (err) {
      log.error({ err, what }, 'tending cases failed, will retry');
      failed.push(what);
    }
  if (failed.length > 0) throw new Error(`tending cases failed: ${failed.join(', ')}`);
}
