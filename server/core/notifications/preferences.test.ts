import { expect, test } from 'vitest';
import type { Preferences } from '#contract/core/notifications.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { composeOptionalMail, wantsMail } from './notifications.ts';
import { readTurnOffToken, turnOffToken } from './turn-off-link.ts';

const world = await openWorld();
const AT = '/api/notifications/preferences';
const PARTS = { subject: 'Your policy ends soon', greeting: 'Hello', paragraphs: ['It ends in 30 days.'] };

const choice = (kind: string, isOn: boolean) => ({ preferences: [{ kind, channel: 'email', isOn }] });
const isOn = async (me: { get(url: string): Promise<{ body: unknown }> }, kind: string) =>
  ((await me.get(AT)).body as Preferences).preferences.find((p) => p.kind === kind)?.isOn;
const linkOf = (me: { email: string; user: { id: string } }) => {
  const mail = composeOptionalMail(
    world.deps,
    { id: me.user.id, email: me.email },
    'policy-reminders',
    PARTS,
  );
  return { mail, token: new URL(mail.leaveUrl ?? '').searchParams.get('token') ?? '' };
};

test('a member starts with everything on except product news, and sees what can’t be turned off', async () => {
  const me = await signedIn(world);
  const { body } = await me.get(AT);
  expect(body).toMatchObject({ channels: ['email', 'sms', 'push'] });
  expect((body as Preferences).preferences.map((p) => [p.kind, p.channel, p.isOn, p.isRequired])).toEqual([
    ['evacuation', 'email', true, true],
    ['evacuation', 'sms', true, false],
    ['evacuation', 'push', true, false],
    ['security', 'email', true, true],
    ['shelter-in-place', 'email', true, false],
    ['shelter-in-place', 'push', true, false],
    ['advisories', 'email', true, false],
    ['red-flag', 'email', true, false],
    ['power-shutoff', 'email', true, false],
    ['watched-places', 'email', true, false],
    ['watched-places', 'push', true, false],
    ['seasonal-tips', 'email', true, false],
    ['policy-reminders', 'email', true, false],
    ['recovery-reminders', 'email', true, false],
    ['inventory-review', 'email', true, false],
    ['readiness', 'email', true, false],
    ['repayment-reminders', 'email', true, false],
    ['product-news', 'email', false, false],
  ]);
});

test('a member turns a notification type off and on, and email follows', async () => {
  const me = await signedIn(world);
  expect((await me.call('PUT', AT, choice('readiness', false))).status).toBe(200);
  expect(await isOn(me, 'readiness')).toBe(false);
  expect(await wantsMail(world.db, me.user.id, 'readiness')).toBe(false);
  expect(await wantsMail(world.db, me.user.id, 'policy-reminders')).toBe(true);
  await me.call('PUT', AT, choice('readiness', true));
  await me.call('PUT', AT, choice('readiness', true));
  expect(await wantsMail(world.db, me.user.id, 'readiness')).toBe(true);
  const { body } = await me.get('/api/account/activity?capability=notifications');
  expect((body as { entries: object[] }).entries).toMatchObject([
    { detail: 'Readiness by email on' },
    { detail: 'Readiness by email off', action: 'notifications.changed', actor: 'you' },
  ]);
});

test.each(['evacuation', 'security'])(
  '%s notices can’t be turned off, not even by a database row',
  async (kind) => {
    const me = await signedIn(world);
    expect(await me.call('PUT', AT, choice(kind, false))).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('can’t turn off') },
    });
    await world.database.pool.query(
      `insert into notification_preferences (user_id, kind, channel, is_on) values ($1, $2, 'email', false)`,
      [me.user.id, kind],
    );
    expect(await wantsMail(world.db, me.user.id, 'evacuation')).toBe(true);
    expect(await isOn(me, kind)).toBe(true);
  },
);

test('a member turns evacuation texts and pushes off; other notification types have neither', async () => {
  const me = await signedIn(world);
  const by = (channel: string, kind = 'evacuation') => ({ preferences: [{ kind, channel, isOn: false }] });
  for (const channel of ['sms', 'push']) expect((await me.call('PUT', AT, by(channel))).status).toBe(200);
  const { preferences } = (await me.get(AT)).body as Preferences;
  expect(preferences.filter((p) => p.kind === 'evacuation').map((p) => [p.channel, p.isOn])).toEqual([
    ['email', true],
    ['sms', false],
    ['push', false],
  ]);
  expect(await me.call('PUT', AT, by('sms', 'product-news'))).toMatchObject({
    status: 400,
    body: {
      error: 'Only evacuation alerts come by text. In the browser, you can also get Shelter in Place.',
    },
  });
});

test('the link in an email turns its notification type off, and on again, without signing in', async () => {
  const me = await signedIn(world);
  const { mail, token } = linkOf(me);
  expect(mail.text).toContain(`Turn off these emails: ${mail.leaveUrl}`);
  expect(mail.html).toContain('Turn off these emails</a>');
  expect((await world.visitor().post('/api/notifications/off', { token })).body).toEqual({
    kind: 'policy-reminders',
    name: 'Policy reminders',
    isOn: false,
  });
  expect(await wantsMail(world.db, me.user.id, 'policy-reminders')).toBe(false);
  expect(await wantsMail(world.db, me.user.id, 'inventory-review')).toBe(true);
  await world.visitor().post('/api/notifications/on', { token });
  expect(await wantsMail(world.db, me.user.id, 'policy-reminders')).toBe(true);
});

test('a link that was altered, or belongs to a deleted person, is refused', async () => {
  const me = await signedIn(world);
  const { token } = linkOf(me);
  const flipped = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1);
  const otherKind = token.replace('policy-reminders', 'product-news');
  for (const wrong of [flipped, otherKind, 'evacuation.abc', 'policy-reminders.'])
    expect([wrong, (await world.visitor().post('/api/notifications/off', { token: wrong })).status]).toEqual([
      wrong,
      400,
    ]);
  await world.database.pool.query('delete from users where id = $1', [me.user.id]);
  expect(await world.visitor().post('/api/notifications/off', { token })).toMatchObject({
    status: 400,
    body: { code: 'link_wrong' },
  });
});

test('links signed with a rotated key still work while that key is configured', () => {
  const old = newMasterKey('old');
  const id = '018f4e9e-0000-7000-8000-000000000001';
  const token = turnOffToken(parseMasterKeys(old), 'readiness', id);
  const rotated = parseMasterKeys(`${newMasterKey('new')},${old}`);
  expect(readTurnOffToken(rotated, token)).toEqual({ kind: 'readiness', userId: id });
  expect(readTurnOffToken(parseMasterKeys(newMasterKey('new')), token)).toBeNull();
});

test('without a mail server no channel is offered', async () => {
  const quiet = await openWorld({ env: { DEMO: '0' }, withWorkers: false, sms: null, push: null });
  const { readPreferences } = await import('./preferences.ts');
  const { ensureUser } = await import('#server/core/accounts/accounts.ts');
  const user = await quiet.db.transaction((tx) => ensureUser(tx, 'quiet@example.com'));
  expect(await readPreferences(quiet.deps, user.id)).toEqual({
    channels: [],
    preferences: [],
    language: 'en',
  });
});

test('a member chooses Spanish: only theirs changes, and an unknown language is refused', async () => {
  const me = await signedIn(world);
  expect((await me.get(AT)).body).toMatchObject({ language: 'en' });
  const chosen = await me.call('PUT', '/api/notifications/language', { language: 'es' });
  expect(chosen).toMatchObject({ status: 200, body: { language: 'es' } });
  expect((await me.get(AT)).body).toMatchObject({ language: 'es' });
  expect((await me.call('PUT', '/api/notifications/language', { language: 'fr' })).status).toBe(400);
  expect((await (await signedIn(world)).get(AT)).body).toMatchObject({ language: 'en' });
});

test('an optional email in Spanish says why in Spanish, and its link answers in Spanish', async () => {
  const { user, email } = await signedIn(world);
  const parts = { ...PARTS, language: 'es' as const };
  const mail = composeOptionalMail(world.deps, { id: user.id, email }, 'policy-reminders', parts);
  expect(mail.leaveUrl).toContain('/es/notifications/off?token=');
  expect(mail.text).toContain('Recibe este correo porque «Recordatorios de la póliza» está activado');
  expect(mail.html).toContain('No recibir más estos correos</a>');
  const token = new URL(mail.leaveUrl ?? '').searchParams.get('token') ?? '';
  const spanish = { 'accept-language': 'es' };
  const visitor = world.visitor();
  expect((await visitor.post('/api/notifications/off', { token }, spanish)).body).toMatchObject({
    name: 'Recordatorios de la póliza',
  });
  expect(
    (await visitor.post('/api/notifications/off', { token: `policy-reminders.${'A'.repeat(64)}` }, spanish))
      .body,
  ).toMatchObject({
    error: 'Nosotros no enviamos este enlace. Ábralo de nuevo desde el correo.',
  });
});
