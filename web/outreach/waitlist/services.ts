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

/** What a concierge books for a member, in the order of the carousel. */
export const services: readonly { title: string; text: string; picture: string }[] = [
  {
    title: 'Book a Hotel',
    text: 'A room near the evacuation zone, booked before you arrive.',
    picture: hotel,
  },
  { title: 'Book Pet Care', text: 'Boarding or a vet, for animals large and small.', picture: petCare },
  { title: 'Book Daycare', text: 'A safe place for children while you see to the house.', picture: daycare },
  { title: 'Book a Flight', text: 'Seats to family or friends, for everyone who travels.', picture: flight },
  { title: 'Book Car Service', text: 'A driver to the hotel, the airport or the doctor.', picture: car },
  { title: 'Book Food Delivery', text: 'Groceries and hot meals to wherever you stay.', picture: food },
  { title: 'Book Online Tutor', text: 'Lessons that go on while the school is closed.', picture: tutor },
  {
    title: 'Book Contractor',
    text: 'A licensed builder for repairs, found and scheduled.',
    picture: contractor,
  },
  { title: 'Book Architect', text: 'Plans and permits when a house has to be rebuilt.', picture: architect },
  {
    title: 'Book Insurance Rep',
    text: 'Someone who prepares the claim with you, page by page.',
    picture: insurance,
  },
  { title: 'Emergency Services', text: 'Shelter, supplies and medical help near you.', picture: emergency },
];
