import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { onFinish } from './finish.ts';

/** Event Timing doesn't report shorter events, so they count as this long. */
const SHORTEST_MS = 16;
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Keeps the longest event of each interaction, from the input to the next frame on screen. */
const WATCH = `
  globalThis.longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });`;

/** After two frames, everything that was pressed has been painted and reported. */
const SETTLE = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))`;

const READ = `({ count: performance.interactionCount, longest: [...longest.values()] })`;

export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? BROWSERS.find((file) => existsSync(file));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--headless=new', '--no-sandbox', ...args],
  });
  onFinish(() => browser.close());
  return browser;
}

/** Opens a page in its own context, like a phone. `slowdown`: how many times slower than this machine. */
export async function openPage(
  browser: Browser,
  origin: string,
  { session, slowdown }: { session: string | null; slowdown: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (session) await context.addCookies([{ name: 'session', value: session, url: origin }]);
  await context.addInitScript({ content: WATCH });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Duration of each interaction of the page so far, in milliseconds. */
export async function interactionsOf(page: Page): Promise<number[]> {
  await page.evaluate(SETTLE);
  const { count, longest } = await page.evaluate<{ count: number; longest: number[] }>(READ);
  const unreported = Math.max(0, count - longest.length);
  return [...longest, ...Array.from({ length: unreported }, () => SHORTEST_MS)];
}
