import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { expect, test, visit, visitFully } from './test.ts';

/**
 * What the product sends to third parties, and that it sends nothing without consent. Keys are written the way the
 * server would.
 */
const KEYS = { analytics: 'G-TEST1234', pixel: '1234567890' };

/** Serves documents like a server with keys would, and intercepts requests to the two services. */
async function withKeys(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.route(/google-analytics\.com|facebook\.com/, (route) => {
    told.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.route(/^http:\/\/localhost:\d+\/[^.?]*(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('data-analytics=""', `data-analytics="${KEYS.analytics}"`)
      .replace('data-pixel=""', `data-pixel="${KEYS.pixel}"`);
    const headers = response.headers();
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '')
      .replace("connect-src 'self'", "connect-src 'self' https://www.google-analytics.com")
      .replace("img-src 'self'", "img-src 'self' https://www.facebook.com");
    return route.fulfill({ response, headers, body: html });
  });
  return told;
}

const question = (page: Page) => page.getByRole('region', { name: 'Can we count this visit?' });

test('nothing is tracked before consent, and then only the path: never an address or email', async ({
  page,
}) => {
  const told = await withKeys(page);
  await visit(page, '/waitlist?address=12%20Skyway&email=maya%40example.com');
  await expect(question(page)).toBeVisible();
  expect(told).toEqual([]);
  await question(page).getByRole('button', { name: 'Yes, count it' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => told.length).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect.poll(() => told.length).toBe(4);
  const said = decodeURIComponent(told.join(' '));
  expect(said).not.toMatch(/maya|skyway|example\.com/i);
  for (const url of told) {
    const at = new URL(new URL(url).searchParams.get('dl') ?? '');
    expect([at.search, at.hash]).toEqual(['', '']);
    expect(['/waitlist', '/faq']).toContain(at.pathname);
  }
  await page.reload();
  await expect.poll(() => told.length).toBe(6);
  await expect(question(page)).toBeHidden();
});

test('a refusal is remembered, can be changed in the footer, and consent can be withdrawn', async ({
  page,
}) => {
  const told = await withKeys(page);
  await visit(page, '/contact');
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  // The first interaction activates the form, which moves the footer.
  await visitFully(page, '/contact');
  const choices = page.getByRole('button', { name: 'Your privacy choices' });
  await choices.click();
  await question(page).getByRole('button', { name: 'Yes, count it' }).click();
  await expect.poll(() => told.length).toBe(2);
  await choices.click();
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(told).toHaveLength(2);
});

test(
  'Global Privacy Control counts as a choice: no prompt is shown and nothing is tracked',
  { tag: SOAK },
  async ({ page }) => {
    const told = await withKeys(page);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.addInitScript(() => localStorage.setItem('tracking-consent', 'granted'));
    await visit(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(question(page)).toBeHidden();
    expect(told).toEqual([]);
  },
);

test(
  'without keys the console warns, no prompt appears, and an existing pixel still gets each path',
  { tag: SOAK },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (m) => m.type() === 'warning' && warnings.push(m.text()));
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen, fbq: (...args: unknown[]) => seen.push(args) });
    });
    await visit(page, '/contact?subject=private');
    await expect.poll(() => warnings.join(' ')).toMatch(/Web analytics: no key.*Advertising pixel: no key/);
    await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen))
      .toEqual([
        ['track', 'PageView', { page_path: '/contact' }],
        ['track', 'PageView', { page_path: '/faq' }],
      ]);
  },
);

test('search engines and shared links get titles, descriptions, URLs, a picture and structured data', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1] ?? '').pathname);
  expect(paths.toSorted()).toEqual(
    [
      '/',
      '/community',
      '/community/enroll',
      '/contact',
      '/coverage',
      '/faq',
      '/map',
      '/privacy-policy',
      '/sign-in',
      '/terms-of-service',
      '/waitlist',
      '/what-we-pay',
    ]
      .flatMap((path) => [path, path === '/' ? '/es' : `/es${path}`])
      .toSorted(),
  );
  const titles = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect(meta('description').length).toBeGreaterThan(40);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname).toBe(path);
    expect(meta('og:title')).not.toBe('');
    expect(meta('twitter:card')).toBe('summary_large_image');
    const picture = await request.get(new URL(meta('og:image')).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    for (const [, facts] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g))
      expect(JSON.parse(facts ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    expect(html).not.toMatch(/__[A-Z_]+__/);
  }
  expect(titles.size).toBe(paths.length);
  const types = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/"@type":"(\w+)"/g)].map((m) => m[1]);
  expect(await types('/')).toEqual(expect.arrayContaining(['Organization', 'Product', 'Offer']));
  expect(await types('/faq')).toContain('FAQPage');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect((await request.get('/waitlist/leave')).headers()['x-robots-tag']).toBe('noindex');
});
