import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readyPacket, homeOf, share } from '#test/claims.ts';
import { join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });

async function sharedHome() {
  const [owner, heir] = [await signedIn(world), await signedIn(world)];
  const homeId = await homeOf(owner);
  await join(world, homeId, heir, 'member');
  const packet = await readyPacket(world, homeId);
  const { token } = await share(owner, homeId, packet.id);
  return { owner, heir, homeId, token };
}

test('a former owner’s share links and invitations end with the transfer and don’t return with the home', async () => {
  const { owner, heir, homeId, token } = await sharedHome();
  const visitor = world.visitor();
  const household = `/api/homes/${homeId}/household`;
  const email = `${randomUUID()}@example.com`;
  expect((await owner.post(`${household}/invitations`, { email, role: 'viewer' })).status).toBe(201);
  const [mail] = await world.mailbox(email);
  const invitation = { token: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  const { url } = (await visitor.post('/api/shared/take', { token, part: 'pdf' })).body as { url: string };
  expect((await visitor.post('/api/shared/open', { token })).status).toBe(200);
  expect((await visitor.post('/api/invitations/read', invitation)).status).toBe(200);

  expect((await owner.post(`${household}/owner`, { userId: heir.user.id })).status).toBe(204);
  const isEnded = async () => {
    expect(await visitor.post('/api/shared/open', { token })).toMatchObject({ body: { code: 'link_wrong' } });
    expect(await visitor.post('/api/invitations/read', invitation)).toMatchObject({
      body: { code: 'link_wrong' },
    });
    expect(await visitor.post('/api/invitations/accept', invitation)).toMatchObject({
      body: { code: 'link_wrong' },
    });
  };
  await isEnded();
  expect((await visitor.get(url)).status).toBe(404);
  expect((await heir.get(`/api/homes/${homeId}/claims/links`)).body).toMatchObject([{ state: 'revoked' }]);

  expect((await heir.post(`${household}/owner`, { userId: owner.user.id })).status).toBe(204);
  await isEnded();
  expect((await heir.post(`${household}/leave`)).status).toBe(204);
  await isEnded();
});

test('a HEAD request does not use up a one-time download', async () => {
  const { owner, token } = await sharedHome();
  const visitor = world.visitor();
  const { url } = (await visitor.post('/api/shared/take', { token, part: 'pdf' })).body as { url: string };
  const head = (address: string) =>
    world.app.http.inject({ method: 'HEAD', url: address, cookies: Object.fromEntries(owner.cookies) });
  expect(await head(url)).toMatchObject({ statusCode: 405, headers: { allow: 'GET' } });
  expect((await visitor.get(url)).status).toBe(200);
  expect((await visitor.get(url)).status).toBe(404);
  const copy = (await owner.post('/api/account/export')).body as { url: string };
  expect(await head(copy.url)).toMatchObject({ statusCode: 405 });
  expect((await owner.get(copy.url)).status).toBe(200);
});
