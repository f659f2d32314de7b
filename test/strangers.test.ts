/** Nobody reaches into another household: made from the endpoints that are really registered, so that none is forgotten. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { EMPTY_PLAN } from '#server/home/household/household.ts';
import type { AnyEndpoint } from '#contract/http.ts';
import { fullHousehold, type FullHousehold } from './full-household.ts';
import { HOME } from './homes.ts';
import { makeJpeg, makePdf } from './sample-documents.ts';
import { openWorld } from './world.ts';

const world = await openWorld({ withMembers: true });
const victim = await fullHousehold(world, (what) => `Theirs ${what}`.replaceAll(' ', '-'));
const stranger = await fullHousehold(world, (what) => `Mine ${what}`.replaceAll(' ', '-'));
const pdf = await makePdf('A paper');
const jpeg = await makeJpeg(32, 32);

const nameOf = (e: AnyEndpoint) => `${e.method} ${e.path}`;
const endpoints = world.app.endpoints.filter(
  (e) => e.access === 'member' && /^\/api\/(homes|tasks|orders|watched-places)\/:/.test(e.path),
);

/** `:id` means what the path says before it. */
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

const PERSON = { name: 'x', ageGroup: 'adult', birthYear: null, mobility: 'none', power: [], note: '' };
const PET = { species: 'dog', count: 1, names: 'x', isTransportReady: false, note: '' };
const CONTACT = { name: 'x', relation: '', phone: '+17075550117', email: '', isOutOfArea: false };
const { policy: POLICY, ...ADDRESS } = HOME;
const BOOKING = {
  from: '2099-01-01T10:00',
  to: '2099-01-01T10:00',
  needs: { seats: 1 },
  words: { to: 'x' },
};
const STATED = { kind: 'statement', note: 'x' };
const EXPENSE = {
  kind: 'expense',
  day: '2026-01-10',
  details: { category: 'ALE-FOOD', payee: 'x', amountCents: 1 },
};
const ITEM = { name: 'x', category: 'Other', estValue: 1 };

/** A body the endpoint would take: a refusal of the body would say nothing about who may send it. */
const BODIES: Record<string, object> = {
  'PATCH /api/homes/:homeId': ADDRESS,
  'PUT /api/homes/:homeId/location': { lat: 39.76, lng: -121.6, confirmed: true },
  'POST /api/homes/:homeId/policies': POLICY,
  'PUT /api/homes/:homeId/policies/:policyId': POLICY,
  'POST /api/homes/:homeId/inventory': ITEM,
  'PATCH /api/homes/:homeId/inventory/:itemId': { name: 'x' },
  'POST /api/homes/:homeId/inventory/change': { ids: [victim.ids.itemId], change: { category: 'Other' } },
  'POST /api/homes/:homeId/inventory/trash': { ids: [victim.ids.itemId] },
  'POST /api/homes/:homeId/inventory/restore': { ids: [victim.ids.itemId] },
  'POST /api/homes/:homeId/inventory/trash/delete': { ids: [victim.ids.itemId] },
  'POST /api/homes/:homeId/claims/packets': {},
  'POST /api/homes/:homeId/recovery': { lossDate: '2026-01-08', evidence: STATED },
  'PATCH /api/homes/:homeId/recovery': { isClosed: true },
  'POST /api/homes/:homeId/recovery/facts': {
    kind: 'flag',
    subject: 'total_loss',
    day: '2026-01-08',
    evidence: STATED,
  },
  'PUT /api/homes/:homeId/recovery/facts/:factId': { day: '2026-01-09', evidence: STATED },
  'POST /api/homes/:homeId/recovery/records': EXPENSE,
  'PUT /api/homes/:homeId/recovery/records/:recordId': EXPENSE,
  'POST /api/homes/:homeId/recovery/letters': { kind: 'policy-copy' },
  'PUT /api/homes/:homeId/recovery/letters/:letterId': {
    to: 'x',
    email: '',
    subject: 'x',
    body: 'x',
    basedOn: '2026-01-01T00:00:00.000Z',
  },
  'POST /api/homes/:homeId/recovery/letters/:letterId/send': {
    how: 'myself',
    basedOn: '2026-01-01T00:00:00.000Z',
    channel: 'letter',
    day: '2026-01-10',
  },
  'POST /api/homes/:homeId/recovery/shares': { label: 'x', days: 1, parts: ['log'] },
  'PUT /api/homes/:homeId/recovery/advisor': { isAgreed: false },
  'POST /api/homes/:homeId/help/:caseId/messages/:messageId/log': { who: 'x', summary: 'x' },
  'POST /api/homes/:homeId/inventory/confirm': { ids: [victim.ids.itemId] },
  'PUT /api/homes/:homeId/inventory/:itemId/photos': { order: [victim.ids.fileId] },
  'POST /api/homes/:homeId/receipts/:receiptId/items': { ids: [victim.ids.itemId], tied: false },
  'POST /api/homes/:homeId/rooms': { name: 'x' },
  'PATCH /api/homes/:homeId/rooms/:roomId': { name: 'x' },
  'PATCH /api/homes/:homeId/documents/:documentId': { name: 'x' },
  'PUT /api/homes/:homeId/document-kinds/:kind': { applicable: false },
  'POST /api/homes/:homeId/household/people': PERSON,
  'PUT /api/homes/:homeId/household/people/:id': PERSON,
  'POST /api/homes/:homeId/household/pets': PET,
  'PUT /api/homes/:homeId/household/pets/:id': PET,
  'POST /api/homes/:homeId/household/contacts': CONTACT,
  'PUT /api/homes/:homeId/household/contacts/:id': CONTACT,
  'PUT /api/homes/:homeId/household/plan': EMPTY_PLAN,
  'POST /api/homes/:homeId/household/invitations': { email: 'x@example.com', role: 'viewer' },
  'PATCH /api/homes/:homeId/household/members/:userId': { role: 'viewer' },
  'POST /api/homes/:homeId/household/owner': { userId: victim.me.user.id },
  'POST /api/homes/:homeId/claims/packets/:packetId/links': { label: 'x', days: 1 },
  'PUT /api/homes/:homeId/evacuation/room/own-nights': { ownNights: 1 },
  'PUT /api/homes/:homeId/evacuation/people/:personId': { state: 'safe' },
  'POST /api/homes/:homeId/help/messages': { id: randomUUID(), text: 'Hello' },
  'PUT /api/homes/:homeId/help/read': { caseId: victim.ids.caseId, seq: 1 },
  'PUT /api/homes/:homeId/help/:caseId/presence': { isHere: true, isTyping: true },
  'PUT /api/homes/:homeId/advisor/call': { at: '2099-01-01T10:00', about: 'x' },
  'POST /api/homes/:homeId/bookings': { id: randomUUID(), kind: 'ride', ...BOOKING },
  'PUT /api/homes/:homeId/bookings/:bookingId': BOOKING,
  'POST /api/homes/:homeId/bookings/:bookingId/cancel': { terms: 'free' },
  'POST /api/homes/:homeId/bookings/:bookingId/agree': { cents: 1 },
  'POST /api/homes/:homeId/bookings/:bookingId/refuse': { cents: 1 },
  'POST /api/homes/:homeId/bookings/:bookingId/pay': { cents: 1 },
  'POST /api/homes/:homeId/bookings/:bookingId/report': { problem: 'not-done', words: 'x' },
  'POST /api/homes/:homeId/bookings/:bookingId/rate': { stars: 1, words: 'x' },
  'PUT /api/homes/:homeId/supplies': { items: ['oxygen'], list: 'x' },
  'PUT /api/homes/:homeId/automatic-start': { isAutomatic: false },
  'POST /api/homes/:homeId/evacuation/requests': { why: 'x' },
  'POST /api/homes/:homeId/evacuation/requests/:id/appeal': { why: 'x' },
  'POST /api/homes/:homeId/drills/:id/steps': { step: 'acknowledged' },
  'PATCH /api/tasks/:taskId': { status: 'DONE' },
};

const QUERIES: Record<string, string> = {
  'POST /api/homes/:homeId/documents': '?kind=mortgage',
  'GET /api/homes/:homeId/inventory/export': '?format=csv',
  'GET /api/homes/:homeId/recovery/expenses/export': '?format=xlsx',
  'GET /api/homes/:homeId/inventory/import/template': '?format=csv',
};

function send(e: AnyEndpoint, url: string) {
  const address = url + (QUERIES[nameOf(e)] ?? '');
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
      // When it was asked is no part of what is seen.
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
      // The device makes this id; one that is taken is refused, see below.
      nameOf(e) !== 'POST /api/homes/:homeId/help/files/:messageId',
  );
  for (const e of ofThings)
    answers.push([nameOf(e), (await send(e, urlOf(e, stranger.ids, victim.ids))).status]);
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
  // A message id of theirs neither opens their file nor adds to their conversation.
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
