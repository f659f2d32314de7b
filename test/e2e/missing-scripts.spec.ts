import { SOAK } from '#test/tier.ts';
import { linkTo, newEmail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

const TOASTER = /\/toaster[^/]*\.js$/;

test.use({ expectedErrors: /ERR_FAILED|status of 403|dynamically imported module|did not arrive/ });

test(
  'without its dialog, signing in is a page, and still leads where the visitor wanted to go',
  { tag: SOAK },
  async ({ page }) => {
    await page.route(/sign-in-dialog.*\.js$/, (route) => route.abort());
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Use the email above, without a code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
);

test('clicking Sign in without the dialog opens the page', { tag: SOAK }, async ({ page }) => {
  await page.route(/sign-in-dialog.*\.js$/, (route) => route.abort());
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('without the toaster a name is saved and the page keeps working; the next toast is shown', async ({
  page,
}) => {
  await signIn(page);
  // Neither during the idle time after the page has loaded, nor for the first message.
  await page.route(TOASTER, (route) => route.abort());
  const toasterMissed = () => page.waitForEvent('requestfailed', (request) => TOASTER.test(request.url()));
  const missed = toasterMissed();
  await visit(page, '/settings');
  await missed;
  const missedAgain = toasterMissed();
  await page.getByLabel('Name').fill('First');
  await page.getByRole('button', { name: 'Save name' }).click();
  await missedAgain;
  await expect(page.getByLabel('Name')).toHaveValue('First');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await page.unroute(TOASTER);
  await page.getByLabel('Name').fill('Second');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page, 'Name saved')).toBeVisible();
});

test('a page chunk lost with all its imports loads on the next attempt', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('link', { name: 'Readiness', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t open' })).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'HomeVault', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HomeVault' })).toBeVisible();
});

test('without the step-up dialog nothing is done, and the page says so', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.route(/step-up-dialog.*\.js$/, (route) => route.abort());
  await page.route('**/api/account/passkeys/options', (route) =>
    route.fulfill({
      status: 403,
      json: { error: 'Confirm it’s you to continue.', code: 'step_up_required' },
    }),
  );
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(
    page.getByText('We couldn’t ask you to confirm it’s you. Check your connection and try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
});

test(
  'without the code step no code is sent, and the address stays in its field',
  { tag: SOAK },
  async ({ page }) => {
    const email = newEmail();
    await visit(page, '/sign-in');
    await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
    await page.route(/code-step.*\.js$/, (route) => route.abort());
    let isSent = false;
    await page.route('**/api/auth/code', (route) => {
      isSent = true;
      return route.continue();
    });
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText(/We couldn’t reach Hearthline/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(isSent).toBe(false);
  },
);

test('without the demo accounts the rest of the sign-in page works', { tag: SOAK }, async ({ page }) => {
  const email = newEmail();
  await page.route(/demo-accounts.*\.js$/, (route) => route.abort());
  await visit(page, '/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
});

test('a link whose script failed to load works after an automatic reload', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/api/auth/code', { data: { email } });
  await page.route(/link-confirmation.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(await linkTo(page, email));
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
});

test.describe('scripts that fail while the page is loading', () => {
  const MEMBER = /\/assets\/member-[\w-]{8}\.js$/;

  test('a member’s page reloads automatically', async ({ page }) => {
    await signIn(page);
    await page.route(MEMBER, (route) => route.abort('failed'), { times: 1 });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  });

  test('so does a page missing its styles', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    let asked = 0;
    await page.route(/\/assets\/[^/]*\.css$/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort('failed') : route.continue();
    });
    await page.goto('/dashboard');
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  });

  test('so does a page missing its own chunk', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await page.route(/\/settings-page-[^/]*\.js$/, (route) => route.abort('failed'), { times: 1 });
    await page.goto('/settings');
    await expect(page.getByLabel('Name')).toBeVisible();
  });

  test(
    'a second failure is reported, and retried when the connection is back',
    { tag: SOAK },
    async ({ page, context }) => {
      await signIn(page);
      let asked = 0;
      await page.route(MEMBER, (route) => {
        asked += 1;
        return route.abort('failed');
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t open' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('In an emergency, call 911.');
      expect(asked, 'no circle').toBe(2);
      await page.getByRole('button', { name: 'Try again' }).click();
      // The page before it has the same text: only the next one has sent another request.
      await expect.poll(() => asked).toBeGreaterThan(2);
      await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t open' })).toBeVisible();
      await context.setOffline(true);
      await page.unroute(MEMBER);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
    },
  );

  test('a readable public page becomes interactive automatically', { tag: SOAK }, async ({ page }) => {
    await page.route(/\/assets\/visitor-[^/]*\.js$/, (route) => route.abort('failed'), { times: 1 });
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });

  test(
    'but a page is not reloaded after the visitor has typed something',
    { tag: SOAK },
    async ({ page }) => {
      const arrived = Promise.withResolvers<void>();
      await page.route(/\/assets\/visitor-[^/]*\.js$/, async (route) => {
        await arrived.promise;
        await route.abort('failed');
      });
      await page.goto('/sign-in', { waitUntil: 'commit' });
      await page.getByLabel('Email').fill('maya@example.com');
      const probe = page.waitForRequest((request) => request.method() === 'HEAD');
      arrived.resolve();
      await (await probe).response();
      // A page that reloads itself does so as soon as it has this response.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
    },
  );
});
