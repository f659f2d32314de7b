import { expect, test } from 'vitest';
import type { Readiness, TaskChanged } from '#contract/home/readiness.ts';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { days } from '#server/platform/clock.ts';
import { addHome } from './homes.ts';
import { newMember } from './membership.ts';
import { addSku, place } from './orders.ts';
import { openWorld, signedIn, type Browser } from './world.ts';

const world = await openWorld({ withWorkers: false });
const skuId = await addSku(world, { name: 'Contractor visit', pointsCost: 260, priceCents: 26_000 });

const balanceOf = async (who: Pick<Browser, 'get'>) =>
  ((await who.get('/api/points')).body as { balance: number }).balance;

/** Signs up the way an invited guest does: with the link from the email. */
async function invitedGuest(owner: Pick<Browser, 'post'>, homeId: string, email: string) {
  const invited = await owner.post(`/api/homes/${homeId}/household/invitations`, { email, role: 'member' });
  expect(invited.status).toBe(201);
  const [mail] = await world.mailbox(email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const accepted = await world.visitor().post('/api/invitations/accept', { token });
  expect([accepted.status, accepted.text]).toEqual([200, expect.any(String)]);
  return signedIn(world, email);
}

test('a thief who invites fake guests redeems nothing with their 500 points each', async () => {
  const thief = await signedIn(world, 'thief@example.com');
  const { id } = await addHome(thief);
  for (const n of [1, 2, 3]) {
    const guest = await invitedGuest(thief, id, `guest-${n}@example.org`);
    expect(await balanceOf(guest)).toBe(OPENING_POINTS);
    const refused = await place(guest, skuId, true);
    expect(refused).toMatchObject({ status: 403, body: { code: 'membership_required' } });
    expect((refused.body as { error: string }).error).toMatch(/Nothing was spent.*Choose a plan/);
    expect(await balanceOf(guest)).toBe(OPENING_POINTS);
    expect((await guest.get('/api/orders')).body).toMatchObject({ total: 0 });
  }
});

test('a thief who signs up with other spellings of one mailbox gets the welcome points once', async () => {
  expect(await balanceOf(await signedIn(world, 'sly.fox@gmail.com'))).toBe(OPENING_POINTS);
  for (const email of ['slyfox@gmail.com', 'sly.fox+1@gmail.com', 's.l.y.fox@googlemail.com'])
    expect(await balanceOf(await signedIn(world, email))).toBe(0);
  expect(await balanceOf(await signedIn(world, 'sly+a@example.net'))).toBe(OPENING_POINTS);
  expect(await balanceOf(await signedIn(world, 'sly@example.net'))).toBe(0);
});

test('a thief who deletes the account and rejoins under another spelling gets no second 500 points', async () => {
  const thief = await signedIn(world, 'again@gmail.com');
  expect((await thief.post('/api/account/deletion', { email: thief.email })).status).toBeLessThan(300);
  world.clock.advance(days(1) + 1000);
  await erasePerson(world.deps, thief.user.id);
  for (const email of ['again@gmail.com', 'a.gain+x@gmail.com'])
    expect(await balanceOf(await signedIn(world, email))).toBe(0);
});

test('a thief without a membership checks off every task of two homes and earns nothing', async () => {
  const thief = await signedIn(world, 'ticker@example.com');
  for (let n = 0; n < 2; n += 1) {
    const { id } = await addHome(thief);
    const { tasks } = (await thief.get(`/api/homes/${id}/readiness`)).body as Readiness;
    for (const task of tasks.filter(({ doneBy }) => doneBy === 'hand')) {
      const reply = await thief.patch(`/api/tasks/${task.id}`, { status: 'DONE' });
      expect((reply.body as TaskChanged).pointsGranted).toBe(0);
    }
  }
  expect(await balanceOf(thief)).toBe(OPENING_POINTS);
});

test('an honest member can redeem welcome points and earn task points immediately', async () => {
  const honest = await newMember(world, { plan: 'core', email: 'honest@example.com' });
  expect((await place(honest, skuId, true)).status).toBe(201);
  expect(await balanceOf(honest)).toBe(OPENING_POINTS - 260);
  const { id } = await addHome(honest);
  const { tasks } = (await honest.get(`/api/homes/${id}/readiness`)).body as Readiness;
  const before = await balanceOf(honest);
  const bag = tasks.find(({ title }) => /go-bag/.test(title));
  const ticked = await honest.patch(`/api/tasks/${bag?.id}`, { status: 'DONE' });
  expect(ticked.body).toMatchObject({ pointsGranted: 15 });
  expect(await balanceOf(honest)).toBe(before + 15);
});

test('an honest guest who pays for their own membership can redeem their own points', async () => {
  const owner = await newMember(world, { email: 'owner@example.com' });
  const { id } = await addHome(owner);
  await invitedGuest(owner, id, 'partner@example.org');
  const partner = await newMember(world, { email: 'partner@example.org', plan: 'core' });
  expect((await place(partner, skuId, true)).status).toBe(201);
});
