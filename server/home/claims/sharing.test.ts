import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { ShareLink } from '#contract/home/claims.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { readyPacket, homeOf, share } from '#test/claims.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { sized } from '#test/tier.ts';

const world = await openWorld({ withWorkers: false });

test('another member can’t find packets or links; a viewer can read, a member create, and only the owner share', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const packet = await readyPacket(world, homeId);
  const { link } = await share(me, homeId, packet.id);
  const at = `/api/homes/${homeId}/claims`;
  const stranger = await signedIn(world);
  const strangersHome = await homeOf(stranger);
  for (const [method, url, payload] of [
    ['GET', `${at}/packets`],
    ['POST', `${at}/packets`, {}],
    ['GET', `${at}/packets/${packet.id}/pdf`],
    ['GET', `${at}/packets/${packet.id}/zip`],
    ['GET', `${at}/links`],
    ['POST', `${at}/packets/${packet.id}/links`, { label: 'x', days: 1 }],
    ['DELETE', `${at}/links/${link.id}`],
    // my ids under the stranger's own home
    ['GET', `/api/homes/${strangersHome}/claims/packets/${packet.id}/pdf`],
    ['POST', `/api/homes/${strangersHome}/claims/packets/${packet.id}/links`, { label: 'x', days: 1 }],
    ['DELETE', `/api/homes/${strangersHome}/claims/links/${link.id}`],
  ] as const)
    expect([url, (await stranger.call(method, url, payload)).status]).toEqual([url, 404]);

  const viewer = await signedIn(world);
  const helper = await signedIn(world);
  await world.db.insert(homeMembers).values([
    { homeId, userId: viewer.user.id, role: 'viewer' },
    { homeId, userId: helper.user.id, role: 'member' },
  ]);
  expect((await viewer.get(`${at}/packets`)).body).toMatchObject({ canMake: false, canShare: false });
  expect((await viewer.get(`${at}/links`)).body).toMatchObject([{ label: 'Dana, adjuster' }]);
  expect((await viewer.post(`${at}/packets`)).status).toBe(403);
  expect((await helper.post(`${at}/packets/${packet.id}/links`, { label: 'x', days: 1 })).status).toBe(403);
  expect((await helper.delete(`${at}/links/${link.id}`)).status).toBe(403);
  expect((await helper.post(`${at}/packets`)).status).toBe(202);
});

test('the link shows the packet, each ticket downloads a part once, and the household sees it in the activity log', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const packet = await readyPacket(world, homeId, { itemCount: 1, valueCents: 123450 });
  const { token } = await share(me, homeId, packet.id);
  const adjuster = world.visitor();
  const opened = await adjuster.post('/api/shared/open', { token });
  expect(opened.body).toMatchObject({
    addressLine: '4182 Quail Ridge Road, Santa Rosa, CA 95404',
    itemCount: 1,
    valueCents: 123450,
  });
  await adjuster.post('/api/shared/open', { token });
  const { url } = (await adjuster.post('/api/shared/take', { token, part: 'pdf' })).body as { url: string };
  expect(url).not.toContain(token);
  const reply = await world.app.http.inject({ method: 'GET', url });
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(reply.headers['content-disposition']).toContain('claim packet 4182 Quail Ridge Road');
  expect((await adjuster.get(url)).status).toBe(404);
  const { body } = await me.get(`/api/homes/${homeId}/claims/links`);
  const [link] = body as ShareLink[];
  expect(link?.accesses.map((a) => a.action)).toEqual(['took-pdf', 'opened']);
  expect(link?.accesses[1]).toMatchObject({ device: 'Firefox on Mac', network: '127.0.0.x' });
  expect(JSON.stringify(body)).not.toContain(token);
});

test('an expired, revoked or unknown link gets the same response', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const packet = await readyPacket(world, homeId);
  const revoked = await share(me, homeId, packet.id);
  const { url } = (await me.post('/api/shared/take', { token: revoked.token, part: 'zip' })).body as {
    url: string;
  };
  expect((await me.delete(`/api/homes/${homeId}/claims/links/${revoked.link.id}`)).status).toBe(204);
  expect((await me.delete(`/api/homes/${homeId}/claims/links/${revoked.link.id}`)).status).toBe(204);
  expect((await me.get(url)).status).toBe(404); // a ticket of a link that was taken back
  const owner = await signedIn(world);
  const theirs = await homeOf(owner);
  const { id } = await readyPacket(world, theirs);
  const expired = await share(owner, theirs, id, 1);
  expect((await world.visitor().post('/api/shared/open', { token: expired.token })).status).toBe(200);
  world.clock.advance(days(1));
  const answers = [
    await world.visitor().post('/api/shared/open', { token: revoked.token }),
    await world.visitor().post('/api/shared/open', { token: 'A'.repeat(43) }),
    await world.visitor().post('/api/shared/open', { token: expired.token }),
    await world.visitor().post('/api/shared/take', { token: expired.token, part: 'pdf' }),
  ];
  expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 400, body: { code: 'link_wrong' } });
  const stateOf = async (person: typeof me, home: string) =>
    ((await person.get(`/api/homes/${home}/claims/links`)).body as { state: string }[]).map(
      ({ state }) => state,
    );
  expect([await stateOf(me, homeId), await stateOf(owner, theirs)]).toEqual([['revoked'], ['expired']]);
});

test('creating a link requires a fresh passkey or code', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const packet = await readyPacket(world, homeId);
  world.clock.advance(minutes(6));
  const { status, body } = await me.post(`/api/homes/${homeId}/claims/packets/${packet.id}/links`, {
    label: 'x',
    days: 7,
  });
  expect([status, (body as { code: string }).code]).toEqual([403, 'step_up_required']);
});

test('a packet’s label and content are never stored in plain text', async () => {
  const me = await signedIn(world);
  const homeId = await homeOf(me);
  const packet = await readyPacket(world, homeId);
  const canary = `canary-${randomUUID()}`;
  await me.post(`/api/homes/${homeId}/claims/packets/${packet.id}/links`, { label: canary, days: 1 });
  const { rows } = await world.database.pool.query<{ t: string }>(
    `select string_agg(l::text, '') || (select string_agg(a::text, '') from audit_entries a) || (select coalesce(string_agg(j::text, ''), '') from pgboss.job j) as t from share_links l`,
  );
  expect(rows[0]?.t).toContain(packet.id);
  expect(rows[0]?.t).not.toContain(canary);
});

/** More than the buffers of both ends of a connection hold: a reader that stops keeps the rest on our side. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'packet');

/** A download over a real connection whose reader takes the first bytes and stops. */
async function startDownload(token: string) {
  const { url } = (await world.visitor().post('/api/shared/take', { token, part: 'zip' })).body as {
    url: string;
  };
  if (!world.app.http.server.listening) await world.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.http.server.address() as AddressInfo;
  const [reply] = (await once(get({ port, path: url, agent: false }), 'response')) as [IncomingMessage];
  onTestFinished(() => void reply.destroy());
  await once(reply, 'readable');
  /** Reads on. Answers how much came in all, and whether the connection broke. */
  return async () => {
    let bytes = 0;
    try {
      for await (const chunk of reply) bytes += (chunk as Buffer).length;
      return { bytes, broke: false };
    } catch {
      return { bytes, broke: true };
    }
  };
}

const openConnections = async () => {
  const { server } = world.app.http;
  return promisify(server.getConnections.bind(server))();
};

test.each(sized<('revoked' | 'ended')[]>({ gate: ['revoked'], soak: ['revoked', 'ended'] }))(
  'a download in progress is cut off within seconds when its link is %s, and no other is',
  async (how) => {
    const me = await signedIn(world);
    const homeId = await homeOf(me);
    const { id } = await readyPacket(world, homeId, {}, LARGE);
    const [short, long] = [await share(me, homeId, id, 1), await share(me, homeId, id, 30)];
    const [broken, whole] = [await startDownload(short.token), await startDownload(long.token)];
    expect(await openConnections()).toBe(2);
    if (how === 'ended') world.clock.advance(days(1));
    else await me.delete(`/api/homes/${homeId}/claims/links/${short.link.id}`);
    await expect.poll(() => openConnections()).toBe(1);
    const left = await broken();
    expect(left.broke).toBe(true);
    expect(left.bytes).toBeLessThan(LARGE.length);
    expect(await whole()).toEqual({ bytes: LARGE.length, broke: false });
  },
);
