import type { Page } from '@playwright/test';
import { SOAK } from '#test/tier.ts';
import { inDatabase } from './database.ts';
import { expectFits, faultsOf } from './faults.ts';
import { ADMIN, newEmail, newestMail, pathTo, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

/** An active ambassador, created through the API. */
async function makeAmbassador(page: Page, staff: Page): Promise<void> {
  const email = await signIn(page);
  const name = `Rosa ${Date.now()}`;
  const area = { county: '06007', zip: '95969', area: 'Oak Ridge Drive' };
  const data = { name, email, ...area, isAdult: true, consent: true };
  expect((await page.request.post('/api/ambassadors', { data })).status()).toBe(201);
  await signIn(staff, ADMIN);
  const list = await staff.request.get('/api/admin/ambassadors', { params: { q: name } });
  const { rows } = (await list.json()) as { rows: { id: string }[] };
  expect((await staff.request.post(`/api/admin/ambassadors/${rows[0]?.id}/approve`)).status()).toBe(200);
}

/** A day in three days, as the value of a date field. */
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

/** Moves an event, because no test can wait for it: it begins this many minutes from now. */
const beginIn = (eventId: string, minutes: number) =>
  inDatabase(async (client) => {
    await client.query(
      `update community_events set starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $2 + 120) where id = $1`,
      [eventId, minutes],
    );
    await client.query(`update event_sign_ups set state_at = now() - interval '2 days' where event_id = $1`, [
      eventId,
    ]);
    await client.query(`insert into pgboss.job (name, data) values ('community-events.send-due', '{}')`);
  });

test(
  'an ambassador plans an event, two neighbors come, and their hours are in the yearly report',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    test.slow();
    await makeAmbassador(page, await newVisitor());
    await visit(page, '/ambassador');
    await page.getByRole('link', { name: 'Open events' }).click();
    await page.getByRole('button', { name: 'Plan an event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kind').selectOption('Home-hardening workday');
    await dialog.getByLabel('Title').fill('Gutter day');
    await dialog.getByLabel('Day', { exact: false }).first().fill(inThreeDays());
    await dialog.getByLabel('Where to meet').fill('Ponderosa School, north lot');
    await dialog.getByLabel('What will you do?').fill('We clear leaves from roofs and gutters together.');
    await dialog.getByRole('button', { name: 'Plan an event' }).click();
    await expect(toast(page, 'Event planned')).toBeVisible();
    await page.getByRole('link', { name: /Gutter day/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gutter day' })).toBeVisible();
    await expectFits(page);
    const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const guest = await newVisitor();
    await guest.goto(`/community/events/${eventId}`);
    const email = newEmail();
    await guest.getByLabel('Your name').fill('Sam Visitor');
    await guest.getByLabel('Email address').fill(email);
    await guest.getByRole('button', { name: 'Sign up' }).click();
    await expect(guest.getByText('Check your email.')).toBeVisible();
    const link = await pathTo(guest, email, /https?:\/\/\S+\/community\/sign-up\?t=\S+/);
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Yes, I’m coming' }).click();
    await expect(guest.getByText('You have a seat.')).toBeVisible();

    const member = await newVisitor();
    const memberEmail = await signIn(member);
    await member.goto(`/community/events/${eventId}`);
    await member.getByRole('button', { name: 'Sign up' }).click();
    await expect(member.getByText('You have a seat.').first()).toBeVisible();
    await expect(page.getByText('Sam Visitor')).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    await expect(page.getByText(memberEmail)).toHaveCount(0);

    await beginIn(eventId, 100);
    await newestMail(guest, email, { has: /^In two hours: Gutter day\n/ });
    await newestMail(guest, memberEmail, { has: /^In two hours: Gutter day\n/ });

    await beginIn(eventId, -60);
    await visit(page, `/ambassador/events/${eventId}`);
    const code = await page.getByText(/^\d{6}$/).innerText();
    await guest.reload();
    await guest.goto(link);
    await guest.getByLabel('Code shown at the event').fill(code);
    await guest.getByRole('button', { name: 'Check in' }).click();
    await expect(guest.getByText('You were there: 2 hours')).toBeVisible();
    await expect(page.getByText('Checked in with the code')).toBeVisible();
    await page.getByLabel('Attendance of A member').selectOption('2 hours');
    await expect(toast(page, 'Attendance saved')).toBeVisible();

    await visit(page, '/ambassador/hours');
    await page.getByRole('button', { name: 'Enter your site' }).click();
    await dialog.getByLabel('Name of the site').fill('Oak Ridge');
    await dialog.getByLabel('Homes in the site').fill('8');
    await dialog.getByRole('button', { name: 'Enter your site' }).click();
    await expect(page.getByText('4 of 8 hours')).toBeVisible();
    const year = await page.getByLabel('Year', { exact: true }).inputValue();
    for (const [button, ending] of [
      ['Download PDF', 'pdf'],
      ['Download spreadsheet', 'xlsx'],
      ['Download CSV', 'csv'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await download).suggestedFilename()).toBe(`wildfire-safety-hours-${year}.${ending}`);
    }
  },
);

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the pages of events fit ${width} px in ${colorScheme}`,
      { tag: SOAK },
      async ({ page, newVisitor }, info) => {
        test.slow();
        const staff = await newVisitor();
        await makeAmbassador(page, staff);
        const data = {
          kind: 'drill',
          title: 'Street drill with everyone from Oak Ridge Drive',
          description: 'We walk to the school together.\nChildren are welcome.',
          day: inThreeDays(),
          starts: '10:00',
          ends: '12:00',
          place: 'Ponderosa School, north lot',
          capacity: 20,
          bring: 'Shoes you can walk in',
        };
        const planned = await page.request.post('/api/ambassador/events', { data });
        const { event } = (await planned.json()) as { event: { id: string } };
        const year = new Date().getFullYear();
        const site = await page.request.put(`/api/ambassador/hours/${year}`, {
          data: { name: 'Oak Ridge', homes: 9 },
        });
        const code = ((await site.json()) as { site: { code: string } }).site.code;
        const guest = await newVisitor();
        await signIn(guest);
        await guest.request.post(`/api/community/events/${event.id}/sign-up`, { data: { name: 'Mo' } });
        const hours = {
          day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
          hours: 1.5,
          task: 'Cleared gutters',
        };
        await guest.request.post(`/api/community/hours/${code}`, { data: hours });
        const own = ['/ambassador/events', `/ambassador/events/${event.id}`, '/ambassador/hours'];
        const team = ['/admin/events', `/admin/events/${event.id}`];
        const open = [
          '/community/events',
          '/es/community/events',
          `/community/events/${event.id}`,
          `/es/community/events/${event.id}`,
          `/community/hours/${code}`,
        ];
        const visitor = await newVisitor();
        for (const [who, paths, isApp] of [
          [page, own, true],
          [staff, team, true],
          [visitor, open, false],
          [guest, [`/community/events/${event.id}`], false],
        ] as const) {
          await who.setViewportSize({ width, height: 900 });
          await who.emulateMedia({ colorScheme });
          for (const path of paths) {
            if (isApp) await visit(who, path);
            else await who.goto(path);
            // On a phone, an open row covers the list and its heading.
            await expect(who.getByRole('heading').first()).toBeVisible();
            await expect(who.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
            await expect
              .poll(() => who.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), path)
              .toBe(false);
            expect([path, await faultsOf(who)]).toEqual([path, []]);
            const name = path.replaceAll('/', '-').replace(event.id, 'id').replace(code, 'code');
            await who.screenshot({
              path: info.outputPath(`${who === guest ? 'member' : 'x'}${name}.png`),
              fullPage: true,
            });
          }
        }
      },
    );

test(
  'someone who isn’t an ambassador sees why the pages are closed to them, and no request is refused',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    for (const path of [
      '/ambassador/events',
      '/ambassador/hours',
      `/ambassador/events/${crypto.randomUUID()}`,
    ]) {
      await visit(page, path);
      await expect(page.getByText('This page is for active ambassadors')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Open your ambassador page' }).click();
    await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
  },
);
