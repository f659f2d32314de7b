import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = {
  /** Only this part of the page. */
  within?: string;
  /** Only this rule. */
  rule?: 'color-contrast' | 'color-contrast-enhanced';
};

/** Waits until nothing visible is fading or sliding anymore, so that colors are final. Ignores endless animations. */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      Number.isFinite(effect?.getComputedTiming().endTime) &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });

/** The problems that axe finds on the current page: rule and elements. */
export async function faultsOf(page: Page, { within, rule }: Look = {}): Promise<string[]> {
  await standStill(page);
  // A menu is rendered outside the landmarks: it belongs to the button that opened it.
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  // Our pages have no frames, so running inside the page saves axe opening a new window for each check. Details of
  // passing rules would be collected for every element. Two rules that are off by default: WCAG 2.5.3 (the accessible
  // name contains the visible text) and 2.5.8 (24 px targets).
  const more = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };
  const only = rule ? { runOnly: { type: 'rule' as const, values: [rule] } } : { rules: more };
  let axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...only })
    .disableRules(hasMenu && !rule ? ['region'] : []);
  if (within) axe = axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** How many pixels the page can be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Layout shifts on this page that no input caused. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No entry at all means nothing moved, and the observer is never called.
        setTimeout(() => done(0), 1000);
      }),
  );

/** What the soak tier checks for every page of a journey, for the page that is open: on the smallest phone it fits. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page), 'sideways scrolling').toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  if (before) await page.setViewportSize(before);
}
