import { declarersOf } from '#server/emergency/alerts/alerts.ts';
import { recordIncidentChange, type Actor } from '#server/core/audit/audit.ts';
import { homeOf, publishToHome } from '#server/home/homes/homes.ts';
import { stopEscalation } from '#server/core/notifications/notifications.ts';
import { refuseHeld, releaseHeld, sendPayouts } from '#server/money/payouts/payouts.ts';
import { after } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { decideReviewsOfIncident } from '#server/core/reviews/reviews.ts';
import { lockActivations } from '#server/emergency/activations/execute/pending-work.ts';
import { restoreServicesIn } from '#server/emergency/activations/execute/restore-services.ts';
import { firstSign, REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';
import { acknowledgeAlert } from '#server/emergency/activations/stores/alert-store.ts';
import { say } from '#server/platform/say.ts';

export { prepare, type Prepared } from '#server/platform/polygon.ts';
export {
  eventsOf,
  recordEvent,
  homeStatusesOf,
  homesUnderAlert,
  mayBeUnderAlertText,
  recordEvents,
  servedIncidentText,
  homesUnderOrder,
  warningOf,
  type ActivationRow,
  type HomeStatus,
} from './home-status.ts';
export { countWaiting, questionsWaiting, type KnownInside, type ZoneQuestion } from './waiting-homes.ts';
export { officialStatusAt, type OfficialStatus } from './official-status.ts';
export type { HomeAlert } from '#server/emergency/activations/stores/alert-store.ts';
export type { Applied } from '#server/emergency/activations/decide/applied.ts';
export { activateHome, activateHomeIn } from '#server/emergency/activations/execute/activate-home.ts';
export { judgeHome } from '#server/emergency/activations/decide/eligibility.ts';
export { startByHand } from '#server/emergency/activations/execute/placed-home.ts';
export { reconcileActivations } from '#server/emergency/activations/execute/reconcile.ts';
export { ordersUnapplied } from '#server/emergency/activations/execute/unapplied-orders.ts';
export { publishChanges } from '#server/emergency/activations/publish/publish-changes.ts';

export { isProtectedAt, knownHome } from '#server/emergency/activations/decide/eligibility.ts';

/** The time as of which a home under an order is judged. */
export async function firstSignOf(db: Queryable, incidentId: string | null, orderAt: Date): Promise<Date> {
  const incident = incidentId ? await incidentStore.findIncident(db, incidentId) : undefined;
  return firstSign(incident?.openedAt ?? orderAt, orderAt);
}

/** A reviewer restores what a canceled order took back; see `restoreServicesIn`. */
export async function restoreServices(
  tx: Tx,
  deps: Parameters<typeof restoreServicesIn>[1],
  chosen: Parameters<typeof restoreServicesIn>[2],
): Promise<string[]> {
  await lockActivations(tx);
  return restoreServicesIn(tx, deps, chosen);
}
export {
  activeByZone,
  activeWhere,
  countActivations,
  homesOfIncident,
  homesToCorrect,
  membersAround,
  membersInside,
  nearestIncident,
  activeHomeLocations,
} from './overview.ts';
export { cancelIncident, type Canceled } from '#server/emergency/activations/execute/cancel-orders.ts';
export type { Incident } from '#server/emergency/activations/stores/incident-store.ts';
export type { Activation } from '#server/emergency/activations/stores/activation-store.ts';

/** A household's current activation: the active one, else the last one if it ended within 14 days. */
export async function activationOf(
  db: Queryable,
  homeId: string,
  now: Date,
): Promise<store.Activation | undefined> {
  const last = await store.findCurrent(db, homeId);
  return last && (last.endedAt === null || last.endedAt > after(now, -REST_MS)) ? last : undefined;
}

/** Every activation of a home, newest first. */
export const listActivations = (db: Queryable, homeId: string) => store.listActivations(db, homeId);

export const activationIn = (db: Queryable, incidentId: string, homeId: string) =>
  store.findActivation(db, incidentId, homeId);

/** Open incidents and those that ended within 14 days, oldest first. */
export const incidentsOpen = (db: Queryable, now: Date) =>
  incidentStore.recentIncidents(db, after(now, -REST_MS));

export const incidentOf = (db: Queryable, id: string) => incidentStore.findIncident(db, id);

/** Called when a home is deleted: ends its activation and keeps the record anonymously. */
export const eraseActivations = (tx: Tx, homeId: string, at: Date): Promise<void> =>
  history.eraseHomeHistory(tx, homeId, at);

/**
 * Called when an account is deleted: also removes the person from activations of homes that have other owners by now.
 */
export const eraseEvacuee = (tx: Tx, userId: string): Promise<void> => history.erasePersonHistory(tx, userId);

/**
 * A household member confirms the order, which stops reminders. Idempotent: the first confirmation is kept.
 */
export async function acknowledge(
  tx: Tx,
  seen: { incidentId: string; homeId: string; by: string | null; at: Date },
): Promise<boolean> {
  const isFirst = (await store.setAcknowledged(tx, seen)) || (await acknowledgeAlert(tx, seen));
  await stopEscalation(tx, seen);
  if (!isFirst) return false;
  const { incidentId, homeId, by, at } = seen;
  await history.addEvents(tx, incidentId, [homeId], { at, kind: 'order.seen', actorId: by, detail: {} });
  if (await homeOf(tx, homeId)) await publishToHome(tx, homeId, 'evacuation');
  return true;
}

/**
 * An administrator approves or refuses an incident's held cash. The administrator who declared the incident
 * can't decide.
 */
export async function decideCash(
  tx: Tx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  {
    incidentId,
    decision,
    by,
    note,
  }: {
    incidentId: string;
    decision: 'approved' | 'refused';
    by: Actor & { id: string };
    note: string | null;
  },
): Promise<number> {
  await lockActivations(tx); // a concurrent fan-out would add held cash after the decision
  const at = clock.now();
  const incident = await incidentStore.findIncident(tx, incidentId);
  if (!incident) throw new AppError('not_found', say().activationsErrors.noSuchIncident);
  if (!incident.cashHeldAt) throw new AppError('conflict', say().activationsErrors.cashNotHeld);
  if (!(await incidentStore.decideCash(tx, incidentId, { at, by: by.id, decision })))
    throw new AppError('conflict', say().activationsErrors.alreadyDecided);
  const declarers = await declarersOf(tx, incidentId);
  const who = { by: by.id, declaredBy: declarers.includes(by.id) ? by.id : (declarers[0] ?? null), at };
  const moved = decision === 'approved' ? releaseHeld(tx, incidentId, who) : refuseHeld(tx, incidentId, who);
  const count = await moved;
  await decideReviewsOfIncident(tx, { incidentId, kinds: ['cash-held'], by: by.id, decision, note, at });
  if (decision === 'approved') await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  const detail = [`${count} payouts`, note].filter(Boolean).join('. ');
  await recordIncidentChange(tx, incidentId, { at, actor: by, action: `incident.cash-${decision}`, detail });
  return count;
}
