import { expect, test } from 'vitest';
import { addHome, HOME, POLICY } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { hasRealPolicy } from './homes.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

test('a home’s policy counts until its end date, and not if it was removed or is a placeholder', async () => {
  const me = await signedIn(world);
  const { id: homeId, policies: own } = await addHome(me, {
    policy: { ...POLICY, effectiveDate: '2026-01-01', expiryDate: '2027-01-01' },
  });
  const counts = (today: string) => hasRealPolicy(db, world.deps.masterKeys, { homeId, today });
  expect(await counts('2027-01-01')).toBe(true);
  expect(await counts('2027-01-02')).toBe(false);
  await me.post(`/api/homes/${homeId}/policies/${own[0]?.id}/end`);
  expect(await counts('2026-06-01')).toBe(false);
  const madeUp = { ...POLICY, carrier: 'N/A', policyNumber: 'none', coverageLimit: 1, deductible: 1 };
  expect((await me.post(`/api/homes/${homeId}/policies`, madeUp)).status).toBe(201);
  expect(await counts('2026-06-01')).toBe(false);
});

test('a member adds a home with only its address, and the policy later', async () => {
  const me = await signedIn(world);
  const { policy: _left, ...address } = HOME;
  const added = await me.post('/api/homes', address);
  expect([added.status, added.body]).toMatchObject([201, { isCurrent: true, policies: [] }]);
  const { id } = added.body as { id: string };
  expect((await me.post(`/api/homes/${id}/policies`, POLICY)).status).toBe(201);
  const half = await me.post('/api/homes', { ...address, policy: { carrier: 'Golden Bear Mutual' } });
  expect(half.status).toBe(400);
});
