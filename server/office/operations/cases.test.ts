import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { ConciergeCase } from '#contract/office/operations-incidents.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const admin = await signedInAdmin(world);

test('the concierge sees exactly what the household sees under "What they see", and the access is logged', async () => {
  const me = await coveredMember(world);
  await me.post(`${me.api}/household/people`, {
    name: 'Rosa',
    ageGroup: 'older-adult',
    birthYear: null,
    mobility: 'wheelchair',
    power: ['oxygen'],
    note: 'Tank in the hall',
  });
  await me.post(`${me.api}/household/pets`, {
    species: 'horse',
    count: 2,
    names: 'Star, Sky',
    isTransportReady: false,
    note: '',
  });
  await world.db
    .insert(phones)
    .values({ userId: me.user.id, phone: '+15305550134', verifiedAt: world.clock.now() });
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(world.deps);
  const seen = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  expect(seen.concierge?.facts).toEqual(
    expect.arrayContaining([
      'Person: Rosa, older adult: uses a wheelchair, needs oxygen. Note: Tank in the hall',
      'Animals: 2 horses (Star, Sky), no trailer.',
    ]),
  );
  const url = `/api/admin/operations/incidents/${seen.incidentId}/homes/${me.homeId}/case`;
  expect((await me.get(url)).status).toBe(403);
  expect((await world.visitor().get(url)).status).toBe(401);
  const looks = async () =>
    (await world.db.execute(sql`select subject_id from audit_entries where action = 'home.case-viewed'`))
      .rows;
  expect(await looks()).toEqual([]);
  const { body } = await admin.get(url);
  expect((body as ConciergeCase).facts).toEqual(seen.concierge?.facts);
  expect((body as ConciergeCase).phones).toMatchObject([{ phone: '+15305550134' }]);
  expect(await looks()).toEqual([{ subject_id: me.user.id }]);
});

test('a household without services has no case to view', async () => {
  const me = await coveredMember(world, { lat: 33.1, lng: -115.2, plan: null });
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(world.deps);
  const seen = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  expect(seen.concierge).toBeNull();
  const incident = seen.incidentId ?? me.homeId;
  expect(
    (await admin.get(`/api/admin/operations/incidents/${incident}/homes/${me.homeId}/case`)).status,
  ).toBe(404);
});
