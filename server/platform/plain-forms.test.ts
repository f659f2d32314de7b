/** Forms sent by a browser without scripts, through the whole product. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'hearthline-plain-'));
afterAll(() => rmSync(webDir, { recursive: true, force: true }));
mkdirSync(path.join(webDir, 'pages/es'), { recursive: true });
const write = (name: string, html: string) => writeFileSync(path.join(webDir, 'pages', `${name}.html`), html);
for (const name of ['index', 'app', 'blank', 'es/app', 'es/blank']) write(name, name);
for (const [name, lang] of [['plain', 'en'] as const, ['es/plain', 'es'] as const])
  write(
    name,
    `<html lang="${lang}"><title>__PLAIN_TITLE__</title><style nonce="__CSP_NONCE__"></style><h1>__PLAIN_TITLE__</h1><div>__PLAIN_MAIN__</div>`,
  );
const pages = [{ path: '/', file: 'index.html', isIndexed: true, fill: [], variants: [] }];
writeFileSync(path.join(webDir, 'documents.json'), JSON.stringify({ pages, memberPaths: [], demoPaths: [] }));

const world = await openWorld({ webDir });
const strict = await openWorld({ webDir, limits: { perMinute: 2 }, withWorkers: false });

const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  to = world,
) =>
  to.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const HOME = '12 Skyway, Paradise, CA 95969';

test('a visitor without JavaScript joins the waitlist and gets a page', async () => {
  const reply = await post('/waitlist', { address: HOME, email: 'plain@example.com', plan: '', website: '' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(reply.body).toContain('<h1>Request Received!</h1>');
  expect(reply.body).toContain('California');
  expect(reply.body).not.toMatch(/__\w+__/);
  expect((await world.mailbox('plain@example.com'))[0]?.text).toContain('/waitlist/leave?token=');
});

test('a form on a Spanish page is answered in Spanish, and sent again from there', async () => {
  const joined = await post('/es/waitlist', { address: HOME, email: 'llano@example.com', plan: '' });
  expect(joined.statusCode).toBe(200);
  expect(joined.body).toContain('<html lang="es">');
  expect(joined.body).toContain('<h1>¡Solicitud recibida!</h1>');
  expect(joined.body).toContain('<a href="/es">Continuar</a>');
  const wrong = await post('/es/waitlist', { address: HOME, email: 'no' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('<form method="post" action="/es/waitlist">');
  expect(wrong.body).toContain('Dirección de su casa');
});

test('invalid input is shown again with its errors, as plain text', async () => {
  const address = `"><script>alert(1)</script> $& 'x'`;
  const reply = await post('/waitlist', { address, email: 'nope', plan: 'core' });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('Enter an email address, like name@example.com');
  expect(reply.body).toContain('aria-describedby="email-error"');
  expect(reply.body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &#39;x&#39;');
  expect(reply.body).toContain('<input type="hidden" name="plan" value="core">');
  expect(reply.body).not.toContain('<script>');
});

test('an invalid hidden value is dropped and not echoed', async () => {
  const refused = await post('/waitlist', { address: HOME, email: 'x@example.com', plan: 'gold' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).not.toContain('gold');
  const odd = await post('/waitlist', { address: HOME, email: 'odd@example.com', source: 'bogus' });
  expect(odd.statusCode).toBe(200);
});

test('input stays text, even when it is a template placeholder', async () => {
  const reply = await post('/waitlist', { address: '__CSP_NONCE__ __PLAIN_TITLE__', email: 'nope' });
  expect(reply.body).toContain('value="__CSP_NONCE__ __PLAIN_TITLE__"');
});

test('a support message is sent without JavaScript, and errors are shown for missing fields', async () => {
  const written = {
    firstName: 'Maya',
    lastName: 'Díaz',
    email: 'plain-contact@example.com',
    subject: 'Question',
    message: '',
  };
  const refused = await post('/contact', { ...written, message: ' ', subject: 'A & B' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Tell us how we can help');
  expect(refused.body).toContain('value="A &amp; B"');
  const sent = await post('/contact', { ...written, message: 'Hello' });
  expect(sent.body).toContain('<h1>Message sent!</h1>');
  await world.mailbox('plain-contact@example.com');
});

test('the link in the email leaves the list with a form, and with an email client’s one-click POST', async () => {
  await post('/waitlist', { address: HOME, email: 'leaver@example.com' });
  const text = (await world.mailbox('leaver@example.com'))[0]?.text ?? '';
  const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const byForm = await post('/waitlist/leave', { token });
  expect(byForm.body).toContain('<h1>You have left the waitlist</h1>');
  // RFC 8058: no cookies, no Origin, no Sec-Fetch headers
  const byProgram = await post(`/waitlist/leave?token=${token}`, { 'List-Unsubscribe': 'One-Click' }, {});
  expect(byProgram.statusCode).toBe(200);
  const asMultipart = await world.app.http.inject({
    method: 'POST',
    url: `/waitlist/leave?token=${token}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  });
  expect(asMultipart.body).toContain('<h1>You have left the waitlist</h1>');
  const wrong = await post('/waitlist/leave', { token: 'x'.repeat(43) });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('This link doesn’t belong to an entry');
});

test('another site can’t make a browser submit the other forms', async () => {
  const cross = await post(
    '/waitlist',
    { address: HOME, email: 'x@example.com' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(cross.statusCode).toBe(403);
  expect(cross.headers['content-type']).toContain('text/html');
  expect(cross.body).toContain('<h1>That didn’t work</h1>');
  expect(cross.body).toContain('This request came from another site');
});

test('form posts and API calls share one limit per client', async () => {
  const fields = { address: HOME, email: 'limit@example.com' };
  expect((await post('/waitlist', fields, undefined, strict)).statusCode).toBe(200);
  expect((await strict.visitor().post('/api/waitlist', fields)).status).toBe(201);
  const third = await post('/waitlist', fields, undefined, strict);
  expect(third.statusCode).toBe(429);
  expect(third.headers['retry-after']).toBeDefined();
  expect(third.body).toContain('too many requests');
  expect(third.body).toContain(`value="${HOME}"`);
});
