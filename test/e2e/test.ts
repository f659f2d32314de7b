import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';

type Fixtures = {
  /** Console lines a test expects: the browser logs a refused call or an unknown URL as an error. */
  expectedErrors: RegExp | null;
  /** Another person's browser, watched like the first. */
  newVisitor: () => Promise<Page>;
};

/** The machine's network changed, or the machine was suspended: nothing that a page could cause or prevent. */
const OF_THE_MACHINE = /net::ERR_(NETWORK_CHANGED|NETWORK_IO_SUSPENDED)/;

/**
 * Collects what a page must never do: log an error, throw, or violate the content security policy (logged as an error).
 */
function watch(context: BrowserContext, expected: RegExp | null, faults: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !expected?.test(text) && !OF_THE_MACHINE.test(text)) faults.push(text);
  });
  context.on('weberror', (webError) => faults.push(String(webError.error())));
}

export const test = base.extend<Fixtures & { faults: string[] }>({
  expectedErrors: [null, { option: true }],
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'errors in the browser').toEqual([]);
  },
  context: async ({ context, expectedErrors, faults }, use) => {
    watch(context, expectedErrors, faults);
    await use(context);
  },
  newVisitor: async ({ browser, baseURL, expectedErrors, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      watch(context, expectedErrors, faults);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Goes to a URL and waits until its scripts respond. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** The same for a page with parts that activate when the network is idle, or at the first interaction. */
export async function visitFully(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wakeWholePage(page);
}

/** Presses a key without effect, until every part of the page is active. */
export async function wakeWholePage(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-deferred', 'ready', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

/** The visible toast with this text, which is also in the announcement for screen readers. */
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notification/ }).getByText(title, { exact: true });

/** The page's scripts are running and the page they show is rendered. */
export const settled = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Presses Escape in a dialog once it has focus, because one that has just been rendered doesn't get key events yet. */
export async function escape(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus').or(dialog.and(dialog.page().locator(':focus')))).toHaveCount(1);
  // A dialog over another one ignores clicks until it listens for keys.
  await expect(dialog).toHaveCSS('pointer-events', 'auto');
  await dialog.page().keyboard.press('Escape');
}

/** Holds every script until the returned function is called, like a page that only just appeared. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Holds the next such response until something else is visible: a live update that overtook it. */
export async function answerAfter(
  page: Page,
  url: string,
  method: string,
  seen: () => Promise<unknown>,
): Promise<void> {
  let isHeld = false;
  await page.route(url, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    await seen();
    await route.fulfill({ response });
  });
}
