import { CASH_REASONS, CASH_REVIEWS } from '#contract/core/cash-text.ts';
import { formatFunds } from '#contract/core/funds.ts';
import { fundsTermsOf } from '#server/core/accounts/accounts.ts';
import { payeeChanged } from '#server/money/payments/payments.ts';
import { after, days, minutes, seconds } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { IdentityRequired } from '#server/ports/payouts.ts';
import { openCardReview, openIdentityReview, openProviderReview, openStopReview } from './cash-reviews.ts';
import { roomLeft, trip } from './caps.ts';
import { ORDER_WAS_MISTAKE, cardDoubt, LEASE, nameOf, nextTry, type Payout } from './payout-rules.ts';
import { recordState } from './record.ts';
import * as cardStore from './card-store.ts';
import * as stopStore from './stop-store.ts';
import * as store from './store.ts';
import { notifyAboutCash } from './cash-notifications.ts';
import { lockPayoutSelection } from './turn.ts';

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'payouts' | 'jobs'>;

/** Rows per batch, and requests in parallel. The provider allows about 100 requests per second. */
const BATCH = 100;
const AT_ONCE = 16;
/** Time limit of one run. The next run takes the rest. */
const RUN_MS = seconds(50);
/** Wait while another worker selects payouts, in ms. */
const A_MOMENT = 100;
/** How long to wait before checking a stop again. */
const STOPPED = minutes(1);

const NO_PROVIDER = CASH_REASONS.noProvider;

type Task = { payout: Payout; card: cardStore.Card | undefined };

/**
 * Sends due payouts, resolves unknown ones and polls those in flight. Safe on any number of servers: each row
 * is leased to one worker, and its idempotency key is stored before any money is requested.
 */
export async function sendDuePayouts(deps: SendDeps): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < RUN_MS) {
    const tasks = await deps.db.transaction((tx) => takeUp(deps, tx));
    if (tasks === 'none') break;
    if (tasks === 'busy') {
      await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
      continue;
    }
    const waiting = [...tasks];
    const work = async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) await doOne(deps, task);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    done += tasks.length;
  }
  return done;
}

/** Selects and marks the rows of this batch. From here on, each idempotency key is on record. */
async function takeUp(deps: SendDeps, tx: Tx): Promise<Task[] | 'none' | 'busy'> {
  if (!(await lockPayoutSelection(tx))) return 'busy'; // cap totals must be computed by one worker at a time
  const now = deps.clock.now();
  const rows = await store.takeDue(tx, now, BATCH);
  if (rows.length === 0) return 'none';
  const due = rows.filter(({ state }) => state === 'due');
  const begun = await begin(deps, tx, due, now);
  const again = await takeUpAgain(
    tx,
    rows.filter(({ state }) => state !== 'due'),
    now,
  );
  return [...again, ...begun];
}

/** No payout provider is configured: cash stays due, the household is notified, and a review is opened. */
async function waitForProvider(deps: SendDeps, tx: Tx, due: readonly Payout[], now: Date): Promise<Task[]> {
  if (due.length === 0) return [];
  deps.log.error(
    { payouts: due.length },
    'payouts due but no provider configured: STRIPE_SECRET_KEY is not set',
  );
  await store.changeMany(tx, due, { reason: NO_PROVIDER, nextTryAt: after(now, STOPPED), changedAt: now });
  for (const incidentId of new Set(due.map((payout) => payout.incidentId)))
    await openProviderReview(tx, incidentId, now);
  await notifyAboutCash(
    deps,
    tx,
    due.filter(({ reason }) => reason !== NO_PROVIDER),
  );
  return [];
}

/** Returns the due payouts to send now. The others wait for a card, a review or a cap. */
async function begin(deps: SendDeps, tx: Tx, due: readonly Payout[], now: Date): Promise<Task[]> {
  if (deps.payouts.form.provider === 'none') return waitForProvider(deps, tx, due, now);
  const userIds = due.map(({ userId }) => userId);
  const inUse = due.length > 0 ? await cardStore.cardsInUse(tx, userIds) : [];
  const cards = new Map(inUse.map((card) => [card.userId, card]));
  const sharing = await sharedCards(tx, inUse, now);
  const termsOf = await fundsTermsOf(tx, userIds, deps.config.funds);
  const isStopped = (await stopStore.stopsAtWork(tx)).length > 0;
  const room = isStopped ? { hour: 0, day: 0 } : await roomLeft(tx, deps);
  const begun: (Task & { card: cardStore.Card })[] = [];
  const stopped: Payout[] = [];
  const cardless: Payout[] = [];
  for (const payout of due) {
    const card = cards.get(payout.userId);
    if (!card || card.provider !== deps.payouts.form.provider) cardless.push(payout);
    else if (cardDoubt(payout, card, { isShared: sharing.isShared(card), now }))
      await holdForCard(deps, tx, { payout, card, isShared: sharing.isShared(card) });
    else if (isStopped || payout.cents > Math.min(room.hour, room.day)) stopped.push(payout);
    else {
      room.hour -= payout.cents;
      room.day -= payout.cents;
      sharing.add(card);
      begun.push({ payout: { ...payout, attempts: payout.attempts + 1 }, card });
    }
  }
  await store.markSending(
    tx,
    begun.map(({ payout, card }) => ({
      ...payout,
      cardId: card.id,
      terms: formatFunds(termsOf(payout.userId)),
    })),
    { now, until: after(now, LEASE) },
  );
  await store.changeMany(tx, cardless, {
    state: 'needs-card',
    reason: CASH_REASONS.noCard,
    nextTryAt: null,
    changedAt: now,
  });
  await notifyAboutCash(deps, tx, cardless);
  await store.changeMany(tx, stopped, { nextTryAt: after(now, STOPPED) });
  if (stopped.length > 0 && !isStopped) {
    const span = room.hour <= room.day ? 'hour' : 'day';
    const stop = await trip(tx, deps, span, room[span]);
    if (stop) await openStopReview(tx, stop);
  }
  return begun;
}

/** One event can last as long as its cash is due. */
const SHARED_MS = days(14);

/** Finds cards that another member of the event was paid to: the first one is paid, the next ones are reviewed. */
async function sharedCards(tx: Tx, cards: readonly cardStore.Card[], now: Date) {
  const fingerprints = cards.flatMap(({ fingerprint }) => (fingerprint ? [fingerprint] : []));
  const paid = await cardStore.payeesByFingerprint(tx, fingerprints, after(now, -SHARED_MS));
  return {
    isShared: ({ fingerprint, userId }: cardStore.Card): boolean =>
      fingerprint !== null && [...(paid.get(fingerprint) ?? [])].some((other) => other !== userId),
    add: ({ fingerprint, userId }: cardStore.Card): void => {
      if (fingerprint) paid.set(fingerprint, new Set([...(paid.get(fingerprint) ?? []), userId]));
    },
  };
}

/** Leased before or already in flight. These are looked up, never requested under a new key. */
async function takeUpAgain(tx: Tx, rows: readonly Payout[], now: Date): Promise<Task[]> {
  const isOpen = ({ state }: Payout) => state === 'sending' || state === 'unknown';
  const open = rows
    .filter(isOpen)
    .map((row) => ({ ...row, state: 'unknown' as const, attempts: row.attempts + 1 }));
  const others = rows.filter((row) => !isOpen(row));
  const marked = { nextTryAt: after(now, LEASE), changedAt: now };
  await store.changeMany(tx, open, { ...marked, state: 'unknown', attempts: store.ONE_MORE });
  await store.changeMany(tx, others, marked);
  const cards = new Map((await cardStore.cardsById(tx, rows)).map((card) => [card.id, card]));
  return [...open, ...others].map((payout) => ({ payout, card: cards.get(payout.cardId ?? '') }));
}

async function holdForCard(
  deps: SendDeps,
  tx: Tx,
  { payout, card, isShared }: { payout: Payout; card: cardStore.Card; isShared: boolean },
): Promise<void> {
  const now = deps.clock.now();
  const doubt = isShared ? 'shared-card' : 'new-card';
  const held = await store.movePayout(tx, payout, ['due'], {
    state: 'held',
    heldFor: doubt,
    cardId: card.id,
    reason: CASH_REVIEWS[doubt],
    nextTryAt: null,
    changedAt: now,
  });
  await openCardReview(tx, { payout, card, doubt, at: now });
  if (held) await notifyAboutCash(deps, tx, [held]);
}

/** Calls the provider and records the result. On any error, the row still shows what is known. */
async function doOne(deps: SendDeps, task: Task): Promise<void> {
  const { payout } = task;
  try {
    await attempt(deps, task);
  } catch (error) {
    const { key } = nameOf(payout);
    if (error instanceof ProviderRefusal) return refuse(deps, task, error);
    deps.log.warn({ key, err: error }, 'payout outcome unknown, will look it up and retry');
    const now = deps.clock.now();
    const isAsking = payout.state === 'due' || payout.state === 'unknown';
    await store.movePayout(deps.db, payout, ['sending', 'unknown', 'sent', 'failed'], {
      ...(isAsking ? { state: 'unknown' as const } : {}),
      nextTryAt: nextTry(now, payout.attempts),
      changedAt: now,
    });
  }
}

async function attempt(deps: SendDeps, { payout, card }: Task): Promise<void> {
  const { db, payouts: port } = deps;
  const name = nameOf(payout);
  if (payout.state === 'failed') return giveUp(deps, payout);
  if (payout.state === 'sent') return record(deps, payout, await port.read(payout.providerRef ?? ''));
  if (card && card.provider !== port.form.provider) {
    // It was requested at a provider that is no longer configured. It waits until that provider is back.
    await store.movePayout(db, payout, ['unknown'], {
      nextTryAt: after(deps.clock.now(), minutes(5)),
      changedAt: payout.changedAt,
    });
    return;
  }
  const isRepeat = payout.state === 'unknown';
  const found = isRepeat ? await port.find(name) : null;
  if (found) return record(deps, payout, found);
  if (isRepeat && (payout.isCancelWanted || !card)) return giveUp(deps, payout);
  if (!card) throw new Error(`payout ${name.key} has no card`);
  if (!isRepeat && (await store.findPayout(db, payout))?.isCancelWanted) {
    // The evacuation order was found to be a mistake after this row was leased. Nothing was requested, so the
    // next lookup cancels it.
    const now = deps.clock.now();
    await store.movePayout(db, payout, ['sending'], { state: 'unknown', nextTryAt: now, changedAt: now });
    return;
  }
  const made = await port.send({
    ...name,
    recipientRef: card.recipientRef,
    cardRef: card.cardRef,
    cents: payout.cents,
    statement: 'HEARTHLINE CASH',
    isRepeat: isRepeat || payout.round > 1,
  });
  return record(deps, payout, made);
}

async function record(
  deps: SendDeps,
  payout: Payout,
  state: Parameters<typeof recordState>[4],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const moved = await recordState(deps, tx, payout, payout.round, state);
    if (moved && moved.state !== 'sent') await notifyAboutCash(deps, tx, [moved]);
  });
}

/** A permanent refusal: the member needs another card or an identity check. */
async function refuse(deps: SendDeps, { payout, card }: Task, error: ProviderRefusal): Promise<void> {
  const reason = error.message;
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const failed = await store.movePayout(tx, payout, ['sending', 'unknown'], {
      state: 'failed',
      reason,
      nextTryAt: payout.isCancelWanted ? now : null,
      changedAt: now,
    });
    if (!failed) return;
    deps.log.warn({ key: nameOf(payout).key, reason }, 'payout refused');
    if (error instanceof IdentityRequired && card) {
      await cardStore.setIdentityRequired(tx, card.id, now);
      await openIdentityReview(tx, payout, now);
      // They may have verified already, and that webhook event came before this payout was waiting for it.
      await deps.jobs.enqueue(tx, payeeChanged, { recipientRef: card.recipientRef }, { unlessWaiting: true });
    }
    await notifyAboutCash(deps, tx, [failed]);
  });
}

/**
 * The evacuation order was a mistake and no money reached a card: takes back the reserved amount and cancels.
 */
async function giveUp({ db, clock, payouts: port }: SendDeps, payout: Payout): Promise<void> {
  await port.reverseTransfer(nameOf(payout).purpose);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await store.movePayout(tx, payout, ['unknown', 'failed'], {
      state: 'cancelled',
      reason: ORDER_WAS_MISTAKE,
      nextTryAt: null,
      changedAt: now,
    });
    await publishLive(tx, payout.userId, { topic: 'evacuation' });
  });
}

/** Handles a webhook event about a payout. The current state is read from the provider. */
export async function handlePayoutEvent(deps: SendDeps, ref: string): Promise<void> {
  const payout = await store.findByRef(deps.db, ref);
  if (payout) await record(deps, payout, await deps.payouts.read(ref));
}
