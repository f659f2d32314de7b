import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openWorld, signedIn } from '#test/world.ts';
import { logOptions, mask, pathOnly, type Log } from './log.ts';

test.each([
  ['mail to maya.torres+home@example.co.uk failed', 'mail to m***@*** failed'],
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
  [`session ${'aB3-_'.repeat(8)}xyz gone`, 'session [token] gone'],
  ['order 12345 of 2026-11-15 at /api/account', 'order 12345 of 2026-11-15 at /api/account'],
])('%s is logged as %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test('the query of a URL is not logged', () => {
  expect(pathOnly('/waitlist?address=12+Oak+St&email=a@example.com')).toBe('/waitlist');
  expect(pathOnly('/invite/jane.doe%40example.com')).toBe('/invite/j***@***');
  expect(pathOnly('/%E0%A4%A')).toBe('/%E0%A4%A');
});

test('nothing personal or secret of a whole visit reaches the log', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const log = pino(logOptions('trace'), sink) as unknown as Log;
  const world = await openWorld({ log });
  const me = await signedIn(world, 'canary.person@example.com');
  await me.post('/api/auth/code', { email: 'canary.other@example.com' });
  const [mail] = await world.mailbox('canary.other@example.com');
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await me.post('/api/auth/link', { token });
  await me.post('/api/auth/link', { token });
  await me.patch('/api/account', { name: 'Canary Name' });
  await me.get('/api/account?address=Canary+Street');
  await me.post('/api/auth/code', { email: `canary\0` });
  log.error(
    {
      err: new Error('no mail to canary.person@example.com'),
      email: 'canary.person@example.com',
      deep: { token },
    },
    'x',
  );
  const all = lines.join('');
  expect(lines.length).toBeGreaterThan(8);
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? 'none';
  for (const secret of ['canary', 'Canary', token, me.cookies.get('session') ?? 'none', `"${code}"`])
    expect(all).not.toContain(secret);
});
