import {
  createDecipheriv,
  createECDH,
  createHash,
  hkdfSync,
  randomBytes,
  verify,
  createPublicKey,
} from 'node:crypto';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { isPublicAddress } from '#server/platform/public-address.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { issue } from '#test/certificates.ts';
import { MAX_PUSH_BYTES, sealPush } from './push-encryption.ts';
import { derivedPushKey, pushKeyOf } from './push-key.ts';
import { createWebPush } from './push.web.ts';

test('encrypts a message like the example in RFC 8291', () => {
  const sealed = sealPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** A browser: its keys, and how it decrypts what it receives. */
function browser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (salt: Buffer, secret: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 86);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const secret = hkdf(auth, pair.computeSecret(theirs), info, 32);
      const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(86);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      expect(opened.at(-1)).toBe(2);
      return opened.subarray(0, -1).toString();
    },
  };
}

const identity = issue({ O: 'Push', CN: 'localhost' }, { to: new Date('2049-01-01T00:00:00Z') });

/** Our own push service, on this machine. */
async function startService() {
  const state = { status: 201, isSilent: false };
  const got: { headers: Record<string, unknown>; body: Buffer }[] = [];
  const key = identity.key.export({ type: 'pkcs8', format: 'pem' });
  const server = https.createServer({ key, cert: identity.pem }, (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      got.push({ headers: req.headers, body: Buffer.concat(chunks) });
      if (!state.isSilent) res.writeHead(state.status, { location: 'https://localhost:1/' }).end('words');
    });
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { state, got, endpoint: `https://localhost:${port}/send/abc`, origin: `https://localhost:${port}` };
}

const privateKey = derivedPushKey(parseMasterKeys(newMasterKey('test')));
const open = (more: Partial<Parameters<typeof createWebPush>[0]> = {}) =>
  createWebPush({
    privateKey,
    subject: 'mailto:support@hearthline.example',
    clock: systemClock,
    timeoutMs: 2_000,
    isAllowed: () => true,
    ca: identity.pem,
    ...more,
  });
const MESSAGE = {
  title: 'Evacuation Order: leave now',
  body: '12 Oak Lane',
  path: '/evacuation',
  tag: 'order',
};

test('a browser can decrypt our push, and its push service can verify the sender', async () => {
  const service = await startService();
  const { keys, open: read } = browser();
  const port = open();
  expect(await port.send({ endpoint: service.endpoint, ...keys }, MESSAGE, 'key-1')).toBe('sent');
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.got;
  expect(JSON.parse(read(body))).toEqual(MESSAGE);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    ttl: '3600',
    topic: createHash('sha256').update('key-1').digest('base64url').slice(0, 32),
  });
  const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  expect(k).toBe(port.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: 'mailto:support@hearthline.example',
  });
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  expect(exp - Date.now() / 1000).toBeLessThan(24 * 3600);
  const publicKey = createPublicKey(pushKeyOf(privateKey).key);
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

test.each([404, 410])('reports an expired subscription (%i) as gone', async (status) => {
  const service = await startService();
  service.state.status = status;
  expect(await open().send({ endpoint: service.endpoint, ...browser().keys }, MESSAGE, 'k')).toBe('gone');
});

test.each([301, 400, 403, 413, 429, 500])(
  'throws on a %i response so it can be retried, and follows no redirects',
  async (status) => {
    const service = await startService();
    service.state.status = status;
    await expect(
      open().send({ endpoint: service.endpoint, ...browser().keys }, MESSAGE, 'k'),
    ).rejects.toThrow(String(status));
    expect(service.got).toHaveLength(1);
  },
);

test('gives up on a push service that does not respond', async () => {
  const service = await startService();
  service.state.isSilent = true;
  await expect(open().send({ endpoint: service.endpoint, ...browser().keys }, MESSAGE, 'k')).rejects.toThrow(
    /abort|hang up|timeout/i,
  );
});

test('never sends to our internal network or without encryption', async () => {
  const service = await startService();
  const { port } = new URL(service.origin);
  const strict = open({ isAllowed: isPublicAddress });
  for (const endpoint of [
    `https://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
  ])
    await expect(strict.send({ endpoint, ...browser().keys }, MESSAGE, 'k')).rejects.toThrow(
      'not a public address',
    );
  const plain = { endpoint: `http://localhost:${port}/`, ...browser().keys };
  await expect(open().send(plain, MESSAGE, 'k')).rejects.toThrow('https');
  expect(service.got).toEqual([]);
});

test('tells public addresses from private ones', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '2607:f8b0::1', '2a00:1450::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const address of [
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    'fc00::1',
    'fe80::1',
    '::',
    '::1',
    '2001:db8::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('a message too long for a push service is not sent truncated', () => {
  expect(() => sealPush(Buffer.alloc(MAX_PUSH_BYTES + 1), browser().keys)).toThrow('too long');
  expect(sealPush(Buffer.alloc(MAX_PUSH_BYTES), browser().keys).length).toBe(4096);
});

test('a demo’s push key stays the same as long as its master key does', () => {
  const keys = parseMasterKeys(newMasterKey('a'));
  expect(derivedPushKey(keys)).toBe(derivedPushKey(keys));
  expect(derivedPushKey(keys)).toMatch(/^[\w-]{43}$/);
  expect(derivedPushKey(keys)).not.toBe(derivedPushKey(parseMasterKeys(newMasterKey('a'))));
});
