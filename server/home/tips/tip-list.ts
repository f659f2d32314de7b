import type { TipHazard } from './choose-tip.ts';

/** A short email for one month of the year. `hazard` decides whose home it is for. */
export type Tip = {
  key: string;
  /** 1 to 12: when the risk it is about is near. */
  month: number;
  hazard: TipHazard;
  title: string;
  /** What to do, and why. Eighth-grade words. */
  paragraphs: [string, string];
};

/** Two for each month. */
export const TIPS: readonly Tip[] = [
  {
    key: 'clear-drains',
    month: 1,
    hazard: 'flood',
    title: 'Clear your drains before the next storm',
    paragraphs: [
      'Leaves in a gutter or a street drain can send water toward your house. Clear gutters, downspouts and the drain nearest your driveway while it’s dry.',
      'Check your policy, too: most homeowners insurance doesn’t cover floods, and flood insurance usually starts 30 days after you buy it.',
    ],
  },
  {
    key: 'secure-furniture',
    month: 1,
    hazard: 'earthquake',
    title: 'Anchor what can fall on you',
    paragraphs: [
      'In an earthquake, falling furniture hurts more people than falling buildings. Strap bookcases, TVs and your water heater to wall studs.',
      'Start with the bedroom: move anything heavy away from above your bed.',
    ],
  },
  {
    key: 'never-drive-through',
    month: 2,
    hazard: 'flood',
    title: 'Never drive through moving water',
    paragraphs: [
      'Six inches of moving water can knock you down, and a foot can carry away a small car. If water covers the road, turn around.',
      'Look up a second way home today that doesn’t cross a creek or an underpass.',
    ],
  },
  {
    key: 'trim-trees',
    month: 2,
    hazard: 'wind',
    title: 'Look up before the next windstorm',
    paragraphs: [
      'Most wind damage starts with a branch. Walk around your home and look for dead or cracked limbs over the roof, the car and the power line.',
      'Stay away from branches near a power line: your utility trims those.',
    ],
  },
  {
    key: 'first-five-feet',
    month: 3,
    hazard: 'wildfire',
    title: 'Clear the first five feet',
    paragraphs: [
      'Embers start most house fires in a wildfire. Move firewood, doormats, bark mulch and plants away from the five feet next to your walls.',
      'Gravel or bare soil there gives embers nothing to burn.',
    ],
  },
  {
    key: 'drop-cover-hold',
    month: 3,
    hazard: 'earthquake',
    title: 'Practice drop, cover and hold on',
    paragraphs: [
      'When the ground shakes, drop, get under a sturdy table and hold on to it. Don’t run outside: glass and bricks fall there.',
      'Do it once this week with everyone at home. It takes a minute.',
    ],
  },
  {
    key: 'gutters-and-vents',
    month: 4,
    hazard: 'wildfire',
    title: 'Clean the roof and screen the vents',
    paragraphs: [
      'Dry leaves on a roof catch embers. Clean the roof and gutters before summer.',
      'Then check your vents: metal mesh with openings of an eighth of an inch or less keeps embers out of the attic.',
    ],
  },
  {
    key: 'gas-shutoff',
    month: 4,
    hazard: 'earthquake',
    title: 'Find your gas shutoff',
    paragraphs: [
      'After an earthquake, turn off the gas only if you smell it, hear it or suspect a leak. Find the valve now, and keep a wrench next to it.',
      'Once it’s off, only your gas company should turn it back on.',
    ],
  },
  {
    key: 'drive-both-routes',
    month: 5,
    hazard: 'wildfire',
    title: 'Drive both ways out',
    paragraphs: [
      'Roads close in a fire. Pick two routes that leave in different directions, and drive each one once.',
      'Write them into your plan, so that your concierge has them in front of them, too.',
    ],
  },
  {
    key: 'red-flag-habits',
    month: 5,
    hazard: 'wind',
    title: 'Make Red Flag days a habit',
    paragraphs: [
      'On a Red Flag day, park facing the street, keep the tank at least half full and charge your phones before bed.',
      'Don’t mow dry grass or use tools that throw sparks: one spark is enough in dry wind.',
    ],
  },
  {
    key: 'cool-place',
    month: 6,
    hazard: 'heat',
    title: 'Choose your cool place',
    paragraphs: [
      'Heat sends more Californians to the hospital than any other weather. Pick one place with air conditioning that you can reach without a car: a library, a mall, a cooling center.',
      'Check on neighbors over 65 on hot days. A call is enough.',
    ],
  },
  {
    key: 'video-inventory',
    month: 6,
    hazard: 'wildfire',
    title: 'Film every room in ten minutes',
    paragraphs: [
      'Walk through your home with your phone and film every room, closet and drawer. Say what things cost as you go.',
      'Upload photos to HomeVault. After a fire, this is what your insurer asks for first.',
    ],
  },
  {
    key: 'outage-and-heat',
    month: 7,
    hazard: 'heat',
    title: 'Plan for heat without power',
    paragraphs: [
      'A fan doesn’t cool you once it’s hotter than about 95 degrees inside. If the power fails on a hot day, go to your cool place early.',
      'If you keep medication in the fridge, have a small cooler and ice packs ready.',
    ],
  },
  {
    key: 'refresh-go-bag',
    month: 7,
    hazard: 'wildfire',
    title: 'Refresh your go bag',
    paragraphs: [
      'Check dates on medicine, food and batteries. Add copies of your ID, cash in small bills, a phone charger and an N95 mask for each person.',
      'Keep it by the door, and shoes and a flashlight by the bed.',
    ],
  },
  {
    key: 'animals-first',
    month: 8,
    hazard: 'wildfire',
    title: 'Practice loading your animals',
    paragraphs: [
      'Pets hide when they sense fear. Practice with the carrier out in the open, and put a leash and food next to your go bag.',
      'For horses and livestock, arrange a trailer and a place to go now, and leave at the warning, not at the order.',
    ],
  },
  {
    key: 'never-in-a-car',
    month: 8,
    hazard: 'heat',
    title: 'Never wait in a parked car',
    paragraphs: [
      'A parked car can heat up by 20 degrees in ten minutes, even with a window open. Never leave a child or an animal inside.',
      'Keep water in the car for everyone, and a sunshade for the windshield.',
    ],
  },
  {
    key: 'know-your-zone',
    month: 9,
    hazard: 'wildfire',
    title: 'Learn your evacuation zone',
    paragraphs: [
      'Officials order evacuations by zone. Look up your zone on your county’s map, and write it on your plan card.',
      'Sign up for your county’s alerts as well. Two sources are better than one.',
    ],
  },
  {
    key: 'ready-for-shutoff',
    month: 9,
    hazard: 'wind',
    title: 'Get ready for a power shutoff',
    paragraphs: [
      'In dry wind, your utility may cut power for days. Charge power banks, keep a flashlight in each room, and learn how to open your garage by hand.',
      'If someone needs power for a medical device, register with your utility’s medical program.',
    ],
  },
  {
    key: 'shakeout',
    month: 10,
    hazard: 'earthquake',
    title: 'Join the ShakeOut',
    paragraphs: [
      'On the third Thursday of October, millions of Californians practice drop, cover and hold on at the same minute. Join them at home or at work.',
      'Afterward, agree on one person outside the area whom everyone texts.',
    ],
  },
  {
    key: 'leave-early',
    month: 10,
    hazard: 'wildfire',
    title: 'Decide who leaves early',
    paragraphs: [
      'Some people need more time: young children, older adults, anyone who doesn’t drive. Agree now that they leave at the warning.',
      'If you feel unsafe, go. You don’t have to wait for an order.',
    ],
  },
  {
    key: 'garage-by-hand',
    month: 11,
    hazard: 'wind',
    title: 'Open your garage without power',
    paragraphs: [
      'Find the red cord of your garage door opener, pull it and lift the door once. In a fire, people have been trapped by doors that needed power.',
      'If the door is too heavy, park outside on Red Flag days.',
    ],
  },
  {
    key: 'burn-scar',
    month: 11,
    hazard: 'flood',
    title: 'Know if you live below a burn scar',
    paragraphs: [
      'After a fire, half an inch of rain in an hour can send mud and rocks downhill. If hills above you burned in the last few years, leave when officials say so, before the rain.',
      'Sandbags stop shallow water, but they don’t stop a debris flow.',
    ],
  },
  {
    key: 'papers-upstairs',
    month: 12,
    hazard: 'flood',
    title: 'Move your papers up',
    paragraphs: [
      'Put passports, deeds and insurance papers on a high shelf, in a waterproof bag, and store copies in HomeVault.',
      'Know how to turn off power at the main breaker. Never touch it if you’re standing in water.',
    ],
  },
  {
    key: 'water-for-two-weeks',
    month: 12,
    hazard: 'earthquake',
    title: 'Store water for everyone',
    paragraphs: [
      'After a large earthquake, taps can be dry for days. Store one gallon per person per day, for at least three days and better for two weeks.',
      'Don’t forget your animals, and replace the water every six months.',
    ],
  },
];
