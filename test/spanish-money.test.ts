import { expect, test } from 'vitest';
import { addSku, placed } from '#test/orders.ts';
import { readsSpanish } from '#test/spanish.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { approved, declined, invitation } from '#server/money/invitations/mails.ts';
import { cardMail } from '#server/money/payouts/mails.ts';

const world = await openWorld({ withMembers: true });

test('purchases: receipt, cancellation and errors in Spanish', async () => {
  const me = await readsSpanish(await signedIn(world));
  const skuId = await addSku(world, { name: 'Generator' });
  const order = await placed(me, skuId, true);
  const [receipt] = await world.mailbox(me.email);
  expect(receipt?.subject).toBe('Recibo: Generator');
  expect(receipt?.text).toContain('Generator: 250 puntos');
  await me.post(`/api/orders/${order.id}/cancel`);
  const [canceled] = await world.mailbox(me.email, 2);
  expect(canceled?.subject).toBe('Compra cancelada: Generator');
  expect(canceled?.text).toContain('250 puntos están otra vez en su saldo.');
  expect((await me.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({
    error: 'Esta compra se canceló. Elija el artículo otra vez en el catálogo.',
  });
  const costly = await addSku(world, { pointsCost: 999_999 });
  expect((await me.post('/api/orders', { skuId: costly, usePoints: true })).body).toMatchObject({
    error: expect.stringMatching(/^Necesita 999,999 puntos, pero solo tiene /) as unknown,
  });
});

test.each([
  ['/api/repayments/statements/2020-01/pdf', 'No hay un estado de cuenta para este mes.'],
  ['/api/membership/invoices/00000000-0000-7000-8000-000000000001/pdf', 'No existe esa factura.'],
])('an error of %s is in Spanish', async (path, error) => {
  const me = await readsSpanish(await signedIn(world));
  expect((await me.get(path)).body).toMatchObject({ error });
});

test('our team reads errors in its own language', async () => {
  const admin = await readsSpanish(await signedInAdmin(world));
  const missing = '00000000-0000-7000-8000-000000000001';
  const reply = await admin.post(`/api/admin/members/${missing}/points`, { delta: 5, reason: 'Thanks' });
  expect(reply.body).toMatchObject({ error: 'No existe ese miembro.' });
});

test('emails about the card for emergency cash and about joining have their Spanish', () => {
  const to = { origin: 'http://x', language: 'es' } as const;
  expect(cardMail('removed', 'Visa debit ending 5556', to)).toMatchObject({
    subject: 'Se quitó la tarjeta de débito para su dinero de emergencia',
    closing: expect.stringContaining('Si no fue usted') as unknown,
  });
  expect(invitation('es', 'http://x/join').subject).toBe('Le invitamos a inscribirse en Hearthline');
  expect(approved('es').greeting).toBe('Su vivienda está aprobada');
  expect(declined('es', 'Too far.', 'http://x').action?.url).toBe('http://x/es/contact');
});
