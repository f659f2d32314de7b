import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ServiceRequest } from '#contract/emergency/service-requests.ts';
import type { Member } from '#server/platform/route.ts';
import { reviews } from '#server/core/reviews/tables.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { memberOf } from '#test/covered.ts';
import { giveMembership } from '#test/given-membership.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { decideRequest } from './evacuation.ts';
import { evacuationHandlers } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
await world.deps.jobs.work(evacuationHandlers, world.deps);
const admin = async () => memberOf((await signedInAdmin(world)).user.id);
const decide = (by: Member, id: string, isApproved: boolean, note = 'We looked at the map.') =>
  world.db.transaction((tx) => decideRequest(tx, world.deps, by, { id, isApproved, note }));

async function asked() {
  const me = await homeowner(world);
  await giveMembership(world.db, me.user.id);
  const { status, body } = await me.post(`${me.api}/evacuation/requests`, {
    why: 'Deputies told us to leave.',
  });
  expect(status).toBe(201);
  const { id } = body as ServiceRequest;
  const state = async () =>
    ((await me.get(`${me.api}/evacuation`)).body as { request: ServiceRequest }).request;
  return {
    me,
    id,
    state,
    appeal: () => me.post(`${me.api}/evacuation/requests/${id}/appeal`, { why: 'Smoke.' }),
  };
}

test('a household has one open request at a time, and sees our team’s decision where it asked', async () => {
  const { me, id, state, appeal } = await asked();
  expect(await me.post(`${me.api}/evacuation/requests`, { why: 'Again.' })).toMatchObject({ status: 409 });
  expect(await me.post(`${me.api}/evacuation/requests`, { why: ' ' })).toMatchObject({ status: 400 });
  expect((await world.db.select().from(reviews)).map(({ key }) => key)).toContain(id);
  expect(await appeal()).toMatchObject({ status: 409 }); // not declined yet
  await decide(await admin(), id, true, 'Your street is in the zone.');
  expect(await state()).toMatchObject({ state: 'approved', decisionNote: 'Your street is in the zone.' });
  expect((await me.post(`${me.api}/evacuation/requests`, { why: 'Another night.' })).status).toBe(201);
});

test('an appeal is reviewed once, by someone other than the person who declined', async () => {
  const { id, state, appeal } = await asked();
  const [first, second] = [await admin(), await admin()];
  await decide(first, id, false);
  expect(await state()).toMatchObject({ state: 'declined' });
  expect(await appeal()).toMatchObject({ status: 200, body: { state: 'appealed', appeal: 'Smoke.' } });
  expect((await world.db.select().from(reviews)).map(({ key }) => key)).toContain(`${id}.appeal`);
  await expect(decide(first, id, true)).rejects.toMatchObject({ code: 'not_allowed' });
  await decide(second, id, false, 'Two of us looked.');
  expect(await state()).toMatchObject({ state: 'appeal-declined', appealNote: 'Two of us looked.' });
  expect(await appeal()).toMatchObject({ status: 409 });
  await expect(decide(second, id, true)).rejects.toMatchObject({ code: 'conflict' });
});

test('strangers and viewers cannot ask or appeal for a home', async () => {
  const { me, id } = await asked();
  await decide(await admin(), id, false);
  const [viewer, stranger] = [await signedIn(world), await signedIn(world)];
  await join(world, me.homeId, viewer, 'viewer');
  const appeal = `${me.api}/evacuation/requests/${id}/appeal`;
  expect((await viewer.post(appeal, { why: 'Please.' })).status).toBe(403);
  expect((await stranger.post(appeal, { why: 'Please.' })).status).toBe(404);
  const other = await homeowner(world);
  expect((await other.post(`${other.api}/evacuation/requests/${id}/appeal`, { why: 'Mine.' })).status).toBe(
    404,
  );
});

test('a declined requester is emailed each time with their options; the reviewer’s note stays on the page', async () => {
  const { me, id, appeal } = await asked();
  await decide(await admin(), id, false, 'No order near Ridgecrest Drive.');
  const [first] = await world.mailbox(me.email);
  expect(first?.text).toContain('You can appeal there');
  expect(first?.text).toContain('If you’re in danger, leave now. If you can’t get out, call 911.');
  await appeal();
  await decide(await admin(), id, false, 'Two of us looked.');
  const mails = await world.mailbox(me.email, 2);
  expect(mails[0]?.text).toContain('declined it, too');
  expect(mails[0]?.text).not.toContain('You can appeal');
  for (const { text } of mails) expect(text).not.toMatch(/Ridgecrest|Two of us/);
});

test('a requester whose services start gets the usual notices and no separate reply', async () => {
  const { me, id } = await asked();
  await decide(await admin(), id, true);
  const other = await asked();
  await decide(await admin(), other.id, false);
  await world.mailbox(other.me.email);
  expect(await readMailbox(world.db, me.email)).toEqual([]);
});

test('no one can decide a request for their own home', async () => {
  const { me, id } = await asked();
  await expect(decide(memberOf(me.user.id), id, true)).rejects.toThrow('your own home');
});

test('a household’s requests and our replies are encrypted with its home key: no table has their text', async () => {
  const me = await homeowner(world);
  await giveMembership(world.db, me.user.id);
  const { body } = await me.post(`${me.api}/evacuation/requests`, { why: 'Grandmother Odile cannot walk.' });
  const { id } = body as ServiceRequest;
  await decide(await admin(), id, false, 'Odile is on our list.');
  await me.post(`${me.api}/evacuation/requests/${id}/appeal`, { why: 'Odile needs oxygen.' });
  await decide(await admin(), id, false, 'The county fetches Odile.');
  const { rows } = await world.db.execute<{ kept: string }>(
    sql`select (select string_agg(r::text, '') from service_requests r) || (select string_agg(v::text, '') from reviews v) as kept`,
  );
  expect(rows[0]?.kept).toContain(id);
  expect(rows[0]?.kept).not.toMatch(/Odile|\\x[0-9a-f]*4f64696c65/);
  expect(((await me.get(`${me.api}/evacuation`)).body as { request: ServiceRequest }).request).toMatchObject({
    why: 'Grandmother Odile cannot walk.',
    decisionNote: 'Odile is on our list.',
    appeal: 'Odile needs oxygen.',
    appealNote: 'The county fetches Odile.',
  });
});
