/** Shipped code never does certain things, and does others only in reviewed places. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = Object.fromEntries(
  globSync('{server,contract,web}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

type Source = Record<string, string>;

/** Files that contain the pattern, with the matches. */
const places = (pattern: RegExp, files: Source = source): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(files)
      .map(([file, text]) => [file, [...text.matchAll(pattern)].map(([, found = '']) => found)] as const)
      .filter(([, found]) => found.length > 0),
  );

test('the source is all there', () => {
  expect(Object.keys(source).length).toBeGreaterThan(1000);
});

test('text never becomes code: no eval, no function made of a string', () => {
  expect(places(/(\beval\(|new Function\()/g)).toEqual({});
});

test('text never becomes markup, except for one fixed sentence when scripts are missing', () => {
  expect(
    Object.keys(places(/(dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write\()/g)),
  ).toEqual(['web/recover.ts']);
});

test('other programs are started in two places, without a shell', () => {
  expect(Object.keys(places(/(node:child_process)/g)).toSorted()).toEqual([
    'server/home/inventory/workbook.ts',
    'server/platform/postgres.ts',
  ]);
  expect(places(/(shell: true|\bexecSync\(|[^.\w]exec\(`)/g)).toEqual({});
});

test('only SHA-256 hashes, and only AES-GCM encrypts', () => {
  const hashes = Object.values(places(/createHash\('([^']+)'/g)).flat();
  expect(hashes.length).toBeGreaterThan(20);
  expect([...new Set(hashes)]).toEqual(['sha256']);
  const { 'server/adapters/sms.twilio.ts': twilio, ...others } = places(/createHmac\('([^']+)'/g);
  // Twilio signs its webhooks this way. HMAC-SHA1 is not broken, and it protects nothing of ours.
  expect(twilio).toEqual(['sha1']);
  expect([...new Set(Object.values(others).flat())]).toEqual(['sha256']);
  expect(places(/createCipheriv\('([^']+)'/g)).toEqual({
    'server/adapters/push-encryption.ts': ['aes-128-gcm'], // prescribed by RFC 8291
    'server/core/files/encryption.ts': ['aes-256-gcm'],
    'server/platform/master-keys.ts': ['aes-256-gcm'],
  });
});

test('guessable random numbers only spread load and name history entries', () => {
  expect(Object.keys(places(/(Math\.random)/g)).toSorted()).toEqual([
    'server/adapters/s3-calls.ts',
    'server/emergency/alerts/poll-source.ts',
    'server/platform/live-stream.ts',
    'server/platform/pressure.ts',
    'server/platform/retry-transaction.ts',
    'web/lib/browser-router.tsx',
  ]);
});

test('nothing people type becomes a pattern: patterns are built from our own words', () => {
  expect(Object.keys(places(/(new RegExp\()/g)).toSorted()).toEqual([
    'server/adapters/feed-cap.ts',
    'server/adapters/file-storage.s3.ts',
    'server/adapters/mail-in-files.ts',
    'server/emergency/alerts/message-doubts.ts',
    'server/emergency/alerts/message-words.ts',
    'server/home/inventory/xlsx-cells.ts',
    'server/platform/translate.ts',
    'server/service/cases/reference.ts',
    'web/lib/readable.ts',
  ]);
});

test('certificates are always checked', () => {
  expect(places(/(rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity)/g)).toEqual({});
});

test('every call to another server says what becomes of a redirect, and none follows it blindly', () => {
  // Stripe's adapters have their own function named `fetch`; Stripe's library follows no redirects.
  const callers = Object.keys(places(/[^.\w](fetch)\(/g)).filter((file) =>
    /^server\/adapters\/(?!\w*stripe|billing)/.test(file),
  );
  expect(callers.length).toBeGreaterThan(5);
  expect(callers.filter((file) => !/redirect: '(error|manual)'/.test(source[file] ?? ''))).toEqual([]);
  expect(places(/(redirect: 'follow')/g)).toEqual({});
});

test('detects what is planted', () => {
  const planted = { 'server/x.ts': `eval(input); createHash('md5')`, 'web/y.tsx': `a.innerHTML = b` };
  expect(places(/(\beval\()/g, planted)).toEqual({ 'server/x.ts': ['eval('] });
  expect(places(/createHash\('([^']+)'/g, planted)).toEqual({ 'server/x.ts': ['md5'] });
  expect(Object.keys(places(/(\.innerHTML\b)/g, planted))).toEqual(['web/y.tsx']);
});
