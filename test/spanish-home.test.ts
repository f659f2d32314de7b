import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Inventory } from '#contract/home/inventory.ts';
import type { ImportPreview } from '#contract/home/inventory-lists.ts';
import type { ReadinessTask } from '#contract/home/readiness.ts';
import { homeowner } from '#test/homes.ts';
import { openWorld, signedInSpanish } from '#test/world.ts';
import { proofIsOld } from '#server/home/readiness/mails.ts';
import { TASK_CATALOG, taskWords } from '#server/home/readiness/task-catalog.ts';
import { changedByOther, homeDecided, policyEnds } from '#server/home/homes/mails.ts';
import { reviewMail } from '#server/home/inventory/mails.ts';
import { tipMail } from '#server/home/tips/tips.ts';
import { TIPS } from '#server/home/tips/tip-list.ts';

const world = await openWorld({ withWorkers: false });
const maria = await homeowner(world, `${randomUUID()}@example.com`);
await world.database.pool.query(`update users set language = 'es' where id = $1`, [maria.user.id]);

const URL = 'https://x.example';
const reader = { name: 'María', language: 'es' as const };

test.each([
  ['a home', () => maria.get(`/api/homes/${randomUUID()}`), 'No existe esa casa.'],
  [
    'a document',
    () => maria.get(`${maria.api}/documents/${randomUUID()}/versions`),
    'No existe ese documento.',
  ],
  ['an item', () => maria.get(`${maria.api}/inventory/${randomUUID()}`), 'No existe ese artículo.'],
  ['a packet', () => maria.get(`${maria.api}/claims/packets/${randomUUID()}/pdf`), 'No existe ese paquete'],
  ['a task', () => maria.delete(`/api/tasks/${randomUUID()}/proof`), 'No existe esa tarea.'],
])(
  'a member who reads Spanish reads in Spanish that there’s no such thing as %s',
  async (_, ask, sentence) => {
    const { status, body } = await ask();
    expect([status, (body as { error: string }).error]).toEqual([404, expect.stringContaining(sentence)]);
  },
);

test('the file of an inventory is in Spanish, and importing it gives the same items', async () => {
  const sofa = {
    name: 'Sofá',
    category: 'Furniture',
    estValue: 900,
    condition: 'good',
    room: 'Sala',
    ageYears: 3,
  };
  await maria.post(`${maria.api}/inventory`, sofa);
  const { text } = await maria.get(`${maria.api}/inventory/export?format=csv`);
  expect(text).toContain('"Costo de reemplazo (c/u)"');
  expect(text).toMatch(/"Sala","Sofá","Muebles".*"bueno"/);
  const other = await homeowner(world);
  const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'lista.csv' };
  await other.call('POST', `${other.api}/inventory/import`, Buffer.from(text), file);
  const { items, rooms } = (await other.get(`${other.api}/inventory`)).body as Inventory;
  expect(rooms).toMatchObject([{ name: 'Sala' }]);
  expect(items).toMatchObject([{ name: 'Sofá', category: 'Furniture', condition: 'good', estValue: 900 }]);
});

test('what’s wrong with a list is said in Spanish, by row and column', async () => {
  const list = 'Cuarto,Artículo,Cantidad,Estado,Valor\nSala,Lámpara,muchas,brillante,40\n';
  const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'lista.csv' };
  const { body } = await maria.call('POST', `${maria.api}/inventory/import/preview`, Buffer.from(list), file);
  expect((body as ImportPreview).errors).toEqual(
    expect.arrayContaining([
      { row: 2, column: 'Cantidad', message: 'Escriba un número entero de 1 a 9,999' },
      { row: 2, column: 'Estado', message: 'Use nuevo, bueno, regular o malo' },
    ]),
  );
});

test('readiness tasks are in the reader’s language, whoever opened the home first', async () => {
  const guest = await signedInSpanish(world);
  const owner = await homeowner(world);
  await world.database.pool.query(
    `insert into home_members (home_id, user_id, role) values ($1, $2, 'viewer')`,
    [owner.homeId, guest.user.id],
  );
  const titles = async (who: Pick<typeof owner, 'get'>) =>
    ((await who.get(`${owner.api}/readiness`)).body as { tasks: ReadinessTask[] }).tasks.map(
      ({ title }) => title,
    );
  expect(await titles(owner)).toContain('Practice an evacuation');
  expect(await titles(guest)).toContain('Practique una evacuación');
  expect(await titles(guest)).not.toContain('Practice an evacuation');
  for (const task of TASK_CATALOG) expect(taskWords(task, 'es').title).not.toBe(task.title);
});

test('an invitation is in the language of the account, or else of who sends it', async () => {
  const email = `${randomUUID()}@example.com`;
  await maria.post(`${maria.api}/household/invitations`, { email, role: 'member' });
  const [mail] = await world.mailbox(email);
  expect(mail?.subject).toBe('Tiene una invitación para compartir una casa en Hearthline');
  expect(mail?.text).toContain('/es/invitation#token=');
  expect(mail?.html).toContain('<html lang="es">');
});

const POLICY = { kind: 'flood' as const, carrier: 'Golden State', expiryDate: '2026-12-01' };

test.each([
  [
    policyEnds({ reader, policy: POLICY, home: { city: 'Paradise' }, daysLeft: 7, url: URL }),
    'póliza contra inundación',
  ],
  [
    policyEnds({ reader, policy: POLICY, home: { city: 'Paradise' }, daysLeft: 7, url: URL }),
    '1 de diciembre de 2026',
  ],
  [
    changedByOther({ reader, who: 'Sam', areas: ['policies', 'people'], url: URL }),
    'pólizas de seguro; personas',
  ],
  [
    homeDecided({ reader, home: { city: 'Paradise' }, isApproved: false, doubt: 'pin-far', origin: URL }),
    'No pudimos aprobarla',
  ],
  [proofIsOld(reader, { tasks: 2, url: URL }), 'Las fotos de 2 de sus tareas'],
  [reviewMail(reader, { items: 1200, url: URL }), '1,200 artículos'],
])('an email about a home is in Spanish', ({ language, greeting, paragraphs }, words) => {
  expect({ language, greeting }).toEqual({ language: 'es', greeting: 'Hola, María' });
  expect(paragraphs.join(' ')).toContain(words);
});

test('every seasonal tip has its Spanish', () => {
  for (const tip of TIPS) {
    const [english, spanish] = [tipMail(tip, 'en', URL), tipMail(tip, 'es', URL)];
    expect(spanish.action?.label).toBe('Ver su preparación');
    expect(spanish.subject).not.toBe(english.subject);
  }
});
