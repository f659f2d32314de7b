/** What is said between a household and our team is nowhere but in their conversation: not in logs, events, emails or lists. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { minutes } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { coveredMember } from './covered.ts';
import { photoOf } from './sample-files.ts';
import { databaseAsText } from './stored-bytes.ts';
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
  // A reply that no one reads is announced, and the call is reminded of.
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
  // The search itself finds what is there.
  expect(foundIn((await me.get(`${me.api}/help`)).text).toSorted()).toEqual([words, name, answer].toSorted());
});
