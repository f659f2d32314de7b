import { SOAK } from '#test/tier.ts';
import { codeTo, linkTo, newEmail, signIn } from './people.ts';
import { escape, expect, settled, test, toast, visit } from './test.ts';

test.describe('a visitor signs in', () => {
  test('with the code from the email', async ({ page }) => {
    const email = newEmail();
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send me a code' }).click();
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    // The browser loads the next page's files in the meantime.
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await loaded()).join(' ')).toMatch(/\/assets\/dashboard-page-[^ ]+\.js/);
    // The sixth digit submits the form.
    await dialog.getByLabel('Six-digit code').fill(await codeTo(page, email));
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    const stored = await page.evaluate(() => localStorage.getItem('auth-user'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ email, role: 'USER' });
  });

  test('with the link from the email, only after pressing the button', async ({ page, newVisitor }) => {
    const email = newEmail();
    await visit(page, '/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const link = await linkTo(page, email);

    const phone = await newVisitor();
    await visit(phone, link);
    await expect(phone.getByRole('heading', { name: 'Finish signing in' })).toBeVisible();
    await expect(phone, 'the token leaves the address bar').not.toHaveURL(/#/);
    const session = await phone.request.get('/api/auth/session');
    expect(await session.json()).toMatchObject({ user: null });

    await phone.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  });

  test('as a demo account', { tag: SOAK }, async ({ page }) => {
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: /^Member/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
    await visit(page, '/settings');
    await expect(page.getByText('Standard User')).toBeVisible();
  });

  test('as anyone in the demo, without a code', { tag: SOAK }, async ({ page }) => {
    const email = newEmail();
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'Use the email above, without a code' }).click();
    await expect(page.getByText('Enter your email address')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Use the email above, without a code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  });

  test('using only the keyboard', { tag: SOAK }, async ({ page }) => {
    const email = newEmail();
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    while (!(await signInLink.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const passkey = page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' });
    await expect(passkey).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(signInLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(passkey).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.keyboard.type(await codeTo(page, email));
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  });

  test('and returns to the requested member page', { tag: SOAK }, async ({ page }) => {
    await visit(page, '/settings?from=mail#passkeys');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('When the order comes')).toBeVisible();
    await dialog.getByLabel('Email').fill(newEmail());
    await dialog.getByRole('button', { name: 'Use the email above, without a code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveURL('/settings?from=mail#passkeys');
  });
});

test(
  'a visitor who closes the dialog over a member page returns to the landing page',
  { tag: SOAK },
  async ({ page }) => {
    await visit(page, '/settings');
    await escape(page.getByRole('dialog', { name: 'Sign in' }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
  },
);

test('a form submitted before scripts load puts no email in the URL', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('maya@example.com');
  // The previous page looks the same, so the test waits for the one that the form requested.
  const sent = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await sent;
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  expect(page.url()).not.toContain('maya');
  await context.close();
});

test.describe('sign-in errors', () => {
  test.use({ expectedErrors: /status of (400|503)/ });

  test('an unsent email and a wrong code are explained, and the next attempt works', async ({ page }) => {
    const email = newEmail();
    const error = 'We can’t send email right now, so no code was sent. Use a passkey, or try again later.';
    await page.route(
      '**/api/auth/code',
      (route) => route.fulfill({ status: 503, json: { error, code: 'unavailable' } }),
      { times: 1 },
    );
    await visit(page, '/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(error);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const code = await codeTo(page, email);
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText(/That code is wrong/)).toBeVisible();
    await expect(page.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Six-digit code').fill(code);
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  });

  test('a link works once', { tag: SOAK }, async ({ page, newVisitor }) => {
    const email = newEmail();
    await visit(page, '/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const link = await linkTo(page, email);
    for (const outcome of ['works', 'refused']) {
      const phone = await newVisitor();
      await visit(phone, link);
      await phone.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      if (outcome === 'works') await expect(phone.getByRole('heading', { name: /Hello/ })).toBeVisible();
      else await expect(phone.getByRole('button', { name: 'Sign in another way' })).toBeVisible();
    }
  });
});

test('an invalid email is refused before anything is sent', { tag: SOAK }, async ({ page }) => {
  await visit(page, '/sign-in');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Enter an email address, like name@example.com')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a member logs out, sees a confirmation, and leaves no data behind', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await expect(page.getByText('When the order comes')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('auth-user'))).toBeNull();
  await page.reload();
  await settled(page);
  await expect(toast(page, 'Logged Out')).toBeHidden();
});

test('a signed-in member who opens the sign-in page is redirected', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/sign-in');
  await expect(page).toHaveURL('/dashboard');
});
