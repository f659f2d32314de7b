import { expect, type Page } from '@playwright/test';

const POLICY = {
  carrier: 'Golden Bear Mutual',
  policyNumber: 'GBM-4471-9920',
  coverageLimit: 450_000,
  deductible: 2_500,
  effectiveDate: '2026-01-01',
  expiryDate: '2099-01-01',
};

/** Gives whoever is signed in a home, without a page. */
export async function addHome(page: Page, policy: object = {}): Promise<string> {
  const data = {
    address: '1482 Ridgecrest Drive',
    city: 'Paradise',
    state: 'CA',
    zip: '95969',
    policy: { ...POLICY, ...policy },
  };
  const answer = await page.request.post('/api/homes', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
