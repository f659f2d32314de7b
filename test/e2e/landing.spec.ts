import type { Locator, Page } from '@playwright/test';
import { faultsOf, overflow } from './faults.ts';
import { expect, test, toast, visit, visitWhole } from './test.ts';

/** The part after the hero has its code, too. */
const visitLanding = (page: Page) => visitWhole(page, '/');

test('what lies below sleeps while nobody uses the page, and wakes with the first touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-deferred', 'pending');
  await page.getByRole('link', { name: 'Reserve My Spot' }).first().scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-deferred', 'ready');
});

const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('a visitor reads the whole page in its order, and every link leads where it says', async ({ page }) => {
  await visitLanding(page);
  const header = page.getByRole('banner');
  expect(await linksOf(header.getByRole('navigation', { name: 'Main', exact: true }))).toEqual([
    ['How it works', '/#welcome'],
    ['Protection plans', '/#pricing'],
    ['Community Support', '/community'],
    ['FAQ', '/faq'],
    ['Sign in', '/sign-in'],
    ['Join the waitlist', '/waitlist'],
  ]);
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');

  const main = page.getByRole('main');
  for (const text of [
    'California Fire Season Active',
    'Hotel Pre-Booked',
    'Cash Ready',
    'Concierge 24/7',
    '4 million people displaced yearly',
    '4 in 10 cannot cover $300',
    '87 days to peak season',
    'Fire season is November to March',
    '17 million household-days lost to displacement',
    'Evacuation Drill Led +25',
    '5 Neighbors Onboarded +50',
    'Emergency Kit Distributed +15',
    '73% progress to next level',
    'Most Popular',
    'Enter your email to create your account and start your disaster preparedness journey.',
  ]) {
    await expect(main.getByText(text).last()).toBeVisible();
  }
  await expect(main).toContainText('from about 1.1 million households (January to September 2025)');
  await expect(page.getByRole('region', { name: 'Sample dashboard' })).toContainText('Sample');
  await expect(page.getByRole('meter', { name: 'Readiness score' })).toBeVisible();
  for (const guarantee of [
    'Automatic',
    'Within 50 miles',
    '3-star minimum',
    '5-10 minutes',
    'Within 24 hours',
  ])
    await expect(main.getByRole('term').filter({ hasText: guarantee })).toBeVisible();

  const sections = await main
    .locator('section[aria-labelledby]')
    .evaluateAll((all) => all.map((section) => section.id || section.getAttribute('aria-labelledby')));
  expect(sections.filter((id) => !id?.startsWith('plan-'))).toEqual([
    'welcome',
    'statistics-title',
    'features-title',
    'gallery-title',
    'hours-title',
    'ambassador-title',
    'pricing',
    'closing-title',
  ]);
  const ambassador = page.getByRole('region', { name: /A street that is ready/ });
  await expect(ambassador).toContainText(/Impact points Sample847/);
  expect(await linksOf(ambassador)).toEqual([['Open Enrollment for January 1, 2026', '/community']]);
  expect(await linksOf(page.locator('#pricing'))).toEqual([
    ['Reserve My Spot', '/waitlist?plan=core&color=blue'],
    ['Reserve My Spot', '/waitlist?plan=plus&color=purple'],
    ['Reserve My Spot', '/waitlist?plan=premium&color=orange'],
  ]);
  for (const [plan, monthly, yearly] of [
    ['Core', '$29/mo', '$290 a year'],
    ['Plus', '$59/mo', '$590 a year'],
    ['Premium', '$99/mo', '$990 a year'],
  ] as const) {
    const card = page.getByRole('region', { name: plan });
    await expect(card).toContainText(monthly);
    await expect(card).toContainText(yearly);
  }

  const footer = page.getByRole('contentinfo');
  expect(await linksOf(footer.getByRole('navigation'))).toEqual([
    ['How it works', '/#welcome'],
    ['Protection plans', '/#pricing'],
    ['Community Support', '/community'],
    ['FAQ', '/faq'],
    ['Coverage map', '/coverage'],
    ['Help Center', '/faq'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ]);
  await expect(footer).toContainText('© 2025 Hearthline · Powered by Westridge Response Network');
  await expect(footer).toContainText('call 911');
  await expect(footer).toContainText('Place names: GeoNames, CC BY 4.0');
});

test('an address leads to the waitlist, typed or picked; none leaves the address bar clean', async ({
  page,
}) => {
  await visit(page, '/');
  const box = page.getByRole('combobox', { name: 'Your home address' });
  const check = page.getByRole('button', { name: 'Check Eligibility' });
  await box.fill('   ');
  await check.click();
  await expect(page).toHaveURL(/\/waitlist$/);

  await page.goBack();
  await box.fill('12 Oak & Elm St, Auburn');
  await check.click();
  await expect(page).toHaveURL(/\/waitlist\?/);
  expect(new URL(page.url()).search).toBe('?address=12%20Oak%20%26%20Elm%20St%2C%20Auburn');

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

test('each card opens its dialog; another takes its place; closing clears it', async ({ page }) => {
  await visitLanding(page);
  const dialogs = page.getByRole('dialog');
  const opener = page.getByRole('button', { name: 'See hotel availability' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const hotel = page.getByRole('dialog', { name: 'Hotel Guarantee' });
  await expect(hotel).toContainText('Availability');
  for (const words of [
    'within 50 miles of the evacuation zone',
    'Minimum 3-star',
    'Up to 14 days',
    'Activated automatically',
  ])
    await expect(hotel).toContainText(words);

  await hotel.getByRole('button', { name: 'Instant Cash' }).press('Enter');
  const cash = page.getByRole('dialog', { name: 'Instant Cash' });
  await expect(cash).toContainText('Transfer');
  await expect(dialogs).toHaveCount(1);
  await expect(cash.getByRole('heading', { name: 'Instant Cash' })).toBeFocused();
  for (const tier of ['Basic$500', 'Plus$1,000', 'Premium$2,500', '5-10 minutes'])
    await expect(cash).toContainText(tier);
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(hotel).toBeVisible();
  await page.keyboard.press('Escape');

  // The whole card is the button: a press on its picture opens it.
  await page.getByRole('img', { name: /looks out over the road/ }).click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Live Guidance' })).toContainText('Support');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialogs).toHaveCount(0);
  await page.getByRole('button', { name: 'See rebuilding help' }).click();
  await expect(page.getByRole('dialog', { name: 'Recovery Support' })).toContainText('Rebuilding');
  await expect(dialogs).toHaveCount(1);
});

test.describe('when the dialog does not arrive', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the answer in the FAQ stands in for it', async ({ page }) => {
    await page.route(/feature-dialog.*\.js$/, (route) => route.abort());
    await visitLanding(page);
    await page.getByRole('button', { name: 'See the cash transfer' }).click();
    await expect(page).toHaveURL(/\/faq#cash$/);
  });

  test('without the code below, links lead there, nothing moves, and what is shown can be used', async ({
    page,
  }) => {
    await page.route(/below-the-fold.*\.js$/, (route) => route.abort());
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-deferred', 'failed');
    await expect(page.getByRole('button', { name: /^(Pause|See)/ })).toHaveCount(0);
    const row = page.getByRole('group', { name: 'What Hearthline takes care of' }).locator('> div');
    expect(await row.evaluate((element) => element.getAnimations().length)).toBe(0);
    const slides = page.getByRole('group', { name: 'One evacuation, hour by hour' }).getByRole('heading');
    await expect(slides).toHaveCount(6);
    await page.getByRole('link', { name: 'See hotel availability' }).click();
    await expect(page).toHaveURL(/\/faq#hotel$/);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('banner').getByRole('link', { name: 'Protection plans' }).click();
    await expect(page.getByRole('heading', { name: 'Protection plans' })).toBeInViewport();
    await expect(page).toHaveURL(/#pricing$/);
  });
});

test.describe('the sign-up card', () => {
  test('asks for an e-mail, says when it cannot go on, and takes it to the waitlist', async ({ page }) => {
    await visitLanding(page);
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
    expect(await bar()).toBe('3px');
    release();
    await expect(page).toHaveURL('/waitlist?email=maya%2B1%40example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Reserve Your Protection' })).toBeVisible();
    await expect(main).not.toHaveAttribute('aria-busy');
    expect(await bar()).toBe('auto');
  });
});

test('the page fits every width, and the header always has room', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitLanding(page);
  // 640 px is a 1280 px window at 200 %.
  for (const width of [320, 640, 768, 864, 1023, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflow(page), `sideways scrolling at ${width} px`).toBe(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, dd, dt, label)')]
        .filter((element) => !element.closest('[role="group"], .sr-only') && element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -0.5 || right > innerWidth + 0.5 || element.scrollWidth > element.clientWidth + 1;
        })
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => element.textContent),
    );
    expect.soft(cut, `cut at ${width} px`).toEqual([]);
    await expect(page.getByRole('link', { name: 'Open Enrollment for January 1, 2026' })).toBeVisible({
      visible: width >= 1024,
    });
  }
  const row = page.getByRole('banner').getByRole('link');
  for (const width of [768, 864, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    const boxes = await row
      .filter({ visible: true })
      .evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height })),
      );
    expect(boxes).toHaveLength(7);
    boxes.forEach(({ left, height }, at) => {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
    });
  }
});

test('in the small-screen menu joining reads Start your protection', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main, small screen' });
  expect(await linksOf(menu)).toEqual([
    ['How it works', '/#welcome'],
    ['Protection plans', '/#pricing'],
    ['Community Support', '/community'],
    ['FAQ', '/faq'],
    ['Sign in', '/sign-in'],
    ['Start your protection', '/waitlist'],
  ]);
  await menu.getByRole('link', { name: 'Start your protection' }).click();
  await expect(page).toHaveURL(/\/waitlist$/);
  await expect(menu).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and both forms lead to the waitlist', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('group', { name: 'One evacuation, hour by hour' }).getByRole('heading');
    await expect(slides).toHaveCount(6);
    await expect(slides.last()).toHaveText('The claim papers are ready');
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
