import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/evacuation.ts';
import { addHome } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });

test('a home with nothing going on says so, with the state of every official source', async () => {
  const me = await signedIn(world);
  await addHome(me);
  const { status, body } = await me.get('/api/homes/current-home-id/evacuation');
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'none', order: null, services: null, timeline: [], request: null });
  expect((await me.get('/api/evacuation')).body).toEqual({ homes: [], drill: null });
  expect((body as Evacuation).userId).toBe(me.user.id);
});

test('a household asks once for services without an order, and reads the answer', async () => {
  const me = await signedIn(world);
  const { id } = await addHome(me);
  const ask = () => me.post(`/api/homes/${id}/evacuation/requests`, { why: 'Deputies told us to leave.' });
  expect((await ask()).status).toBe(201);
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await me.get(`/api/homes/${id}/evacuation`)).body).toMatchObject({
    request: { state: 'open', why: 'Deputies told us to leave.' },
  });
});

test('nobody can be checked in while nothing is going on', async () => {
  const me = await signedIn(world);
  const { id } = await addHome(me);
  const { body } = await me.post(`/api/homes/${id}/household/people`, {
    name: 'Ana',
    ageGroup: 'adult',
    birthYear: null,
    mobility: 'none',
    power: [],
    note: '',
  });
  const person = (body as { id: string }).id;
  expect(
    await me.call('PUT', `/api/homes/${id}/evacuation/people/${person}`, { state: 'safe' }),
  ).toMatchObject({ status: 409 });
});
