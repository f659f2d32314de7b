/**
 * What a thief tries with homes, pins, plans and cards, each compared with an honest household that is paid at once.
 */
import { expect, test } from 'vitest';
import { sendApprovalNotices } from '#server/home/homes/approval-notices.ts';
import { days, hours } from '#server/platform/clock.ts';
import { join } from './homes.ts';
import type { ReviewView } from '#contract/office/operations.ts';
import type { ChangePreview } from '#contract/money/membership.ts';
import { newMember, viewOf } from './membership.ts';
import {
  addCard,
  declare,
  household,
  type Me,
  PARADISE,
  paidTo,
  placePin,
  reasonFor,
  reviewsOf,
  settleDown,
  street,
} from './thieves.ts';
import { openWorld, signedIn, signedInAdmin } from './world.ts';

const open = () => openWorld({ withWorkers: false });

test('a home transferred after the order pays its new owner nothing', async () => {
  const world = await open();
  const seller = await signedIn(world);
  const thief = await newMember(world, { interval: 'year' });
  await addCard(world, thief);
  const archived = await settleDown(seller);
  const occupied = await settleDown(seller);
  const heir = await newMember(world, { interval: 'year' });
  await addCard(world, heir);
  const inherited = await settleDown(seller);
  for (const [homeId, person] of [
    [archived, thief],
    [occupied, thief],
    [inherited, heir],
  ] as const)
    await join(world, homeId, person, 'member');
  const hand = (from: Me, homeId: string, userId: string) =>
    from.post(`/api/homes/${homeId}/household/owner`, { userId });
  expect(await hand(seller, inherited, heir.user.id)).toMatchObject({ status: 204 });
  await seller.post(`/api/homes/${archived}/archive`);
  world.clock.advance(hours(25));
  await declare(world, 'order');
  const again = await signedIn(world, seller.email);
  const refused = await hand(again, occupied, thief.user.id);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.text).toContain('Evacuation Warning or Order covers this home');
  await hand(again, archived, thief.user.id);
  await thief.post(`/api/homes/${archived}/restore`);
  await world.runJobs();
  await declare(world, 'order', { half: 0.06 });
  expect(await paidTo(world, thief)).toBe(0);
  expect(await paidTo(world, heir)).toBe(1000);
});

test('a transfer respects the limit of homes', async () => {
  const world = await open();
  const seller = await signedIn(world);
  const collector = await signedIn(world);
  for (let n = 0; n < 25; n++) await settleDown(collector, { at: { lat: 39.7 + n * 0.002, lng: -121.6 } });
  const homeId = await settleDown(seller);
  await join(world, homeId, collector, 'member');
  const reply = await seller.post(`/api/homes/${homeId}/household/owner`, { userId: collector.user.id });
  expect(reply).toMatchObject({ status: 409 });
  expect(reply.text).toContain('already has 25 homes');
});

test('joining, moving the pin and upgrading after a warning gain nothing', async () => {
  const world = await open();
  const core = await household(world, { plan: 'core' });
  const plus = await household(world);
  const spot = { lat: PARADISE.lat + 0.02, lng: PARADISE.lng };
  // Their street is known from the suggestion they picked.
  const exact = await household(world, { at: spot, picked: { ...spot, lat: spot.lat + 0.0008 } });
  const creeper = await household(world, { at: { lat: PARADISE.lat + 0.053, lng: PARADISE.lng } });
  const mover = await household(world, { at: { lat: 39.95, lng: -121.6 } });
  world.clock.advance(hours(25));
  await declare(world, 'warning');
  world.clock.advance(hours(1));
  const thief = await newMember(world, { plan: 'core', interval: 'year' });
  await addCard(world, thief);
  const stolen = await settleDown(thief);
  // Moving a pin requires step-up, so both sign in again.
  const moverAgain = await signedIn(world, mover.me.email);
  const exactAgain = await signedIn(world, exact.me.email);
  await placePin(moverAgain, mover.homeId, PARADISE);
  // 400 feet at a time, from outside the zone into it.
  const creeperAgain = await signedIn(world, creeper.me.email);
  for (let n = 1; n <= 6; n++)
    await placePin(creeperAgain, creeper.homeId, { ...PARADISE, lat: PARADISE.lat + 0.053 - n * 0.0011 });
  // Honest: the same house, marked more exactly.
  await placePin(exactAgain, exact.homeId, { ...spot, lat: spot.lat + 0.0004 });
  for (const me of [thief, core.me]) {
    const wanted = { plan: 'plus', interval: 'year' };
    const { dueNowCents, pricedAt, version } = (await me.post('/api/membership/preview', wanted))
      .body as ChangePreview;
    const agreed = { ...wanted, agreed: true, version, dueNowCents, pricedAt };
    expect((await me.call('PUT', '/api/membership/plan', agreed)).status).toBe(200);
    expect((await viewOf(me)).entitlements?.plan).toBe('plus');
  }
  world.clock.advance(hours(25));
  await declare(world, 'order');
  expect(await paidTo(world, thief)).toBe(0);
  expect(await reviewsOf(world, stolen)).toContain('home-moved-after-order');
  expect(await paidTo(world, mover.me)).toBe(0);
  expect(await reasonFor(mover.me, mover.homeId)).toBe('located-after');
  expect(await paidTo(world, creeper.me)).toBe(0);
  expect(await reviewsOf(world, creeper.homeId)).toContain('home-moved-after-order');
  expect(await paidTo(world, core.me)).toBe(500);
  expect(await paidTo(world, plus.me)).toBe(1000);
  expect(await paidTo(world, exact.me)).toBe(1000);
});

test('one membership is paid once, no matter how many homes it has or how often it switches', async () => {
  const world = await open();
  const thief = await household(world);
  const places = [
    { lat: 39.61, lng: -121.62 },
    { lat: 39.76, lng: -121.45 },
    { lat: 39.76, lng: -121.79 },
  ];
  const more: string[] = [];
  for (const at of places) more.push(await settleDown(thief.me, { at }));
  world.clock.advance(hours(25));
  await declare(world, 'order');
  const refused = await thief.me.call('PUT', '/api/protection', { homeId: more[0] });
  expect(refused).toMatchObject({ status: 409 });
  for (const [n, at] of places.entries()) {
    world.clock.advance(hours(1));
    await declare(world, 'order', { key: `Z${n}`, ...at, half: 0.01 });
    await thief.me.post(`/api/homes/${thief.homeId}/archive`);
    await thief.me.call('PUT', '/api/protection', { homeId: more[n] });
    await world.runJobs();
  }
  expect(await paidTo(world, thief.me)).toBe(1000);
  expect(await reasonFor(thief.me, more[0] ?? '')).toBe('other-home');
});

test('a household that moves is protected in its new home after the stated waiting period', async () => {
  const world = await open();
  const { me, homeId } = await household(world);
  const next = await settleDown(me, { at: { lat: 39.61, lng: -121.62 } });
  expect((await me.get('/api/protection')).body).toMatchObject({ homeId, next: null, approval: 'automatic' });
  expect((await me.call('PUT', '/api/protection', { homeId: next })).body).toMatchObject({
    homeId,
    next: { homeId: next },
  });
  world.clock.advance(days(7) + 1);
  expect((await me.get('/api/protection')).body).toMatchObject({ homeId: next, next: null });
  await declare(world, 'order');
  expect(await paidTo(world, me)).toBe(0);
  await declare(world, 'order', { key: 'N', lat: 39.61, lng: -121.62, half: 0.01 });
  expect(await paidTo(world, me)).toBe(1000);
});

test('the same address, spot or card on a second account is held for review; the neighbor is paid', async () => {
  const world = await open();
  const first = await household(world, { address: '1482 Ridgecrest Drive', at: PARADISE });
  const neighbor = await household(world, {
    address: '1484 Ridgecrest Drive',
    at: { lat: PARADISE.lat, lng: PARADISE.lng + 0.0003 },
  });
  const sameAddress = await household(world, {
    address: '1482 ridgecrest dr., Apt 2',
    at: { lat: PARADISE.lat + 0.02, lng: PARADISE.lng },
  });
  const sameSpot = await household(world, { address: street(), at: PARADISE });
  const sameCard = await household(world, { at: { lat: PARADISE.lat - 0.02, lng: PARADISE.lng } });
  await addCard(world, sameCard.me, first.me.user.id);
  world.clock.advance(hours(25));
  await declare(world, 'order');
  const paid = [];
  for (const { me } of [first, neighbor, sameAddress, sameSpot]) paid.push(await paidTo(world, me));
  expect(paid).toEqual([1000, 1000, 0, 0]);
  expect((await paidTo(world, first.me)) + (await paidTo(world, sameCard.me))).toBe(1000);
  expect(await reviewsOf(world, sameAddress.homeId)).toEqual(['home-approval', 'home-unapproved']);
  expect(await reasonFor(sameSpot.me, sameSpot.homeId)).toBe('not-approved');
  expect(await reviewsOf(world, sameCard.homeId)).toEqual(['payout-shared-card']);
});

test('a pin far from its address is paid only after our team approves the home', async () => {
  const world = await open();
  const far = { lat: 34.1, lng: -118.2 };
  const thief = await household(world, { at: far });
  const renovated = await household(world, { at: { lat: 34.11, lng: -118.2 } });
  const admin = await signedInAdmin(world);
  expect((await renovated.me.get('/api/protection')).body).toMatchObject({
    approval: 'review',
    doubt: 'pin-far',
  });
  const { body } = await admin.get('/api/admin/operations/reviews?kind=home-approval');
  const review = (body as { reviews: ReviewView[] }).reviews.find(
    ({ home }) => home?.id === renovated.homeId,
  );
  const decided = await admin.post(`/api/admin/operations/reviews/${review?.id}/decide`, {
    decision: 'approve',
    note: 'The deed shows this parcel.',
  });
  expect(decided.status).toBe(200);
  const again = { decision: 'approve', note: 'Twice.' };
  expect((await admin.post(`/api/admin/operations/reviews/${review?.id}/decide`, again)).status).toBe(409);
  const [mail, ...more] = (await world.mailbox(renovated.me.email)).filter(({ subject }) =>
    /approved/.test(subject),
  );
  expect(mail?.text).toMatch(/because the pin is far from the address you entered\. It’s approved\./);
  expect(more).toEqual([]);
  expect((await renovated.me.get('/api/protection')).body).toMatchObject({ approval: 'approved' });
  world.clock.advance(hours(25));
  await declare(world, 'order', { ...far });
  expect(await paidTo(world, renovated.me)).toBe(1000);
  expect(await paidTo(world, thief.me)).toBe(0);
});

test('a member whose home we decline is told why and how to appeal, once, even if email fails at first', async () => {
  const world = await open();
  await household(world, { address: '7 Same Street' });
  const second = await household(world, { address: '7 Same Street' });
  const admin = await signedInAdmin(world);
  const search = async (text: string) =>
    (await admin.get(`/api/admin/operations/reviews?search=${encodeURIComponent(text)}`)).body as {
      reviews: ReviewView[];
    };
  const [review] = (await search(second.me.email)).reviews;
  expect(review).toMatchObject({ kind: 'home-approval', home: { id: second.homeId } });
  expect((await search('7 same street')).reviews.map(({ id }) => id)).toContain(review?.id);
  expect((await search('nobody-has-this@example.com')).reviews).toEqual([]);
  expect((await search('8 Same Street')).reviews).toEqual([]);
  const decision = { decision: 'decline', note: 'The deed names someone else.' };
  const decided = await admin.post(`/api/admin/operations/reviews/${review?.id}/decide`, decision);
  expect([decided.status, decided.text]).toEqual([200, expect.any(String)]);
  world.mailSwitch.next = 'fail';
  await sendApprovalNotices(world.deps);
  world.mailSwitch.next = 'keep';
  await sendApprovalNotices(world.deps);
  await sendApprovalNotices(world.deps);
  const mails = (await world.mailbox(second.me.email)).filter(({ subject }) =>
    /couldn’t approve/.test(subject),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/because another account has the same home\. We couldn’t approve it/);
  expect(mails[0]?.text).toMatch(/To appeal, contact us[^]*\/contact/);
});
