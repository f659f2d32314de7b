import { peopleById } from '#server/core/accounts/accounts.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import * as store from './drain-store.ts';
import { factsKey, type FactsDeps, type FactsFor, type NoticeFacts } from './notice-facts.ts';
import { judge, MOST_TRIES, REPEAT_AFTER, waitAfter } from './notice-rules.ts';
import { channelsOf, insertNotices, UNSURE } from './notice-store.ts';
import { drainNotices, SERIES } from './notices.ts';
import { timeInWords } from './short-words.ts';
import { NotSent, type Reach, sendNotice, type SendDeps } from './send-notice.ts';

export type DrainDeps = SendDeps & FactsDeps;

const BATCH = 40;
/** Concurrent sends within a batch. */
const LANES = 20;
/**
 * Twice what a batch can take when everything times out. A row not settled by then can be claimed by another
 * process.
 */
const LEASE = seconds(90);
/** An attempt started later than this could outlast the lease. */
const LAST_START = seconds(60);

/**
 * Sends everything that is due. Can run concurrently in any number of processes, and be killed at any time.
 */
export async function drain(deps: DrainDeps, factsFor: FactsFor): Promise<void> {
  for (;;) {
    const began = deps.clock.now();
    const rows = await store.claim(deps.db, { now: began, until: after(began, LEASE), most: BATCH });
    if (rows.length === 0) break;
    await sendBatch(deps, factsFor, rows, began);
  }
  // The job that runs every minute finds the rest; anything due earlier gets its own job.
  const next = await store.nextDue(deps.db);
  if (next && next.getTime() - deps.clock.now().getTime() < seconds(60))
    await deps.db.transaction((tx) =>
      deps.jobs.enqueue(tx, drainNotices, { later: true }, { startAfter: next, unlessWaiting: true }),
    );
}

async function sendBatch(deps: DrainDeps, factsFor: FactsFor, rows: store.Claimed[], began: Date) {
  const { db } = deps;
  const facts = await factsFor(deps, rows);
  const reachFor = await lookUpReach(deps, rows);
  const following = rows.filter(({ kind }) => kind === 'lifted' || kind === 'correction');
  const befores = new Map<string, Awaited<ReturnType<typeof store.outcomesBefore>>>();
  for (const [incidentId, ofIt] of Map.groupBy(following, (row) => row.incidentId))
    befores.set(
      incidentId,
      await store.outcomesBefore(
        db,
        incidentId,
        ofIt.map(({ homeId }) => homeId),
      ),
    );

  const one = async (row: store.Claimed): Promise<void> => {
    const now = deps.clock.now();
    if (now.getTime() - began.getTime() > LAST_START) return store.releaseClaim(db, row, now);
    const its = facts.get(factsKey(row));
    if (its && !its.isOfHome(row.userId))
      return store.settle(db, row, { state: 'dropped', reason: 'No longer of the household' });
    const judged = judge(row, its, befores.get(row.incidentId)?.(row) ?? 'never sent');
    if (judged.is === 'wait')
      return store.settle(db, row, { state: 'queued', dueAt: after(now, seconds(20)), reason: null });
    if (judged.is === 'drop' || !its)
      return store.settle(db, row, { state: 'dropped', reason: judged.is === 'drop' ? judged.why : '' });
    if (row.kind === 'order' && row.channel === 'email') await planRepeat(deps, row, its);
    await tryToSend(deps, row, its, reachFor(row.userId));
  };
  const waiting = [...rows];
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      await one(row).catch((err: unknown) =>
        deps.log.error({ err, kind: row?.kind }, 'recording a notice outcome failed, will retry'),
      );
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function lookUpReach({ db }: DrainDeps, rows: store.Claimed[]): Promise<(userId: string) => Reach> {
  const of = (channel: string) => [
    ...new Set(rows.filter((r) => r.channel === channel).map((r) => r.userId)),
  ];
  const [texts, pushes] = [of('sms'), of('push')];
  const people = await peopleById(db, [...new Set(rows.map((r) => r.userId))]);
  const ways = await channelsOf(db, [...new Set([...texts, ...pushes])]);
  const phones = await store.phonesOf(db, texts);
  const browsers = Map.groupBy(await store.subscriptionsOf(db, pushes), (s) => s.userId);
  return (userId) => ({
    email: people.get(userId)?.email,
    language: people.get(userId)?.language ?? 'en',
    phone: ways.get(userId)?.includes('sms') ? phones.get(userId) : undefined,
    browsers: ways.get(userId)?.includes('push') ? (browsers.get(userId) ?? []) : [],
  });
}

/**
 * The email of an order, which everyone gets, drives the escalation: before it is sent, the next round is
 * queued (email only; that round adds the other channels), and with the last round our team is asked to call.
 * It doesn't wait for the mail server: a household that no message reaches needs the call most.
 */
async function planRepeat({ db, clock }: DrainDeps, row: store.Claimed, facts: NoticeFacts): Promise<void> {
  if (facts.acknowledgedAt) return;
  const { incidentId, homeId, userId, kind, round } = row;
  const repeat = round % SERIES;
  const now = clock.now();
  const wait = REPEAT_AFTER[repeat];
  await db.transaction(async (tx) => {
    if (repeat > 0) {
      const ways = (await channelsOf(tx, [userId])).get(userId) ?? [];
      const others = ways.filter((channel) => channel !== 'email');
      const same = { incidentId, homeId, userId, kind, round, dueAt: now };
      if (others.length > 0)
        await insertNotices(
          tx,
          others.map((channel) => ({ ...same, channel })),
        );
      await store.dropEarlierRounds(tx, row);
    }
    if (wait === undefined) {
      // Calls are a service; the repeats before it are not.
      if (facts.hasServices) await askForCall(tx, row, facts, now);
    } else
      await insertNotices(tx, [
        { incidentId, homeId, userId, channel: 'email', kind, round: round + 1, dueAt: after(now, wait) },
      ]);
  });
}

/** No one in the household has acknowledged: opens a call review, once each time an order is issued. */
const askForCall = (tx: Tx, { incidentId, homeId, round }: store.Claimed, facts: NoticeFacts, at: Date) =>
  openReview(tx, {
    kind: 'call-household',
    key: `${incidentId} ${homeId} ${Math.floor(round / SERIES)}`,
    homeId,
    incidentId,
    summary: `No one at ${facts.addressLine} has responded to the order of ${timeInWords(facts.orderAt)}. Please call.`,
    facts: { order: facts.orderAt.toISOString(), zone: facts.zoneName, source: facts.source },
    at,
  });

async function tryToSend(deps: DrainDeps, row: store.Claimed, facts: NoticeFacts, reach: Reach) {
  const { db, clock, log } = deps;
  try {
    const result = await sendNotice(deps, row, facts, reach);
    if (result.is === 'refused') return await store.settle(db, row, { state: 'failed', reason: result.why });
    await store.settle(db, row, { state: 'sent', ref: result.ref, at: clock.now() });
  } catch (error) {
    const isSure = error instanceof NotSent;
    const { kind, channel, attempts } = row;
    log.warn({ err: error, kind, channel, attempts }, 'notice send failed, will retry');
    const why = `${isSure ? '' : `${UNSURE}: `}${(error as Error).message}`.slice(0, 200);
    if (attempts >= MOST_TRIES) return store.settle(db, row, { state: 'failed', reason: why });
    const wait = Math.max(waitAfter(attempts), seconds((isSure && error.waitSeconds) || 0));
    await store.settle(db, row, { state: 'queued', dueAt: after(clock.now(), wait), reason: why });
  }
}
