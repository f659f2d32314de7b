/** There is no second list: the map's support network is the register, with its samples marked. */
import { expect, test } from 'vitest';
import type { Partner } from '#contract/outreach/risk-map.ts';
import { RISK_PARTNERS } from '#seeds/risk-partners.ts';
import { namedPartner, openRegister, REGISTER } from '#test/partners.ts';
import { openWorld } from '#test/world.ts';
import { partnersFor, seedSamplePartners } from './partners.ts';

const world = await openWorld({ withWorkers: false });
const { clock, db } = world;
const { operations, today, added, usable, pass } = await openRegister(world);

const onMap = async () => (await world.visitor().get('/api/risk/partners')).body as { items: Partner[] };

test('the map shows the register: used partners as available, paused and lapsed ones as unavailable, no others', async () => {
  const { id } = await usable();
  const candidate = await added();
  const shown = async (which = id) => (await onMap()).items.find((one) => one.id === which);
  expect(await shown()).toMatchObject({
    type: 'pet_boarding',
    availability: 'available',
    isSample: false,
    rating: null,
    contactPhone: '(530) 555-0134',
    services: ['Dogs and cats'],
  });
  expect(await shown(candidate.id)).toBeUndefined();
  await operations.call('PUT', `${REGISTER}/${id}`, {
    ...namedPartner(),
    listing: { isLimited: true, services: ['Horses'] },
  });
  expect(await shown()).toMatchObject({ availability: 'limited', services: ['Horses'] });
  await operations.post(`${REGISTER}/${id}/pause`, { reason: 'Closed for repairs' });
  expect(await shown()).toMatchObject({ availability: 'unavailable' });
  await operations.post(`${REGISTER}/${id}/state`, { to: 'blocked', reason: 'Complaints' });
  expect(await shown()).toBeUndefined();
});

test('samples are seeded once into the register, are marked, stay fit, and are never used outside a demo', async () => {
  await Promise.all([1, 2, 3].map(() => seedSamplePartners(db, RISK_PARTNERS, clock.now())));
  const samples = async () => (await onMap()).items.filter(({ isSample }) => isSample);
  expect(await samples()).toHaveLength(15);
  const hotel = (await samples()).find(({ name }) => name === 'Chico Park Hotel');
  expect(hotel).toMatchObject({
    availability: 'available',
    rating: 4.3,
    address: 'Downtown, Chico, CA 95928',
  });
  expect((await samples()).find(({ name }) => name === 'Escondido Valley Suites')?.availability).toBe(
    'unavailable',
  );
  const found = (withSamples: boolean) =>
    partnersFor(db, {
      kind: 'vet',
      day: today(),
      at: { lat: 38.2324, lng: -122.6367, fips: null },
      withSamples,
    });
  expect(await found(false)).toEqual([]);
  expect(await found(true)).toHaveLength(1);
  // Months later they are unchanged, and so are the team's edits.
  await operations.call('PUT', `${REGISTER}/${hotel?.id}`, {
    ...namedPartner(),
    name: 'Renamed Hotel',
    listing: {},
  });
  const [, second] = await samples();
  await operations.post(`${REGISTER}/${second?.id}/state`, { to: 'ended', reason: 'Not needed' });
  await pass(200);
  const newer = RISK_PARTNERS.map((sample) => ({ ...sample, rating: 1.5 }));
  await seedSamplePartners(db, newer, clock.now());
  const now = await samples();
  expect(now).toHaveLength(14);
  expect(now.find(({ id }) => id === hotel?.id)).toMatchObject({ name: 'Renamed Hotel', rating: 4.3 });
  expect(now.filter(({ rating }) => rating === 1.5)).toHaveLength(13);
  expect(now.filter(({ availability }) => availability !== 'unavailable')).toHaveLength(13);
});
