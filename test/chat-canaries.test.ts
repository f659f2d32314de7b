/** Conversations between households and our team appear nowhere else: not in logs, events, emails or lists. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { minutes } from '#server/platform/clock.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { createLog } from '#server/platform/log.ts';
import type { ReceivedMail } from '#server/ports/mail-in.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { receiveMail } from '#server/service/inbound/mails.ts';
import { coveredMember } from './covered.ts';
import { photoOf } from './sample-files.ts';
import { databaseAsText, folderAsText } from './stored-bytes.ts';
import { newNumber } from './texts.ts';
import { openWorld, signedIn, signedInAs } from './world.ts';

const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'hearthline-log-')), 'log');
const world = await openWorld({ log: createLog('trace', logFile), withWorkers: false });
const canary = () => `CANARY-${randomUUID()}`;

test('words, file names, notes and call subjects appear only to the people of the conversation', async () => {
  const me = await coveredMember(world);
  const agent = await signedInAs(world, 'AGENT');
  const admin = await signedInAs(world, 'ADMIN');
  const events: string[] = [];
  const stops = [me, agent, admin].map(({ user }) =>
    world.deps.events.subscribe(user.id, {
      event: (event) => events.push(JSON.stringify(event)),
      gap: () => undefined,
    }),
  );
  const [words, name, answer, note, about] = [canary(), canary(), canary(), canary(), canary()];
  await me.post(`${me.api}/help/messages`, { id: randomUUID(), text: words });
  await me.sendFile(`${me.api}/help/files/${randomUUID()}`, `${name}.jpg`, await photoOf());
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const caseId = conversation?.caseId ?? '';
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'They wrote' });
  await agent.post(`/api/desk/cases/${caseId}/messages`, { id: randomUUID(), text: answer, readSeq: 2 });
  await agent.post(`/api/desk/cases/${caseId}/note`, { id: randomUUID(), text: note });
  await admin.call('PUT', `/api/admin/members/${me.user.id}/advisor`, {
    advisorId: agent.user.id,
    was: null,
  });
  const inTwoDays = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const asked = await me.call('PUT', `${me.api}/advisor/call`, { at: `${inTwoDays}T10:00`, about });
  expect(asked.status).toBe(200);
  // An unread reply is announced, and the call gets a reminder.
  world.clock.advance(minutes(2));
  await world.runJobs();
  world.clock.advance(3 * 24 * 60 * minutes(1));
  await world.runJobs();
  // Requests that fail are logged, too.
  await me.post(`${me.api}/help/messages`, { id: 'wrong', text: words });
  await me.sendFile(`${me.api}/help/files/${randomUUID()}`, `${name}.exe`, Buffer.from(words));

  const all = [words, name, answer, note, about];
  const foundIn = (text: string) => all.filter((one) => text.includes(one));
  const log = readFileSync(logFile, 'utf8');
  expect(log.split('\n').length).toBeGreaterThan(5);
  expect(foundIn(log)).toEqual([]);
  expect(events.length).toBeGreaterThan(3);
  expect(foundIn(events.join('\n'))).toEqual([]);
  expect(foundIn(await databaseAsText(world))).toEqual([]);
  for (const stop of stops) stop();

  const stranger = await signedIn(world);
  const outsiders = [stranger, ...(await Promise.all(STAFF_ROLES.map((role) => signedInAs(world, role))))];
  for (const who of outsiders)
    for (const url of ['/api/desk', '/api/desk/cases?state=all', `${me.api}/help`, '/api/admin/waiting'])
      expect([url, foundIn((await who.get(url)).text)]).toEqual([url, []]);
  // Checks the search itself: it finds a known word.
  expect(foundIn((await me.get(`${me.api}/help`)).text).toSorted()).toEqual([words, name, answer].toSorted());
});

/** Every staff list that needs no id. */
const lists = world.app.endpoints
  .filter((e) => e.access === 'staff' && e.method === 'GET' && !e.path.includes(':') && e.gives !== 'file')
  .map(({ path: url }) => url);

/** Who can read what at the desk, apart from the people of the conversation. */
test('texts, emails, their files, hand-overs, reminders and visitors’ words stay with who may read them', async () => {
  const me = await coveredMember(world, { lat: 41.2, lng: -123.5 });
  const [ana, ben] = [await signedInAs(world, 'AGENT'), await signedInAs(world, 'AGENT')];
  for (const who of [ana, ben]) await who.post('/api/desk/shift/start');
  const events: string[] = [];
  const watched = [me, ana, ben].map(({ user }) =>
    world.deps.events.subscribe(user.id, {
      event: (event) => events.push(JSON.stringify(event)),
      gap: () => undefined,
    }),
  );
  const number = newNumber();
  await world.db.insert(phones).values({ userId: me.user.id, phone: number, verifiedAt: world.clock.now() });
  const byText = canary();
  await world.visitor().post('/api/demo/phone', { id: randomUUID(), number, text: byText });
  await world.runJobs();
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const caseId = conversation?.caseId ?? '';
  const url = `/api/desk/cases/${caseId}`;

  // An email with a file, a refused one, a forged one, and one from an unknown sender.
  const [byMail, file, refused, forged, unknown] = [canary(), canary(), canary(), canary(), canary()];
  const to = replyAddress(world.deps, { caseId, userId: me.user.id })?.address ?? '';
  const mail = (text: string, more: Partial<ReceivedMail> = {}) =>
    receiveMail(world.deps, 'test', {
      ref: randomUUID(),
      from: me.email,
      to: [to],
      subject: 'Re: x',
      text,
      headers: [],
      files: [],
      filesLeftOut: 0,
      isAuthentic: true,
      at: null,
      ...more,
    });
  const photo = await photoOf();
  await mail(byMail, {
    files: [
      { name: `${file}.jpg`, mime: 'image/jpeg', content: photo },
      { name: `${refused}.exe`, mime: 'application/octet-stream', content: Buffer.from(refused) },
    ],
  });
  await mail(forged, { isAuthentic: false });
  await mail(unknown, { to: ['reply@demo.hearthline.example'], from: 'stranger@example.com' });
  await world.runJobs();

  // The desk works on it.
  const [reason, note, reminder, situation, next] = [canary(), canary(), canary(), canary(), canary()];
  await ana.post(`${url}/reason`, { reason });
  await ana.post(`${url}/take`);
  await ana.post(`${url}/note`, { id: randomUUID(), text: note });
  const at = new Date(world.clock.now().getTime() + 60_000).toISOString();
  expect((await ana.post(`${url}/remind`, { id: randomUUID(), at, text: reminder })).status).toBe(204);
  const words = { situation, done: '', next, promised: '' };
  const given = { to: ben.user.id, cases: [{ caseId, ...words }] };
  expect((await ana.post('/api/desk/hand-overs', given)).status).toBe(201);
  world.clock.advance(minutes(2));
  await world.runJobs();

  const sealed = [byText, byMail, file, refused, forged, unknown, reason, note, reminder, situation, next];
  const foundIn = (text: string) => sealed.filter((one) => text.includes(one));
  expect(foundIn(readFileSync(logFile, 'utf8'))).toEqual([]);
  expect(events.length).toBeGreaterThan(3);
  expect(foundIn(events.join('\n'))).toEqual([]);
  expect(foundIn(await databaseAsText(world))).toEqual([]);
  const storage = await folderAsText(world.deps.config.dataDir);
  expect([foundIn(storage), storage.includes('CANARY-OWNER')]).toEqual([[], false]);
  for (const stop of watched) stop();

  // Lists and other people's views contain none of it. The agents on the case see their own reminders and offers.
  expect(lists.length).toBeGreaterThan(20);
  const others = [
    await signedIn(world),
    ...(await Promise.all(STAFF_ROLES.map((role) => signedInAs(world, role)))),
  ];
  for (const who of others)
    for (const list of [...lists, '/api/desk/cases?state=all', `${me.api}/help`]) {
      const found = foundIn((await who.get(list)).text);
      // Messages that belong to no household are open to everyone who can read cases.
      const isUnknown = list === '/api/desk/unknown';
      expect([list, found.filter((one) => !(isUnknown && one === unknown))]).toEqual([list, []]);
    }
  // Checks the search itself: it finds a known word.
  const shown = (await me.get(`${me.api}/help`)).text;
  for (const one of [byText, byMail, file, refused, forged]) expect(shown).toContain(one);
  expect((await ben.get('/api/desk/shift')).text).toContain(situation);
  const history = (await ana.get(url)).text;
  for (const one of [reason, note]) expect(history).toContain(one);
});

test('a visitor’s words are readable in the database, and nowhere else: not in logs, events or lists', async () => {
  const [words, answer] = [canary(), canary()];
  const admin = await signedInAs(world, 'ADMIN');
  const events: string[] = [];
  const stop = world.deps.events.subscribe(admin.user.id, {
    event: (event) => events.push(JSON.stringify(event)),
    gap: () => undefined,
  });
  const email = `${randomUUID()}@example.com`;
  const form = { firstName: 'Maya', lastName: 'Torres', email, subject: 'A question', message: words };
  expect((await world.visitor().post('/api/contact', form)).status).toBe(201);
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select case_id as id from visitors where email = $1',
    [email],
  );
  const url = `/api/desk/cases/${rows[0]?.id}`;
  await admin.post(`${url}/messages`, { id: randomUUID(), text: answer, readSeq: 1 });
  await world.runJobs();
  stop();
  const foundIn = (text: string) => [words, answer].filter((one) => text.includes(one));
  expect(foundIn(readFileSync(logFile, 'utf8'))).toEqual([]);
  expect(foundIn(events.join('\n'))).toEqual([]);
  const outsiders = [
    await signedIn(world),
    await signedInAs(world, 'AGENT'),
    await signedInAs(world, 'FINANCE'),
  ];
  for (const who of outsiders)
    for (const list of [...lists, url, `${url}/messages`, '/api/desk/cases?state=all'])
      expect([list, foundIn((await who.get(list)).text)]).toEqual([list, []]);
  expect(foundIn((await admin.get(`${url}/messages`)).text)).toEqual([words, answer]);
});
