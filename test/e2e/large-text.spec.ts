import type { Page } from '@playwright/test';
import { SETUP_STEPS } from '#contract/office/setup.ts';
import { sized, SOAK } from '#test/tier.ts';
import { MEMBER_PATHS } from '#web/member-paths.ts';
import { prerenderedFacts } from '#web/prerendered-pages.ts';
import { overflow } from './faults.ts';
import { ADMIN, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

/** Has a home with everything in it, so that every page has content. */
const DEMO_MEMBER = 'member@hearthline.example';

const withoutId = MEMBER_PATHS.filter((path) => !path.includes(':'));
const isForTeam = (path: string) => /^\/(admin|desk)/.test(path);
const memberPaths = [
  ...withoutId.filter((path) => !isForTeam(path)),
  ...SETUP_STEPS.map((step) => `/setup/${step}`),
];
const teamPaths = [
  ...withoutId.filter(isForTeam),
  ...['zones', 'reviews', 'declare', 'inform', 'drills', 'incidents'].map(
    (part) => `/admin/operations/${part}`,
  ),
];

// Pages opened without their link's secret show an error, and a map works without its tiles.
test.use({
  viewport: { width: 360, height: 740 },
  expectedErrors: /status of 400|ERR_NAME_NOT_RESOLVED/,
});
// Many pages, one after the other.
test.setTimeout(600_000);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
});

/** The gate opens every third page, the soak tier all of them. */
const inTier = (paths: readonly string[]) => paths.filter((_, n) => n % sized({ gate: 3, soak: 1 }) === 0);

/** Opens the pages of this tier and checks how far each can be scrolled sideways. */
async function expectNoSidewaysScroll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of inTier(paths)) {
    await visit(page, path);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await expect.soft.poll(() => overflow(page), `pixels of sideways scroll on ${path}`).toBe(0);
  }
}

test(
  'no page scrolls horizontally for a member with 200 % text on a phone',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page, DEMO_MEMBER);
    await expectNoSidewaysScroll(page, memberPaths);
  },
);

test(
  'no page scrolls horizontally for a visitor with 200 % text on a phone',
  { tag: SOAK },
  async ({ page }) => {
    await expectNoSidewaysScroll(page, Object.keys(prerenderedFacts));
  },
);

test(
  'no page scrolls horizontally for an administrator with 200 % text on a phone',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page, ADMIN);
    await expectNoSidewaysScroll(page, teamPaths);
  },
);
