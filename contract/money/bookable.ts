/** Items of the catalog that are services with a date and a place. Buying one makes a booking. */
export const BOOKABLE_SKUS = [
  'contractor-visit',
  'debris-haul',
  'claim-hour',
  'policy-review',
  'pet-boarding',
  'storage-month',
  'hotel-night',
  'child-care-day',
  'tutor-hours',
  'ride-out',
  'moving-half-day',
  'architect-hour',
  'permit-check',
] as const;
export type BookableSku = (typeof BOOKABLE_SKUS)[number];

export const isBookable = (key: string | null): key is BookableSku =>
  (BOOKABLE_SKUS as readonly (string | null)[]).includes(key);
