import { cash } from './feature-cash.ts';
import { guidance } from './feature-guidance.ts';
import { hotel } from './feature-hotel.ts';
import { recovery } from './feature-recovery.ts';

/** The four services of the landing page. */
export const features: Record<string, () => string> = {
  'feature-hotel': hotel,
  'feature-cash': cash,
  'feature-guidance': guidance,
  'feature-recovery': recovery,
};
