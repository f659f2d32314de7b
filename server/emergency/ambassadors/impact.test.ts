/** Entries for impact points: honest ones count once, and every way to confirm your own fails. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteApplications } from './ambassadors.ts';
import { eraseAccount } from '#server/core/accounts/accounts.ts';
import { days } from '#server/platform/clock.ts';
import {
  confirmedBy,
  enter,
  impactOf,
  linkIn,
  newAmbassador,
  newNeighbor,
  today,
} from '#test/ambassadors.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { runTidy } from './jobs.ts';
import { verifyImpact } from './verify-sources.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const CONFIRM = '/ambassadors/confirm';

test('a neighbor confirms by the link without an account or scripts, once, and the address is erased', async () => {
  const me = await newAmbassador(world, { name: 'Maya Ambassador' });
  const email = `${randomUUID()}@example.com`;
  const { id, reply } = await enter(world, me, { kind: 'drill', confirmer: { name: 'Sam', email } });
  expect(reply.text).not.toContain(email);
  const t = await linkIn(world, email, CONFIRM);
  const page = (await world.visitor().get(`${CONFIRM}?t=${t}`)).text;
  expect(page).toContain('Maya Ambassador');
  expect(page).toContain('Evacuation Drill Led');
  for (const hidden of ['<script', me.email, 'Handed two kits', '95969']) expect(page).not.toContain(hidden);
  expect(await impactOf(me)).toMatchObject({ points: 0 });
  const post = (fields: Record<string, string>) =>
    world.visitor().call('POST', CONFIRM, Buffer.from(new URLSearchParams(fields).toString()), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  expect((await post({ t, do: 'yes', name: '' })).status).toBe(400);
  expect((await post({ t, do: 'yes', name: 'Sam' })).text).toContain('Confirmed');
  expect((await post({ t, do: 'no', name: 'Sam' })).text).toContain('Confirmed');
  expect(await impactOf(me)).toMatchObject({
    points: 25,
    entries: [{ source: 'drill', delta: 25, balance: 25 }],
    claims: [{ id, state: 'confirmed' }],
  });
  const { rows } = await pool.query('select email from impact_requests where claim_id = $1', [id]);
  expect(rows).toEqual([{ email: null }]);
});

test('a neighbor who says no declines it, and an appeal is decided by someone else', async () => {
  const me = await newAmbassador(world);
  const [first, second] = [await signedInAs(world, 'OPERATIONS'), await signedInAs(world, 'ADMIN')];
  const { id } = await enter(world, me);
  const decline = (who: typeof first, reason = 'No one remembers it.') =>
    who.post(`/api/admin/impact/${id}/decline`, { reason });
  expect((await decline(first)).body).toMatchObject({ state: 'declined' });
  expect((await impactOf(me)).claims[0]).toMatchObject({
    state: 'declined',
    reason: 'No one remembers it.',
    canAppeal: true,
  });
  const appeal = () => me.post(`/api/ambassador/impact/${id}/appeal`, { why: 'The fire captain was there.' });
  expect((await appeal()).status).toBe(200);
  expect((await appeal()).status).toBe(409);
  expect((await decline(first)).status).toBe(409);
  const confirmed = await second.post(`/api/admin/impact/${id}/confirm`, { reason: 'Called the captain.' });
  expect(confirmed.body).toMatchObject({ state: 'confirmed' });
  expect(await impactOf(me)).toMatchObject({ points: 15 });

  // Reversed, then appealed once: the second decision is final.
  expect((await second.post(`/api/admin/impact/${id}/reverse`, { reason: 'Not true' })).status).toBe(200);
  expect(await impactOf(me)).toMatchObject({ points: 0, entries: [{ source: 'reversal', delta: -15 }, {}] });
  expect((await appeal()).status).toBe(409);
});

test('a reversed entry that is appealed is confirmed again as an entry of its own', async () => {
  const me = await newAmbassador(world);
  const [first, second] = [await signedInAs(world, 'OPERATIONS'), await signedInAs(world, 'ADMIN')];
  const { id } = await enter(world, me);
  const at = `/api/admin/impact/${id}`;
  await first.post(`${at}/confirm`, { reason: 'Seen' });
  await first.post(`${at}/reverse`, { reason: 'Mistaken' });
  await me.post(`/api/ambassador/impact/${id}/appeal`, { why: 'It was right.' });
  expect((await second.post(`${at}/confirm`, { reason: 'It was right.' })).status).toBe(200);
  expect((await impactOf(me)).entries.map(({ delta }) => delta)).toEqual([15, -15, 15]);
  expect(await verifyImpact(world.db, ({ what }) => expect.unreachable(what))).toMatchObject({ faults: 0 });
});

test('ambassadors can’t confirm their own entries: by address, spelling, or while signed in', async () => {
  const name = randomUUID();
  const me = await newAmbassador(world, { email: `${name}@example.com` });
  for (const email of [me.email, `${name}+neighbor@example.com`]) {
    const { reply } = await enter(world, me, { confirmer: { name: 'Me', email } });
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { fields: { 'confirmer.email': expect.any(String) as string } },
    ]);
  }
  // A second mailbox, confirming in the ambassador's own browser.
  const other = `${randomUUID()}@example.com`;
  const { answer } = await confirmedBy(world, me, { email: other, browser: me });
  expect(answer).toMatchObject({ is: 'refused', doubt: 'self' });
  expect(await impactOf(me)).toMatchObject({ points: 0 });
});

test('the household, the same address and the same phone don’t count', async () => {
  const me = await newAmbassador(world);
  const home = await homeowner(world);
  await join(world, home.homeId, me, 'member');
  await pool.query(`update users set created_at = created_at - interval '60 days' where id = $1`, [
    home.user.id,
  ]);
  expect((await confirmedBy(world, me, home)).answer).toMatchObject({ is: 'refused', doubt: 'household' });

  // Two accounts and two home records for the same house.
  const [one, two] = [await homeowner(world), await homeowner(world)];
  await pool.query(`update homes set address = '12 SKYWAY STREET' where id = $1`, [one.homeId]);
  await pool.query(`update homes set address = '12 Skyway St' where id = $1`, [two.homeId]);
  const neighbor = await newAmbassador(world, { email: one.email });
  expect((await confirmedBy(world, neighbor, two)).answer).toMatchObject({
    is: 'refused',
    doubt: 'household',
  });

  const [caller, callee] = [await newAmbassador(world), await newNeighbor(world)];
  for (const { user } of [caller, callee])
    await pool.query(`insert into phones (user_id, phone, verified_at) values ($1, '+15305550199', now())`, [
      user.id,
    ]);
  expect((await confirmedBy(world, caller, callee)).answer).toMatchObject({ is: 'refused', doubt: 'phone' });
});

test('a circle of two or three closes for no one, even when all confirm at once', async () => {
  const [a, b, c] = [await newAmbassador(world), await newAmbassador(world), await newAmbassador(world)];
  for (const { user } of [a, b, c])
    await pool.query(`update users set created_at = created_at - interval '60 days' where id = $1`, [
      user.id,
    ]);
  expect((await confirmedBy(world, b, a)).answer.is).toBe('yes');
  expect((await confirmedBy(world, a, b)).answer).toMatchObject({ is: 'refused', doubt: 'circle' });
  expect((await confirmedBy(world, c, b)).answer.is).toBe('yes');
  expect((await confirmedBy(world, a, c)).answer).toMatchObject({ is: 'refused', doubt: 'circle' });
  expect(await impactOf(a)).toMatchObject({ points: 0 });

  const ring = [await newAmbassador(world), await newAmbassador(world), await newAmbassador(world)];
  const tokens: string[] = [];
  for (const [i, who] of ring.entries()) {
    const giver = ring[(i + 1) % 3];
    if (!giver) throw new Error('no ring');
    await pool.query(`update users set created_at = created_at - interval '60 days' where id = $1`, [
      who.user.id,
    ]);
    await enter(world, who, { confirmer: { name: 'Next', email: giver.email } });
    tokens.push(await linkIn(world, giver.email, CONFIRM));
  }
  const answers = await Promise.all(
    tokens.map((t) => world.visitor().post('/api/impact/link/answer', { t, answer: 'yes', name: 'Next' })),
  );
  const said = answers.map(({ body }) => (body as { is: string }).is).toSorted();
  expect(said).toEqual(['refused', 'yes', 'yes']);

  // Not even a direct SQL statement can do it.
  const open = await enter(world, a, { kind: 'walk', confirmer: { name: 'B', email: b.email } });
  await expect(
    pool.query(
      `update impact_requests set answer = 'yes', answered_at = now(), email = null where claim_id = $1`,
      [open.id],
    ),
  ).rejects.toThrow('circle');
});

test('new, deleted and leaving accounts don’t count', async () => {
  const me = await newAmbassador(world);
  const young = await newNeighbor(world, 3);
  expect((await confirmedBy(world, me, young)).answer).toMatchObject({ is: 'review', doubt: 'young' });

  const gone = await newNeighbor(world);
  await enter(world, me, { kind: 'walk', confirmer: { name: 'Gone', email: gone.email } });
  const t = await linkIn(world, gone.email, CONFIRM);
  await world.db.transaction(async (tx) => {
    await deleteApplications(tx, gone.email);
    await eraseAccount(tx, gone.user.id, gone.email);
  });
  const answer = (token: string) =>
    world.visitor().post('/api/impact/link/answer', { t: token, answer: 'yes', name: 'Gone' });
  expect((await answer(t)).body).toMatchObject({ is: 'refused', doubt: 'deleted' });

  const leaving = await newNeighbor(world);
  await enter(world, me, { kind: 'ride', confirmer: { name: 'Leaving', email: leaving.email } });
  const link = await linkIn(world, leaving.email, CONFIRM);
  await pool.query(`insert into account_deletions (user_id, due_at) values ($1, now() + interval '1 day')`, [
    leaving.user.id,
  ]);
  expect((await answer(link)).body).toMatchObject({ is: 'refused', doubt: 'deleted' });
  expect(await impactOf(me)).toMatchObject({ points: 0 });
});

test('throwaway addresses confirm 100 points a month at most, and one neighbor three entries', async () => {
  const me = await newAmbassador(world);
  const said: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    const email = `${randomUUID()}@example.com`;
    said.push(
      (await confirmedBy(world, me, { email }, { kind: 'ride', happenedOn: today(world, i) })).answer.is,
    );
  }
  expect(said).toEqual(['yes', 'yes', 'yes', 'yes', 'yes', 'review']);
  expect(await impactOf(me)).toMatchObject({ points: 100 });

  const other = await newAmbassador(world);
  const friend = await newNeighbor(world);
  const answers = [];
  for (let i = 0; i < 4; i += 1)
    answers.push(
      (await confirmedBy(world, other, friend, { kind: 'walk', happenedOn: today(world, i) })).answer,
    );
  expect(answers.map(({ is }) => is)).toEqual(['yes', 'yes', 'yes', 'review']);
  expect(answers[3]).toMatchObject({ doubt: 'often' });
});

test('limits per day and month hold, also for concurrent entries', async () => {
  const me = await newAmbassador(world);
  const replies = await Promise.all(Array.from({ length: 5 }, () => enter(world, me, { kind: 'drill' })));
  expect(replies.filter(({ reply }) => reply.status === 201)).toHaveLength(1);
  expect((await enter(world, me, { kind: 'drill', happenedOn: today(world, 3) })).reply.status).toBe(201);
  expect((await enter(world, me, { kind: 'drill', happenedOn: today(world, 6) })).reply.body).toMatchObject({
    error: 'You’ve reached the limit for this activity in 30 days.',
  });
  expect((await enter(world, me, { kind: 'kit', quantity: 6 })).reply.status).toBe(409);
  expect((await enter(world, me, { happenedOn: today(world, -1) })).reply.status).toBe(400);
  expect((await enter(world, me, { happenedOn: today(world, 61) })).reply.status).toBe(400);
  expect((await enter(world, me, { evidence: 'too short' })).reply.status).toBe(400);
  const { id } = await enter(world, me, { kind: 'workshop' });
  expect((await enter(world, me, { kind: 'workshop' })).reply.status).toBe(409);
  expect((await me.post(`/api/ambassador/impact/${id}/withdraw`)).status).toBe(200);
  expect((await enter(world, me, { kind: 'workshop' })).reply.status).toBe(201);
});

test('a stranger and another ambassador reach no entry, and staff can’t decide their own', async () => {
  const [me, other] = [await newAmbassador(world), await newAmbassador(world)];
  const { id } = await enter(world, me);
  for (const who of [other, await signedIn(world)]) {
    expect([403, 404]).toContain((await who.post(`/api/ambassador/impact/${id}/withdraw`)).status);
    expect([403, 404]).toContain(
      (await who.post(`/api/ambassador/impact/${id}/appeal`, { why: 'x' })).status,
    );
  }
  await pool.query(`update users set role = 'OPERATIONS' where id = $1`, [me.user.id]);
  expect((await me.post(`/api/admin/impact/${id}/confirm`, { reason: 'I was there' })).body).toMatchObject({
    error: expect.stringContaining('of your own') as string,
  });
  await expect(
    pool.query(`update impact_claims set decided_by = user_id where id = $1`, [id]),
  ).rejects.toThrow('impact_claims_not_by_self');
});

test('a suspended ambassador’s links are over, and nothing is confirmed for them', async () => {
  const me = await newAmbassador(world);
  const staff = await signedInAs(world, 'OPERATIONS');
  const neighbor = await newNeighbor(world);
  const { id } = await enter(world, me, { confirmer: { name: 'N', email: neighbor.email } });
  const t = await linkIn(world, neighbor.email, CONFIRM);
  await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/suspend`, { reason: 'Gaming' });
  const answer = await world.visitor().post('/api/impact/link/answer', { t, answer: 'yes', name: 'N' });
  expect(answer.body).toMatchObject({ is: 'over' });
  expect((await staff.post(`/api/admin/impact/${id}/confirm`, { reason: 'x' })).status).toBe(409);
});

test('an unanswered entry lapses after 30 days and no longer counts toward limits', async () => {
  const me = await newAmbassador(world);
  const email = `${randomUUID()}@example.com`;
  const { id } = await enter(world, me, { kind: 'neighbors', confirmer: { name: 'N', email } });
  const t = await linkIn(world, email, CONFIRM);
  world.clock.advance(days(31));
  await runTidy(world.deps);
  const { rows } = await pool.query(
    'select c.state, r.email from impact_claims c join impact_requests r on r.claim_id = c.id where c.id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'lapsed', email: null }]);
  const late = await world.visitor().post('/api/impact/link/answer', { t, answer: 'yes', name: 'N' });
  expect(late.body).toMatchObject({ is: 'over' });
});
