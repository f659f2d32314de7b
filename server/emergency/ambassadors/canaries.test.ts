/** Plants data of the program that neighbors, strangers and the public must not see, and searches for it. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { APPLICATION, enter, linkIn, newAmbassador } from '#test/ambassadors.ts';
import { databaseAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const word = () => `canary${randomBytes(6).toString('hex')}`;

test('a neighbor’s page, another ambassador and a stranger see nothing but what they are asked', async () => {
  const me = await newAmbassador(world, { name: 'Maya' });
  const [area, evidence, reason] = [word(), word(), word()];
  await world.database.pool.query('update ambassadors set area = $2 where id = $1', [me.ambassadorId, area]);
  const email = `${word()}@example.com`;
  const { id } = await enter(world, me, {
    evidence: `We met at the school and ${evidence} came`,
    confirmer: { name: 'Sam', email },
  });
  const t = await linkIn(world, email, '/ambassadors/confirm');
  const seen = [
    (await world.visitor().get(`/ambassadors/confirm?t=${t}`)).text,
    (await world.visitor().post('/api/impact/link/open', { t })).text,
    JSON.stringify(await world.mailbox(email)),
  ];
  for (const text of seen) {
    expect(text).toContain('Maya');
    for (const hidden of [area, evidence, me.email, me.user.id]) expect(text).not.toContain(hidden);
  }

  const other = await newAmbassador(world);
  const stranger = await signedIn(world);
  for (const who of [other, stranger, world.visitor()])
    for (const path of [
      '/api/ambassador',
      '/api/ambassador/impact',
      '/api/ambassador/training',
      '/api/admin/ambassadors',
      `/api/admin/ambassadors/${me.ambassadorId}`,
      `/api/admin/impact/${id}`,
    ])
      for (const hidden of [area, evidence, email, me.email])
        expect((await who.get(path)).text).not.toContain(hidden);

  // The ambassador never gets the neighbor's address or link, and a suspended one gets nothing.
  const own = (await me.get('/api/ambassador/impact')).text;
  expect(own).toContain(evidence);
  for (const hidden of [email, t]) expect(own).not.toContain(hidden);
  const staff = await signedInAs(world, 'OPERATIONS');
  await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/suspend`, { reason });
  for (const path of ['/api/ambassador/impact', '/api/ambassador/training'])
    expect((await me.get(path)).text).not.toContain(evidence);
  expect((await me.get('/api/ambassador')).text).toContain(reason);
});

test('a neighbor’s address is nowhere in the program once they answered, and tokens never are', async () => {
  const me = await newAmbassador(world);
  const email = `${word()}@example.com`;
  await enter(world, me, { confirmer: { name: 'Sam', email } });
  const t = await linkIn(world, email, '/ambassadors/confirm');
  await world.visitor().post('/api/impact/link/answer', { t, answer: 'no', name: 'Sam' });
  await world.database.pool.query('delete from demo_mails');
  const stored = await databaseAsText(world);
  expect(stored).toContain(me.ambassadorId);
  for (const hidden of [email, t]) expect(stored).not.toContain(hidden);
});

test('staff without the right to see addresses get them masked', async () => {
  const email = `${word()}@example.com`;
  const visitor = world.visitor();
  await visitor.post('/api/ambassadors', { ...APPLICATION, email });
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select id from ambassadors where email = $1',
    [email],
  );
  const path = `/api/admin/ambassadors/${rows[0]?.id}`;
  expect((await (await signedInAs(world, 'OPERATIONS')).get(path)).text).not.toContain(email);
  expect((await (await signedInAs(world, 'ADMIN')).get(path)).text).toContain(email);
  expect((await (await signedInAs(world, 'AGENT')).get(path)).status).toBe(403);
});
