import { hotel } from './services-away.ts';
import { daycare, petCare } from './services-care.ts';
import { tutor } from './services-desk.ts';
import { architect } from './services-drawing.ts';
import { contractor } from './services-frame.ts';
import { food } from './services-doorstep.ts';
import { insurance } from './services-porch.ts';
import { flight, ride } from './services-travel.ts';
import { emergency } from './services-watch.ts';

/** The services on the waitlist, 600 x 400. */
export const services: Record<string, () => string> = {
  'service-hotel': hotel,
  'service-pet-care': petCare,
  'service-daycare': daycare,
  'service-flight': flight,
  'service-car': ride,
  'service-food': food,
  'service-tutor': tutor,
  'service-contractor': contractor,
  'service-architect': architect,
  'service-insurance': insurance,
  'service-emergency': emergency,
};
