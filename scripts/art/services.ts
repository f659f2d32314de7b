import { hotel } from './services-away.ts';

/** The services of the waiting list, 600 x 400. */
export const services: Record<string, () => string> = { 'service-hotel': hotel };
