import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pdfText } from '#test/pdf-text.ts';
import { agreement, enterCard } from '#test/membership.ts';
import { readsSpanish } from '#test/spanish.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { membershipMail } from './mails.ts';
import { renewalConsents } from './tables.ts';

const world = await openWorld({ withWorkers: false });

test('a Spanish reader agrees to Spanish terms, and gets them by email', async () => {
  const me = await readsSpanish(await signedIn(world));
  expect((await me.post('/api/membership/cancel')).body).toMatchObject({
    error: 'No tiene una membresía activa. Vuelva a cargar la página.',
  });
  const { body } = await me.post('/api/membership', agreement(world, 'plus', 'year'));
  await enterCard(me, (body as { clientSecret: string }).clientSecret);
  await me.post('/api/membership/refresh');
  const [consent] = await world.db.select().from(renewalConsents).where(eq(renewalConsents.plan, 'plus'));
  expect(consent?.words).toMatch(/^Pago \$590\.00 el \d+ de \w+ de \d+ por Hearthline Plus\./);
  expect(consent?.words).toContain('Se renueva automáticamente');
  await world.runJobs();
  const welcome = (await world.mailbox(me.email)).find(({ subject }) => subject.startsWith('Su membresía'));
  expect(welcome?.subject).toBe('Su membresía Hearthline Plus ya empezó');
  expect(welcome?.text).toContain('$1,000 de dinero de emergencia y un hotel hasta por 3 noches');
  expect(welcome?.text).toContain(consent?.words);
  const view = (await me.get('/api/membership')).body as { notices: { title: string }[] };
  expect(view.notices.map(({ title }) => title)).toContain('Membresía confirmada, con sus términos');
});

const row = {
  id: '00000000-0000-7000-8000-000000000001',
  plan: 'core',
  interval: 'month',
  status: 'late',
  periodEnd: new Date('2028-03-01T20:00:00Z'),
  graceUntil: new Date('2028-03-15T20:00:00Z'),
  card: 'Visa ending 4242',
} as Parameters<typeof membershipMail>[1]['row'];

test.each([
  ['payment-failed', 'Su membresía funciona hasta el 15 de marzo de 2028'],
  ['last-try-failed', 'Su membresía termina el 15 de marzo de 2028 si no se paga'],
  ['cancelled', 'Usted canceló. Conserva Hearthline Core hasta el 1 de marzo de 2028'],
  ['renewal-soon', 'Hearthline Core se renueva automáticamente el 1 de marzo de 2028'],
  ['yearly-reminder', 'Tiene Hearthline Core: $500 de dinero de emergencia.'],
  ['payment-disputed', 'Las alertas de evacuación siguen llegando'],
  ['dispute-lost', 'Para inscribirse otra vez, contáctenos primero'],
] as const)('the email "%s" is in Spanish', (kind, words) => {
  const mail = membershipMail(kind, {
    language: 'es',
    name: 'Rosa',
    row,
    occasion: '',
    invoices: [],
    consent: undefined,
    url: 'http://localhost/membership',
  });
  expect([mail.language, mail.greeting]).toEqual(['es', 'Hola, Rosa']);
  expect([mail.subject, ...mail.paragraphs].join(' ').toLowerCase()).toContain(words.toLowerCase());
});

test('an invoice is a Spanish document', async () => {
  const at = new Date('2027-03-01T20:00:00Z');
  const invoice = {
    number: 'H-1',
    status: 'paid',
    issuedAt: at,
    paidAt: at,
    periodStart: at,
    periodEnd: row.periodEnd,
    card: null,
    lines: [],
    totalCents: 2900,
  } as unknown as Parameters<typeof drawInvoice>[0];
  const pdf = await buffer(drawInvoice(invoice, { name: 'Rosa', email: 'r@example.com' }, 'x@y.org', 'es'));
  const words = await pdfText(pdf);
  expect(words).toContain('Factura y recibo');
  expect(words).toContain('Pagada el 1 de marzo de 2027');
  expect(words).toContain('Total en dólares de EE. UU.');
});
