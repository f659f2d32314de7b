import type { Language } from '#contract/text/language.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';
import { adoptFile, openStored, storeUpload, type StoredFile } from '#server/core/files/files.ts';
import { createHome, homeFor } from '#server/home/homes/homes.ts';
import { createHttp } from '#server/platform/http.ts';
import { makeRoute } from '#server/platform/route.ts';
import { onTestFinished } from 'vitest';
import type { World } from './world.ts';

/** A person's home, with its key. */
export async function addHome(world: World, userId: string): Promise<string> {
  const { home } = await world.db.transaction((tx) =>
    createHome(
      tx,
      world.deps,
      { id: userId, device: null },
      { address: '12 Oak St', city: 'Napa', state: 'CA', zip: '94558' },
    ),
  );
  return home.id;
}

const sendPaper = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/papers',
  access: 'member',
  summary: 'Adds a paper.',
  takes: 'file',
  status: 201,
  params: z.object({ homeId: Uuid }),
  reply: z.object({ id: Uuid, bytes: z.number() }),
});
const getPaper = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/papers/:id',
  access: 'member',
  summary: 'Gives a paper.',
  gives: 'file',
  params: z.object({ homeId: Uuid, id: Uuid }),
});

/**
 * A minimal capability that accepts and serves files, on its own server with a real port: tests the HTTP guarantees for
 * files once for all capabilities that use them.
 */
export async function serveFiles(world: World, member: { id: string; language?: Language }) {
  const http = await createHttp(world.deps.config, world.deps.log, {
    perMinute: 1_000_000,
    maxEventLoopDelayMs: 60_000,
  });
  const identify = async () => ({
    id: member.id,
    role: 'USER' as const,
    sessionId: member.id,
    device: 'a test',
    verifiedAt: null,
    passkeyAt: null,
    language: member.language ?? 'en',
  });
  const route = makeRoute(http, { identify, clock: world.clock, demo: true, endpoints: [] });
  const names = new Map<string, string>();
  route(sendPaper, async ({ params, upload, member: me }): Promise<StoredFile> => {
    const { id: homeId } = await homeFor(world.db, me.id, params.homeId, 'edit');
    const file = await storeUpload(world.deps, { homeId, createdBy: me.id, upload, accept: 'document' });
    await world.db.transaction((tx) => adoptFile(tx, homeId, file.id));
    names.set(file.id, upload.filename);
    return file;
  });
  route(getPaper, async ({ params, member: me }) => {
    const { id: homeId } = await homeFor(world.db, me.id, params.homeId, 'view');
    const file = await openStored(world.deps, homeId, params.id);
    return { ...file, filename: names.get(params.id) ?? 'paper' };
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void http.close());
  const { port } = http.server.address() as { port: number };
  return { base: `http://127.0.0.1:${port}`, http };
}
