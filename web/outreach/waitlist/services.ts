import architect from '#web/art/service-architect.svg';
import car from '#web/art/service-car.svg';
import contractor from '#web/art/service-contractor.svg';
import daycare from '#web/art/service-daycare.svg';
import emergency from '#web/art/service-emergency.svg';
import flight from '#web/art/service-flight.svg';
import food from '#web/art/service-food.svg';
import hotel from '#web/art/service-hotel.svg';
import insurance from '#web/art/service-insurance.svg';
import petCare from '#web/art/service-pet-care.svg';
import tutor from '#web/art/service-tutor.svg';
import { service } from '#text/outreach/waitlist.ts';

/** What a concierge books for a member, in the order of the carousel. */
export const services: readonly { title: string; text: string; picture: string }[] = [
  { ...service.hotel, picture: hotel },
  { ...service.petCare, picture: petCare },
  { ...service.daycare, picture: daycare },
  { ...service.flight, picture: flight },
  { ...service.car, picture: car },
  { ...service.food, picture: food },
  { ...service.tutor, picture: tutor },
  { ...service.contractor, picture: contractor },
  { ...service.architect, picture: architect },
  { ...service.insurance, picture: insurance },
  { ...service.emergency, picture: emergency },
];
