import type { Browser } from './world.ts';

export const POLICY = {
  carrier: 'Golden Bear Mutual',
  policyNumber: 'GBM-4471-9920',
  coverageLimit: 450_000,
  deductible: 2_500.5,
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

/** Adds a home for whoever is signed in; answers it as the API does. */
export async function addHome(who: Pick<Browser, 'post'>, given: object = {}) {
  const { status, body } = await who.post('/api/homes', { ...HOME, ...given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as {
    id: string;
    updatedAt: string;
    lat: number;
    lng: number;
    accuracy: string;
    policies: { id: string; updatedAt: string }[];
  };
}
