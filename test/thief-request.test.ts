/** "No order came for my street": who may ask, how often, and who is reviewed first. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ServiceRequest } from '#contract/emergency/service-requests.ts';
import type { ReviewView } from '#contract/office/operations.ts';
import { hours } from '#server/platform/clock.ts';
import { coveredMember } from './covered.ts';
import { declareOrder } from './declared-order.ts';
import { homeowner, join } from './homes.ts';
import { openWorld, signedIn, signedInAdmin, type Browser } from './world.ts';

const world = await openWorld({ withWorkers: false });
const at = '/api/admin/operations';
const [first, second] = [await signedInAdmin(world), await signedInAdmin(world)];
const WHY = { why: 'The fire is near.' };

type Household = Pick<Browser, 'post' | 'get'> & { api: string };
const ask = (who: Household) => who.post(`${who.api}/evacuation/requests`, WHY);
const openRequests = async () =>
  (await first.get(`${at}/reviews?kind=service-request`)).body as { reviews: ReviewView[]; total: number };
const reviewOf = async (homeId: string) =>
  (await openRequests()).reviews.find(({ home }) => home?.id === homeId)?.id ?? '';
const decline = async (homeId: string, by = first) => {
  const id = await reviewOf(homeId);
  const decided = await by.post(`${at}/reviews/${id}/decide`, {
    decision: 'decline',
    note: 'No fire near you.',
  });
  expect([decided.status, decided.text]).toEqual([200, expect.any(String)]);
  return id;
};

test('a thief without a membership can’t request services, and no review is opened', async () => {
  const thief = await homeowner(world);
  const refused = await ask(thief);
  expect(refused).toMatchObject({ status: 403, body: { code: 'membership_required' } });
  expect((refused.body as { error: string }).error).toMatch(/in danger, leave now and call 911/);
  expect(await reviewOf(thief.homeId)).toBe('');
});

test('a guest with their own membership can’t request services for a home whose owner has none', async () => {
  const owner = await homeowner(world);
  const guest = await coveredMember(world);
  await join(world, owner.homeId, guest, 'member');
  expect((await ask({ ...guest, api: owner.api })).status).toBe(403);
});

test('an honest member can request services immediately, and so can their partner for the same home', async () => {
  const honest = await coveredMember(world);
  expect(await ask(honest)).toMatchObject({ status: 201, body: { state: 'open', askAgainAt: null } });
  await decline(honest.homeId);
  const { request } = (await honest.get(`${honest.api}/evacuation`)).body as { request: ServiceRequest };
  const waits = new Date(request.askAgainAt ?? 0).getTime() - world.clock.now().getTime();
  expect(Math.round(waits / hours(1))).toBe(24);

  const other = await coveredMember(world);
  const partner = await signedIn(world);
  await join(world, other.homeId, partner, 'member');
  expect((await ask({ ...partner, api: other.api })).status).toBe(201);
});

test('an honest member who was declined can appeal immediately, or ask again when our team reopens it', async () => {
  const honest = await coveredMember(world);
  const { id } = (await ask(honest)).body as ServiceRequest;
  const reviewId = await decline(honest.homeId);
  const { reviews } = (await first.get(`${at}/reviews?state=decided&kind=service-request`)).body as {
    reviews: ReviewView[];
  };
  expect(reviews.find((review) => review.id === reviewId)?.request).toMatchObject({ canReopen: true });
  const reopened = await second.post(`${at}/reviews/${reviewId}/reopen`, { note: 'The wind turned.' });
  expect([reopened.status, reopened.text]).toEqual([200, expect.any(String)]);
  expect((await second.post(`${at}/reviews/${reviewId}/reopen`, { note: 'Again.' })).status).toBe(409);
  expect((await honest.post(`${at}/reviews/${reviewId}/reopen`, { note: 'Me.' })).status).toBe(403);
  expect((await ask(honest)).status).toBe(201);

  const patient = await coveredMember(world);
  const asked = (await ask(patient)).body as ServiceRequest;
  await decline(patient.homeId);
  const appeal = await patient.post(`${patient.api}/evacuation/requests/${asked.id}/appeal`, WHY);
  expect(appeal).toMatchObject({ status: 200, body: { state: 'appealed' } });
  expect(id).not.toBe(asked.id);
});

test('the request nearest to an active order is listed first, with its distance', async () => {
  const spot = { lat: 34.2, lng: -118.6 };
  const [far, near, nowhere] = [
    await coveredMember(world, { lat: 34.2, lng: -118.2 }),
    await coveredMember(world, { lat: 34.2, lng: -118.55 }),
    await coveredMember(world),
  ];
  await world.db.execute(
    sql`update homes set lat = null, lng = null, accuracy = null where id = ${nowhere.homeId}`,
  );
  for (const household of [nowhere, far, near]) expect((await ask(household)).status).toBe(201);

  await declareOrder(world, spot);

  const { reviews } = await openRequests();
  const order = reviews
    .map(({ home }) => home?.id)
    .filter((id) => [far, near, nowhere].some((h) => h.homeId === id));
  expect(order).toEqual([near.homeId, far.homeId, nowhere.homeId]);
  // The combined list has them in the same order, between the others.
  const everything = (await first.get(`${at}/reviews`)).body as { reviews: ReviewView[] };
  const mixed = everything.reviews.filter(({ kind }) => kind === 'service-request');
  expect(mixed.map(({ id }) => id)).toEqual(reviews.slice(0, mixed.length).map(({ id }) => id));
  expect(mixed[0]?.facts).toContainEqual({
    label: 'Nearest active order or warning',
    value: expect.stringMatching(/ mi$/),
  });
  expect(everything.reviews.length).toBeGreaterThan(0);
  const facts = reviews.find(({ home }) => home?.id === near.homeId)?.facts;
  expect(facts).toContainEqual({
    label: 'Nearest active order or warning',
    value: expect.stringMatching(/^1\.\d mi$/),
  });
});

// Last, because the administrators' sessions expire as the clock advances.
test('a thief who keeps asking after being declined must wait 24 hours each time', async () => {
  const thief = await coveredMember(world);
  expect((await ask(thief)).status).toBe(201);
  await decline(thief.homeId);
  for (let n = 0; n < 3; n += 1) {
    const refused = await ask(thief);
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('24 hours') } });
  }
  expect(await reviewOf(thief.homeId)).toBe('');
  world.clock.advance(hours(23));
  expect((await ask(thief)).status).toBe(409);
  world.clock.advance(hours(1) + 1000);
  expect((await ask(thief)).status).toBe(201);
});
