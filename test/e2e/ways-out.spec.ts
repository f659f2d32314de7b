import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import type { WaysOutReply } from '#contract/emergency/routes.ts';
import { addHome } from './homes.ts';
import { addHousehold } from './household-of.ts';
import { signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

async function withPlan(page: Page): Promise<void> {
  await signIn(page);
  await addHome(page);
  await addHousehold(page);
}

const street = (north: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i) => [-122.71 + i * 0.004, 38.44 + north * 0.002]);
const avenue = (east: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i) => [-122.71 + east * 0.004, 38.44 + i * 0.002]);
const home: [number, number] = [-122.698, 38.448];

/** The response of a server with imported roads; this server has none. */
const REPLY: Omit<WaysOutReply, 'userId'> = {
  savedAt: '2026-11-17T20:00:00.000Z',
  isFromDevice: false,
  outcome: 'found',
  home,
  zone: {
    outcome: 'known',
    zone: {
      id: 'SNR-E001',
      name: null,
      url: null,
      source: 'Cal OES evacuation zones',
      lastSeenAt: '2026-11-10T20:00:00.000Z',
    },
  },
  ways: [
    {
      heading: 'west',
      meters: 5600,
      seconds: 500,
      line: [home, [-122.698, 38.45], [-122.71, 38.45]],
      steps: [
        { kind: 'depart', at: home, meters: 220, heading: 'north', street: 'Yulupa Avenue' },
        { kind: 'left', at: [-122.698, 38.45], meters: 5380, street: 'Bennett Valley Road', isRamp: false },
        { kind: 'arrive', at: [-122.71, 38.45], meters: 0 },
      ],
    },
    {
      heading: 'southeast',
      meters: 6100,
      seconds: 560,
      line: [home, [-122.698, 38.446], [-122.682, 38.446], [-122.682, 38.44]],
      steps: [
        { kind: 'depart', at: home, meters: 220, heading: 'south', street: 'Yulupa Avenue' },
        { kind: 'left', at: [-122.698, 38.446], meters: 5880, street: 'Sonoma Highway', isRamp: false },
        { kind: 'arrive', at: [-122.682, 38.44], meters: 0 },
      ],
    },
  ],
  onlyBy: [],
  dataEndsNear: true,
  roads: { state: 'ok', asOf: '2026-11-01T00:00:00.000Z' },
  streets: [
    ...Array.from({ length: 9 }, (_, i) => ({ isLarge: i === 5, line: street(i) })),
    ...Array.from({ length: 9 }, (_, i) => ({ isLarge: i === 3, line: avenue(i) })),
  ],
};

test(
  'the plan shows both ways out as a picture and as steps, and prints them',
  { tag: SOAK },
  async ({ page }) => {
    await withPlan(page);
    await page.route('**/ways-out', async (route) => {
      const real = (await (await route.fetch()).json()) as WaysOutReply;
      await route.fulfill({ json: { ...REPLY, userId: real.userId } });
    });
    await visit(page, '/plan');
    const section = page.getByRole('region', { name: 'Ways out' });
    await expect(section.getByText('one to the west, one to the southeast')).toBeVisible();
    await expect(section.getByText('Our road map ends near your home')).toBeVisible();
    await expect(section.getByRole('img', { name: /your ways out/ })).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Way 1: west, 3.5 mi' })).toBeVisible();
    await expect(section.getByRole('listitem').first()).toHaveText('Drive north on Yulupa Avenue (700 ft)');
    await expect(section.getByText('© OpenStreetMap contributors')).toBeVisible();
    await expect(page.getByText('Your zone is SNR-E001.')).toBeVisible();
    // Reading them with the household is a readiness task.
    await section.getByRole('button', { name: 'We know our ways out' }).press('Enter');
    await expect(section.getByText('Your household confirmed its ways out on')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Your zone is SNR-E001.')).toBeVisible();
    await expect(section.getByText('Turn left onto Sonoma Highway')).toBeVisible();
    await page.emulateMedia({ media: null });
    await visit(page, '/readiness');
    await expect(page.getByRole('checkbox', { name: /Drive two ways out/ })).toBeChecked();
    await expect(page.getByRole('link', { name: 'See your ways out' })).toHaveAttribute('href', '/plan');
  },
);

test('without roads the plan says so and asks for two ways of one’s own', { tag: SOAK }, async ({ page }) => {
  await withPlan(page);
  await visit(page, '/plan');
  const section = page.getByRole('region', { name: 'Ways out' });
  await expect(section.getByText(/no road map for your area yet|Place your home on the map/)).toBeVisible();
  await expect(section.getByText('Skyway south to Chico')).toBeVisible();
});
