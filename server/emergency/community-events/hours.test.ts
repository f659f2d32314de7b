/** The yearly hours of a site: who can log and confirm them, and the report that leaves the program. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import type { YearReport } from '#contract/emergency/community-hours.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { confirmedBy, linkIn, newAmbassador, newNeighbor, today } from '#test/ambassadors.ts';
import { download } from '#test/claims.ts';
import { hosted, moveTo, plan, visitorSignsUp } from '#test/community-events.ts';
import { pdfText } from '#test/pdf-text.ts';
import { databaseAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn, signedInAs, signedInSpanish, type Browser } from '#test/world.ts';
import { deleteSignUps, eraseHours } from './community-events.ts';
import { runTidy } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
// The same year in every test, far from its start and end.
moveTo(world, new Date('2027-05-20T18:00:00Z'));

const report = async (who: Browser, year = 2027) =>
  (await who.get(`/api/ambassador/hours?year=${year}`)).body as YearReport;
async function withSite(given: { homes?: number; name?: string } = {}) {
  const me = await newAmbassador(world, { name: 'Rosa Delgado' });
  const body = { name: given.name ?? 'Oak Ridge', homes: given.homes ?? 8 };
  const reply = await me.call('PUT', '/api/ambassador/hours/2027', body);
  if (reply.status !== 200) throw new Error(reply.text);
  return { ...me, code: (reply.body as YearReport).site?.code ?? '' };
}
const entry = (given: object = {}) => ({
  name: 'Sam',
  email: `${randomUUID()}@example.com`,
  day: today(world),
  hours: 2,
  task: 'Cleared leaves from the gutters',
  ...given,
});
const log = (code: string, given: object = {}, who = world.visitor()) =>
  who.post(`/api/community/hours/${code}`, entry(given));

test('a site has at least eight homes, in the verb and in the database', async () => {
  const me = await newAmbassador(world);
  for (const homes of [7, 0, 8.5, 5001])
    expect((await me.call('PUT', '/api/ambassador/hours/2027', { name: 'Site', homes })).status).toBe(400);
  expect((await me.call('PUT', '/api/ambassador/hours/1999', { name: 'Site', homes: 8 })).status).toBe(400);
  const set = await me.call('PUT', '/api/ambassador/hours/2027', { name: 'Site', homes: 8 });
  expect(set.body).toMatchObject({ required: 8, percent: 0, site: { name: 'Site', homes: 8 } });
  await expect(pool.query('update site_years set homes = 7')).rejects.toThrow('site_years_homes');
  expect((await report(me, 2026)).site).toBeNull();
  expect((await (await signedIn(world)).get('/api/ambassador/hours')).status).toBe(403);
});

test('a neighbor logs hours without an account, confirms by the link, and the ambassador decides', async () => {
  const me = await withSite();
  const email = `${randomUUID()}@example.com`;
  const path = `/community/hours/${me.code}`;
  const page = (await world.visitor().get(path)).text;
  expect(page).toContain('Rosa collects the hours');
  for (const hidden of ['Delgado', me.email, '95969', '<script']) expect(page).not.toContain(hidden);
  const fields = {
    name: 'Sam',
    email,
    day: today(world),
    hours: '1.5',
    task: 'Cleared brush',
    dollars: '12.50',
  };
  const send = (more: object) =>
    world.visitor().call('POST', path, Buffer.from(new URLSearchParams({ ...fields, ...more }).toString()), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  const wrong = await send({ hours: '1.3' });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('in quarters') as string]);
  expect(wrong.text).toContain('Cleared brush');
  expect((await send({})).text).toContain('Check your email');
  const t = await linkIn(world, email, '/community/hours-link');
  expect((await world.visitor().get(`/community/hours-link?t=${t}`)).text).toContain('Are these your hours?');
  expect((await report(me)).entries).toEqual([]);
  await world.visitor().post('/api/community/hours-link/confirm', { t });
  const [waiting] = (await report(me)).entries;
  expect(waiting).toMatchObject({ name: 'Sam', minutes: 90, cents: 1250, state: 'waiting' });
  expect((await report(me)).minutes).toBe(0);
  expect(JSON.stringify(await report(me))).not.toContain(email);
  const decide = (who: Browser, is: string) =>
    who.post(`/api/ambassador/hours/entries/${waiting?.id}`, { is });
  const other = await withSite();
  expect((await decide(other, 'counted')).status).toBe(404);
  expect((await decide(await signedIn(world), 'counted')).status).toBe(403);
  expect((await decide(me, 'counted')).body).toMatchObject({ minutes: 90, cents: 1250, percent: 18 });
  expect((await decide(me, 'counted')).status).toBe(409);
  // Counted hours can't be withdrawn through the link, but the ambassador can still decline them.
  expect((await world.visitor().post('/api/community/hours-link/withdraw', { t })).body).toMatchObject({
    state: 'counted',
  });
  expect((await decide(me, 'declined')).body).toMatchObject({ minutes: 0, percent: 0 });
});

test('ambassadors can’t log for themselves, nor anyone more than twelve hours a day, also at once', async () => {
  const name = randomUUID();
  const me = await newAmbassador(world, { email: `${name}@example.com` });
  const set = await me.call('PUT', '/api/ambassador/hours/2027', { name: 'Site', homes: 8 });
  const code = (set.body as YearReport).site?.code ?? '';
  expect((await log(code, {}, me)).status).toBe(409);
  expect((await log(code, { email: `${name}+two@example.com` })).status).toBe(409);
  const neighbor = await newNeighbor(world);
  const replies = await Promise.all(Array.from({ length: 4 }, () => log(code, { hours: 5 }, neighbor)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect((await log(code, { day: today(world, -1) })).status).toBe(400);
  expect((await log(code, { day: today(world, 61) })).status).toBe(400);
  expect((await log(code, { hours: 13 })).status).toBe(400);
  expect((await log('wrong-code')).status).toBe(404);
  await expect(
    pool.query(`update site_hours set minutes = 700 where user_id = $1`, [neighbor.user.id]),
  ).rejects.toThrow('not changed');
  const staff = await signedInAs(world, 'OPERATIONS');
  await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/suspend`, { reason: 'x' });
  expect((await log(code)).status).toBe(404);
});

test('the report: events, confirmed hours and the ambassador’s own, as PDF, workbook and CSV without names', async () => {
  const me = await withSite({ homes: 10, name: '=SUM(A1) Oak Ridge' });
  const neighbor = await newNeighbor(world);
  await log(
    me.code,
    { hours: 3, task: '=HYPERLINK("http://evil")', dollars: 40, name: 'Canaryneighbor' },
    neighbor,
  );
  const [waiting] = (await report(me)).entries;
  await me.post(`/api/ambassador/hours/entries/${waiting?.id}`, { is: 'counted' });
  const event = await plan(world, me, { kind: 'hardening', title: 'Gutter day' }, 96);
  await visitorSignsUp(world, event.id, 'Canaryguest');
  moveTo(world, after(new Date(event.startsAt), hours(1)));
  for (const { id } of (await hosted(me, event.id)).signUps)
    await me.call('PUT', `/api/ambassador/events/${event.id}/attendance`, { signUpId: id, minutes: 120 });
  expect(await report(me)).toMatchObject({ minutes: 300, percent: 50, cents: 4000, required: 10 });
  // The ambassador's own entry counts only once another person has confirmed it.
  await confirmedBy(world, me, { email: `${randomUUID()}@example.com` }, { kind: 'hours', quantity: 2 });
  expect(await report(me)).toMatchObject({ minutes: 420, percent: 70, own: [{ minutes: 120 }] });

  const at = '/api/ambassador/hours/file?year=2027';
  const printed = await pdfText(await download(world, me, `${at}&format=pdf`));
  expect(printed).toContain('Wildfire safety hours 2027');
  expect(printed).toContain('This isn’t an official Firewise USA document.');
  expect(printed).toContain('Home-hardening workday: Gutter day');
  expect(printed).toContain('Hours needed: one per home 10');
  expect(printed).toContain('Hours worked 7');
  expect(printed).toMatch(/May 2\d, 2027/);
  const csv = (await download(world, me, `${at}&format=csv`)).toString();
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")",1,3,40`);
  expect(csv).toContain('"Hours worked","7"');
  const [summary, lines] = await readXlsxFile(await download(world, me, `${at}&format=xlsx`));
  expect(summary?.data[1]?.[0]).toBe("'=SUM(A1) Oak Ridge");
  expect(lines?.data.flat()).toContain('\'=HYPERLINK("http://evil")');
  for (const text of [printed, csv, JSON.stringify([summary, lines])])
    for (const hidden of ['Canaryneighbor', 'Canaryguest', neighbor.email, me.email])
      expect(text).not.toContain(hidden);

  // No report of another ambassador, none without homes, and in the reader's language.
  const other = await newAmbassador(world);
  expect((await other.get(`${at}&format=pdf`)).status).toBe(409);
  expect((await (await signedIn(world)).get(`${at}&format=pdf`)).status).toBe(403);
  expect((await world.visitor().get(`${at}&format=csv`)).status).toBe(401);
  await pool.query(`update users set language = 'es' where id = $1`, [me.user.id]);
  expect(await pdfText(await download(world, me, `${at}&format=pdf`))).toContain(
    'Este no es un documento oficial de Firewise USA',
  );
});

test('an event on New Year’s Eve counts in the year of California’s clock', async () => {
  const me = await newAmbassador(world);
  const event = await plan(world, me, { kind: 'meeting' }, 96);
  // Monday evening in California is Tuesday in UTC.
  await pool.query(
    `update community_events set starts_at = '2027-01-01T07:00:00Z', ends_at = '2027-01-01T07:30:00Z' where id = $1`,
    [event.id],
  );
  expect((await report(me, 2026)).events.map(({ day }) => day)).toEqual(['2026-12-31']);
  expect((await report(me, 2027)).events).toEqual([]);
});

test('names of neighbors are deleted with their account and after the report; hours stay', async () => {
  const me = await withSite();
  const [member, spanish] = [await newNeighbor(world), await signedInSpanish(world)];
  const email = `${randomUUID()}@example.com`;
  await log(me.code, { name: 'Canaryone' }, member);
  await log(me.code, { name: 'Canarytwo' }, spanish);
  await log(me.code, { name: 'Canarythree', email });
  const t = await linkIn(world, email, '/community/hours-link');
  await world.visitor().post('/api/community/hours-link/confirm', { t });
  for (const { id } of (await report(me)).entries)
    await me.post(`/api/ambassador/hours/entries/${id}`, { is: 'counted' });
  await world.db.transaction(async (tx) => {
    await eraseHours(tx, member.user.id);
    await deleteSignUps(tx, email);
  });
  expect((await report(me)).minutes).toBe(360);
  expect((await report(me)).entries.map(({ name }) => name).toSorted()).toEqual(['', '', 'Canarytwo']);
  world.clock.advance(days(402));
  await runTidy(world.deps);
  // Last year's session has expired.
  expect(await report(await signedIn(world, me.email))).toMatchObject({ minutes: 360 });
  await pool.query('delete from demo_mails');
  const stored = await databaseAsText(world, 'public');
  for (const hidden of ['Canaryone', 'Canarytwo', 'Canarythree', email, t])
    expect(stored).not.toContain(hidden);
});
