import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseAccount } from '#server/core/accounts/accounts.ts';
import { days } from '#server/platform/clock.ts';
import { APPLICATION, impactOf, linkIn, newAmbassador } from '#test/ambassadors.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { runTidy } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const STATUS = '/ambassadors/status';
const newEmail = () => `${randomUUID()}@example.com`;
type Row = { id: string; state: string; user_id: string | null; was_suspended: boolean };
const rowOf = async (email: string) =>
  (await pool.query<Row>('select * from ambassadors where email = $1', [email])).rows[0];
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const postForm = (path: string, fields: Record<string, string>) =>
  world.visitor().call('POST', path, Buffer.from(form(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
  });

test('a member applies, sees the status, is approved, and gets the rights at once', async () => {
  const staff = await signedInAs(world, 'OPERATIONS');
  const me = await signedIn(world);
  expect((await me.get('/api/ambassador')).body).toEqual({ application: null });
  expect((await me.post('/api/ambassadors', { ...APPLICATION, email: newEmail() })).body).toEqual({
    next: 'review',
  });
  expect((await me.get('/api/ambassador')).body).toMatchObject({
    application: { state: 'applied', county: '06007', zip: '95969' },
  });
  expect((await me.get('/api/ambassador/impact')).status).toBe(403);
  expect((await me.post('/api/ambassadors', { ...APPLICATION, email: me.email })).status).toBe(409);
  await world.mailbox(me.email, 1);
  const { id } = (await rowOf(me.email)) ?? { id: '' };
  const { body } = await staff.post(`/api/admin/ambassadors/${id}/approve`);
  expect(body).toMatchObject({ state: 'approved', hasAccount: true });
  expect(await impactOf(me)).toMatchObject({ points: 0, level: 'neighbor', next: 'captain', percent: 0 });
  const mails = await world.mailbox(me.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('You’re a Hearthline ambassador');
  expect((await staff.post(`/api/admin/ambassadors/${id}/approve`)).status).toBe(409);
});

test('a visitor applies without an account or scripts, confirms by the link, and later signs in', async () => {
  const staff = await signedInAs(world, 'OPERATIONS');
  const email = newEmail();
  expect((await world.visitor().post('/api/ambassadors', { ...APPLICATION, email })).body).toEqual({
    next: 'email',
  });
  expect((await rowOf(email))?.state).toBe('unconfirmed');
  const t = await linkIn(world, email, STATUS);
  // A mail scanner opens the link, which changes nothing.
  const opened = await world.visitor().get(`${STATUS}?t=${t}`);
  expect(opened.text).toContain('Confirm my application');
  expect(opened.text).not.toContain('<script');
  expect((await rowOf(email))?.state).toBe('unconfirmed');
  expect((await postForm(STATUS, { t, do: 'confirm' })).text).toContain('We’re reviewing your application');
  expect((await rowOf(email))?.state).toBe('applied');
  const { id } = (await rowOf(email)) ?? { id: '' };
  await staff.post(`/api/admin/ambassadors/${id}/approve`);
  expect((await world.visitor().get(`${STATUS}?t=${t}`)).text).toContain('You’re an ambassador');
  const me = await signedIn(world, email);
  expect((await me.get('/api/ambassador')).body).toMatchObject({ application: { state: 'approved' } });
  expect((await rowOf(email))?.user_id).toBe(me.user.id);
  expect(await impactOf(me)).toMatchObject({ points: 0 });
  // For an ambassador with an account, stepping down requires signing in.
  expect((await postForm(STATUS, { t, do: 'withdraw' })).status).toBe(409);
  expect((await world.visitor().get(`${STATUS}?t=wrong`)).status).toBe(400);
});

test('an application that its address never confirmed gives no one anything, and is deleted', async () => {
  const staff = await signedInAs(world, 'OPERATIONS');
  const victim = await signedIn(world);
  await world.visitor().post('/api/ambassadors', { ...APPLICATION, email: victim.email });
  const { id } = (await rowOf(victim.email)) ?? { id: '' };
  expect((await staff.post(`/api/admin/ambassadors/${id}/approve`)).status).toBe(409);
  expect((await victim.get('/api/ambassador')).body).toEqual({ application: null });
  // Submitted ten times, it sends one email.
  for (let i = 0; i < 5; i += 1)
    await world.visitor().post('/api/ambassadors', { ...APPLICATION, email: victim.email });
  await world.runJobs();
  expect(await world.mailbox(victim.email)).toHaveLength(1);
  world.clock.advance(days(31));
  await runTidy(world.deps);
  expect(await rowOf(victim.email)).toBeUndefined();
});

test('the reply to a visitor doesn’t reveal who applied', async () => {
  const known = await newAmbassador(world);
  const ask = async (email: string) => {
    const { status, text } = await world.visitor().post('/api/ambassadors', { ...APPLICATION, email });
    return { status, text };
  };
  expect(await ask(known.email)).toEqual(await ask(newEmail()));
});

test('another spelling of a mailbox is the same person', async () => {
  const name = randomUUID();
  await newAmbassador(world, { email: `${name}@example.com` });
  const other = await signedIn(world, `${name}+2@example.com`);
  const { status, body } = await other.post('/api/ambassadors', { ...APPLICATION, email: other.email });
  expect([status, body]).toMatchObject([
    409,
    { error: expect.stringContaining('Another account') as string },
  ]);
});

test('each required field says what is missing', async () => {
  const { status, body } = await world
    .visitor()
    .post('/api/ambassadors', { name: '', email: 'x', county: '01001', zip: '12345', area: '' });
  expect(status).toBe(400);
  expect((body as { fields: object }).fields).toEqual({
    name: 'Enter your name',
    email: expect.any(String) as string,
    county: 'Choose your county',
    zip: 'Enter your 5-digit California ZIP code',
    area: 'Enter your street or neighborhood',
    isAdult: 'Confirm that you’re 18 or older',
    consent: 'Agree to the code of conduct to apply',
  });
});

test('a declined applicant reads the reason and can apply again after 30 days', async () => {
  const staff = await signedInAs(world, 'OPERATIONS');
  const me = await signedIn(world);
  await me.post('/api/ambassadors', { ...APPLICATION, email: me.email });
  const { id } = (await rowOf(me.email)) ?? { id: '' };
  expect((await staff.post(`/api/admin/ambassadors/${id}/decline`, { reason: '' })).status).toBe(400);
  await staff.post(`/api/admin/ambassadors/${id}/decline`, { reason: 'We need someone who lives there.' });
  expect((await me.get('/api/ambassador')).body).toMatchObject({
    application: { state: 'declined', reason: 'We need someone who lives there.' },
  });
  const apply = (who: typeof me) =>
    who.post('/api/ambassadors', { ...APPLICATION, email: me.email, area: 'Elm Street' });
  expect((await apply(me)).status).toBe(409);
  world.clock.advance(days(31));
  const again = await signedIn(world, me.email);
  expect((await apply(again)).body).toEqual({ next: 'review' });
  expect((await again.get('/api/ambassador')).body).toMatchObject({
    application: { state: 'applied', area: 'Elm Street', reason: null },
  });
});

test('a suspension ends every right at once, and neither leaving nor a new account ends it', async () => {
  const staff = await signedInAs(world, 'OPERATIONS');
  const me = await newAmbassador(world);
  const at = `/api/admin/ambassadors/${me.ambassadorId}`;
  await staff.post(`${at}/suspend`, { reason: 'CANARY broke the code of conduct' });
  for (const [method, path, body] of [
    ['GET', '/api/ambassador/impact'],
    [
      'POST',
      '/api/ambassador/impact',
      { kind: 'kit', happenedOn: '2026-01-01', evidence: 'x'.repeat(30), confirmer: null },
    ],
    ['GET', '/api/ambassador/training'],
    ['PUT', '/api/ambassador/training/privacy/lessons', { read: 1 }],
    ['POST', '/api/ambassador/training/privacy/quiz', { answers: [1, 0, 2, 0] }],
    ['GET', '/api/ambassador/certificate'],
  ] as const)
    expect([path, (await me.call(method, path, body)).status]).toEqual([path, 403]);
  expect((await me.post('/api/ambassador/leave')).status).toBe(409);
  expect((await me.post('/api/ambassadors', { ...APPLICATION, email: me.email })).status).toBe(409);

  await world.db.transaction((tx) => eraseAccount(tx, me.user.id, me.email));
  const back = await signedIn(world, me.email);
  await back.post('/api/ambassadors', { ...APPLICATION, email: me.email });
  expect(await rowOf(me.email)).toMatchObject({ state: 'applied', was_suspended: true });
});

test('our team finds ambassadors by state, county and name, moves them, and sees figures', async () => {
  const staff = await signedInAs(world, 'OPERATIONS');
  const me = await newAmbassador(world, { name: 'Findable Person' });
  const list = async (query: string) =>
    (await staff.get(`/api/admin/ambassadors?${query}`)).body as { rows: { id: string }[]; total: number };
  expect((await list('q=findable&state=approved&county=06007')).rows.map(({ id }) => id)).toEqual([
    me.ambassadorId,
  ]);
  expect((await list('q=findable&state=declined')).rows).toEqual([]);
  const before = (await staff.get('/api/admin/ambassadors/figures')).body as Figures;
  await staff.call('PUT', `/api/admin/ambassadors/${me.ambassadorId}/county`, { county: '06115' });
  const figures = (await staff.get('/api/admin/ambassadors/figures')).body as Figures;
  expect(before.counties.find(({ county }) => county === '06115')).toBeUndefined();
  expect(figures.counties.find(({ county }) => county === '06115')).toMatchObject({ active: 1, points: 0 });
  expect(figures.months).toHaveLength(12);
  expect(figures.months.reduce((sum, { approved }) => sum + approved, 0)).toBeGreaterThan(0);
});
type Figures = { counties: { county: string; active: number }[]; months: { approved: number }[] };

test('staff can’t decide about themselves', async () => {
  const own = await signedInAs(world, 'OPERATIONS');
  await own.post('/api/ambassadors', { ...APPLICATION, email: own.email });
  const { id } = (await rowOf(own.email)) ?? { id: '' };
  expect((await own.post(`/api/admin/ambassadors/${id}/approve`)).body).toMatchObject({
    error: 'You can’t decide about yourself. Ask a colleague.',
  });
});

test('stepping down ends the rights, and applying again is possible', async () => {
  const me = await newAmbassador(world);
  expect((await me.post('/api/ambassador/leave')).body).toMatchObject({ application: { state: 'left' } });
  expect((await me.get('/api/ambassador/impact')).status).toBe(403);
  expect((await me.post('/api/ambassadors', { ...APPLICATION, email: me.email })).status).toBe(201);
});
