import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Look = {
  /** Only this part of the page. */
  within?: string;
  /** Only this rule. */
  rule?: 'color-contrast' | 'color-contrast-enhanced';
};

/** Waits until nothing in sight fades or slides any more: colors are read as they stay. Endless motion doesn't count. */
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

/** What axe finds wrong with the page as it is now: rule and places. */
export async function faultsOf(page: Page, { within, rule }: Look = {}): Promise<string[]> {
  await standStill(page);
  // A menu floats outside the landmarks by nature: it belongs to the button that opened it.
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  // Our pages have no frames: looking from inside the page spares a window of axe's own for every look.
  // Details of what is fine would be gathered for every element.
  // Two rules that axe leaves off by default: WCAG 2.5.3 (people say what they read) and 2.5.8 (24 px to touch).
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

/** How many pixels the page can be pushed sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything that has moved on this page without being asked to. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No entry at all: nothing moved, and the observer is never called.
        setTimeout(() => done(0), 1000);
      }),
  );
