import { expect, test } from 'vitest';
import { openWorld, signedIn, signedInSpanish } from '#test/world.ts';
import { translateError } from './translate.ts';

const error = (sentence: string) => ({ error: sentence, code: 'validation_failed' as const });

test.each([
  ['Enter your name', 'Escriba su nombre'],
  ['This field is required', 'Este campo es obligatorio'],
  ['Use 254 characters or fewer', 'Use 254 caracteres como máximo'],
  // What our team typed, or what already is in the reader's language, stays.
  ['Ask Maria about the gate', 'Ask Maria about the gate'],
  ['Escriba su nombre', 'Escriba su nombre'],
])('“%s” reads “%s” in Spanish', async (english, spanish) => {
  const both = { ...error(english), fields: { name: english } };
  expect(await translateError(both, 'es')).toEqual({ ...error(spanish), fields: { name: spanish } });
  expect(await translateError(both, 'en')).toEqual(both);
});

test('an account’s language decides in which language its field errors are', async () => {
  const world = await openWorld({ withWorkers: false });
  const [ana, tom] = [await signedInSpanish(world), await signedIn(world)];
  const wrong = { name: 'x'.repeat(200) };
  expect((await ana.patch('/api/account', wrong)).body).toMatchObject({
    error: expect.stringMatching(/^Use \d+ caracteres como máximo$/),
    fields: { name: expect.stringMatching(/^Use \d+ caracteres como máximo$/) },
  });
  expect((await ana.patch('/api/account', {})).body).toMatchObject({
    fields: { name: 'Este campo es obligatorio' },
  });
  expect((await tom.patch('/api/account', { name: '' })).body).toMatchObject({
    fields: { name: 'Enter your name' },
  });
});

test('a visitor’s browser decides, also for what fails before any handler runs', async () => {
  const world = await openWorld({ withWorkers: false });
  const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
  const visitor = world.visitor();
  const refused = await visitor.post('/api/waitlist', { address: '', email: 'x' }, spanish);
  expect(refused.body).toMatchObject({
    fields: { email: 'Escriba un correo electrónico, como nombre@ejemplo.com' },
  });
  expect((await visitor.get('/api/nothing-here', spanish)).body).toMatchObject({
    error: 'Aquí no hay nada.',
  });
  const crossSite = await visitor.post('/api/waitlist', {}, { ...spanish, 'sec-fetch-site': 'cross-site' });
  expect(crossSite.body).toMatchObject({ error: 'Esta solicitud vino de otro sitio y fue rechazada.' });
  expect((await visitor.get('/api/homes', spanish)).body).toMatchObject({
    error: 'Inicie sesión para continuar.',
  });
});
