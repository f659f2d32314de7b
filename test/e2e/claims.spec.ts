import { SANTA_ROSA_HOME } from '#test/samples.ts';
import { SOAK } from '#test/tier.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seedDocument } from './documents.ts';
import { addHome } from './homes.ts';
import { codeTo, signIn } from './people.ts';
import { answerAfter, expect, test, toast, visit } from './test.ts';

/** A home with a policy and two items, created through the API: those pages have their own tests. */
async function withHome(page: Page): Promise<{ email: string; homeId: string }> {
  const email = await signIn(page);
  const { id: homeId } = await addHome(page, SANTA_ROSA_HOME);
  for (const item of [
    { name: 'Television', category: 'Electronics', estValue: 1200 },
    { name: 'Leather sofa', category: 'Furniture', estValue: 2400.5 },
  ])
    expect((await page.request.post(`/api/homes/${homeId}/inventory`, { data: item })).status()).toBe(201);
  return { email, homeId };
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const file = await download.path();
  return { name: download.suggestedFilename(), content: await readFile(file) };
}

async function makePacket(page: Page): Promise<void> {
  await visit(page, '/vault/claim');
  await page.getByRole('button', { name: 'Make packet' }).click();
  await expect(page.getByRole('link', { name: /^Download PDF/ })).toBeVisible();
}

/** Whether a tap at its center would hit it, at the current scroll position. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('a member without a home is asked to add one first', async ({ page }) => {
  await signIn(page);
  await visit(page, '/vault/claim');
  await expect(page.getByText('Add your home first', { exact: true })).toBeVisible();
});

test(
  'a member creates a packet, sees when it is ready, and downloads a PDF and a ZIP',
  { tag: SOAK },
  async ({ page }) => {
    const { homeId } = await withHome(page);
    await seedDocument(page, 'declarations.pdf', 'insurance-policy');
    await seedDocument(page, 'passport.pdf', 'citizenship');
    await visit(page, '/vault/claim');
    await expect(page.getByText('No packet yet')).toBeVisible();
    await expect(page.getByLabel('Insurance policies (1)')).toBeChecked();
    await expect(page.getByLabel('Passport, green card or naturalization (1)')).not.toBeChecked();
    await page.setViewportSize({ width: 360, height: 740 });
    // A small packet can be ready before the click's response arrives: the member is notified all the same.
    const newest = async () => {
      const listed = await page.request.get(`/api/homes/${homeId}/claims/packets`);
      return ((await listed.json()) as { packets: { state: string }[] }).packets[0]?.state;
    };
    await answerAfter(page, '**/claims/packets', 'POST', () => expect.poll(newest).toBe('ready'));
    await page.getByRole('button', { name: 'Make packet' }).click();
    const said = toast(page, 'Your packet is ready');
    await expect(said).toBeVisible();
    // On a phone, the toast stays under the pointer, so it must not cover what it is about.
    await said.hover();
    for (const name of [/^Download PDF/, /^Download ZIP/])
      await expect.poll(() => page.getByRole('link', { name }).evaluate(isOnTop)).toBe(true);
    await expect(said).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByText('2 items, $3,600.50 to replace')).toBeVisible();
    await expect(page.getByText('Contains 1 document: Insurance policies.')).toBeVisible();
    const pdf = await saved(page, () => page.getByRole('link', { name: /^Download PDF/ }).click());
    expect(pdf.name).toMatch(/^Hearthline claim packet 4182 Quail Ridge Road \d{4}-\d\d-\d\d\.pdf$/);
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    const zip = await saved(page, () => page.getByRole('link', { name: /^Download ZIP/ }).click());
    expect(zip.content.subarray(0, 2).toString()).toBe('PK');
    expect(zip.content.includes('inventory.xlsx')).toBe(true);
    expect(zip.content.includes('documents/declarations.pdf')).toBe(true);
    expect(zip.content.includes('passport')).toBe(false);
  },
);

test('progress is shown, and is still there after a reload', { tag: SOAK }, async ({ page }) => {
  await withHome(page);
  // The worker may finish before the page renders, so the server's responses are held at two of the four steps.
  await page.route('**/claims/packets', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const packet = {
      id: '0190a1b2-0000-7000-8000-000000000001',
      state: 'building',
      done: 2,
      total: 4,
      itemCount: 0,
      valueCents: 0,
      papers: [],
      skippedCount: 0,
      pdfBytes: null,
      zipBytes: null,
      createdAt: new Date().toISOString(),
      readyAt: null,
    };
    await route.fulfill({ json: { canMake: true, canShare: true, packets: [packet] } });
  });
  await visit(page, '/vault/claim');
  const bar = page.getByRole('progressbar', { name: 'Making your packet' });
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(page.getByRole('button', { name: /packet$/ })).toHaveCount(0);
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
});

test.describe('sharing', () => {
  // A revoked link and a session that needs step-up are refused.
  test.use({ expectedErrors: /status of 40[03]/ });

  test(
    'the owner shares a packet; it is opened signed out, appears in the log, and is revoked',
    { tag: SOAK },
    async ({ page, newVisitor }) => {
      await withHome(page);
      await makePacket(page);
      await page.getByRole('button', { name: /^Share by link/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await expect(dialog.getByText('Enter who the link is for')).toBeVisible();
      await expect(dialog.getByLabel('Who is this for?')).toBeFocused();
      await dialog.getByLabel('Who is this for?').fill('Dana Reyes, adjuster');
      await dialog.getByLabel('Link expires after').selectOption('1 day');
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
      expect(link).toMatch(/\/shared#token=[\w-]{43}$/);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Dana Reyes, adjuster', { exact: true })).toBeVisible();
      await expect(page.getByText('Not used yet.')).toBeVisible();

      const adjuster = await newVisitor();
      const asked: string[] = [];
      adjuster.on('request', (request) => asked.push(request.url()));
      const answer = await adjuster.goto(new URL(link).pathname + new URL(link).hash);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(adjuster.getByText('4182 Quail Ridge Road, Santa Rosa, CA 95404')).toBeVisible();
      await expect(adjuster.getByText('$3,600.50')).toBeVisible();
      const pdf = await saved(adjuster, () => adjuster.getByRole('button', { name: 'Download PDF' }).click());
      expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
      const token = link.replace(/^.*=/, '');
      expect(asked.filter((url) => url.replace(/#.*/, '').includes(token))).toEqual([]);

      await page.getByText('Used 2 times').click();
      await expect(page.getByText('Downloaded the PDF')).toBeVisible();
      await page.getByRole('button', { name: /^Revoke/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(toast(page, 'Link revoked')).toBeVisible();
      await adjuster.getByRole('button', { name: 'Download ZIP' }).click();
      await expect(adjuster.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  );

  test(
    'a link needs a fresh code, and a wrong link reveals nothing else',
    { tag: SOAK },
    async ({ page }) => {
      const { email } = await withHome(page);
      await makePacket(page);
      await page.getByRole('button', { name: /^Share by link/ }).click();
      await page.getByLabel('Who is this for?').fill('Aunt May');
      let isFirst = true;
      await page.route('**/links', async (route) => {
        if (route.request().method() !== 'POST' || !isFirst) return route.continue();
        isFirst = false;
        await route.fulfill({
          status: 403,
          json: { error: 'Confirm it’s you to continue.', code: 'step_up_required' },
        });
      });
      await page.getByRole('button', { name: 'Create link' }).click();
      const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await question.getByRole('button', { name: 'Email me a code' }).click();
      const code = await codeTo(page, email);
      await question.getByRole('textbox').first().fill(code);
      await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#token=/);

      await visit(page, `/shared#token=${'A'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  );
});
