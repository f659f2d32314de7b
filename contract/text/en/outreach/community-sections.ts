/** The community page below its first screen. */

/** What ambassadors do. */
export const workTitle = 'What an ambassador does';
export const seeEvents = 'See community events';
export const workIntro = 'Quiet work on quiet days. It makes the worst day shorter.';
export const work = {
  drill: {
    title: 'Leads a drill',
    text: 'Twice a year the street practices leaving: two ways out, a meeting place, a headcount. The second time is always faster.',
  },
  rides: {
    title: 'Knows who needs a ride',
    text: 'Who doesn’t drive, can’t hear the siren or can’t lift the garage door by hand. Each of them has two neighbors who will knock.',
  },
  kits: {
    title: 'Hands out kits',
    text: 'Masks, water, a light, a radio, copies of documents. Handed over in person, so people know what’s in the bag.',
  },
  neighbors: {
    title: 'Brings neighbors on board',
    text: 'Helps five households at a time write a plan. Whether they become members is up to them.',
  },
};

/** Impact points. */
export const pointsTitle = 'Impact points';
export const pointsIntro =
  'Points count what you did for others. They aren’t money, and they aren’t marketplace points. Another ambassador, a neighbor or our team confirms each entry. Entries that turn out to be wrong are reversed.';
export const actions = {
  drill: {
    name: 'Evacuation Drill Led',
    note: 'A street walks its way out, with a start time and a headcount at the end.',
  },
  neighbors: {
    name: '5 Neighbors Onboarded',
    note: 'Five households with a plan, two ways out and a meeting place.',
  },
  kit: {
    name: 'Emergency Kit Distributed',
    note: 'Handed over in person, with a word on what’s inside.',
  },
  ride: {
    name: 'Ride Partner Found',
    note: 'Someone who can’t drive has two neighbors who will knock.',
  },
  walk: {
    name: 'Home Walk-Around Done',
    note: 'You check gutters, vents and the first five feet together.',
  },
  workshop: {
    name: 'Workshop Held',
    note: 'An hour at the library, the school or the fire station.',
  },
  hours: { name: 'Volunteer Hour', note: 'An hour of work for the street, such as clearing brush.' },
  module: { name: 'Training Module Completed', note: 'Each of the seven modules, once.' },
};
export const sampleCard = 'Sample ambassador card';
export const sample = 'Sample';
export const impactPoints = 'impact points';
export const toNextLevel = (percent: number, next: string) => `${percent}% to next level: ${next}`;
export const calculatorTitle = 'A year on your street';
export const dials = {
  drill: 'Drills led',
  neighbors: 'Groups of five neighbors',
  kit: 'Kits handed out',
  walk: 'Home walk-arounds',
};
export const pointsAtLevel = (level: string) => `impact points: ${level}`;
export const onTheWayTo = (level: string) => `On the way to ${level}`;
export const highestLevel = 'The highest level';

/** Levels. */
export const levelsTitle = 'Levels';
export const levelsIntro =
  'Points never expire, and you never lose a level. A new level opens doors. You choose whether to go through them.';
export const fromPoints = (points: string) => `from ${points} points`;
export const sampleIsHere = (points: number, percent: number, next: string) =>
  `The sample card above is at this level: ${points} points, ${percent}% of the way to ${next}.`;
export const levels = {
  neighbor: {
    name: 'Neighbor',
    gives: 'All training, the street checklist and a monthly call with other ambassadors.',
  },
  captain: {
    name: 'Street Captain',
    gives: 'A drill kit on loan, printed plan cards for the street and a direct line to our team.',
  },
  organizer: {
    name: 'ZIP Organizer',
    gives: 'Emergency kits to hand out, a first-aid and CPR course we pay for, and a seat in the ZIP team.',
  },
  mentor: { name: 'County Mentor', gives: 'You train new ambassadors with us.' },
  lead: {
    name: 'County Lead',
    gives: 'You plan the county’s season with us, its councils and its fire stations.',
  },
};

/** Training. */
export const trainingTitle = 'Training';
export const trainingIntro =
  'Seven short modules, about two hours in all. They’re online, and you can read them offline. Each ends with a short quiz. With all seven you get a certificate that’s valid for two years. Pass the quizzes again to renew it.';
export const modules = [
  {
    name: 'Know your zone',
    hours: '15 minutes',
    text: 'Warnings and Orders, zones, two ways out, and who decides what.',
  },
  {
    name: 'Lead a drill',
    hours: '20 minutes',
    text: 'A start time, a meeting place, a headcount, and three numbers to write down.',
  },
  {
    name: 'Neighbors who need more time',
    hours: '15 minutes',
    text: 'Mobility, hearing, medical power and large animals. Two neighbors who knock.',
  },
  {
    name: 'Go bags',
    hours: '15 minutes',
    text: 'What goes in, documents, children and pets, and how to hand out a kit.',
  },
  {
    name: 'Home hardening',
    hours: '20 minutes',
    text: 'Embers, the first five feet, gutters and vents, and a walk-around.',
  },
  {
    name: 'After the fire',
    hours: '15 minutes',
    text: 'Going home safely, scams to watch for, grief, and where to find help.',
  },
  {
    name: 'Your neighbors’ privacy',
    hours: '15 minutes',
    text: 'A list only of people who asked, needs and not reasons, no photos.',
  },
];

/** The local network. */
export const networkTitle = 'The local network';
export const networkIntro =
  'Small circles of people who know each other, alongside the organizations that were there before us.';
export const roles = [
  {
    who: 'Street captain',
    reach: '10 to 30 homes',
    phases: [
      ['Before', 'Leads the drill and keeps the list of who needs help.'],
      ['During', 'Knocks while it’s still safe, then leaves with everyone else. Checks in by message.'],
      ['After', 'Knows who is where, and tells the ZIP team what’s missing.'],
    ],
  },
  {
    who: 'ZIP team',
    reach: '5 to 10 street captains',
    phases: [
      ['Before', 'Holds workshops, stores kits, pairs rides across streets.'],
      [
        'During',
        'Works from outside the zone: gathers check-ins and passes open questions to our concierge.',
      ],
      ['After', 'Runs the meeting point, hands out supplies, connects newcomers with local help.'],
    ],
  },
  {
    who: 'County lead',
    reach: 'all ZIP teams in a county',
    phases: [
      ['Before', 'Plans the season with councils and fire stations.'],
      ['During', 'Keeps one line to the county and one to us. Repeats official wording and adds nothing.'],
      ['After', 'Collects what was learned and changes the plan.'],
    ],
  },
] as const;
export const othersTitle = 'Who else is there';
export const others = [
  {
    name: 'Fire safe councils',
    text: 'Clear fuel, win grants and know the land. Ambassadors bring them neighbors.',
  },
  {
    name: 'CERT teams',
    text: 'Community Emergency Response Teams are trained and called out by the fire department. Many ambassadors belong to one. In a CERT vest they follow CERT, not us.',
  },
  {
    name: 'County and fire department',
    text: 'Decide on Warnings and Orders, close roads, rescue people. No one in our network does any of that.',
  },
];

/** Rules. */
export const rulesTitle = 'Code of conduct';
export const rulesIntro = 'Every ambassador signs it. An ambassador who breaks a rule has to step down.';
export const safety = 'Safety';
export const safetyRules = [
  'Ambassadors never enter an evacuated zone, and never stay behind in one.',
  'They never replace, soften or add to an official order. They pass on its words.',
  'They don’t fight fire, direct traffic or move injured people. They call 911.',
  'When an Evacuation Order covers their own street, they leave first and help from outside.',
  'No one is asked to do more than they feel safe doing.',
];
export const privacy = 'Privacy';
export const privacyRules = [
  'A neighbor is on a list only if they asked to be, and can leave it at any time.',
  'The list of who needs help stays on the street: only the captain and one deputy see it.',
  'No diagnoses. It says “needs a ride” or “needs power”, not why.',
  'Ambassadors never see members’ vaults, payments or claims.',
  'No photos of homes or people without their permission.',
];
export const privacyNote = <T>(link: (words: string) => T) => [
  'The ',
  link('Privacy Policy'),
  ' explains how we treat what ambassadors tell us.',
];

/** Joining. */
export const joiningTitle = 'Who can join';
export const joiningFacts = [
  { name: 'Who', text: 'Anyone 18 or older who lives in California. No experience needed.' },
  { name: 'Cost', text: 'Free. We cover training and materials.' },
  {
    name: 'Time',
    text: 'Two hours of training, then about three hours a month. More in October, less in spring.',
  },
  { name: 'Start', text: 'Enrollment is open now. Apply online, and our team will review it.' },
];

/** Questions and closing. */
export const questionsTitle = 'Questions';
export const questions = [
  {
    question: 'What happens after I ask to enroll?',
    answer:
      'You fill in a short form. Our team reviews it, and you can see the status by a link or in the app. Enrollment is open all year.',
  },
  {
    question: 'Do I have to be a member?',
    answer: 'No, and neither do your neighbors. Drills, kits and rides are for the whole street.',
  },
  {
    question: 'Am I paid, or expected to sell?',
    answer:
      'Neither. Ambassadors are volunteers and earn no commission. If someone asks about membership, show them the site and leave it there.',
  },
  {
    question: 'I only have an hour a month. Is that enough?',
    answer: 'Yes. Pair up with a captain, keep one list current, or walk around one house with its owner.',
  },
  {
    question: 'What if I move away?',
    answer:
      'Your points, level and certificate move with you. Hand your list to your deputy and delete your copy.',
  },
];
export const closing = 'One street at a time. Yours can be next.';
export const ownHome = <T>(link: (words: string) => T) => [
  'Looking for help for your own home? ',
  link('Read the questions and answers'),
];
