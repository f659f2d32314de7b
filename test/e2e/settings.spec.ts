import { sized, SOAK } from '#test/tier.ts';
import { shiftOf } from './faults.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

test('a member changes their name, and every page shows it', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  const name = page.getByLabel('Name');
  await name.fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page, 'Name saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toBeFocused();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Rosa Delgado' })).toBeVisible();
});

test('a member sees the four sections of the settings', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Account info',
    'Notification preferences',
    'Security and privacy',
    'Account actions',
  ]);
  await expect(page.getByRole('region', { name: 'Account info' })).toContainText('Standard User');
});

test('an empty name is refused next to the field, which gets focus', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await page.getByLabel('Name').fill('   ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
});

const PHONE = [360, 740] as const;
for (const [width, height] of sized({ gate: [PHONE], soak: [PHONE, [1280, 800] as const] })) {
  test(`the layout does not shift while its parts load, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page);
    // Responses are held until the skeletons have been visible.
    let answer = () => {};
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/account**', async (route) => {
      await seen;
      await route.continue();
    });
    await visit(page, '/settings');
    await expect(page.getByText('Loading your account')).toBeAttached();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    answer();
    await expect(page.getByText('No passkey yet')).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });
}

test.describe('sessions', () => {
  // When the browser is signed out, or signs in again under an open page, its stream and calls are refused.
  test.use({ expectedErrors: /status of 40[19]|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test(
    'a member ends another session, which is prompted to sign in immediately',
    { tag: SOAK },
    async ({ page, newVisitor }) => {
      const email = await signIn(page);
      const phone = await newVisitor();
      await signIn(phone, email);
      await visit(phone, '/settings');
      await phone.getByLabel('Name').fill('Half typed');
      await visit(page, '/settings');
      await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
      await page
        .getByRole('button', { name: /^Sign out / })
        .and(page.getByRole('listitem').getByRole('button'))
        .click();
      await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeFocused();
      await expect(phone.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      expect(new URL(phone.url()).pathname).toBe('/settings');
      await expect(phone.getByText('You were signed out', { exact: true })).toBeVisible();

      // Another person finds none of it; the member finds it where it was.
      await phone.goto('about:blank');
      await signIn(phone);
      await visit(phone, '/settings');
      await expect(phone.getByLabel('Name')).toHaveValue('');
      await phone.goto('about:blank');
      await signIn(phone, email);
      await visit(phone, '/settings');
      await expect(phone.getByLabel('Name')).toHaveValue('Half typed');
    },
  );

  test('a member signs out everywhere else', { tag: SOAK }, async ({ page, newVisitor }) => {
    const email = await signIn(page);
    const others = await Promise.all([newVisitor(), newVisitor()]);
    for (const other of others) await signIn(other, email);
    await visit(page, '/settings');
    await expect(page.getByText('Last seen')).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
    await expect(page.getByText('Last seen')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeFocused();
    for (const other of others) {
      expect(await (await other.request.get('/api/auth/session')).json()).toMatchObject({ user: null });
    }
  });
});

test.describe('a view that fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('says so, keeps the rest of the page, and recovers', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    let isBroken = true;
    await page.route('**/api/account/passkeys', async (route) => {
      if (!isBroken) return route.fallback();
      return route.fulfill({
        status: 503,
        json: { error: 'We are busy. Try again soon.', code: 'unavailable' },
      });
    });
    await visit(page, '/settings');
    await expect(page.getByText('We couldn’t load your passkeys')).toBeVisible();
    await expect(page.getByText('We are busy. Try again soon.')).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No passkey yet')).toBeVisible();
  });

  test('keeps its data when a refetch fails', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await visit(page, '/settings');
    await expect(page.getByLabel('Name')).toBeVisible();
    await page.route('**/api/account', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      return route.fulfill({
        status: 503,
        json: { error: 'We are busy. Try again soon.', code: 'unavailable' },
      });
    });
    await page.getByLabel('Name').fill('Rosa Delgado');
    const readAgain = page.waitForResponse((answer) => answer.status() === 503);
    await page.getByRole('button', { name: 'Save name' }).click();
    await readAgain;
    await expect(toast(page, 'Name saved')).toBeVisible();
    await expect(page.getByText('We couldn’t load your account')).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Rosa Delgado');
  });
});
