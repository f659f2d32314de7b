import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { coveredMember, memberOf } from '#test/covered.ts';
import { addHotel } from '#test/evacuees.ts';
import { join } from '#test/homes.ts';
import { readsSpanish } from '#test/spanish.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { decideRequest, firstStatusOf } from './evacuation.ts';
import { evacuationHandlers } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
await world.deps.jobs.work(evacuationHandlers, world.deps);
await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 3 });
const owner = await readsSpanish(await coveredMember(world));
const view = async (me: { get: typeof owner.get }) =>
  (await me.get(`${owner.api}/evacuation`)).body as Evacuation;
const firstStatus = (id: string, language: 'en' | 'es') =>
  firstStatusOf(world.deps, { id, language }, '/evacuation');

test('a Spanish reader gets errors in Spanish', async () => {
  expect((await owner.post(`${owner.api}/evacuation/start`)).body).toMatchObject({
    code: 'conflict',
    error:
      'En este momento ninguna orden abarca su vivienda, así que no hay nada que iniciar. Vuelva a cargar la página.',
  });
});

test('before any script, the document says that nothing is known, and never that it is safe', async () => {
  const html = await firstStatus(owner.user.id, 'es');
  expect(html).toContain('aria-label="Situación de evacuación"');
  expect(html).toContain('No vemos órdenes de evacuación activas para su dirección');
  expect(html).toContain('Siga primero las alertas de su condado.');
});

test('a declined request is answered by email in the language of who asked', async () => {
  const asked = await owner.post(`${owner.api}/evacuation/requests`, { why: 'Veo humo.' });
  const { id } = asked.body as { id: string };
  const admin = memberOf((await signedInAdmin(world)).user.id);
  await world.db.transaction((tx) =>
    decideRequest(tx, world.deps, admin, { id, isApproved: false, note: 'No fire near.' }),
  );
  const [mail] = await world.mailbox(owner.email);
  expect(mail?.subject).toMatch(/^Respondimos su solicitud de servicios/);
  expect(mail?.text).toContain('Si está en peligro, salga ahora. Si no puede salir, llame al 911.');
  expect(mail?.html).toContain('<html lang="es">');
});

test('during an order, each person of a household reads the status in their own language', async () => {
  const guest = await signedIn(world);
  await join(world, owner.homeId, guest, 'member');
  expect((await owner.post('/api/demo/evacuation', { stage: 'order' })).status).toBe(202);
  await reconcileActivations(world.deps);

  const html = await firstStatus(owner.user.id, 'es');
  for (const words of ['Salga ahora', 'Si no puede salir, llame al 911.', 'Sus servicios ya empezaron.'])
    expect(html).toContain(words);
  expect(html).toMatch(/Actualizado: .*P[SD]T/);
  expect(html).not.toContain('Leave now');
  expect(await firstStatus(guest.user.id, 'en')).toContain('Leave now');

  const shown = await view(owner);
  expect(shown.timeline.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Su vivienda está en la zona. Sus servicios están activos.',
      'Reservamos 1 habitación en Harbor House',
      'Agregue una tarjeta de débito para recibir sus $1,000.',
      'Un concierge tiene su caso',
    ]),
  );
  expect(shown.order?.source).toBe('Condado simulado (demostración)');
  expect(shown.order?.rule).toBe('La lista oficial la muestra por primera vez.');
  expect(shown.concierge?.facts).toContain('Dinero: Agregue una tarjeta de débito para recibir sus $1,000.');
  expect((await view(guest)).timeline.map(({ title }) => title)).toContain('A concierge has your case');
});

test('anyone can check an address in the language of their browser', async () => {
  const place = { lat: 33.1, lng: -117.1, precision: 'home' };
  const { body } = await owner.post('/api/evacuation/status', place, { 'accept-language': 'es' });
  expect(body).toMatchObject({ title: 'No vemos órdenes de evacuación activas aquí' });
});
