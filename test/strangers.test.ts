/**
 * No one can access another household. Generated from the routes that are really registered, so that none is forgotten.
 */
import { expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/http.ts';
import { fullHousehold, type FullHousehold } from './full-household.ts';
import { bodiesAbout, SAMPLE_QUERIES } from './sample-bodies.ts';
import { makeJpeg, makePdf } from './sample-documents.ts';
import { openWorld } from './world.ts';

const world = await openWorld({ withMembers: true, withWorkers: false });
const victim = await fullHousehold(world, (what) => `Theirs ${what}`.replaceAll(' ', '-'));
const stranger = await fullHousehold(world, (what) => `Mine ${what}`.replaceAll(' ', '-'));
const pdf = await makePdf('A paper');
const jpeg = await makeJpeg(32, 32);

const nameOf = (e: AnyEndpoint) => `${e.method} ${e.path}`;
const endpoints = world.app.endpoints.filter(
  (e) => e.access === 'member' && /^\/api\/(homes|tasks|orders|watched-places)\/:/.test(e.path),
);

/** The path segment before `:id` says what it identifies. */
function urlOf(e: AnyEndpoint, home: FullHousehold['ids'], things: FullHousehold['ids']): string {
  const ids: Record<string, string> = {
    ...things,
    version: '1',
    kind: 'mortgage',
    userId: victim.me.user.id,
  };
  return e.path.replace(/(\w+)\/:(\w+)/g, (_, before: string, name: string) => {
    const singular = {
      people: 'personId',
      pets: 'petId',
      contacts: 'contactId',
      invitations: 'invitationId',
      drills: 'drillId',
      requests: 'requestId',
    }[before];
    if (before === 'tasks' && e.path.includes('/recovery/')) return `${before}/${things.recoveryTaskId}`;
    const value = name === 'homeId' ? home.homeId : ids[name === 'id' ? (singular ?? '') : name];
    if (!value) throw new Error(`What is :${name} in ${e.path}?`);
    return `${before}/${value}`;
  });
}

const BODIES = bodiesAbout({ ...victim.ids, userId: victim.me.user.id });

function send(e: AnyEndpoint, url: string) {
  const address = url + (SAMPLE_QUERIES[nameOf(e)] ?? '');
  if (e.takes === 'file') {
    if (e.path.includes('import')) return stranger.me.sendFile(address, 'x.csv', Buffer.from('item\nLamp\n'));
    const isPicture = /photos|proof/.test(e.path);
    return stranger.me.sendFile(address, isPicture ? 'x.jpg' : 'x.pdf', isPicture ? jpeg : pdf);
  }
  return stranger.me.call(e.method, address, e.body.type === 'undefined' ? undefined : BODIES[nameOf(e)]);
}

/** Everything the victim sees. */
const seen = () =>
  Promise.all(
    [
      '',
      '/documents',
      `/documents/${victim.ids.documentId}/versions`,
      '/household',
      '/inventory',
      `/inventory/${victim.ids.itemId}`,
      '/inventory/trash',
      '/receipts',
      '/readiness',
      '/evacuation',
      '/drills',
      '/ways-out',
      '/evacuation-route',
      '/claims/packets',
      '/recovery',
      '/recovery/expenses',
      '/recovery/guide',
      '/recovery/rebuild',
      '/recovery/letters',
      '/recovery/log',
      '/recovery/shares',
      '/recovery/tasks',
      '/recovery/advisor',
      '/claims/links',
      '/activity',
      '/help',
      '/bookings',
      `/bookings/${victim.ids.bookingId}`,
      '/supplies',
      `/help/${victim.ids.caseId}/presence`,
      '/advisor',
    ]
      .map((path) => `${victim.api}${path}`)
      .concat(`/api/orders/${victim.ids.orderId}`, '/api/my-map')
      // Ignores the time of the request.
      .map(async (url) => (await victim.me.get(url)).text.replace(/"savedAt":"[^"]+"/, '')),
  );

test('every endpoint that takes a body has a sample body', () => {
  const missing = endpoints.filter((e) => e.body.type !== 'undefined' && !BODIES[nameOf(e)]);
  expect(missing.map(nameOf)).toEqual([]);
  expect(endpoints.length).toBeGreaterThan(70);
});

test('a member gets 404 for every object of another household, and changes nothing there', async () => {
  const before = await seen();
  const answers: [string, number][] = [];
  for (const e of endpoints)
    answers.push([nameOf(e), (await send(e, urlOf(e, victim.ids, victim.ids))).status]);
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
  expect(await seen()).toEqual(before);
});

test('a member’s own home gives no access to another home’s objects', async () => {
  const before = await seen();
  const answers: [string, number][] = [];
  const ofThings = endpoints.filter(
    (e) =>
      e.path.startsWith('/api/homes/') &&
      /:homeId\/.*:(?!kind)/.test(e.path) &&
      // The device creates this id; one that exists is refused, see below.
      nameOf(e) !== 'POST /api/homes/:homeId/help/files/:messageId',
  );
  for (const e of ofThings)
    answers.push([nameOf(e), (await send(e, urlOf(e, stranger.ids, victim.ids))).status]);
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
  // With a message id of theirs, a stranger can neither open their file nor add to their conversation.
  const taken = `${stranger.api}/help/files/${victim.ids.messageId}`;
  expect((await stranger.me.sendFile(taken, 'x.jpg', jpeg)).body).toMatchObject({ code: 'key_reused' });
  const read = { caseId: victim.ids.caseId, seq: 1 };
  expect((await stranger.me.call('PUT', `${stranger.api}/help/read`, read)).status).toBe(404);
  for (const action of ['change', 'trash', 'restore', 'confirm']) {
    const e = endpoints.find((x) => x.path.endsWith(`/inventory/${action}`) && x.method === 'POST');
    if (!e) throw new Error(`no call for ${action}`);
    await send(e, urlOf(e, stranger.ids, stranger.ids));
  }
  expect(await seen()).toEqual(before);
});
