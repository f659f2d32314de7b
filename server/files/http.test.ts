import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addHome, serveFiles } from '#test/file-routes.ts';
import { openWorld, signedIn } from '#test/world.ts';

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

test('a member gets back the very picture they sent, as an attachment that can do nothing', async () => {
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
  expect(await pixels(Buffer.from(await got.arrayBuffer()))).toEqual(await pixels(noise));
});
