import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Readiness, TaskChanged } from '#contract/home/readiness.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { files } from '#server/core/files/tables.ts';
import { days } from '#server/platform/clock.ts';
import { homeowner, join } from '#test/homes.ts';
import { expectLateUploadsRefused } from '#test/late-uploads.ts';
import { giveMembership } from '#test/given-membership.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';
import { addProof } from './proofs.ts';
import { reopenStale, reopenStaleTasks } from './stale-proofs.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
beforeAll(() => seedRiskMap(db));

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8f6a' } })
    .jpeg()
    .toBuffer();
type Person = Browser & { homeId: string; api: string };
const firstTask = async (who: Person) => {
  const { tasks } = (await who.get(`${who.api}/readiness`)).body as Readiness;
  const [task] = tasks;
  if (!task) throw new Error('no task');
  return task;
};
const send = (who: Pick<Browser, 'cookies'>, taskId: string, payload: Buffer, name = 'IMG 0231.jpg') =>
  world.app.http.inject({
    method: 'POST',
    url: `/api/tasks/${taskId}/proof`,
    payload,
    cookies: Object.fromEntries(who.cookies),
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      'sec-fetch-site': 'same-origin',
    },
  });
const sent = async (who: Pick<Browser, 'cookies'>, taskId: string) => {
  const reply = await send(who, taskId, await photo());
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  return reply.json<TaskChanged>();
};
const filesOfHome = (homeId: string) => db.select().from(files).where(eq(files.homeId, homeId));

test('a photo completes the task, earns points once, has a thumbnail, and is replaced by the next one', async () => {
  const me = await homeowner(world);
  const task = await firstTask(me);
  await giveMembership(db, me.user.id);
  expect(await sent(me, task.id)).toMatchObject({
    pointsGranted: 15,
    task: { status: 'DONE', proof: { isStale: false, takenAt: expect.any(String) } },
  });
  const small = await me.get(`/api/tasks/${task.id}/proof?size=thumb`);
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const whole = await me.get(`/api/tasks/${task.id}/proof`);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringContaining('go-bags.jpg'),
  });
  expect(await sent(me, task.id)).toMatchObject({ pointsGranted: 0 });
  const rows = await filesOfHome(me.homeId);
  expect(rows.filter(({ state }) => state === 'stored')).toHaveLength(1);

  const { body } = await me.delete(`/api/tasks/${task.id}/proof`);
  expect(body).toMatchObject({ task: { status: 'DONE', proof: null } });
  expect((await me.get(`/api/tasks/${task.id}/proof`)).status).toBe(404);
  expect((await me.delete(`/api/tasks/${task.id}/proof`)).status).toBe(404);
  const said = await homeHistory(db, me.cipher, { limit: 4 });
  expect(said.map(({ action }) => action)).toEqual([
    'task.proof-removed',
    'task.proof-added',
    'task.proof-added',
    'home.added',
  ]);
});

test('a file that is not a picture is refused by name, and the task stays open', async () => {
  const me = await homeowner(world);
  const task = await firstTask(me);
  const reply = await send(me, task.id, Buffer.from('%PDF-1.7\n%%EOF'), 'deed.pdf');
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.json<{ error: string }>().error).toContain('deed.pdf');
  expect((await firstTask(me)).status).toBe('TODO');
});

test('a viewer can see the photo but not change it; a stranger finds neither', async () => {
  const owner = await homeowner(world);
  const task = await firstTask(owner);
  await sent(owner, task.id);
  const [viewer, stranger] = [await signedIn(world), await signedIn(world)];
  await join(world, owner.homeId, viewer, 'viewer');
  expect((await viewer.get(`/api/tasks/${task.id}/proof?size=thumb`)).status).toBe(200);
  expect((await viewer.delete(`/api/tasks/${task.id}/proof`)).status).toBe(403);
  expect((await send(viewer, task.id, await photo())).statusCode).toBe(403);
  expect((await stranger.get(`/api/tasks/${task.id}/proof`)).status).toBe(404);
  expect((await stranger.delete(`/api/tasks/${task.id}/proof`)).status).toBe(404);
  expect((await send(stranger, task.id, await photo())).statusCode).toBe(404);
});

test('after a year the photo expires: the task reopens once, with one email, and a new check lasts', async () => {
  expect(reopenStaleTasks.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  const me = await homeowner(world);
  const task = await firstTask(me);
  await sent(me, task.id);
  const quiet = await signedIn(world);
  await join(world, me.homeId, quiet, 'member');
  const preferences = [{ kind: 'readiness', channel: 'email', isOn: false }];
  expect((await quiet.call('PUT', '/api/notifications/preferences', { preferences })).status).toBe(200);

  clock.advance(days(364));
  await reopenStale(world.deps);
  const again = { ...me, ...(await signedIn(world, me.email)) };
  expect(await firstTask(again)).toMatchObject({ status: 'DONE', proof: { isStale: false } });

  clock.advance(days(1.1));
  await Promise.all([reopenStale(world.deps), reopenStale(world.deps)]);
  expect(await firstTask(again)).toMatchObject({ status: 'TODO', proof: { isStale: true } });
  const [mail] = await world.mailbox(me.email);
  expect(mail?.subject).toBe('A readiness task needs another look');
  expect(mail?.text).toContain('http://localhost:3000/readiness');
  expect(mail?.text).not.toContain(task.title);

  const ticked = await again.patch(`/api/tasks/${task.id}`, { status: 'DONE' });
  expect(ticked.body).toMatchObject({ pointsGranted: 0, task: { status: 'DONE' } });
  clock.advance(days(30));
  await reopenStale(world.deps);
  expect(await firstTask({ ...me, ...(await signedIn(world, me.email)) })).toMatchObject({ status: 'DONE' });
  expect(await world.mailbox(me.email)).toHaveLength(1);
  expect(await readMailbox(db, quiet.email)).toEqual([]);
  const said = await homeHistory(db, me.cipher, { limit: 10 });
  expect(said.filter(({ action }) => action === 'task.proof-aged')).toMatchObject([
    { actorId: null, detail: task.title },
  ]);
});

test('a photo in flight when its sender was removed or the home archived is not accepted', async () => {
  const me = await homeowner(world);
  const task = await firstTask(me);
  await expectLateUploadsRefused(world, me, await photo(), (sender, stream) =>
    addProof(world.deps, sender, task.id, { stream, filename: 'IMG 0231.jpg' }),
  );
  expect(await firstTask(me)).toMatchObject({ status: 'TODO', proof: null });
  expect((await filesOfHome(me.homeId)).filter(({ state }) => state === 'stored')).toEqual([]);
});
