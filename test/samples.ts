/** Homes, a hotel and cards as the API takes them, for tests, browser journeys and benches. */
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

/** Its policy lasts a year. */
export const SANTA_ROSA_HOME = {
  address: '4182 Quail Ridge Road',
  city: 'Santa Rosa',
  state: 'CA',
  zip: '95404',
  policy: {
    carrier: 'Golden State Mutual',
    policyNumber: 'HO3-8841-2207',
    coverageLimit: 950_000,
    deductible: 2_500,
    effectiveDate: '2026-02-01',
    expiryDate: '2027-02-01',
  },
};

/** A hotel as an administrator adds it. */
export const HOTEL = {
  address: '12 Main Street',
  city: 'Chico',
  state: 'CA',
  zip: '95928',
  lat: 39.7285,
  lng: -121.8375,
  stars: 4,
  phone: '(530) 555-0134',
};

/** Card numbers of the simulated provider, by what they do. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
} as const;
