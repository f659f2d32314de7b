import type { Page } from '@playwright/test';
import { items } from '#contract/text/en/money/items.ts';
import { SETUP_STEPS } from '#contract/office/setup.ts';
import { sized, SOAK } from '#test/tier.ts';
import { MEMBER_PATHS } from '#web/member-paths.ts';
import { prerenderedFacts } from '#web/prerendered-pages.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { FAMILY_WORDS } from './household-of.ts';
import { openOwnServer } from './own-server.ts';
import { codeTo, newEmail, newestMail, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

// A map works without its tiles, and pages opened without their link's secret show an error.
const PHONE = { width: 360, height: 740 };
test.use({
  viewport: PHONE,
  expectedErrors: /status of 400|ERR_NAME_NOT_RESOLVED/,
});

/** Sets the account's language to Spanish. */
async function readSpanish(page: Page): Promise<void> {
  const saved = await page.request.put('/api/notifications/language', { data: { language: 'es' } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

const ENGLISH =
  /\b(the|your|you|we|our|with|and|for|from|this|that|is|are|not|until|when|add|save|done|week)\b/i;

/** English that is right on a Spanish page: what the family wrote, and the name of a law. */
const RIGHT: readonly string[] = [...FAMILY_WORDS, '"Shine the Light"'];

/** Texts and labels with words that only English has, except those marked with their language. */
async function englishIn(page: Page, right = RIGHT): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const isMarked = (element: Element | null) =>
      !element || element.closest('script, style, noscript, [lang="en"], [translate="no"]') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isMarked(node.parentElement)) found.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        if (!isMarked(element)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const ours = texts.map((text) => right.reduce((rest, words) => rest.replace(words, ''), text));
  return [...new Set(ours)].filter((text) => ENGLISH.test(text));
}

test('a visitor reads the site in Spanish, signs up there, and the app and its emails are in Spanish', async ({
  page,
}) => {
  await visit(page, '/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/es$/);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await visit(page, '/es/sign-in');
  const email = newEmail();
  await page.getByRole('textbox').fill(email);
  await page
    .getByRole('button', { name: /código/i })
    .first()
    .click();
  await newestMail(page, email, { has: 'código' });
  // Matched by its name, because the email may arrive before the page asks for its code.
  await page.getByLabel('Código de seis dígitos').fill(await codeTo(page, email));
  await expect(page).toHaveURL(/\/(dashboard|setup)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect(await englishIn(page)).toEqual([]);
});

test('an order in Spanish: what to do, the room and the cash, on the page and without scripts', async ({
  page,
}) => {
  await family(page);
  await readSpanish(page);
  await publish(page, 'order');
  await visit(page, '/evacuation');
  await expect(page.getByText('Salga ahora').first()).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect(await englishIn(page)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  const html = await (await page.request.get('/evacuation', { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/id="first-status"[^]*Salga ahora/);
});

test(
  'a person changes the language in Settings, and the app speaks it at once',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await visit(page, '/settings');
    await page.getByRole('radio', { name: 'Español' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test.describe('every page in Spanish with 200 % text on a phone', () => {
  const enlarge = (page: Page) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
  test.beforeEach(async ({ page }) => {
    test.slow();
    await enlarge(page);
  });

  /** The gate opens every eighth page, the soak tier all of them. */
  async function walk(page: Page, paths: readonly string[], right = RIGHT): Promise<void> {
    for (const path of paths.filter((_, n) => n % sized({ gate: 8, soak: 1 }) === 0)) {
      await visit(page, path);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      expect.soft(await englishIn(page, right), `English on ${path}`).toEqual([]);
      expect.soft(await overflow(page), `pixels of sideways scroll on ${path}`).toBe(0);
    }
  }

  const paths = MEMBER_PATHS.filter((path) => !path.includes(':'));

  test('for a visitor', async ({ page }) => {
    await walk(
      page,
      Object.keys(prerenderedFacts).map((path) => (path === '/' ? '/es' : `/es${path}`)),
    );
  });

  test('for a member', async ({ page }) => {
    await family(page);
    await readSpanish(page);
    await walk(page, [
      ...paths.filter((path) => !/^\/(admin|desk)/.test(path)),
      ...SETUP_STEPS.map((step) => `/setup/${step}`),
    ]);
  });

  test('for our team', { tag: SOAK }, async ({ browser }) => {
    // A server without other tests, whose words are on its pages in English.
    const server = await openOwnServer({});
    const open = async () => (await browser.newContext({ baseURL: server.base, viewport: PHONE })).newPage();
    const [page, team] = [await open(), await open()];
    await enlarge(page);
    const email = await signIn(page);
    await signIn(team, 'admin@hearthline.example');
    const found = await team.request.get('/api/admin/members', { params: { q: email } });
    const { rows } = (await found.json()) as { rows: { id: string }[] };
    const given = await team.request.put(`/api/admin/members/${rows[0]?.id}/role`, {
      data: { role: 'ADMIN', reason: 'Lee la oficina en español.' },
    });
    expect(given.ok(), await given.text()).toBe(true);
    await signIn(page, email);
    await readSpanish(page);
    // Our team edits items as they are stored, in English.
    const stored = Object.values(items).map(({ name }) => name);
    await walk(
      page,
      [
        ...paths.filter((path) => /^\/(admin|desk)/.test(path)),
        ...['zones', 'reviews', 'declare', 'inform', 'drills', 'incidents'].map(
          (part) => `/admin/operations/${part}`,
        ),
      ],
      [...RIGHT, ...stored],
    );
    await page.context().close();
    await team.context().close();
    await server.close();
  });
});
