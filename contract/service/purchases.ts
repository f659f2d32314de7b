import type { BookableSku } from '#contract/money/bookable.ts';
import type { BookingKind } from './booking-kinds.ts';

/** What each item of the catalog books. */
export const BOOKED_BY: Record<BookableSku, BookingKind> = {
  'contractor-visit': 'contractor-visit',
  'debris-haul': 'debris',
  'claim-hour': 'claim-help',
  'policy-review': 'claim-help',
  'pet-boarding': 'pet-boarding',
  'storage-month': 'storage',
  'hotel-night': 'hotel-nights',
  'child-care-day': 'child-care',
  'tutor-hours': 'tutor',
  'ride-out': 'ride',
  'moving-half-day': 'mover',
  'architect-hour': 'architect',
  'permit-check': 'architect',
};
