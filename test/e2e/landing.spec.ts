import { WITH_MOTION, SOAK } from '#test/tier.ts';
import type { Locator, Page } from '@playwright/test';
import { faultsOf, overflow } from './faults.ts';
import { escape, expect, test, visit, visitFully } from './test.ts';

test.use(WITH_MOTION);

/** The part below the hero has loaded its code, too. */
const visitLanding = (page: Page) => visitFully(page, '/');

const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('a visitor sees the whole page in order, and every link leads where it says', async ({ page }) => {
  await visitLanding(page);
  const header = page.getByRole('banner');
  expect(await linksOf(header.getByRole('navigation', { name: 'Main', exact: true }))).toEqual([
    ['How it works', '/#welcome'],
    ['Protection plans', '/#pricing'],
    ['Community Support', '/community'],
    ['FAQ', '/faq'],
    ['Español', '/es'],
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
  const ambassador = page.getByRole('region', { name: /A street that’s ready/ });
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
    ['Live map', '/map'],
    ['Coverage map', '/coverage'],
    ['Help Center', '/faq'],
    ['What we pay', '/what-we-pay'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ]);
  await expect(footer).toContainText('© 2025 Hearthline · Powered by Westridge Response Network');
  await expect(footer).toContainText('call 911');
  await expect(footer).toContainText('Place names: GeoNames, CC BY 4.0');
});

test(
  'each card opens its dialog; opening another replaces it; closing clears it',
  { tag: SOAK },
  async ({ page }) => {
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
    await escape(hotel);

    // The whole card is the button, so a click on its picture opens it.
    await page.getByRole('img', { name: /looks out over the road/ }).click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Live Guidance' })).toContainText('Support');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialogs).toHaveCount(0);
    await page.getByRole('button', { name: 'See rebuilding help' }).click();
    await expect(page.getByRole('dialog', { name: 'Recovery Support' })).toContainText('Rebuilding');
    await expect(dialogs).toHaveCount(1);
  },
);

test('the page fits every width, and the header always has room', { tag: SOAK }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitLanding(page);
  // 640 px is a 1280 px window at 200 % zoom.
  for (const width of [320, 640, 768, 864, 1023, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.soft.poll(() => overflow(page), `sideways scrolling at ${width} px`).toBe(0);
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
    expect(boxes).toHaveLength(8);
    boxes.forEach(({ left, height }, at) => {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
    });
  }
});

test(
  'in the small-screen menu the join link reads Start your protection',
  { tag: SOAK },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    expect(await linksOf(menu)).toEqual([
      ['How it works', '/#welcome'],
      ['Protection plans', '/#pricing'],
      ['Community Support', '/community'],
      ['FAQ', '/faq'],
      ['Español', '/es'],
      ['Sign in', '/sign-in'],
      ['Start your protection', '/waitlist'],
    ]);
    await menu.getByRole('link', { name: 'Start your protection' }).click();
    await expect(page).toHaveURL(/\/waitlist$/);
    await expect(menu).toBeHidden();
  },
);
