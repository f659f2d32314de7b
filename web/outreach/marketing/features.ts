import cash from '#web/art/feature-cash.svg';
import guidance from '#web/art/feature-guidance.svg';
import hotel from '#web/art/feature-hotel.svg';
import recovery from '#web/art/feature-recovery.svg';

export type FeatureKey = 'hotel' | 'cash' | 'guidance' | 'recovery';

/** One of the four services: its card on the page and its dialog. */
export type Feature = {
  key: FeatureKey;
  title: string;
  text: string;
  picture: string;
  alt: string;
  /** Label of the button that opens the dialog. */
  open: string;
  /** What the dialog is about. */
  topic: string;
  facts: readonly { term: string; text: string }[];
};

export const features: readonly Feature[] = [
  {
    key: 'hotel',
    title: 'Hotel Guarantee',
    text: 'With Plus and Premium, a room near the evacuation zone is booked before you lock the door. You drive to a bed, not from desk to desk.',
    picture: hotel,
    alt: 'A car turns in at a hotel at dusk, one window already lit',
    open: 'See hotel availability',
    topic: 'Availability',
    facts: [
      {
        term: 'Where',
        text: 'Pre-booked within 50 miles of the evacuation zone, on the side you can reach.',
      },
      {
        term: 'Quality',
        text: 'Minimum 3-star. 1 to 3 rooms in one hotel, as your household needs. We look for one that takes your animals; where there is none, we arrange boarding close by.',
      },
      {
        term: 'How long',
        text: 'Up to 14 days availability: the partner holds your room at the member rate that long. Plus covers 3 nights for each declared event, Premium 7, Core none; nights beyond your plan are your own.',
      },
      {
        term: 'When',
        text: 'Activated automatically on official Evacuation Orders: the room a partner holds ready is then booked in your name. An Evacuation Warning does not use your nights.',
      },
    ],
  },
  {
    key: 'cash',
    title: 'Instant Cash',
    text: 'Up to $2500 on your debit card when you need fuel, food and a charger more than paperwork.',
    picture: cash,
    alt: 'From the driver’s seat: the road ahead, a phone that says the money has arrived, a debit card',
    open: 'See the cash transfer',
    topic: 'Transfer',
    facts: [
      { term: 'When', text: 'Delivered in 5-10 minutes after an Evacuation Order for your address.' },
      {
        term: 'Where',
        text: 'To the debit card you registered. You can change it any time, with a fresh passkey or code.',
      },
      {
        term: 'For what',
        text: 'Fuel, food, a charger, a bed for a friend: you decide, and send no receipts.',
      },
      {
        term: 'Terms',
        text: 'Basic is the tier of the Core plan. Emergency funds are separate from your subscription fees; they are yours to manage, and to repay as applicable. You accept the conditions with your plan.',
      },
    ],
  },
  {
    key: 'guidance',
    title: 'Live Guidance',
    text: 'A person on the line who has your plan in front of them, and stays until you have arrived.',
    picture: guidance,
    alt: 'A person with a phone looks out over the road that leads through the hills',
    open: 'See live support',
    topic: 'Support',
    facts: [
      {
        term: 'Who answers',
        text: 'A concierge, 24/7. A person, with your household’s plan in front of them.',
      },
      {
        term: 'The route',
        text: 'You plan two ways out in advance. On the night, your concierge has both in front of them.',
      },
      {
        term: 'Everyone in the car',
        text: 'They know your people, animals and medical needs, and help you find places for everyone.',
      },
      {
        term: 'In danger',
        text: 'Call 911 first. The concierge does not replace emergency services or the orders of your county.',
      },
    ],
  },
  {
    key: 'recovery',
    title: 'Recovery Support',
    text: 'Contractors who answer, claim papers in order, and one person who knows your case until you are home.',
    picture: recovery,
    alt: 'A family watches the new frame of their house go up in the morning',
    open: 'See rebuilding help',
    topic: 'Rebuilding',
    facts: [
      {
        term: 'Claims',
        text: 'Your policy, photos and inventory from HomeVault, prepared as one packet for your insurer.',
      },
      {
        term: 'Contractors',
        text: 'Contractors and vendors, dispatched for clean-up, repair and rebuilding.',
      },
      {
        term: 'Home advisor',
        text: 'One person who keeps your case together, from the first inspection to the last invoice.',
      },
      { term: 'Plans', text: 'Claim preparation, home advisor and dispatch come with Plus and Premium.' },
    ],
  },
];

/** The dialog's three tiers. Basic is what the Core plan includes. */
export const cashTiers = [
  { name: 'Basic', amount: '$500' },
  { name: 'Plus', amount: '$1,000' },
  { name: 'Premium', amount: '$2,500' },
] as const;
