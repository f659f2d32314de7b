import booked from '#web/art/gallery-booked.svg';

/** One evacuation night of a sample household, as the product handles it. Local time in California. */
export const night = [
  {
    time: '1:42 AM',
    title: 'An Evacuation Order is declared',
    text: 'The county orders your zone to leave. Your plan starts by itself, and your phone says so in one sentence.',
    picture: booked,
    alt: 'Smoke over a dark ridge, a patrol car on the road below',
  },
  {
    time: '1:44 AM',
    title: 'Your room is held',
    text: 'Three stars, 18 miles outside the zone, two beds and a place for the dog. The address is on your phone.',
    picture: booked,
    alt: 'A lit hotel at the foot of the hills',
  },
  {
    time: '1:49 AM',
    title: 'Cash is on your card',
    text: 'Seven minutes after the order, $1,000 on a Plus plan. Fuel, food and a charger are paid for.',
    picture: booked,
    alt: 'A debit card and a phone on the seat of a car',
  },
  {
    time: '1:55 AM',
    title: 'Your concierge calls with the route',
    text: 'The main road is closed ahead of you. A person who can see that tells you the other way, and stays on the line.',
    picture: booked,
    alt: 'A freeway through the hills with one clear lane out',
  },
  {
    time: '3:10 AM',
    title: 'Everyone has a bed',
    text: 'The room is ready when you arrive. Daycare and a kennel are arranged for the morning, so you can make calls.',
    picture: booked,
    alt: 'A dog asleep in a quiet kennel',
  },
  {
    time: '9:00 AM',
    title: 'The claim papers are ready',
    text: 'Your policy, photos and inventory come out of HomeVault as one packet. Your insurer has it before noon.',
    picture: booked,
    alt: 'Papers in order on a desk in morning light',
  },
] as const;
