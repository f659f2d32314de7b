import { after } from './gallery-after.ts';
import { arrivals } from './gallery-arrival.ts';
import { care } from './gallery-care.ts';

/** The seven pictures behind the status labels of the landing page, 800 x 600. */
export const gallery: Record<string, () => string> = { ...arrivals, ...care, ...after };
