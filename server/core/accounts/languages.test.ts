import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openWorld, signedInSpanish } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
const SPANISH = { 'accept-language': 'es-US,es;q=0.9' };

test('a member who reads Spanish gets the code in Spanish, whatever the browser that asks', async () => {
  const { email } = await signedInSpanish(world);
  const visitor = world.visitor();
  expect((await visitor.post('/api/auth/code', { email })).status).toBe(202);
  const [mail] = await world.mailbox(email);
  expect(mail?.subject).toMatch(/^\d{6} es su código de Hearthline$/);
  expect(mail?.text).toMatch(/Su código: \d{6}/);
  expect(mail?.text).toContain('http://localhost:3000/es/sign-in#token=');
  expect(mail?.html).toContain('<html lang="es">');
  const code = /Su código: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await visitor.post('/api/auth/code/verify', { code })).status).toBe(200);
});

test('an address without an account is answered in the language of whoever asked', async () => {
  const email = `${randomUUID()}@example.com`;
  await live.visitor().post('/api/auth/code', { email }, SPANISH);
  const [mail] = await live.mailbox(email);
  expect(mail?.subject).toBe('Inicio de sesión en Hearthline');
  expect(mail?.text).toContain('Ninguna cuenta la usa.');
});

test('a wrong code is refused in Spanish: a visitor’s by the browser, a member’s by the account', async () => {
  const visitor = world.visitor();
  const wrong = {
    status: 400,
    body: { error: expect.stringMatching(/^Ese código es incorrecto o ya venció\./) },
  };
  await visitor.post('/api/auth/code', { email: `${randomUUID()}@example.com` }, SPANISH);
  expect(await visitor.post('/api/auth/code/verify', { code: '000000' }, SPANISH)).toMatchObject(wrong);
  const me = await signedInSpanish(world);
  await me.post('/api/auth/step-up/code');
  expect(await me.post('/api/auth/step-up/code/verify', { code: '000000' })).toMatchObject(wrong);
});
