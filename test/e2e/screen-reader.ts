import { expect, type Locator, type Page } from '@playwright/test';

/** Content that differs in every run: people, times, amounts that depend on the day, and our generated numbers. */
const EACH_RUN: readonly (readonly [RegExp, string])[] = [
  [/button "Resend[^"]*"( \[disabled\])?/g, 'button "Resend"'],
  [/e2e-[0-9a-f-]{36}(@|%40)hearthline\.example/g, 'person$1example.com'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)'],
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? /g, ''],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(, \d{4})?/g, '(day)'],
  [/\b\d{1,2}:\d\d [AP]M( P[SD]T)?/g, '(time)'],
  [/\b\d+ (seconds?|sec|minutes?|min|hours?) ago|just now/gi, '(moments ago)'],
  [/\b[A-Z0-9]{3}-[A-Z0-9]{3}\b|\b[0-9A-F]{8}\b/g, '(reference)'],
  [/\b\d{4} \d{5}th Street/g, '(street)'],
  // Other tests may have taken the last room of the nearest hotel.
  [/destination=-?[\d.]+,-?[\d.]+/g, 'destination=(place)'],
  [/\b\d+(\.\d+)? mi\b/g, '(miles)'],
  [/\b\d+(\.\d+)? (kB|MB)\b/g, '(size)'],
  // In other tests our team may have replied already.
  [/In the last week, half of our replies came within [^.]+\./g, 'We can’t say yet how long a reply takes.'],
];

/** The accessibility tree of a part of the page: roles, names, states and their order. */
export async function told(part: Locator, email = '(no address)'): Promise<string> {
  let text = (await part.ariaSnapshot())
    .replaceAll(email, 'person@example.com')
    .replaceAll(encodeURIComponent(email), 'person%40example.com');
  for (const [pattern, words] of EACH_RUN) text = text.replaceAll(pattern, words);
  return `${text}\n`;
}

/**
 * Compares a part of the page with its saved text, waiting until they match: much of a page arrives after its first
 * heading.
 */
export const expectTold = (part: Locator, snapshot: string, email?: string): Promise<void> =>
  expectText(() => told(part, email), snapshot);

/** The same for text that the test reads itself. */
export const expectText = (read: () => Promise<string>, snapshot: string): Promise<void> =>
  expect(async () => expect(await read()).toMatchSnapshot(snapshot)).toPass({ timeout: 30_000 });

function writeDownAnnouncements(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (!region || region.closest('[aria-live="off"]')) continue;
      const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
      const words = (region.role === 'log' ? element : region)?.textContent?.replaceAll(/\s+/g, ' ').trim();
      const line = `${isUrgent ? 'at once' : 'when idle'}: ${words}`;
      if (words && !heard.includes(line)) heard.push(line);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Starts recording what live regions announce. A toast's announcement is gone after a second. */
export const listen = (page: Page): Promise<void> => page.evaluate(writeDownAnnouncements);

/** The same for every page loaded from now on. */
export const listenOnNextPages = async (page: Page): Promise<void> =>
  void (await page.addInitScript(writeDownAnnouncements));

/** Waits until something with these words was announced. */
export const expectHeard = (page: Page, words: string | RegExp): Promise<void> =>
  expect(async () => expect((await heard(page)).join('\n')).toMatch(words)).toPass({ timeout: 30_000 });

/** The announcements since then, in order. */
async function heard(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  return lines.map((line) =>
    EACH_RUN.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), line),
  );
}
