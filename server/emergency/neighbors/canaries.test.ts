/**
 * Plants data that neighbors must not see, and searches for it in responses, live events, logs, emails, pictures and
 * the database.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { newAmbassador } from '#test/ambassadors.ts';
import { addPerson } from '#test/covered.ts';
import { addHotel } from '#test/evacuees.ts';
import { groupOf, joined, ledDrill, newGroup, newHousehold, share, street } from '#test/neighbors.ts';
import { databaseAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'hearthline-log-')), 'log');
const world = await openWorld({ withWorkers: false, log: createLog('trace', logFile) });
const logged = () => readFileSync(logFile, 'utf8');
await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 50 });
const { pool } = world.database;
const word = () => `canary${randomBytes(6).toString('hex')}`;

/** A household with a secret in every field that neighbors must not see. */
async function secretive() {
  const me = await newHousehold(world);
  const secrets = { account: word(), address: word(), person: word(), phone: '+15305550123' };
  await pool.query('update users set name = $2 where id = $1', [me.user.id, secrets.account]);
  await pool.query('update homes set address = $2 where id = $1', [me.homeId, secrets.address]);
  await addPerson(me, secrets.person);
  return { me, secrets: [...Object.values(secrets), me.email, me.homeId, me.user.id, '39.7596'] };
}

test('a neighbor, the ambassador and every live event get nothing that wasn’t agreed to', async () => {
  const { leader, group, neighbors } = await street(world, 1, {});
  const [sam] = neighbors;
  if (!sam) throw new Error('one household');
  const { me, secrets } = await secretive();
  await joined(me, group);
  const [needs, skills] = [word(), word()];
  const events: string[] = [];
  const stops = [sam, leader].map(({ user }) =>
    world.deps.events.subscribe(user.id, {
      event: (event) => events.push(JSON.stringify(event)),
      gap: () => undefined,
    }),
  );
  await share(me, group, { name: 'M.', needs, skills, pin: true, check: true, drill: true });
  const drill = await ledDrill(world, leader, group, [me]);
  for (const who of [sam, leader]) {
    const seen = (await who.get(group.at)).text;
    for (const shown of [needs, skills]) expect(seen).toContain(shown);
    for (const hidden of secrets) expect(seen).not.toContain(hidden);
  }
  await share(me, group, { drill: true });
  await leader.post(`${drill}/end`);
  const replies = [
    (await sam.get(group.at)).text,
    (await leader.get(group.at)).text,
    (await leader.get(`${drill}/picture`)).text,
    (await leader.post('/api/neighbors/link/open', { t: group.token })).text,
    (await leader.get('/api/neighbors')).text,
    (await (await signedInAs(world, 'ADMIN')).get(`/api/admin/ambassadors/${leader.ambassadorId}/groups`))
      .text,
    JSON.stringify(await world.mailbox(sam.email)),
    JSON.stringify(await world.mailbox(leader.email)),
    ...events,
    logged(),
  ];
  for (const stop of stops) stop();
  expect(logged()).not.toBe('');
  for (const text of replies) {
    for (const hidden of [...secrets.filter((one) => one !== me.user.id && one !== me.homeId), needs, skills])
      expect(text).not.toContain(hidden);
  }
  for (const text of replies.slice(0, 6)) expect(text).not.toContain(me.homeId);
});

test('words are sealed, and tokens and withdrawn words are nowhere in the database', async () => {
  const { group, neighbors } = await street(world, 1, {});
  const [me] = neighbors;
  if (!me) throw new Error('one household');
  const [needs, skills, name] = [word(), word(), word()];
  await share(me, group, { name, needs, skills });
  const stored = await databaseAsText(world);
  expect(stored).toContain(group.id);
  for (const hidden of [needs, skills, name, group.token]) expect(stored).not.toContain(hidden);
  for (const hidden of [needs, group.token]) expect(logged()).not.toContain(hidden);
});

test('a stranger, another ambassador and a removed neighbor can’t tell a group from none', async () => {
  const { leader, group, neighbors } = await street(world, 1, { skills: 'x' });
  const [removed] = neighbors;
  const [card] = (await groupOf(leader, group)).neighbors;
  await leader.post(`${group.at}/households/${card?.id}/remove`);
  const made = group.at.replace(group.id, randomUUID());
  const other = await newAmbassador(world);
  await newGroup(other);
  for (const who of [await signedIn(world), other, removed ?? other])
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/close'],
      ['POST', '/links'],
      ['POST', '/drills'],
      ['POST', '/requests'],
    ] as const) {
      const body = { plannedFor: '2099-01-01T10:00:00Z', id: randomUUID(), kind: 'ride' };
      const [real, none] = [
        await who.call(method, `${group.at}${path}`, method === 'GET' ? undefined : body),
        await who.call(method, `${made}${path}`, method === 'GET' ? undefined : body),
      ];
      expect([path, real.status, real.text]).toEqual([path, none.status, none.text]);
      expect([path, real.status]).toEqual([path, path === '/drills' ? real.status : 404]);
    }
});
