/** From a lifted order to the first export of living expenses, with the pages that help on the way. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { CLOCKS, FLAGS, TRIGGERS } from '#contract/home/recovery-clocks.ts';
import type { LedgerView } from '#contract/home/recovery-records.ts';
import { pdfText } from '#test/pdf-text.ts';
import { makePdf } from '#test/sample-documents.ts';
import { isSoak, sized, SOAK } from '#test/tier.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf } from './faults.ts';
import { addHome } from './homes.ts';
import { ADMIN, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

// Map tiles are on the internet, and one test has no connection.
test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

const AT = '/api/homes/current-home-id/recovery';
const STATED = { kind: 'statement', note: '' };

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

async function saved(page: Page, link: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return readFile(await download.path());
}

for (const width of sized({ gate: [360], soak: [360, 1440] }))
  test(`a household returns from an order and exports its living expenses, at ${width} px`, async ({
    page,
  }, info) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const look = async (name: string) => {
      await fits(page);
      if (isSoak) await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    };
    await family(page);
    await publish(page, 'order');
    await visit(page, '/evacuation');
    await page.getByRole('button', { name: 'We’ve checked in' }).click();
    await expect(page.getByRole('heading', { name: /^You checked in to your/ })).toBeVisible();
    await publish(page, 'lifted');

    // The dashboard offers it, prefilled, and nothing was stored before.
    await visit(page, '/dashboard');
    await expect(page.getByText(/even if your home still stands/)).toBeVisible();
    await look('1-dashboard');
    await page.getByRole('link', { name: 'Start your recovery' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('How do you know?')).toHaveValue('order');
    await expect(dialog.getByLabel('When did the loss happen?')).not.toHaveValue('');
    await dialog.getByLabel('State of emergency').check();
    await look('2-start');
    await dialog.getByRole('button', { name: 'Start recovery' }).click();
    await expect(page.getByRole('heading', { name: 'What to do today' })).toBeVisible();
    await look('3-recovery');

    await page.getByRole('link', { name: 'Living expenses' }).click();
    const byUs = page.locator('section', { has: page.getByRole('heading', { name: /^Paid by Hearthline/ }) });
    await expect(byUs.getByText(/night/).first()).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'diner.pdf', mimeType: 'application/pdf', buffer: await makePdf('Diner') });
    await dialog.getByLabel('Paid to').fill('Ridge Diner');
    await dialog.getByLabel('Amount in dollars').fill('125.50');
    await expect(dialog.getByLabel('Receipt').locator('option:checked')).toHaveText('diner.pdf');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ridge Diner').first()).toBeVisible();
    await look('4-expenses');

    const printed = await pdfText(await saved(page, 'Download PDF'));
    expect(printed).toContain('Normal Incurred Difference');
    expect(printed).toContain('Food $0.00 $125.50 $125.50');
    expect(printed).toContain('Ridge Diner');
    const sheets = await readXlsxFile(await saved(page, 'Download Excel'));
    expect(sheets[0]?.data[0]).toEqual(['Month', 'Category', 'Normal', 'Incurred', 'Difference']);
    expect(sheets[0]?.data.at(-1)?.slice(1)).toEqual(['Total', 0, 125.5, 125.5]);
    expect(JSON.stringify(sheets[1]?.data)).toContain('Ridge Diner');
    // Nights that we paid for aren't part of the household's claim.
    const ledger = (await (await page.request.get(`${AT}/expenses`)).json()) as LedgerView;
    expect(ledger.totals.spentCents).toBe(12_550);
    expect(ledger.byUs.map(({ what }) => what)).toContain('nights');
    // Once started, the offer is gone.
    await visit(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'Evacuation' })).toBeVisible();
    await expect(page.getByText(/even if your home still stands/)).toHaveCount(0);
  });

async function started(page: Page): Promise<void> {
  await signIn(page);
  await addHome(page);
  const reply = await page.request.post(AT, { data: { lossDate: '2026-01-08', evidence: STATED } });
  expect(reply.status(), await reply.text()).toBe(201);
}

for (const width of [360, 1440])
  test(`aid, steps and rebuild work at ${width} px`, { tag: SOAK }, async ({ page }, info) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await started(page);
    const look = async (name: string) => {
      await fits(page);
      if (isSoak) await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    };
    const dialog = page.getByRole('dialog');

    await visit(page, '/recovery/aid');
    const fema = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'FEMA Individual Assistance' }),
    });
    await expect(fema.getByText(/^Source: 44 CFR 206.112$/)).toBeVisible();
    await expect(fema.getByText(/^Choose your disaster/)).toBeVisible();
    await fema.getByRole('button', { name: /^Not needed/ }).click();
    await expect(fema.getByText(/^Not needed \(/)).toBeVisible();
    await fema.getByRole('button', { name: /^Undo/ }).click();
    await expect(fema.getByRole('button', { name: /^Done/ })).toBeVisible();
    await look('aid');

    await visit(page, '/recovery/steps');
    for (const phase of ['First 24 hours', 'First week', 'First month', 'First six months'])
      await expect(page.getByRole('heading', { name: new RegExp(phase) })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Photos before cleanup' })).toBeVisible();
    await page.getByRole('button', { name: /^Done ?: Keep one log of calls/ }).click();
    await expect(toast(page, 'Marked as done')).toBeVisible();
    await look('steps');

    await visit(page, '/recovery/rebuild');
    for (const [by, price, deposit, license] of [
      ['Ridge Builders', '50000', '1000', '1066105'],
      ['Oak Builders', '45000', '5000', '1078043'],
      ['Pine Builders', '61000', '0', ''],
    ] as const) {
      await page.getByRole('button', { name: 'Add a quote' }).click();
      await dialog.getByLabel('Contractor or firm').fill(by);
      await dialog.getByLabel('License number').fill(license);
      await dialog.getByLabel('Total price, in dollars').fill(price);
      await dialog.getByLabel('Deposit asked, in dollars').fill(deposit);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: by })).toBeVisible();
    }
    const card = (by: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: by }) });
    await expect(card('Oak Builders').getByText(/^The deposit is too high.*\$1,000 here/)).toBeVisible();
    await expect(card('Oak Builders').getByText('Lowest', { exact: true })).toBeVisible();
    await expect(card('Ridge Builders').getByText('$5,000 above the lowest')).toBeVisible();
    await expect(card('Pine Builders').getByText(/^No license number yet/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check at CSLB: Ridge Builders' })).toHaveAttribute(
      'href',
      /LicNum=1066105$/,
    );
    if (width > 1000) {
      const tops = await Promise.all(
        ['Ridge Builders', 'Oak Builders', 'Pine Builders'].map(
          async (by) => (await card(by).boundingBox())?.y,
        ),
      );
      expect(new Set(tops).size).toBe(1);
    }
    await page.getByRole('button', { name: 'Change: Ridge Builders' }).click();
    await dialog.getByLabel('Status').selectOption('hired');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Add payment ?: Ridge Builders/ }).click();
    await dialog.getByLabel('Amount in dollars').fill('1000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No release yet')).toBeVisible();
    await page.getByRole('button', { name: /^Add release ?: Deposit \$1,000/ }).click();
    await dialog.getByLabel('Signed by').fill('Ridge Builders');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Unconditional release', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add permit' }).click();
    await dialog.getByLabel('What is it for?').fill('Building permit');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Add state ?: Building permit/ }).click();
    await dialog.getByLabel('State').selectOption('applied');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Applied', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Fill in ?: Repair or move/ }).click();
    await dialog.getByLabel('Building work').fill('50000');
    await dialog.getByLabel('New home').fill('80000');
    await dialog.getByLabel('Insurance', { exact: true }).first().fill('40000');
    await dialog.getByLabel('Insurance', { exact: true }).last().fill('40000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('By these figures, moving costs you $30,000 more.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await look('rebuild');
  });

test(
  'every deadline shows its section, confidence and check date, wherever it is',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await addHome(page);
    const data = { lossDate: '2026-01-08', evidence: STATED, flags: FLAGS };
    expect((await page.request.post(AT, { data })).status()).toBe(201);
    for (const subject of TRIGGERS.filter((trigger) => trigger !== 'loss_date')) {
      const fact = { kind: 'event', subject, day: '2026-01-09', evidence: STATED };
      expect((await page.request.post(`${AT}/facts`, { data: fact })).status()).toBe(201);
    }
    await visit(page, '/recovery');
    await expect(page.getByRole('heading', { name: 'Your own deadlines' })).toBeVisible();
    const { recovery } = (await (await page.request.get(AT)).json()) as {
      recovery: { deadlines: { clockId: string }[] };
    };
    // All except those that another one replaces, that follow a missed one, or that only an agency can date.
    const shown = new Set(recovery.deadlines.map(({ clockId }) => clockId));
    expect(
      CLOCKS.filter(({ id }) => !shown.has(id))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['AID-11', 'AID-18', 'INS-42a', 'INS-44a']);
    const rows = page.locator('section > ul > li', { has: page.getByRole('heading', { level: 3 }) });
    await expect(rows).toHaveCount(recovery.deadlines.length);
    const today = page
      .locator('section', { has: page.getByRole('heading', { name: 'What to do today' }) })
      .locator('ul')
      .first()
      .locator('li');
    expect(await today.count()).toBeGreaterThan(0);
    const all = [...(await rows.all()), ...(await today.all())];
    for (const text of await Promise.all(all.map((row) => row.innerText()))) {
      expect(text).toMatch(/Law: \S/);
      expect(text).toMatch(/Confidence: [ABCM]/);
      expect(text).toMatch(/Last checked: /);
    }
    for (const [path, about] of [
      ['/recovery/claim', 'Proof of loss due'],
      ['/recovery/expenses', 'The law'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByText(/^Law: /).first(), about).toBeVisible();
      await expect(page.getByText(/^Confidence: [ABCM]$/).first(), about).toBeVisible();
      await expect(page.getByText(/^Last checked: /).first(), about).toBeVisible();
    }
  },
);

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the steps still open', { tag: SOAK }, async ({ page, context }) => {
    await started(page);
    await visit(page, '/recovery/steps');
    await expect(page.getByRole('heading', { name: 'First 24 hours' })).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Before you go back in' })).toBeVisible();
    await expect(page.getByText(/^Treat every wire on the ground as live/)).toBeVisible();
  });
});

for (const width of [360, 1440])
  test(`our team enters a disaster’s dates at ${width} px`, { tag: SOAK }, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, ADMIN);
    await visit(page, '/admin/disasters');
    const name = `Ridge Fire ${width} ${info.testId}`;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add disaster' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add disaster' }).click();
    await expect(page.getByRole('heading', { name: `${name} (CA)` })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Enter date ?: ${name}$`) }).click();
    await dialog.getByLabel('What was published?').selectOption('event.state_of_emergency_declared');
    await dialog.getByLabel('Date').fill('2026-01-08');
    await dialog.getByLabel('Link to the announcement').fill('https://www.gov.ca.gov/x');
    await dialog.getByRole('button', { name: 'Enter date' }).click();
    await expect(page.getByText(/The Governor declared a state of emergency:/).first()).toBeVisible();
    // A hundred facts are collapsed by subject, so that the page stays short.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(4000);
    await page.locator('summary', { hasText: 'Re-entry safety' }).click();
    await page.getByRole('button', { name: /^Checked today ?: SAFE-03/ }).click();
    await expect(toast(page, 'Check saved')).toBeVisible();
    await fits(page);
    expect(await faultsOf(page)).toEqual([]);
    if (isSoak) await page.screenshot({ path: info.outputPath('disasters.png'), fullPage: true });
  });
