import { randomUUID } from 'node:crypto';
import { californiaDay } from '#contract/money/renewal-words.ts';
import { HOTEL } from '#test/samples.ts';
import { SOAK } from '#test/tier.ts';
import { faultsOf, overflow } from './faults.ts';
import { ADMIN, signIn } from './people.ts';
import { expect, settled, test, visit } from './test.ts';

test(
  'an administrator finds a change by who made it, and sees values before and after',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page, ADMIN);
    const hotel = {
      name: `Creek House ${randomUUID().slice(0, 8)}`,
      ...HOTEL,
    };
    const made = await page.request.post('/api/admin/hotels', { data: hotel });
    const { id } = (await made.json()) as { id: string };
    await page.request.put(`/api/admin/hotels/${id}`, { data: { ...hotel, stars: 3 } });

    await visit(page, '/admin/audit');
    const search = page.getByLabel('Person, action or ID');
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    // The search text stays out of the URL.
    await search.fill(id);
    const rows = page.getByRole('table').getByRole('link');
    await expect(rows).toHaveText(['Changed a partner hotel', 'Added a partner hotel']);
    expect(page.url()).not.toContain(id);
    // Rows are dimmed while the list reloads.
    await expect(page.locator('[data-queue]')).toHaveAttribute('aria-busy', 'false');
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'Changed a partner hotel' }).click();
    const pane = page.getByRole('dialog');
    await expect(pane.getByRole('heading', { name: 'Changed a partner hotel' })).toBeFocused();
    await expect(pane.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(pane.getByRole('deletion')).toHaveText('4');
    await expect(pane.getByRole('insertion')).toHaveText('3');
    await expect(pane).toContainText('127.0.0.x');
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/admin\/audit$/);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBe(0);
  },
);

test(
  'an administrator filters by a date range, and an end before the start is an error',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page, ADMIN);
    // Creates an entry for today.
    await page.request.get('/api/admin/audit?scope=everybody');
    await visit(page, '/admin/audit');
    await page.getByLabel('When').selectOption('Choose days');
    const day = (back: number) => californiaDay(new Date(Date.now() - back * 86_400_000));
    const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
    await from.fill(day(1));
    await to.fill(day(0));
    await expect(page).toHaveURL(new RegExp(`period=days&from=${day(1)}&to=${day(0)}$`));
    await expect(page.getByRole('link', { name: 'Viewed audit logs' }).first()).toBeVisible();
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    // Nothing happened on a day long ago.
    await from.fill('2001-01-01');
    await to.fill('2001-01-31');
    await expect(page.getByText('No entries match')).toBeVisible();
    await to.fill('2000-12-31');
    await expect(page.getByText('Choose a day on or after the first')).toBeVisible();
    // Back returns to the previous period, and clearing the filters removes the dates, too.
    await page.goBack();
    await expect(to).toHaveValue('2001-01-31');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByLabel('When').selectOption('Choose days');
    await expect(to).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
  },
);

test('viewing a member is logged, and the contents of their home stay hidden', async ({
  page,
  newVisitor,
}) => {
  const email = await signIn(await newVisitor());
  await signIn(page, ADMIN);
  await visit(page, '/admin/audit?scope=everybody');
  await expect(page.getByText('Viewing members’ activity is logged here too.')).toBeVisible();
  await page.getByLabel('Person, action or ID').fill(email);
  // Every row except the header is about this person.
  await expect(page.getByRole('row').filter({ hasNotText: email })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Signed in' }).first()).toBeVisible();
  await page.getByLabel('Who').selectOption('Our team');
  await expect(page.getByRole('link', { name: 'Viewed audit logs' }).first()).toBeVisible();
  await expect(page.getByRole('table')).toContainText(email);
});
