/** The landing page below its first screen. */

/** Sample of a member's page. */
export const sampleDashboard = 'Sample dashboard';
export const noOrderToday = 'No Evacuation Order today';
export const readinessScore = 'Readiness score';
export const ready = 'ready';
export const held = {
  hotel: { what: 'Hotel', state: 'Held', text: 'A room for four in Roseville, 3-star, 18 miles away' },
  cash: { what: 'Cash', state: 'Ready', text: '$1,000 to the debit card ending 4417' },
  concierge: { what: 'Concierge', state: 'On call', text: 'Knows your route, two children and one dog' },
};

/** How it works. */
export const howItWorks = 'How it works';
export const welcomeTitle = 'One quiet evening now. One less decision that night.';
export const welcomeText = (brand: string) =>
  `Most of what goes wrong in an evacuation can be settled long before it. ${brand} settles it with you once, and keeps it ready.`;
export const steps = [
  {
    when: 'One quiet evening',
    title: 'Tell us about your home',
    text: 'Who lives there, who needs help, which pets come along. Insurance documents and a list of your belongings go in HomeVault.',
  },
  {
    when: 'Every season',
    title: 'We line up what you’ll need',
    text: 'A way to send you money, a route that doesn’t depend on one road and, with Plus and Premium, a room with a partner outside the zone. A score shows how ready you are.',
  },
  {
    when: 'That night',
    title: 'An Evacuation Order is declared',
    text: 'When an official order covers your address, your plan starts automatically. You don’t have to call anyone. You leave. We handle the rest.',
  },
  {
    when: 'The weeks after',
    title: 'You come home',
    text: 'Contractors, claim documents and someone who knows your case, until the house is a home again.',
  },
];

/** Figures. */
export const statisticsTitle = 'Having to evacuate is common. Being ready is not.';
export const displacedFigure = '4 million';
export const displaced = 'people displaced yearly';
export const daysLostFigure = '17 million';
export const daysLost = 'household-days lost to displacement';
export const daysLostDetail =
  'from about 1.1 million households (January to September 2025). That is about 15 days away from home for each of them.';
export const fourInTen = '4 in 10';
export const cannotCover = 'cannot cover $300';
export const daysToPeak = '87 days';
export const toPeakSeason = 'to peak season';
export const fireSeason = 'Fire season is November to March';
/** Initials of the months, January first. */
export const monthInitials = 'J F M A M J J A S O N D';
export const guaranteesTitle = 'What a member can count on';
export const guarantees = (hours: string) => [
  {
    lead: 'Automatic',
    text: 'The official Evacuation Order for your address activates your plan. No call, no form, no code.',
  },
  {
    lead: 'Within 50 miles',
    text: 'With Plus and Premium, your hotel is pre-booked: within 50 miles of the evacuation zone, and outside it.',
  },
  {
    lead: '3-star minimum',
    text: 'Every partner hotel has three stars or more. Your room fits the household you told us about.',
  },
  {
    lead: '5-10 minutes',
    text: 'That’s how long emergency cash usually takes to reach your debit card after an Evacuation Order.',
  },
  {
    lead: 'Real people',
    text: `A concierge answers ${hours}, with your household, its needs and your routes in front of them.`,
  },
  {
    lead: 'Within 24 hours',
    text: 'Write to us about anything else and a person replies within 24 hours.',
  },
];

/** Features. */
export const featuresTitle = 'Four things no one should have to arrange with smoke outside';
export const also = 'Also:';

/** Gallery. */
export const galleryLabel = 'What Hearthline takes care of';
export const pictures = 'pictures';
export const galleryTitle = 'We handle it and keep you posted';
export const scenes = {
  booked: {
    label: 'BOOKED',
    alt: 'A father and child carry their bags to a lit motel at dusk',
    text: 'A room outside the zone',
  },
  relocated: {
    label: 'RELOCATED',
    alt: 'A packed car with the dog at the window arrives at a house with lit windows',
    text: 'Everyone out, the dog too',
  },
  daycare: {
    label: 'DAYCARE SUPPORT',
    alt: 'Children at a table in a bright daycare, a teacher beside them',
    text: 'A morning to make your calls',
  },
  delivered: {
    label: 'DELIVERED',
    alt: 'A driver leaves water and boxes on a porch',
    text: 'Water and food, at the door',
  },
  travel: {
    label: 'TRAVEL SUPPORT',
    alt: 'A car drives up to an airport while a plane takes off',
    text: 'A flight to family',
  },
  filed: {
    label: 'FILED',
    alt: 'Claim documents in order on a desk under a lamp',
    text: 'The claim, with its documents',
  },
  coordinated: {
    label: 'COORDINATED',
    alt: 'Roofers at work on a house while the owner goes over the plan with the foreman',
    text: 'Repairs, in the right order',
  },
};

/** One evacuation, hour by hour. */
export const hoursTitle = 'One evacuation, hour by hour';
export const hoursText = 'An example: a Plus household in the foothills. Pacific time.';
export const playSlides = 'Play slides';
export const pauseSlides = 'Pause slides';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (slide: number, slides: number) => `${slide} of ${slides}`;
export const nextDay = 'Next day';
export const hours = {
  order: {
    time: '6:12 PM',
    title: 'Your zone is under an Evacuation Order',
    text: 'Your county declared it. Your plan starts automatically, and your phone tells you so in one sentence.',
    alt: 'A deputy stands at a patrol truck on the ridge above town at dusk',
  },
  room: {
    time: '6:14 PM',
    title: 'Your room is booked',
    text: 'Three stars, 18 miles outside the zone, a bed for everyone, and the dog can stay. The address is on your phone.',
    alt: 'A hotel room with a made bed, a lamp lit and a dog asleep on the rug',
  },
  cash: {
    time: '6:19 PM',
    title: 'Cash is on your card',
    text: 'Seven minutes after the order: $1,000 on a Plus plan. It pays for fuel, food and a charger.',
    alt: 'From the driver’s seat: a phone that says the money has arrived, and a debit card',
  },
  concierge: {
    time: '6:25 PM',
    title: 'Your concierge knows your routes',
    text: 'The main road is closed ahead. You call, and a concierge with your plan on screen talks you through the other way out.',
    alt: 'A mother and child get into the car in front of their house',
  },
  care: {
    time: '8:00 AM',
    title: 'Pets and children are taken care of',
    text: 'Day care near the hotel, for the dog and for the children, was arranged overnight. You have the morning for your calls.',
    alt: 'A man walks two dogs past an oak in the morning',
  },
  claim: {
    time: '10:00 AM',
    title: 'Your claim documents are ready',
    text: 'Your policy, photos and inventory come out of HomeVault as one packet, and someone goes through it with you.',
    alt: 'Two people go through claim documents on a porch',
  },
};

/** Ambassadors. */
export const ambassadorTitle = 'A street that’s ready together gets out together';
export const ambassadorText =
  'Ambassadors are members who train, lead a drill, and check on the neighbor who doesn’t drive. Their work earns impact points and opens the next level of training and support.';
export const enroll = 'Open Enrollment for January 1, 2026';
export const openAllYear = 'Enrollment is open all year.';
export const ambassadorAlt =
  'Neighbors at a table under an oak; one of them shows the ways out on a map of the streets';
export const impactPoints = 'Impact points';
export const sample = 'Sample';
export const progressPercent = '73% progress to next level';
export const progress = 'Progress to next level';
export const drillLed = 'Evacuation Drill Led';
export const neighborsOnboarded = '5 Neighbors Onboarded';
export const kitDistributed = 'Emergency Kit Distributed';

/** Closing call. */
export const closingTitle = 'Be ready before the next order';
export const closingText =
  'Joining is free and takes a minute. We check your address, tell you honestly whether we cover it, and email you when your spot opens.';
export const welcomeTo = (brand: string) => `Welcome to ${brand}`;
export const signUpText =
  'Enter your email to create your account and start your disaster preparedness journey.';
export const email = 'Email';
export const createAccount = 'Create Account & Continue';
export const creatingAccount = 'Creating Account...';
export const emailRequired = 'Email Required';
export const enterEmail = 'Please enter your email address.';
export const navigationFailed = 'Navigation Failed';
export const navigationFailedDetail = 'Unable to proceed. Please try again.';
