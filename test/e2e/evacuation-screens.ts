import { stubTiles } from './coverage-map.ts';
import { family, publish } from './evacuation-of.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

/** Evacuation screens that accessibility.spec.ts checks. */
export const evacuationScreens: Screen[] = [
  {
    name: 'evacuation, an order with room and cash',
    show: async (page) => {
      await stubTiles(page);
      await family(page);
      await publish(page, 'order');
      await visit(page, '/evacuation');
      await expect(page.getByRole('heading', { name: 'Your room is booked' })).toBeVisible({
        timeout: 90_000,
      });
      await expect(page.getByText('Your household opened this alert')).toBeVisible();
    },
  },
  {
    name: 'evacuation, a drill',
    show: async (page) => {
      await family(page, { hasCard: false });
      await visit(page, '/evacuation');
      await page.getByRole('button', { name: 'Start a drill' }).click();
      await expect(page.getByRole('heading', { name: 'This is a drill, not a real order.' })).toBeVisible();
    },
  },
  {
    name: 'banner of an order',
    show: async (page) => {
      await family(page, { hasCard: false });
      await publish(page, 'order');
      await visit(page, '/settings');
      await expect(page.getByRole('link', { name: /Leave now/ })).toBeVisible();
    },
  },
];
