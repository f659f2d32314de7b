import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp } from '#server/platform/http.ts';
import { addHome, serveFiles } from '#test/file-routes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { files } from './tables.ts';

const world = await openWorld();
const { user } = await signedIn(world);
const homeId = await addHome(world, user.id);

const noise = await sharp(randomBytes(1200 * 900 * 3), { raw: { width: 1200, height: 900, channels: 3 } })
  .png()
  .toBuffer();

const send = (base: string, name: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(`${base}/api/homes/${homeId}/papers`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      'sec-fetch-site': 'same-origin',
    },
    body,
  });

test('a member downloads the exact picture they uploaded, as an attachment that can’t run scripts', async () => {
  const { base } = await serveFiles(world, user);
  const sent = await send(base, 'garage “north”.png', Uint8Array.from(noise));
  const { id } = (await sent.json()) as { id: string };
  expect(sent.status).toBe(201);
  const got = await fetch(`${base}/api/homes/${homeId}/papers/${id}`);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(noise.length),
    'content-disposition': `attachment; filename="garage _north_.png"; filename*=UTF-8''garage%20%E2%80%9Cnorth%E2%80%9D.png`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(got.headers.has('content-encoding')).toBe(false);
  const pixels = (from: Buffer) => sharp(from).raw().toBuffer();
  const both = [await pixels(Buffer.from(await got.arrayBuffer())), await pixels(noise)] as const;
  expect(both[0].equals(both[1])).toBe(true);
});

test('an error response reaches a client that is still uploading, and the connection stays usable', async () => {
  const { base } = await serveFiles(world, user);
  const large = new Uint8Array(16_000_000);
  for (let i = 0; i < 2; i += 1) {
    const reply = await send(base, 'large.pdf', large);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({
      error: 'large.pdf is larger than 10 MB. Send a smaller file.',
      code: 'file_too_large',
    });
  }
  const wrong = await send(
    base,
    'setup.pdf',
    Uint8Array.from(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(9_000_000)])),
  );
  expect(wrong.status).toBe(415);
  expect(((await wrong.json()) as { error: string }).error).toMatch(/^setup\.pdf is a program/);
});

test('a file we can’t take is refused in the language of whoever sent it', async () => {
  const { base } = await serveFiles(world, { ...user, language: 'es' });
  const error = async (name: string, content: string | Uint8Array) =>
    ((await (await send(base, name, Uint8Array.from(Buffer.from(content)))).json()) as { error: string })
      .error;
  expect(await error('setup.pdf', 'MZ, a program')).toBe(
    'setup.pdf es un programa. Solo puede guardar archivos PDF, JPG y PNG.',
  );
  expect(await error('foto.png', noise.subarray(0, 5000))).toBe(
    'foto.png está cortado antes del final. Envíe otra copia.',
  );
});

test('a file found damaged midway cuts the connection, so no client treats it as complete', async () => {
  const { base } = await serveFiles(world, user);
  const sent = await send(base, 'a.png', Uint8Array.from(noise));
  const { id } = (await sent.json()) as { id: string };
  const [row] = await world.db.select().from(files).where(eq(files.id, id));
  const key = row?.storageKey ?? '';
  const place = path.join(world.deps.config.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key);
  const whole = await readFile(place);
  const address = `${base}/api/homes/${homeId}/papers/${id}`;
  const read = async () => {
    const reply = await fetch(address);
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const damage = async (at: number) => {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] as number) ^ 1;
    await writeFile(place, changed);
  };
  await damage(Math.floor(whole.length / 2));
  await expect(read()).rejects.toThrow('terminated');
  await damage(whole.length - 1);
  await expect(read()).rejects.toThrow('terminated');
  await damage(100); // known before the first byte goes out: said in words
  const { status, bytes } = await read();
  expect(status).toBe(500);
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'internal' });
  await writeFile(place, whole);
  expect((await read()).bytes).toHaveLength(noise.length);
});

test('an upload needs a file name, the octet-stream content type and a route that accepts files', async () => {
  const { base } = await serveFiles(world, user);
  const post = (headers: Record<string, string>) =>
    fetch(`${base}/api/homes/${homeId}/papers`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: 'x',
    });
  const octets = { 'content-type': 'application/octet-stream' };
  for (const headers of [
    octets,
    { ...octets, 'x-file-name': '%E0%A4%A' },
    { ...octets, 'x-file-name': 'a'.repeat(3000) },
  ]) {
    const reply = await post(headers);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { file: {} } },
    ]);
  }
  expect((await post({ 'content-type': 'application/json' })).status).toBe(400);
  expect((await post({ 'content-type': 'text/plain', 'x-file-name': 'a.pdf' })).status).toBe(415);
  const me = await signedIn(world);
  const other = await me.call('PATCH', '/api/account', Buffer.from('{"name":"x"}'), octets);
  expect([other.status, other.body]).toMatchObject([415, { code: 'unsupported_media' }]);
});

test('a client that disconnects while uploading leaves nothing behind', async () => {
  const { base } = await serveFiles(world, user);
  const before = (await world.db.select().from(files)).length;
  const away = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(noise.subarray(0, 500_000)),
  });
  const sending = fetch(`${base}/api/homes/${homeId}/papers`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': 'a.png',
      'sec-fetch-site': 'same-origin',
    },
    body,
    duplex: 'half',
    signal: away.signal,
  } as RequestInit);
  await expect.poll(() => world.db.select().from(files)).toHaveLength(before + 1);
  away.abort();
  await expect(sending).rejects.toThrow('aborted');
  await expect.poll(() => world.db.select().from(files)).toHaveLength(before);
});

test('a slow non-file body gets a 408, and its connection is closed', async () => {
  const http = await createHttp(world.deps.config, world.deps.log, { bodyPatienceMs: 100 });
  onTestFinished(() => void http.close());
  http.post('/slow', async () => 'never');
  await http.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((http.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('The request took too long to arrive.');
});
