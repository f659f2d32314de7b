import type { Page } from '@playwright/test';
import { MODULES } from '#contract/emergency/training-modules.ts';
import { SOAK } from '#test/tier.ts';
import { expectFits, faultsOf } from './faults.ts';
import { ADMIN, newEmail, pathTo, signIn } from './people.ts';
import { searchList } from './search-list.ts';
import { expect, holdScripts, test, toast, visit, wakeWholePage } from './test.ts';

/** The right answers, which only the server knows. */
const KEY: Record<(typeof MODULES)[number], readonly number[]> = {
  'know-your-zone': [1, 2, 0, 1],
  'lead-a-drill': [2, 0, 1, 2],
  'more-time': [0, 1, 2, 0],
  'go-bags': [1, 0, 2, 1],
  'home-hardening': [2, 1, 0, 2],
  'after-the-fire': [0, 2, 1, 1],
  privacy: [1, 0, 2, 0],
};

async function fillApplication(page: Page, name: string, email?: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  if (email) await page.getByLabel('Email address').fill(email);
  await page.getByLabel('County').selectOption('Butte');
  await page.getByLabel('ZIP code').fill('95969');
  await page.getByLabel('Street or neighborhood').fill('Oak Ridge Drive');
  await page.getByRole('checkbox', { name: 'I’m 18 or older' }).check();
  await page.getByRole('checkbox', { name: 'I agree to the' }).check();
}

async function approve(staff: Page, name: string): Promise<void> {
  await signIn(staff, ADMIN);
  await visit(staff, '/admin/ambassadors');
  await searchList(staff, 'Name, area or ZIP code', name, '1 ambassador');
  await staff.getByRole('link', { name }).click();
  await staff.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = staff.getByRole('dialog', { name: 'Approve', exact: true });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(staff, 'Application approved')).toBeVisible();
}

/** Answers every question of the open module with the right option. */
async function passQuiz(page: Page, module: (typeof MODULES)[number]): Promise<void> {
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const [i, answer] of KEY[module].entries())
    await questions.nth(i).getByRole('radio').nth(answer).check();
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByText('You passed')).toBeVisible();
}

test(
  'a member applies, is approved, trains, gets a certificate, and a neighbor confirms an entry',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    test.slow();
    const name = `Maya ${Date.now()}`;
    await signIn(page);
    await visit(page, '/ambassador');
    await page.getByRole('link', { name: 'Apply now' }).click();
    await fillApplication(page, name);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
    await page.getByRole('link', { name: 'See my status' }).click();
    await expect(page.getByText('In review')).toBeVisible();

    await approve(await newVisitor(), name);
    await expect(page.getByRole('heading', { name: 'Impact points' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the training' }).click();
    for (const module of MODULES) {
      await visit(page, `/ambassador/training/${module}`);
      if (module === 'go-bags') {
        await page.getByRole('button', { name: 'Mark as read' }).last().click();
        await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
      }
      await passQuiz(page, module);
    }
    await page.getByRole('link', { name: 'All modules' }).click();
    await expect(page.getByText('Passed', { exact: true })).toHaveCount(MODULES.length);
    await expectFits(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download certificate' }).click();
    expect((await download).suggestedFilename()).toBe('ambassador-certificate.pdf');

    await visit(page, '/ambassador');
    await expect(page.getByText('35% to next level: Street Captain')).toBeVisible();
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What happened?').fill('Eleven households drove to the school in nine minutes.');
    await dialog.getByLabel('Neighbor’s name').fill('Sam');
    const neighbor = newEmail();
    await dialog.getByLabel('Neighbor’s email address').fill(neighbor);
    await dialog.getByRole('button', { name: 'Add an entry' }).click();
    await expect(page.getByText('We asked Sam to confirm it.')).toBeVisible();

    const sam = await newVisitor();
    await sam.goto(await pathTo(page, neighbor, /https?:\/\/\S+\/ambassadors\/confirm\?t=\S+/));
    await sam.getByLabel('Your name').fill('Sam');
    await sam.getByRole('button', { name: 'Yes, that’s right' }).click();
    await expect(sam.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
    await expect(page.getByText('47% to next level: Street Captain')).toBeVisible();
  },
);

test('a visitor who fills in the form before scripts run applies with what is checked', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/community/enroll');
  await fillApplication(page, 'Early Bird', newEmail());
  arrive();
  await wakeWholePage(page);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });
  test('a visitor applies, an error keeps the input, and the link shows the status', async ({ page }) => {
    const email = newEmail();
    await page.goto('/community/enroll');
    await page.getByLabel('Your name').fill('No Scripts');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('County').selectOption('Butte');
    await page.getByLabel('ZIP code').fill('10001');
    await page.getByLabel('Street or neighborhood').fill('Elm');
    await page.getByRole('checkbox', { name: 'I’m 18 or older' }).check();
    await page.getByRole('checkbox', { name: 'I agree to the' }).check();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('Enter your 5-digit California ZIP code').first()).toBeVisible();
    await expect(page.getByLabel('County')).toHaveValue('06007');
    await page.getByLabel('ZIP code').fill('95969');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await pathTo(page, email, /https?:\/\/\S+\/ambassadors\/status\?t=\S+/));
    await page.getByRole('button', { name: 'Confirm my application' }).click();
    await expect(page.getByRole('heading', { name: 'We’re reviewing your application' })).toBeVisible();
  });
});

/** An active ambassador with an entry, created through the API. */
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
  const { today } = (await (await page.request.get('/api/ambassador/impact')).json()) as { today: string };
  const entry = {
    kind: 'kit',
    happenedOn: today,
    evidence: 'Handed two kits to neighbors.',
    confirmer: null,
  };
  expect((await page.request.post('/api/ambassador/impact', { data: entry })).status()).toBe(201);
}

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[139]/,
  });
  test(
    'an ambassador who never opened the training reads it offline',
    { tag: SOAK },
    async ({ page, context }) => {
      await signIn(page);
      await visit(page, '/settings');
      // The page is saved a moment before the worker takes control: until then nothing opens offline.
      await expect
        .poll(() =>
          page.evaluate(
            async () =>
              navigator.serviceWorker.controller !== null &&
              (await caches.match('/kept/shell')) !== undefined,
          ),
        )
        .toBe(true);
      await context.setOffline(true);
      await page.goto('/ambassador/training');
      await page.getByRole('link', { name: /Know your zone/ }).click();
      await expect(page.getByRole('heading', { name: 'Lesson 1: Zones have names' })).toBeVisible();
      await page.goto('/ambassador/training/privacy');
      await expect(page.getByRole('heading', { name: /Only who asked/ })).toBeVisible();
      await context.setOffline(false);
    },
  );
});

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the pages fit ${width} px in ${colorScheme}`, { tag: SOAK }, async ({ page, newVisitor }, info) => {
      const staff = await newVisitor();
      await makeAmbassador(page, staff);
      const own = [
        '/ambassador',
        '/ambassador/training',
        '/ambassador/training/go-bags',
        '/community/enroll',
      ];
      const team = ['/admin/ambassadors', '/admin/ambassadors/figures', '/admin/impact'];
      for (const [who, paths] of [
        [page, own],
        [staff, team],
      ] as const) {
        await who.setViewportSize({ width, height: 900 });
        await who.emulateMedia({ colorScheme });
        for (const path of paths) {
          await visit(who, path);
          await expect(who.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(who.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
          await expect
            .poll(() => who.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), path)
            .toBe(false);
          expect([path, await faultsOf(who)]).toEqual([path, []]);
          await who.screenshot({
            path: info.outputPath(`${path.replaceAll('/', '-')}.png`),
            fullPage: true,
          });
        }
      }
    });
