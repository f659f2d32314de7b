import { WITH_MOTION, SOAK } from '#test/tier.ts';
import { expect, holdScripts, test, toast, visit, visitFully } from './test.ts';

test.use(WITH_MOTION);

test('an address, typed or picked, leads to the waitlist; without one the URL stays clean', async ({
  page,
}) => {
  await visit(page, '/');
  const box = page.getByRole('combobox', { name: 'Your home address' });
  const check = page.getByRole('button', { name: 'Check Eligibility' });
  // The URL changes before the page does. Going back too early would type into the page being left.
  const waitlist = page.getByRole('heading', { level: 1, name: 'Reserve Your Protection' });
  await box.fill('   ');
  await check.click();
  await expect(page).toHaveURL(/\/waitlist$/);
  await expect(waitlist).toBeVisible();

  await page.goBack();
  await box.fill('12 Oak & Elm St, Auburn');
  await check.click();
  await expect(page).toHaveURL(/\/waitlist\?/);
  expect(new URL(page.url()).search).toBe('?address=12%20Oak%20%26%20Elm%20St%2C%20Auburn');
  await expect(waitlist).toBeVisible();

  await page.goBack();
  await expect(box).toHaveValue('12 Oak & Elm St, Auburn');
  await box.fill('Paradise, CA');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Paradise, CA');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/waitlist\?address=/);
  expect(new URL(page.url()).searchParams.get('address')).toMatch(/^Paradise, CA/);
});

test('the sign-up card requires an email, explains errors, and takes it to the waitlist', async ({
  page,
}) => {
  await visitFully(page, '/');
  const card = page.getByRole('region', { name: 'Be ready before the next order' });
  await expect(card.getByRole('heading', { name: 'Welcome to Hearthline' })).toBeVisible();
  const email = card.getByLabel('Email');
  const submit = card.getByRole('button');
  await expect(submit).toHaveAccessibleName('Create Account & Continue');
  await expect(email).toHaveAttribute('type', 'email');

  await email.fill('   ');
  await submit.click();
  await expect(toast(page, 'Email Required')).toBeVisible();
  await expect(toast(page, 'Please enter your email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect(page).toHaveURL(/\/$/);

  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = () => {
      history.pushState = push;
      throw new Error('refused');
    };
  });
  await email.fill('maya+1@example.com');
  await submit.click();
  await expect(toast(page, 'Navigation Failed')).toBeVisible();
  await expect(toast(page, 'Unable to proceed. Please try again.')).toBeVisible();
  await expect(submit).toHaveAccessibleName('Create Account & Continue');
  await expect(email).toHaveValue('maya+1@example.com');

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/waitlist-page.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await submit.click();
  await expect(submit).toHaveAccessibleName('Creating Account...');
  const main = page.locator('#content');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  const bar = () => page.evaluate(() => getComputedStyle(document.body, '::before').height);
  await expect.poll(bar).toBe('3px');
  release();
  await expect(page).toHaveURL('/waitlist?email=maya%2B1%40example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve Your Protection' })).toBeVisible();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect.poll(bar).toBe('auto');
});

test(
  'a blank sign-up card submitted before scripts load also asks for an email',
  { tag: SOAK },
  async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Be ready before the next order' });
    await card.getByRole('button', { name: 'Create Account & Continue' }).click();
    await expect(page).toHaveURL(/\/$/);
    arrive();
    await expect(toast(page, 'Email Required')).toBeVisible();
    await expect(toast(page, 'Please enter your email address.')).toBeVisible();
    await expect(card.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and both forms lead to the waitlist', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('group', { name: 'One evacuation, hour by hour' }).getByRole('heading');
    await expect(slides).toHaveCount(6);
    await expect(slides.last()).toHaveText('Your claim documents are ready');
    await expect(page.getByText('COORDINATED').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^(Pause|See)/ })).toHaveCount(0);
    for (const [name, href] of [
      ['See hotel availability', '/faq#hotel'],
      ['See the cash transfer', '/faq#cash'],
      ['See live support', '/faq#guidance'],
      ['See rebuilding help', '/faq#recovery'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);

    await page.getByRole('combobox', { name: 'Your home address' }).fill('12 Oak St');
    await page.getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(page).toHaveURL('/waitlist?address=12+Oak+St');
    await page.goBack();
    await page.getByLabel('Email').fill('maya@example.com');
    await page.getByRole('button', { name: 'Create Account & Continue' }).click();
    await expect(page).toHaveURL('/waitlist?email=maya%40example.com');
  });
});
