import type { Page } from '@playwright/test';
import { addHome } from './homes.ts';
import { ADMIN, signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

async function recovering(page: Page): Promise<void> {
  await signIn(page);
  await addHome(page);
  const reply = await page.request.post('/api/homes/current-home-id/recovery', {
    data: { lossDate: '2026-01-08', evidence: { kind: 'statement', note: '' } },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** Recovery screens that accessibility.spec.ts checks. */
export const recoveryScreens: Screen[] = [
  {
    name: 'recovery, aid and benefits',
    show: async (page) => {
      await recovering(page);
      await visit(page, '/recovery/aid');
      await expect(page.getByRole('heading', { name: 'FEMA Individual Assistance' })).toBeVisible();
    },
  },
  {
    name: 'recovery, steps and safety',
    show: async (page) => {
      await recovering(page);
      await visit(page, '/recovery/steps');
      await expect(page.getByRole('button', { name: /^Done ?: Keep one log/ })).toBeVisible();
    },
  },
  {
    name: 'recovery, rebuild with a quote',
    show: async (page) => {
      await recovering(page);
      const quote = {
        by: 'Oak Builders',
        license: '1078043',
        work: 'home-improvement',
        totalCents: 45_000_00,
        depositCents: 5_000_00,
        status: 'hired',
      };
      await page.request.post('/api/homes/current-home-id/recovery/records', {
        data: { kind: 'quote', day: '2026-02-02', details: quote },
      });
      await visit(page, '/recovery/rebuild');
      await expect(page.getByText(/^The deposit is too high/)).toBeVisible();
    },
  },
  {
    name: 'back office, disasters',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/disasters');
      await page.locator('summary', { hasText: 'Re-entry safety' }).click();
      await expect(page.getByText('SAFE-01: Wait for permission')).toBeVisible();
    },
  },
];
