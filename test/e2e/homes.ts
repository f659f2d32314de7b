import { expect, type Page } from '@playwright/test';

export const POLICY = {
  carrier: 'Golden Bear Mutual',
  policyNumber: 'GBM-4471-9920',
  coverageLimit: 612_000,
  deductible: 2_500,
  effectiveDate: '2026-01-01',
  expiryDate: '2099-01-01',
};
export const HOME = {
  address: '1482 Ridgecrest Drive',
  city: 'Paradise',
  state: 'CA',
  zip: '95969',
  policy: POLICY,
};

/** Adds a home for whoever is signed in, without a page. */
export async function addHome(page: Page, given: object = {}): Promise<{ id: string }> {
  const answer = await page.request.post('/api/homes', { data: { ...HOME, ...given } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string };
}
