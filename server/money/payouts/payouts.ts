import type { CashView } from '#contract/money/payouts.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { sendPayouts } from './job-names.ts';
import { A_MISTAKE, isLate, PROMISED, type Payout } from './payout-rules.ts';
import * as cardStore from './card-store.ts';
import * as stopStore from './stop-store.ts';
import * as store from './store.ts';
import { notifyAboutCash } from './cash-notifications.ts';

export { payoutRows, type Payee, type Payout, type PayoutRow } from './payout-rules.ts';
export { sendPayouts };
export { sendDuePayouts } from './sending.ts';
export { cardOf, removeCard, saveCard } from './cards.ts';

/** Whoever decides about cash. An administrator; of an incident that somebody declared, another than they. */
type Decision = { by: string; declaredBy: string | null; at: Date };

function mayDecide({ by, declaredBy }: Decision): void {
  if (by === declaredBy)
    throw new AppError(
      'not_allowed',
      'You declared this incident, so another administrator decides its cash.',
    );
}

/** Lets the held cash of an incident go out. Gives how many payouts that are. */
export async function releaseHeld(tx: Tx, incidentId: string, decision: Decision): Promise<number> {
  mayDecide(decision);
  const { at } = decision;
  const moved = await store.moveHeld(tx, incidentId, {
    state: 'due',
    dueBy: after(at, PROMISED), // the clock begins with the decision
    nextTryAt: at,
    reason: null,
    changedAt: at,
  });
  await tell(tx, moved);
  return moved.length;
}

/**
 * An incident turned out too large to be paid without a person: what has not been asked for waits with the rest, but for
 * what was approved. Gives what waits now.
 */
export const holdUnsent = (tx: Tx, incidentId: string, { since, at }: { since: Date | null; at: Date }) =>
  store.holdUnsent(tx, incidentId, { since, at });

/** The held cash of an incident is not paid. */
export async function refuseHeld(tx: Tx, incidentId: string, decision: Decision): Promise<number> {
  mayDecide(decision);
  const moved = await store.moveHeld(tx, incidentId, {
    state: 'cancelled',
    reason: 'We looked at this order and did not send cash for it.',
    nextTryAt: null,
    changedAt: decision.at,
  });
  await tell(tx, moved);
  return moved.length;
}

const tell = (tx: Tx, rows: readonly { userId: string }[]) =>
  publishLiveTo(tx, [...new Set(rows.map(({ userId }) => userId))], { topic: 'evacuation' });

/** A large sum for a card added hours ago: pays it to the card that was looked at, or asks the member for another. */
export async function decideNewCard(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  which: store.Which,
  { by, cardId, isAllowed }: { by: string; cardId: string; isAllowed: boolean },
): Promise<void> {
  const at = deps.clock.now();
  const payout = await store.lockPayout(tx, which);
  if (payout?.heldFor !== 'new-card')
    throw new AppError('conflict', 'This payout does not wait for anybody.');
  if (payout.cardId !== cardId)
    throw new AppError('conflict', 'The member has another card by now. It is asked about by itself.');
  if (payout.userId === by)
    throw new AppError('not_allowed', 'This is your own cash, so another administrator decides.');
  const moved = await store.movePayout(tx, which, ['held'], {
    heldFor: null,
    changedAt: at,
    ...(isAllowed
      ? {
          state: 'due',
          isCardTrusted: true,
          reason: null,
          nextTryAt: at,
          dueBy: after(at, PROMISED),
        }
      : {
          state: 'needs-card',
          reason:
            'We could not confirm this card. Add another debit card, or write to us and we sort it out.',
          nextTryAt: null,
        }),
  });
  if (moved && !isAllowed) await notifyAboutCash(deps, tx, [moved]);
  else await tell(tx, [payout]);
}

/** What nobody is sure of is looked up at the provider again: never asked for anew. */
export async function lookUpAgain(tx: Tx, which: store.Which, at: Date): Promise<void> {
  await store.movePayout(tx, which, ['unknown'], { nextTryAt: at, changedAt: at });
}

/** Lets cash go out again after a cap was reached. False: it goes out already. */
export async function liftStop(
  tx: Tx,
  stopId: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  return (await stopStore.liftStop(tx, stopId, { liftedAt: at, liftedBy: by })) !== undefined;
}

/**
 * The order was a mistake: what has not been sent is not sent. What may have been is looked up, and ends as cancelled or
 * as what it is. Money that has reached a card stays with the member.
 */
export async function cancelUnsent(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  at: Date,
): Promise<number> {
  const gone = await store.cancelUnsent(tx, incidentId, homeIds, {
    reason: A_MISTAKE,
    changedAt: at,
  });
  await store.wantCancelled(tx, incidentId, homeIds, at);
  return gone;
}

/**
 * A real order covers homes whose cash was stopped because another had been a mistake: what nobody was asked for is due,
 * or waits with the rest of the incident. What may have been asked for is left to a person. Gives the homes.
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
    reason: A_MISTAKE,
    state: isHeld ? 'held' : 'due',
    heldFor: isHeld ? 'incident' : null,
    dueBy: after(at, PROMISED),
    nextTryAt: at,
    changedAt: at,
  });
  if (restored.length > 0 && !isHeld) await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return restored.map(({ homeId }) => homeId);
}

/** The card it goes to, and whether the provider wants to know first whose it is. */
type Onto = { card: string | null; isIdentityWanted: boolean };

/** The cash of one activation as its household sees it. */
export async function payoutOf(
  db: Queryable,
  incidentId: string,
  homeId: string,
): Promise<(Payout & Onto) | undefined> {
  const payout = await store.findPayout(db, { incidentId, homeId });
  if (!payout) return undefined;
  const card = payout.cardId ? await cardStore.cardById(db, payout.cardId) : undefined;
  return { ...payout, card: card?.name ?? null, isIdentityWanted: card?.identityWantedAt != null };
}

/** The same in the words of the wire. Nobody outside needs to know that we are not sure whether it went out. */
export const cashView = ({
  cents,
  state,
  dueBy,
  card,
  reason,
  sentAt,
  deliveredAt,
  isIdentityWanted,
}: Payout & Onto): CashViewRow => ({
  cents,
  state: state === 'unknown' ? 'sending' : state,
  dueBy,
  card,
  reason,
  sentAt,
  deliveredAt,
  needsIdentity: state === 'failed' && isIdentityWanted,
});
type CashViewRow = {
  [K in keyof CashView]: K extends 'dueBy'
    ? Date
    : K extends 'sentAt' | 'deliveredAt'
      ? Date | null
      : CashView[K];
};

/** What the metrics tell: payouts that are to be sent or on their way, and caps that are reached. */
export async function cashAtWork(db: Queryable, now: Date) {
  const rows = await store.countsAtWork(db, now);
  return {
    rows,
    late: rows.reduce((sum, { late }) => sum + late, 0),
    stops: await stopStore.stopsAtWork(db),
  };
}

/** Cash by state, for operations; of one incident or of all. */
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

/** An account is closed. What was paid stays in the books, without a name; what was not sent is not sent. */
export const forgetPayee = (tx: Tx, userId: string, now: Date): Promise<void> =>
  store.forgetName(tx, userId, NOBODY, now);

/** To whom of these people cash was given in these incidents, for which homes. */
export const payeesIn = (db: Queryable, incidentIds: readonly string[], userIds: readonly string[]) =>
  store.payeesIn(db, incidentIds, userIds);

/** The payouts of these homes in an incident. */
export const payoutsFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  store.payoutsFor(db, incidentId, homeIds);

/** Has what waits for its next try tried now. What the bank refused for good waits for another card, as before. */
export const hurryPayouts = (tx: Tx, incidentId: string, at: Date): Promise<number> =>
  store.hurry(tx, incidentId, at, after(at, -minutes(5)));
