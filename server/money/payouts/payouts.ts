import { CASH_REASONS, type CashReview } from '#contract/core/cash-text.ts';
import { BENEFIT, type FundsTerms, parseFunds } from '#contract/core/funds.ts';
import type { CashView } from '#contract/money/payouts.ts';
import { fundsTermsOf } from '#server/core/accounts/accounts.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { sendPayouts } from './job-names.ts';
import {
  isHeldForCard,
  ORDER_WAS_MISTAKE,
  isLate,
  PROMISED_DELIVERY_MS,
  type Payout,
} from './payout-rules.ts';
import * as cardStore from './card-store.ts';
import * as stopStore from './stop-store.ts';
import * as store from './store.ts';
import { notifyAboutCash } from './cash-notifications.ts';
import { say } from '#server/platform/say.ts';

export { payoutRows, type Payee, type Payout, type PayoutRow } from './payout-rules.ts';
export { sendPayouts };
export { sendDuePayouts } from './sending.ts';
export { cardOf, removeCard, saveCard } from './cards.ts';

/**
 * An administrator's decision about cash. For a manually declared incident, it must be someone other than the
 * declarer.
 */
type Decision = { by: string; declaredBy: string | null; at: Date };

function mayDecide({ by, declaredBy }: Decision): void {
  if (by === declaredBy) throw new AppError('not_allowed', say().payoutsErrors.ownIncident);
}

/** Releases the held cash of an incident. Returns the number of payouts. */
export async function releaseHeld(tx: Tx, incidentId: string, decision: Decision): Promise<number> {
  mayDecide(decision);
  const { at } = decision;
  const moved = await store.moveHeld(tx, incidentId, {
    state: 'due',
    dueBy: after(at, PROMISED_DELIVERY_MS), // the clock starts with the decision
    nextTryAt: at,
    reason: null,
    changedAt: at,
  });
  await tell(tx, moved);
  return moved.length;
}

/**
 * The incident grew too large to pay automatically: holds unsent cash for approval, except what was approved
 * before. Returns what is held now.
 */
export const holdUnsent = (tx: Tx, incidentId: string, { since, at }: { since: Date | null; at: Date }) =>
  store.holdUnsent(tx, incidentId, { since, at });

/** Declines the held cash of an incident. */
export async function refuseHeld(tx: Tx, incidentId: string, decision: Decision): Promise<number> {
  mayDecide(decision);
  const moved = await store.moveHeld(tx, incidentId, {
    state: 'cancelled',
    reason: CASH_REASONS.incidentDeclined,
    nextTryAt: null,
    changedAt: decision.at,
  });
  await tell(tx, moved);
  return moved.length;
}

const tell = (tx: Tx, rows: readonly { userId: string }[]) =>
  publishLiveTo(tx, [...new Set(rows.map(({ userId }) => userId))], { topic: 'evacuation' });

/**
 * Decides about a new or shared card: pays the cash to it, or asks the member for another.
 */
export async function decideCard(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  which: store.PayoutKey,
  { by, cardId, isAllowed }: { by: string; cardId: string; isAllowed: boolean },
): Promise<void> {
  const at = deps.clock.now();
  const payout = await store.lockPayout(tx, which);
  if (!payout || !isHeldForCard(payout)) throw new AppError('conflict', say().payoutsErrors.alreadyDecided);
  if (payout.cardId !== cardId) throw new AppError('conflict', say().payoutsErrors.otherCard);
  if (payout.userId === by) throw new AppError('not_allowed', say().payoutsErrors.ownCash);
  const moved = await store.movePayout(tx, which, ['held'], {
    heldFor: null,
    changedAt: at,
    ...(isAllowed
      ? {
          state: 'due',
          isCardTrusted: true,
          reason: null,
          nextTryAt: at,
          dueBy: after(at, PROMISED_DELIVERY_MS),
        }
      : {
          state: 'needs-card',
          reason: CASH_REASONS.cardNotConfirmed,
          nextTryAt: null,
        }),
  });
  if (moved && !isAllowed) await notifyAboutCash(deps, tx, [moved]);
  else await tell(tx, [payout]);
}

/** Looks up a payout in an unknown state at the provider. Never requests it again. */
export async function recheckPayout(tx: Tx, which: store.PayoutKey, at: Date): Promise<void> {
  await store.movePayout(tx, which, ['unknown'], { nextTryAt: at, changedAt: at });
}

/** Lifts a stop after a cap was reached. Returns false if it was already lifted. */
export async function liftStop(
  tx: Tx,
  stopId: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  return (await stopStore.liftStop(tx, stopId, { liftedAt: at, liftedBy: by })) !== undefined;
}

/**
 * The evacuation order was a mistake: unsent cash is canceled. Payouts that may have been sent are looked up,
 * then canceled or left as they are. Money that reached a card stays with the member.
 */
export async function cancelUnsent(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  at: Date,
): Promise<number> {
  const gone = await store.cancelUnsent(tx, incidentId, homeIds, {
    reason: ORDER_WAS_MISTAKE,
    changedAt: at,
  });
  await store.requestCancellation(tx, incidentId, homeIds, at);
  return gone;
}

/**
 * A real evacuation order covers homes whose cash was canceled because an earlier order was a mistake. Cash
 * that was never requested becomes due, or is held with the rest of the incident. Cash that may have been
 * requested is left for a manual decision. Returns the homes.
 */
export async function restoreUnsent(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  {
    incidentId,
    homeIds,
    isHeld,
    at,
  }: { incidentId: string; homeIds: readonly string[]; isHeld: boolean; at: Date },
): Promise<string[]> {
  const restored = await store.restoreUnsent(tx, incidentId, homeIds, {
    reason: ORDER_WAS_MISTAKE,
    state: isHeld ? 'held' : 'due',
    heldFor: isHeld ? 'incident' : null,
    dueBy: after(at, PROMISED_DELIVERY_MS),
    nextTryAt: at,
    changedAt: at,
  });
  if (restored.length > 0 && !isHeld) await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return restored.map(({ homeId }) => homeId);
}

/**
 * The card it goes to, whether the provider requires an identity check first, whether a cap stops it, and whether the
 * member repays it.
 */
type Onto = {
  card: string | null;
  hasCard: boolean;
  isIdentityWanted: boolean;
  isStopped: boolean;
  isRepayable: boolean;
};

/** Returns the cash of one activation for its household. Terms that aren't fixed yet follow what is offered now. */
export async function payoutOf(
  db: Queryable,
  incidentId: string,
  homeId: string,
  offered: FundsTerms = BENEFIT,
): Promise<(Payout & Onto) | undefined> {
  const payout = await store.findPayout(db, { incidentId, homeId });
  if (!payout) return undefined;
  const card = payout.cardId ? await cardStore.cardById(db, payout.cardId) : undefined;
  // The sender finds out shortly. Until then, say nothing that can't be done.
  const isDue = payout.state === 'due';
  const inUse = isDue ? await cardStore.cardOf(db, payout.userId) : undefined;
  return {
    ...payout,
    card: card?.name ?? null,
    hasCard: card !== undefined || inUse !== undefined,
    isIdentityWanted: card?.identityWantedAt != null,
    isStopped: isDue && (await stopStore.stopsAtWork(db)).length > 0,
    isRepayable: (await termsOf(db, payout, offered)).kind === 'repayable',
  };
}

const termsOf = async (db: Queryable, { terms, userId }: Payout, offered: FundsTerms): Promise<FundsTerms> =>
  terms === null ? (await fundsTermsOf(db, [userId], offered))(userId) : parseFunds(terms);

/** The state as the household sees it. Members don't need to know that we aren't sure whether it was sent. */
function shownState({ state, reason, hasCard }: Payout & Onto): CashView['state'] {
  if (state === 'unknown') return 'sending';
  return state === 'due' && !reason && !hasCard ? 'needs-card' : state;
}

/** Maps it to the contract. */
export function cashView(payout: Payout & Onto): CashViewRow {
  const { cents, state, dueBy, card, reason, sentAt, deliveredAt, heldFor, isIdentityWanted } = payout;
  const shown = shownState(payout);
  const review: CashReview | null = heldFor ?? (shown === 'due' && payout.isStopped ? 'cap' : null);
  return {
    cents,
    state: shown,
    review,
    dueBy,
    card,
    reason,
    sentAt,
    deliveredAt,
    needsIdentity: state === 'failed' && isIdentityWanted,
    isRepayable: payout.isRepayable,
  };
}
type CashViewRow = {
  [K in keyof CashView]: K extends 'dueBy'
    ? Date
    : K extends 'sentAt' | 'deliveredAt'
      ? Date | null
      : CashView[K];
};

/** For metrics: payouts that are due or in flight, and caps that were reached. */
export async function cashAtWork(db: Queryable, now: Date) {
  const rows = await store.countsAtWork(db, now);
  return {
    rows,
    late: rows.reduce((sum, { late }) => sum + late, 0),
    stops: await stopStore.stopsAtWork(db),
  };
}

/** Cash by state for operations, for one incident or all. */
export async function cashSummary(db: Queryable, now: Date, incidentId?: string) {
  const rows = await store.counts(db, now, incidentId);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    byState: Object.fromEntries(rows.map(({ state, count, cents }) => [state, { count, cents }])) as Partial<
      Record<Payout['state'], { count: number; cents: number }>
    >,
    late: sum(({ late }) => late),
    stops: await stopStore.stopsAtWork(db),
  };
}

export { isLate };

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The account is being deleted. Paid cash stays on record without a name; unsent cash is canceled. */
export const erasePayee = (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.eraseName(tx, userId, NOBODY, now);

/** Which of these people received cash in these incidents, and for which homes. */
export const payeesIn = (db: Queryable, incidentIds: readonly string[], userIds: readonly string[]) =>
  store.payeesIn(db, incidentIds, userIds);

/** Returns the payouts of these homes in an incident. */
export const payoutsFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  store.payoutsFor(db, incidentId, homeIds);

/** Retries waiting payouts now. Payouts the bank refused for good still wait for another card. */
export const retryPayoutsNow = (tx: Tx, incidentId: string, at: Date): Promise<number> =>
  store.retryNow(tx, incidentId, at, after(at, -minutes(5)));
