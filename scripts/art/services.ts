import { hotel } from './services-away.ts';
import { flight, ride } from './services-travel.ts';
import { emergency } from './services-watch.ts';

/** The services of the waiting list, 600 x 400. */
export const services: Record<string, () => string> = {
  'service-hotel': hotel,
  'service-flight': flight,
  'service-car': ride,
  'service-emergency': emergency,
};
