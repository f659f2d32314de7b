import cash from '#web/art/feature-cash.svg';
import car from '#web/art/service-car.svg';
import emergency from '#web/art/service-emergency.svg';
import room from '#web/art/service-hotel.svg';
import insurance from '#web/art/service-insurance.svg';
import petCare from '#web/art/service-pet-care.svg';

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
  {
    time: '6:12 PM',
    title: 'Your zone is under an Evacuation Order',
    text: 'The county has declared it. Your plan starts by itself, and your phone says so in one sentence.',
    picture: emergency,
    alt: 'A deputy stands at a patrol truck on the ridge above town at dusk',
  },
  {
    time: '6:14 PM',
    title: 'Your room is booked',
    text: 'Three stars, 18 miles outside the zone, a bed for everyone, and the dog may stay. The address is on your phone.',
    picture: room,
    alt: 'A hotel room with a made bed, a lamp lit and a dog asleep on the rug',
  },
  {
    time: '6:19 PM',
    title: 'Cash is on your card',
    text: 'Seven minutes after the order: $1,000 on a Plus plan. Fuel, food and a charger are paid for.',
    picture: cash,
    alt: 'From the driver’s seat: a phone that says the money has arrived, and a debit card',
  },
  {
    time: '6:25 PM',
    title: 'Your concierge knows your routes',
    text: 'The main road is closed ahead. You call, and a person with your plan in front of them talks through the other way out.',
    picture: car,
    alt: 'A mother and child get into the car in front of their house',
  },
  {
    day: 'Next day',
    time: '8:00 AM',
    title: 'Animals and children are looked after',
    text: 'Day care near the hotel, for the dog and for the children, was arranged overnight. You have the morning for your calls.',
    picture: petCare,
    alt: 'A man walks two dogs past an oak in the morning',
  },
  {
    day: 'Next day',
    time: '10:00 AM',
    title: 'The claim papers are ready',
    text: 'Your policy, photos and inventory come out of HomeVault as one packet, and someone goes through it with you.',
    picture: insurance,
    alt: 'Two people go through the papers of a claim on a porch',
  },
];
