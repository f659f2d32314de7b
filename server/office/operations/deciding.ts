/** Applies the decision of a review in the same transaction. */
import { approvedRequest } from '#contract/text/en/emergency/timeline.ts';
import { isReviewKind, REVIEW_ANSWERS, type ReviewKind } from '#contract/core/reviews.ts';
import {
  activateHomeIn,
  decideCash,
  nearestIncident,
  restoreServices,
  publishChanges,
} from '#server/emergency/activations/activations.ts';
import {
  decideRows,
  decideZone,
  endZone,
  keepVanishedZone,
  zonesChanged,
} from '#server/emergency/alerts/alerts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { decideRequest, recordReached } from '#server/emergency/evacuation/evacuation.ts';
import { decideApproval, homeOf } from '#server/home/homes/homes.ts';
import { decideCard, liftStop, recheckPayout, sendPayouts } from '#server/money/payouts/payouts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { settleDispute } from '#server/money/membership/membership.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import * as reviews from '#server/core/reviews/reviews.ts';
import { show } from './reviews.ts';
import { say } from '#server/platform/say.ts';

/** An evacuation order farther away than this can't be why a household had to leave. */
const NEAR_MILES = 5;

type Answer = { review: reviews.Review; decision: string; note: string };
/** Applies a decision. Returns the people whose windows to refresh. */
type ReviewAction = (tx: Tx, deps: Deps, admin: Member, answer: Answer) => Promise<string[]>;

const gone = (what: string) => new AppError('conflict', say().operationsErrors.gone(what));
const nothing: ReviewAction = async () => [];

const zone: ReviewAction = async (tx, deps, admin, { review, decision, note }) => {
  if (!review.zoneId) throw gone('zone');
  await decideZone(tx, deps, {
    zoneId: review.zoneId,
    decision: decision === 'approve' ? 'approved' : 'refused',
    by: admin,
    note,
  });
  return [];
};

const endOrKeep: ReviewAction = async (tx, deps, admin, { review, decision, note }) => {
  if (decision === 'keep') {
    if (review.kind === 'zone-vanished' && review.zoneId) await keepVanishedZone(tx, review.zoneId);
    return [];
  }
  if (!review.zoneId) throw gone('zone');
  await endZone(tx, deps, { zoneId: review.zoneId, by: admin, reason: note });
  return [];
};

const rows: ReviewAction = async (tx, deps, _admin, { review, decision }) => {
  if (!review.zoneId) throw gone('zone');
  await decideRows(tx, deps, {
    zoneId: review.zoneId,
    choice: decision === 'milder' ? 'rival' : 'severe',
  });
  return [];
};

const home: ReviewAction = async (tx, deps, admin, { review, decision, note }) => {
  if (decision !== 'activate') return [];
  const { incidentId, homeId } = review;
  if (!incidentId || !homeId) throw gone('home');
  return activateHomeIn(tx, deps, { incidentId, homeId, by: admin, reason: note });
};

const approval: ReviewAction = async (tx, deps, admin, { review, decision }) => {
  if (!review.homeId) throw gone('home');
  return decideApproval(tx, deps, { homeId: review.homeId, isApproved: decision === 'approve', by: admin });
};

const restore: ReviewAction = async (tx, deps, admin, { review, decision, note }) => {
  if (decision !== 'restore') return [];
  const { incidentId, homeId } = review;
  if (!incidentId || !homeId) throw gone('home');
  return restoreServices(tx, deps, { incidentId, homeId, by: admin, reason: note });
};

const retry: ReviewAction = async (tx, { jobs }, _admin, { decision }) => {
  if (decision === 'retry') await jobs.enqueue(tx, zonesChanged, {}, { unlessWaiting: true });
  return [];
};

const incidentCash: ReviewAction = async (tx, deps, admin, { review, decision, note }) => {
  if (!review.incidentId) throw gone('incident');
  await decideCash(tx, deps, {
    incidentId: review.incidentId,
    decision: decision === 'approve' ? 'approved' : 'refused',
    by: admin,
    note,
  });
  return [];
};

const newCard: ReviewAction = async (tx, deps, admin, { review, decision }) => {
  const { incidentId, homeId } = review;
  const { cardId } = review.facts;
  if (!incidentId || !homeId || typeof cardId !== 'string') throw gone('payout');
  const isAllowed = decision === 'approve';
  await decideCard(deps, tx, { incidentId, homeId }, { by: admin.id, cardId, isAllowed });
  if (isAllowed) await deps.jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return [];
};

const lookAgain: ReviewAction = async (tx, { clock, jobs }, _admin, { review, decision }) => {
  const { incidentId, homeId } = review;
  if (decision !== 'look') return [];
  if (!incidentId || !homeId) throw gone('payout');
  await recheckPayout(tx, { incidentId, homeId }, clock.now());
  await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return [];
};

const stop: ReviewAction = async (tx, { clock, jobs }, admin, { review }) => {
  const { stopId } = review.facts;
  if (typeof stopId !== 'string') throw gone('stop');
  await liftStop(tx, stopId, { by: admin.id, at: clock.now() });
  await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return [];
};

/**
 * Services for a request start with the nearest evacuation order. If there is none, two people must declare
 * one first.
 */
const request: ReviewAction = async (tx, deps, admin, { review, decision, note }) => {
  const { requestId } = review.facts;
  if (typeof requestId !== 'string' || !review.homeId) throw gone('request');
  const isApproved = decision === 'approve';
  await decideRequest(tx, deps, admin, { id: requestId, isApproved, note });
  if (!isApproved) return [];
  const place = await homeOf(tx, review.homeId);
  if (!place || place.lat === null || place.lng === null)
    throw new AppError('conflict', say().operationsErrors.noPin);
  const incidentId = await nearestIncident(tx, {
    lat: place.lat,
    lng: place.lng,
    miles: NEAR_MILES,
    at: deps.clock.now(),
  });
  if (!incidentId) throw new AppError('conflict', say().operationsErrors.noOrderNear);
  return activateHomeIn(tx, deps, {
    incidentId,
    homeId: review.homeId,
    by: admin,
    reason: approvedRequest,
  });
};

/** The household sees that our team reached the person. */
const reached: ReviewAction = async (tx, deps, _admin, { review, decision }) => {
  if (decision === 'reached') await recordReached(tx, review, deps.clock.now());
  return [];
};

/** The review's key names the dispute. */
const dispute: ReviewAction = async (tx, deps, _admin, { review, decision }) => {
  if (decision === 'settle') await settleDispute(tx, deps, review.key);
  return [];
};

const DOES: Record<ReviewKind, ReviewAction> = {
  'looks-like-test': zone,
  'order-old': zone,
  'warning-old': zone,
  'order-very-large': zone,
  'home-in-held-zone': zone,
  'message-doubtful': nothing,
  'order-without-shape': nothing,
  'status-unknown': endOrKeep,
  'report-older': endOrKeep,
  'zone-vanished': endOrKeep,
  'rows-disagree': rows,
  'home-imprecise': home,
  'home-near-line': home,
  'home-in-gap': home,
  'home-moved-after-order': home,
  'home-owner-changed': home,
  'home-unapproved': home,
  'home-joined-during-event': home,
  'home-approval': approval,
  'home-of-same-owner': nothing,
  'home-order-after-cancel': restore,
  'incident-failed': retry,
  'cash-held': incidentCash,
  'payout-new-card': newCard,
  'payout-shared-card': newCard,
  'cash-without-provider': nothing,
  'payout-other-sum': lookAgain,
  'payout-identity': nothing,
  'cash-stopped': stop,
  'service-request': request,
  'payment-disputed': dispute,
  'call-household': nothing,
  'call-partner': nothing,
  'person-needs-help': reached,
};

/** Decides a review once and applies the consequences, all or nothing. */
export async function applyReviewDecision(
  deps: Deps,
  admin: Member,
  { id, decision, note }: { id: string; decision: string; note: string },
) {
  const { review, told } = await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    // The reply to a household is stored only in its request, encrypted.
    const isAnswer = (await reviews.reviewOf(tx, id))?.kind === 'service-request';
    const kept = isAnswer ? null : note;
    const decided = await reviews.decideReview(tx, { id, by: admin.id, decision, note: kept, at });
    const { kind } = decided;
    if (!isReviewKind(kind) || !REVIEW_ANSWERS[kind].some((answer) => answer.decision === decision))
      throw new AppError('validation_failed', say().operationsErrors.chooseAnswer, {
        fields: { decision: say().operationsErrors.chooseAnswer },
      });
    const people = await DOES[kind](tx, deps, admin, { review: decided, decision, note });
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'review.decided',
      subjectId: id,
      detail: `${kind}: ${decision}`,
      before: { decision: null, note: null },
      after: { decision, note: kept },
    });
    return { review: decided, told: people };
  });
  await publishChanges(deps, told);
  const [shown] = await show(deps, admin, [review]);
  if (!shown) throw new Error('A question was not shown.');
  return shown;
}
