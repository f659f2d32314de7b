import { randomUUID } from 'node:crypto';
import { SOAK } from '#test/tier.ts';
import { insertFailedJob } from './failed-job.ts';
import { faultsOf, overflow } from './faults.ts';
import { subscribe } from './members.ts';
import { ADMIN, codeTo, newEmail, signIn } from './people.ts';
import { expect, holdScripts, settled, test, toast, visit } from './test.ts';

test('a member who opens the back office is denied by page and server, and is redirected home', async ({
  page,
}) => {
  await signIn(page);
  // The toast may appear before everything has loaded, and stays for five seconds.
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(toast(page, 'Access Denied')).toBeVisible();
  await expect(toast(page, 'Admin access required. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  for (const path of ['/api/admin/metrics', '/api/admin/health'])
    expect((await page.request.get(path)).status()).toBe(403);
});

test('the admin login accepts only an administrator’s email', async ({ page }) => {
  await visit(page, '/admin-login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Email Required')).toBeVisible();
  await expect(toast(page, 'Please enter your admin email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Access Denied')).toBeVisible();
  await expect(toast(page, 'Admin access required. Please contact your administrator.')).toBeVisible();
  const session = (await (await page.request.get('/api/auth/session')).json()) as { user: unknown };
  expect(session.user).toBeNull();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Email').fill(ADMIN);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Admin Access Granted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('text an administrator types before scripts load is kept', { tag: SOAK }, async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(ADMIN);
  arrive();
  await settled(page);
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test(
  'outside the demo the admin login uses a code and does not reveal who has an account',
  { tag: SOAK },
  async ({ page }) => {
    await page.route('**/admin-login', async (route) => {
      const response = await route.fetch();
      // A live server sends the other form; here the page renders it.
      const body = (await response.text())
        .replace('data-mode="demo"', 'data-mode="live"')
        .replace(/<div id="root">.*<\/div>(?=\s*<script)/s, '<div id="root"></div>');
      await route.fulfill({ response, body });
    });
    await visit(page, '/admin-login');
    const send = page.getByRole('button', { name: 'Send me a code' });
    await send.click();
    await expect(toast(page, 'Email Required')).toBeVisible();
    await expect(toast(page, 'Please enter your admin email address.')).toBeVisible();

    const stranger = newEmail();
    await page.getByLabel('Email').fill(stranger);
    await send.click();
    await expect(page.getByText(`We sent a code to ${stranger}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Change email' }).click();
    const since = Date.now();
    await page.getByLabel('Email').fill(ADMIN);
    await send.click();
    await expect(page.getByText(`We sent a code to ${ADMIN}.`)).toBeVisible();
    await page.getByLabel('Six-digit code').fill(await codeTo(page, ADMIN, since));
    await expect(toast(page, 'Admin Access Granted')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  },
);

test(
  'the admin login links home, and redirects a signed-in member to their dashboard',
  { tag: SOAK },
  async ({ page }) => {
    await visit(page, '/admin-login');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await signIn(page);
    await visit(page, '/admin-login');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'an administrator creates an item, a member buys it, and it appears among the newest orders',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const name = `Smoke hood ${randomUUID().slice(0, 6)}`;
    await signIn(page, ADMIN);
    await visit(page, '/admin');
    const form = page.getByRole('region', { name: 'Create item' });
    await expect(form.getByLabel('Price in cents')).toHaveValue('0');
    await expect(form.getByLabel('Active')).toBeChecked();
    await form.getByRole('button', { name: 'Create item' }).click();
    await expect(form.getByText('Name required')).toBeVisible();
    await expect(form.getByText('Points cost required')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Description').fill('Fifteen minutes of air.');
    await form.getByLabel('Points cost').fill('120');
    await form.getByRole('button', { name: 'Create item' }).click();
    await expect(toast(page, 'Item created')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('');

    const member = await newVisitor();
    await signIn(member);
    await subscribe(member);
    await visit(member, '/market');
    await member.getByLabel('Search the catalog').fill(name);
    await member.getByRole('button', { name: `Redeem ${name}` }).click();
    await member.getByRole('dialog').getByRole('button', { name: 'Redeem for 120 points' }).click();
    await expect(toast(member, 'Order Complete!')).toBeVisible();

    await page.reload();
    await settled(page);
    const orders = page.getByRole('region', { name: 'Recent purchases' });
    await expect(orders.getByRole('row').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Total users' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  },
);

test.describe('a refused request', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test(
    'an item that can’t be created keeps the input and shows the product’s own message',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin');
      await page.route('**/api/admin/skus', (route) =>
        route.fulfill({ status: 403, json: { error: 'Admin access required.', code: 'not_allowed' } }),
      );
      const form = page.getByRole('region', { name: 'Create item' });
      await form.getByLabel('Name').fill('Ladder');
      await form.getByLabel('Description').fill('Two storeys.');
      await form.getByLabel('Points cost').fill('90');
      await form.getByRole('button', { name: 'Create item' }).click();
      await expect(toast(page, 'Failed to create SKU. Check admin permissions.')).toBeVisible();
      await expect(form.getByLabel('Name')).toHaveValue('Ladder');
    },
  );
});

test('one failed job is retried, and another is discarded with a reason', { tag: SOAK }, async ({ page }) => {
  const [again, gone] = [
    await insertFailedJob('admin.keep-figures'),
    await insertFailedJob('documents.purge-trash'),
  ];
  await signIn(page, ADMIN);
  await visit(page, '/admin/health');
  await expect(page.getByText(/jobs? failed/).first()).toBeVisible();
  const row = (word: string) => page.getByRole('row').filter({ hasText: word });
  await row(again)
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(toast(page, 'Retrying the job')).toBeVisible();
  await expect(row(again)).toHaveCount(0);

  await row(gone)
    .getByRole('button', { name: /^Discard/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Discard job' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Why it isn’t needed').fill('The trash is empty.');
  await dialog.getByRole('button', { name: 'Discard job' }).click();
  await expect(toast(page, 'Job discarded')).toBeVisible();
  await expect(row(gone)).toHaveCount(0);
  await page.getByRole('button', { name: /^Show all \d+ queues/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'admin.keep-figures' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(page)).toBe(0);
});

test('failed jobs of one type are found, opened and all retried', { tag: SOAK }, async ({ page }) => {
  const words = [await insertFailedJob('files.sweep'), await insertFailedJob('files.sweep')];
  await insertFailedJob('documents.purge-trash');
  await signIn(page, ADMIN);
  await visit(page, '/admin/health');
  await page.getByRole('link', { name: /^See all \d+ failed jobs$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed jobs' })).toBeVisible();
  await page.getByLabel('Job', { exact: true }).selectOption('files.sweep');
  await expect(page).toHaveURL(/name=files\.sweep$/);
  const row = (word: string) => page.getByRole('row').filter({ hasText: word });
  await expect(row('documents.purge-trash')).toHaveCount(0);
  for (const word of words) await expect(row(word)).toBeVisible();
  await page.getByLabel('Job name or error text').fill(words[0] ?? '');
  await expect(row(words[1] ?? '')).toHaveCount(0);
  await row(words[0] ?? '')
    .getByRole('link')
    .click();
  const pane = page.getByRole('dialog');
  await expect(pane.getByRole('heading', { name: 'files.sweep' })).toBeFocused();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await pane.getByRole('button', { name: /^Retry/ }).click();
  await expect(toast(page, 'Retrying the job')).toBeVisible();
  await expect(pane).toHaveCount(0);
  await page.getByLabel('Job name or error text').fill('');
  await expect(row(words[1] ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Retry all of this type' }).click();
  await expect(toast(page, 'Retrying 1')).toBeVisible();
  await expect(page.getByText('No failed jobs match')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
});

test('the charts can be read with the keyboard for each period', { tag: SOAK }, async ({ page }) => {
  await signIn(page, ADMIN);
  await page.route('**/api/admin/metrics/history*', (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('days'));
    const days = Array.from({ length: asked }, (_, n) => ({
      day: new Date(Date.UTC(2026, 10, 15) - (asked - 1 - n) * 86_400_000).toISOString().slice(0, 10),
      totalUsers: 100 + n,
      avgReadiness: n === 0 ? null : 50,
      activeHomes: 60,
      pointsRedeemed: 250 * n,
      derived: n < 3,
    }));
    return route.fulfill({ json: { days, since: days[0]?.day } });
  });
  await visit(page, '/admin');
  const chart = page.getByRole('slider', { name: 'Total users, last 30 days' });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', 'Nov 15, 2026: 129 users');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', 'Nov 14, 2026: 128 users');
  await expect(page.getByText('+29 in the last 30 days')).toBeVisible();
  await page.getByLabel('Chart period').selectOption('Last 365 days');
  await expect(page.getByRole('slider', { name: 'Points redeemed, last 365 days' })).toBeVisible();
  await expect(page.getByText('+364 in the last 365 days')).toBeVisible();
});
