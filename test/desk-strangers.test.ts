/**
 * No one at the desk can read or change a case that isn't theirs: every endpoint, every id, every role. Generated from
 * the routes that are really registered.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FILE_NAME_HEADER, type AnyEndpoint } from '#contract/http.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { type Role, ROLES } from '#contract/staff.ts';
import { coveredMember } from './covered.ts';
import { makeJpeg } from './sample-documents.ts';
import { type Browser, openWorld, signedIn, signedInAs } from './world.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const jpeg = await makeJpeg(32, 32);
const nameOf = (e: AnyEndpoint) => `${e.method} ${e.path}`;

const [ana, ben, operations] = [
  await signedInAs(world, 'AGENT'),
  await signedInAs(world, 'AGENT'),
  await signedInAs(world, 'OPERATIONS'),
];
for (const who of [ana, ben]) await who.post('/api/desk/shift/start');

const done = async (answer: Promise<{ status: number; text: string; body: unknown }>) => {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
};

const inTwoDays = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
const RIDE = {
  kind: 'ride',
  from: `${inTwoDays}T10:00`,
  to: `${inTwoDays}T10:00`,
  needs: { seats: 1 },
  words: { to: 'x' },
};

/** A household's case owned by one agent, with one of everything a case can have. */
async function caseWith(agent: Browser & { user: { id: string } }, word: (what: string) => string) {
  const me = await coveredMember(world, { lat: 41.2, lng: -123.5 });
  await done(me.post(`${me.api}/help/messages`, { id: randomUUID(), text: word('words') }));
  const file = (await done(
    me.sendFile(`${me.api}/help/files/${randomUUID()}`, `${word('file')}.jpg`, jpeg),
  )) as { id: string };
  const bookingId = randomUUID();
  const ride = { ...RIDE, id: bookingId, words: { to: word('destination') }, notes: word('booking') };
  await done(me.post(`${me.api}/bookings`, ride));
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const caseId = conversation?.caseId ?? '';
  const url = `/api/desk/cases/${caseId}`;
  await done(agent.post(`${url}/reason`, { reason: word('reason') }));
  await done(agent.post(`${url}/take`));
  const reply = { id: randomUUID(), text: word('reply'), readSeq: 2 };
  await done(agent.post(`${url}/messages`, reply));
  await done(agent.post(`${url}/note`, { id: randomUUID(), text: word('note') }));
  const call = { id: randomUUID(), outcome: 'left-message', text: word('call') };
  await done(agent.post(`${url}/call`, call));
  const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const reminderId = randomUUID();
  await done(agent.post(`${url}/remind`, { id: reminderId, at, text: word('reminder') }));
  return { me, caseId, bookingId, messageId: file.id, replyId: reply.id, reminderId };
}

const secret = (what: string) => `SECRET-${what}`;
const theirs = await caseWith(ana, secret);
const words = { situation: secret('situation'), done: secret('done'), next: secret('next'), promised: '' };
const offered = (await done(
  ana.post('/api/desk/hand-overs', { to: ben.user.id, cases: [{ caseId: theirs.caseId, ...words }] }),
)) as { offered: string[] };
await world.visitor().post('/api/contact', {
  firstName: 'Maya',
  lastName: 'Torres',
  email: `${randomUUID()}@example.com`,
  subject: 'Hello',
  message: secret('visitor'),
});
const { rows: visitors } = await pool.query<{ id: string }>(`select id from cases where kind = 'visitor'`);
const visitorCase = visitors[0]?.id ?? '';
await done(ana.post(`/api/desk/cases/${visitorCase}/reason`, { reason: 'They wrote' }));
await done(ana.post(`/api/desk/cases/${visitorCase}/take`));
const visitorReply = randomUUID();
await done(
  ana.post(`/api/desk/cases/${visitorCase}/messages`, {
    id: visitorReply,
    text: secret('answer'),
    readSeq: 1,
  }),
);
const canned = (await done(operations.post('/api/desk/canned-replies', { title: 'Hi', text: 'Hello' }))) as {
  id: string;
};
const broadcastId = randomUUID();
await pool.query(
  `insert into broadcasts (id, incident_id, incident, filter, text, state, households, made_by, made_at)
   values ($1, $2, 'A fire', '{"zoneId":null,"state":"any","needs":"any"}', 'Roads are closed', 'proposed', 2000, $3, now())`,
  [broadcastId, randomUUID(), operations.user.id],
);

const endpoints = world.app.endpoints.filter((e) => e.access === 'staff' && e.path.startsWith('/api/desk'));
const CASE = '/api/desk/cases/:caseId';
const soon = new Date(Date.now() + 3_600_000).toISOString();
const broadcast = {
  incidentId: randomUUID(),
  filter: { zoneId: null, state: 'any', needs: 'any' },
  text: 'Hello',
};

/** A valid body for the endpoint: a validation error would prove nothing about access. */
const BODIES: Record<string, object> = {
  'POST /api/desk/canned-replies': { title: 'x', text: 'x' },
  'PUT /api/desk/canned-replies/:replyId': { title: 'x', text: 'x', version: 1 },
  'POST /api/desk/close': { ids: [theirs.caseId, visitorCase], reason: 'solved', text: '' },
  [`POST ${CASE}/reason`]: { reason: 'x' },
  [`POST ${CASE}/take`]: {},
  [`POST ${CASE}/note`]: { id: randomUUID(), text: 'x' },
  [`POST ${CASE}/call`]: { id: randomUUID(), outcome: 'reached', text: '' },
  [`POST ${CASE}/assign`]: { to: null, was: ana.user.id },
  [`POST ${CASE}/wait`]: { until: soon, text: 'x' },
  [`POST ${CASE}/reopen`]: {},
  [`POST ${CASE}/close`]: { reason: 'solved', text: '' },
  [`POST ${CASE}/severity`]: { severity: 4, text: 'x' },
  [`POST ${CASE}/merge`]: { into: theirs.caseId },
  [`POST ${CASE}/remind`]: { id: randomUUID(), at: soon, text: 'x' },
  [`POST ${CASE}/messages`]: { id: randomUUID(), text: 'x', readSeq: 99 },
  [`PUT ${CASE}/read`]: { seq: 1 },
  [`PUT ${CASE}/watch`]: { state: 'viewing' },
  [`PUT ${CASE}/presence`]: { isHere: true, isTyping: true },
  [`POST ${CASE}/bookings`]: { ...RIDE, id: randomUUID() },
  [`POST ${CASE}/bookings/:bookingId/confirm`]: {
    partnerId: randomUUID(),
    confirmation: 'x',
    contactName: 'x',
  },
  [`POST ${CASE}/bookings/:bookingId/agree`]: { cents: 1 },
  [`POST ${CASE}/bookings/:bookingId/cancel`]: { reason: 'x' },
  [`POST ${CASE}/bookings/:bookingId/payment`]: { is: 'refund', reason: 'x' },
  'POST /api/desk/recoveries/:homeId/tasks': { title: 'x', note: '', due: null },
  'POST /api/desk/broadcasts/preview': broadcast,
  'POST /api/desk/broadcasts': { ...broadcast, id: randomUUID(), count: 1 },
  'POST /api/desk/broadcasts/:broadcastId/approve': { count: 2000 },
  'POST /api/desk/hand-overs': { to: null, cases: [{ caseId: theirs.caseId, ...words }] },
  'POST /api/desk/hand-overs/:handOverId/accept': {},
  'POST /api/desk/hand-overs/:handOverId/return': { reason: 'x' },
  'POST /api/desk/hand-overs/:handOverId/take-back': {},
  'POST /api/desk/shift/end': { toQueue: true },
  'POST /api/desk/unknown/handled': { provider: 'demo', ref: 'none' },
  'POST /api/desk/unknown/sender': { provider: 'demo', ref: 'none' },
};

/** Every existing id of a kind; files and messages with the case they belong to. */
function urlsOf(e: AnyEndpoint): string[] {
  const pairs = [
    { caseId: theirs.caseId, messageId: theirs.messageId },
    { caseId: theirs.caseId, messageId: theirs.replyId },
    { caseId: visitorCase, messageId: visitorReply },
  ];
  const others = {
    bookingId: theirs.bookingId,
    reminderId: theirs.reminderId,
    replyId: canned.id,
    broadcastId,
    handOverId: offered.offered[0] ?? '',
    incidentId: broadcast.incidentId,
    homeId: randomUUID(),
    taskId: randomUUID(),
  };
  const urls = pairs.map((ids) =>
    e.path.replace(/:(\w+)/g, (_, name: string) => {
      const id = ({ ...ids, ...others } as Record<string, string>)[name];
      if (!id) throw new Error(`What is :${name} in ${e.path}?`);
      return id;
    }),
  );
  return [...new Set(urls)];
}

const send = (who: Browser, e: AnyEndpoint, url: string) =>
  e.takes === 'file'
    ? who.call(e.method, url, jpeg, {
        'content-type': 'application/octet-stream',
        [FILE_NAME_HEADER]: 'a.jpg',
      })
    : who.call(e.method, url, e.body.type === 'undefined' ? undefined : BODIES[nameOf(e)]);

/** Everything stored about other agents' cases. */
async function stored(): Promise<string> {
  const parts = [];
  for (const [table, by] of [
    ['cases', 'id'],
    ['case_events', 'id'],
    ['case_clocks', 'case_id, kind, began_at'],
    ['case_reminders', 'id'],
    ['messages', 'id'],
    ['message_files', 'message_id'],
    ['message_reads', 'thread_id, reader_id'],
    ['case_presence', 'case_id, user_id'],
    ['case_watchers', 'case_id, user_id'],
    ['hand_overs', 'id'],
    ['broadcasts', 'id'],
    ['canned_replies', 'id'],
    ['visitor_replies', 'message_id'],
    ['bookings', 'id'],
    ['booking_events', 'id'],
  ])
    parts.push((await pool.query(`select * from ${table} order by ${by}`)).rows);
  return JSON.stringify(parts);
}

test('every endpoint of the desk that takes a body has a sample body', () => {
  const missing = endpoints.filter(
    (e) => e.takes !== 'file' && e.body.type !== 'undefined' && !BODIES[nameOf(e)],
  );
  expect(missing.map(nameOf)).toEqual([]);
  expect(endpoints.length).toBeGreaterThan(45);
});

/** These roles may read all cases, but reading changes nothing in them. */
const mayReadAny = (role: Role) => ['OPERATIONS', 'AUDITOR', 'ADMIN'].includes(role);

test.each(ROLES.filter((role) => role !== 'OPERATIONS' && role !== 'ADMIN'))(
  '%s reads nothing and changes nothing of a case that is someone else’s',
  async (role) => {
    const who = role === 'USER' ? await signedIn(world) : await signedInAs(world, role);
    const before = await stored();
    const leaks: string[] = [];
    const opened: [string, number][] = [];
    for (const e of endpoints) {
      // Giving a reason opens a case, and is recorded in its history.
      if (e.path.endsWith('/reason')) continue;
      for (const url of urlsOf(e)) {
        const { status, text } = await send(who, e, url);
        const isRead = e.method === 'GET' && mayReadAny(role);
        if (!isRead && text.includes('SECRET-')) leaks.push(nameOf(e));
        const isOfOther = /:(caseId|handOverId|reminderId)/.test(e.path);
        // Taking a case reveals that a colleague has it, which the list shows anyway.
        const refused = e.path.endsWith('/take') ? [403, 409] : [403, 404];
        if (!isRead && isOfOther && !refused.includes(status)) opened.push([nameOf(e), status]);
      }
    }
    expect(leaks).toEqual([]);
    expect(opened).toEqual([]);
    expect(await stored()).toBe(before);
  },
);

test('an agent’s own case gives no access to a message, file or case of another', async () => {
  const carl = await signedInAs(world, 'AGENT');
  const own = await caseWith(carl, (what) => `own ${what}`);
  const url = `/api/desk/cases/${own.caseId}`;
  const before = await stored();
  for (const messageId of [theirs.messageId, theirs.replyId, visitorReply]) {
    expect((await carl.get(`${url}/files/${messageId}`)).status).toBe(404);
    expect((await carl.post(`${url}/messages/${messageId}/resend`)).status).toBe(409);
    const taken = { id: messageId, text: 'x', readSeq: 99 };
    expect((await carl.post(`${url}/messages`, taken)).body).toMatchObject({ code: 'key_reused' });
  }
  for (const into of [theirs.caseId, visitorCase])
    expect([403, 404, 409]).toContain((await carl.post(`${url}/merge`, { into })).status);
  expect(await stored()).toBe(before);
  // The case's household can still read its own conversation.
  expect((await theirs.me.get(`${theirs.me.api}/help`)).text).toContain(secret('reply'));
});

test('what a case holds is found by who may read it', async () => {
  const url = `/api/desk/cases/${theirs.caseId}`;
  const shown = (await ana.get(url)).text + (await ana.get(`${url}/messages`)).text;
  for (const what of ['words', 'file', 'reply', 'note', 'call', 'reason'])
    expect(shown).toContain(secret(what));
  expect((await ben.get('/api/desk/shift')).text).toContain(secret('situation'));
});
