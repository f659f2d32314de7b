/** The thefts of test/ with points, homes and roles, over HTTP and concurrently. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { coveredMember } from '#test/covered.ts';
import { declareOrder } from '#test/declared-order.ts';
import { operationsOf, sendTo, urlWith } from '#test/documented.ts';
import { giveMembership } from '#test/given-membership.ts';
import { addHome } from '#test/homes.ts';
import { addSku, place, stockOf } from '#test/orders.ts';
import { placePin, reasonFor } from '#test/thieves.ts';
import { type Browser, signedIn, signedInAdmin, type World } from '#test/world.ts';
import { codeOf } from './answers.ts';
import type { Attack } from './target.ts';

const AT_ONCE = 10;
/** Far from the other attacks, so an order here affects no one else. */
const SPOT = { lat: 34.0, lng: -118.0 };

const balanceOf = async (who: Pick<Browser, 'get'>) =>
  ((await who.get('/api/points')).body as { balance: number }).balance;

async function memberWithPoints(world: World) {
  const me = await signedIn(world);
  await giveMembership(world.db, me.user.id);
  return me;
}

/** Ten concurrent requests spend the same points once, and take the last item once. */
async function races(world: World): Promise<string[]> {
  const faults: string[] = [];
  const thief = await memberWithPoints(world);
  const skuId = await addSku(world, { name: `Race ${randomUUID()}`, pointsCost: OPENING_POINTS - 40 });
  const orders = await Promise.all(
    Array.from({ length: AT_ONCE }, () => place(thief, skuId, true, randomUUID())),
  );
  const taken = orders.filter(({ status }) => status === 201).length;
  if (taken !== 1) faults.push(`Points for one purchase paid ${taken} at once.`);
  if ((await balanceOf(thief)) !== 40)
    faults.push(`After that the balance is ${await balanceOf(thief)}, not 40.`);

  const last = await addSku(world, { name: `Last ${randomUUID()}`, pointsCost: 10, stock: 1 });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => memberWithPoints(world)));
  const bought = await Promise.all(buyers.map((buyer) => place(buyer, last, true, randomUUID())));
  const got = bought.filter(({ status }) => status === 201).length;
  if (got !== 1 || (await stockOf(world, last)) !== 0) faults.push(`The last item was sold ${got} times.`);

  const key = randomUUID();
  const [one, two] = [
    await addSku(world, { name: `One ${key}`, pointsCost: 10 }),
    await addSku(world, { name: `Two ${key}`, pointsCost: 10 }),
  ];
  const buyer = await memberWithPoints(world);
  const same = await Promise.all(Array.from({ length: AT_ONCE }, () => place(buyer, one, true, key)));
  const spent = OPENING_POINTS - (await balanceOf(buyer));
  if (spent !== 10 || !same.some(({ status }) => status === 201))
    faults.push(`One key at once spent ${spent} points, not 10.`);
  if ((await place(buyer, two, true, key)).status < 400)
    faults.push('One idempotency key bought two different things.');
  return faults;
}

/** Welcome points are granted once per mailbox, however its address is spelled. */
async function spellings(world: World): Promise<string[]> {
  const faults: string[] = [];
  const owner = await memberWithPoints(world);
  const { id } = await addHome(owner);
  const name = `fox${randomUUID().slice(0, 8)}`;
  const emails = [
    `${name}@gmail.com`,
    `${name}+1@gmail.com`,
    `${name.slice(0, 2)}.${name.slice(2)}@googlemail.com`,
  ];
  let welcomed = 0;
  for (const email of emails) {
    await owner.post(`/api/homes/${id}/household/invitations`, { email, role: 'member' });
    const [mail] = await world.mailbox(email);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const accepted = await world.visitor().post('/api/invitations/accept', { token });
    if (accepted.status !== 200) faults.push(`An invited guest was refused: ${accepted.text}`);
    const guest = await signedIn(world, email);
    if ((await balanceOf(guest)) > 0) welcomed += 1;
    const skuId = await addSku(world, { name: `Guest ${randomUUID()}`, pointsCost: 10 });
    if ((await place(guest, skuId, true)).status < 400)
      faults.push('A guest without a membership redeemed points.');
  }
  if (welcomed !== 1) faults.push(`One mailbox in three spellings was welcomed ${welcomed} times.`);
  return faults;
}

/** A home added, or a membership started, after the order gains nothing. The honest neighbor is served. */
async function lateComers(world: World): Promise<string[]> {
  const faults: string[] = [];
  const honest = await coveredMember(world, SPOT);
  const [thief] = [await signedIn(world)];
  await declareOrder(world, SPOT);
  await giveMembership(world.db, thief.user.id, { plan: 'plus', from: new Date().toISOString() });
  const { id } = await addHome(thief, { address: '9 Late Street', policy: undefined });
  await placePin(thief, id, SPOT);
  await world.runJobs();
  await thief.post(`/api/homes/${id}/evacuation/start`, {});
  await world.runJobs();
  // A job that has to be repeated on a busy machine is not due for a moment.
  const served = () => reasonFor(honest, honest.homeId);
  const reason = await vi
    .waitUntil(async () => (await served()) === null, { timeout: 60_000, interval: 200 })
    .catch(served);
  if (reason !== true) faults.push(`The honest neighbor is not served: ${reason}.`);
  if ((await reasonFor(thief, id)) === null) faults.push('A home added after the order is served.');
  const { rows } = await world.db.execute<{ cents: number }>(
    sql`select coalesce(sum(cents), 0)::int as cents from payouts where user_id = ${thief.user.id}`,
  );
  if (rows[0]?.cents !== 0) faults.push(`A home added after the order is owed ${rows[0]?.cents} cents.`);
  return faults;
}

/** A stolen session without step-up opens nothing that needs it, and no one can approve their own order or role. */
async function stolenSessions(world: World): Promise<string[]> {
  const faults: string[] = [];
  const victim = await signedIn(world);
  const { id } = await addHome(victim);
  await world.database.pool.query(
    `update sessions set verified_at = now() - interval '1 hour' where user_id = $1`,
    [victim.user.id],
  );
  const { operations } = await operationsOf(world);
  for (const operation of operations.filter((o) => o['x-step-up'] && o['x-access'] === 'member')) {
    const reply = await sendTo(victim, operation, urlWith({ homeId: id }, operation));
    if (codeOf(reply.body) !== 'step_up_required')
      faults.push(`${operation.name} with a stolen session: ${reply.status} ${codeOf(reply.body)}`);
  }
  const admin = await signedInAdmin(world);
  const made = await admin.call('PUT', `/api/admin/members/${admin.user.id}/role`, {
    role: 'FINANCE',
    reason: 'Mine',
  });
  if (made.status < 400) faults.push('An administrator changed their own role.');
  const sneaky = await victim.patch('/api/account', { name: 'Maya', role: 'ADMIN', pointsBalance: 1e6 });
  if (sneaky.status >= 500 || (await victim.get('/api/account')).text.includes('ADMIN'))
    faults.push('A member made themselves an administrator.');
  return faults;
}

export const thieves: Attack = {
  name: 'thieves: races for points and stock, late homes, stolen sessions',
  run: async ({ world }) => [
    ...(await races(world)),
    ...(await spellings(world)),
    ...(await lateComers(world)),
    ...(await stolenSessions(world)),
  ],
};
