import cash from '#web/art/feature-cash.svg';
import car from '#web/art/service-car.svg';
import emergency from '#web/art/service-emergency.svg';
import room from '#web/art/service-hotel.svg';
import insurance from '#web/art/service-insurance.svg';
import petCare from '#web/art/service-pet-care.svg';
import * as t from '#text/outreach/landing-sections.ts';

type Hour = {
  /** Only set after the first day. */
  day?: string;
  time: string;
  title: string;
  text: string;
  picture: string;
  alt: string;
};

/** One evacuation of a sample household, as the product handles it. Pacific time. */
export const hours: readonly Hour[] = [
  { ...t.hours.order, picture: emergency },
  { ...t.hours.room, picture: room },
  { ...t.hours.cash, picture: cash },
  { ...t.hours.concierge, picture: car },
  { ...t.hours.care, day: t.nextDay, picture: petCare },
  { ...t.hours.claim, day: t.nextDay, picture: insurance },
];
