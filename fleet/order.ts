/**
 * An evacuation order: proposed by one administrator, approved by another, and followed until it has reached
 * every home.
 */
import { sql } from 'drizzle-orm';
import { circleAround } from '#contract/home/circle.ts';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import type { Db } from '#server/platform/db.ts';
import { acknowledged } from './client.ts';
import { until } from './machine.ts';
import { FIRE, ORDER_MILES, type World } from './people.ts';

const AT = '/api/admin/operations/declarations';

export async function declareOrder({ admins }: World): Promise<{ homes: number; at: number }> {
  const [first, second] = admins;
  if (!first || !second) throw new Error('an order needs two administrators');
  const made = acknowledged<{ id: string; shapeHash: string; homes: number }>(
    'proposing the order',
    await first.browser.post(AT, {
      status: 'order',
      name: 'Ridge Road',
      source: 'County sheriff, press release at 14:05',
      shape: circleAround(FIRE, ORDER_MILES),
    }),
  );
  const decided = await second.browser.post(`${AT}/${made.id}/decide`, {
    decision: 'approved',
    note: 'Read it, too.',
    shownHash: made.shapeHash,
    confirm: sendConfirmationText(made.homes),
  });
  // 409: an earlier attempt, whose response was lost, had already approved it.
  if (decided.status !== 409) acknowledged('approving the order', decided);
  return { homes: made.homes, at: Date.now() };
}

/** Cash of a declared order awaits a third administrator, other than the two who declared it. */
export async function approveCash(db: Db, { admins }: World): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from incidents where cash_held_at is not null`,
  );
  const [incident] = rows;
  const third = admins[2];
  if (!incident || !third) return 0;
  const path = `/api/admin/operations/incidents/${incident.id}/cash`;
  const reply = await third.browser.post(path, { decision: 'approved', note: 'Checked with the county.' });
  // 409: an earlier attempt, whose response was lost, had already approved it.
  return reply.status === 409 ? 0 : acknowledged<{ payouts: number }>('approving the cash', reply).payouts;
}

const countOf = async (db: Db, query: ReturnType<typeof sql>): Promise<number> =>
  Number((await db.execute<{ n: string }>(query)).rows[0]?.n ?? -1);

/** Waits until every home has its activation. Returns the milliseconds since the approval. */
export async function untilApplied(db: Db, order: { homes: number; at: number }): Promise<number> {
  const isApplied = async () =>
    (await countOf(db, sql`select count(*) n from activations where state = 'active'`)) >= order.homes;
  await until(`the order reaches ${order.homes} homes`, isApplied, 600);
  return Date.now() - order.at;
}

/** Waits until no notification is due. Returns the milliseconds since the approval. */
export async function untilTold(db: Db, order: { at: number }): Promise<number> {
  const isTold = async () =>
    (await countOf(
      db,
      sql`select count(*) n from notices where state in ('queued', 'sending') and due_at <= now()`,
    )) === 0;
  await until('everybody is told', isTold, 1800);
  return Date.now() - order.at;
}

/**
 * Waits until no job is due, no job of a killed server is left, and no payment is open. Work delayed by
 * faults is done by then.
 */
export async function untilIdle(db: Db): Promise<void> {
  const isIdle = async () =>
    (await countOf(
      db,
      sql`select (select count(*) from pgboss.job where (state in ('created', 'retry') and start_after <= now())
          or (state = 'active' and heartbeat_on < now() - interval '60 seconds'))
        + (select count(*) from payouts where state = 'due' and user_id in (select user_id from payout_cards)) n`,
    )) === 0;
  await until('the job queue is empty', isIdle, 600);
}
