/** The evacuation plan card, on screen, on paper and offline. */

// The page.
export const title = 'Evacuation plan';
export const loading = 'Loading your plan';
export const print = 'Print';
export const edit = 'Edit';
export const noHome = 'Add your home to make a plan';
export const noHomeText =
  'Add your home first. Then add who lives there, where you’ll meet and who you’ll call. It takes ten minutes.';
export const noConnection = 'No connection';
export const savedCopy = 'This is the plan saved on this device. Later changes aren’t in it.';
export const saved = (at: string) => `Saved ${at}`;
export const notLoaded = 'We couldn’t load your plan';
export const notLoadedSafe = 'Your plan is saved.';
export const notAddedYet = <T>(link: (words: string) => T) => ['Not added yet. ', link('Add')];

// Offline.
export const offline = 'You’re offline.';
export const openSaved = 'Open your saved plan';
export const keepCopy = 'Save my plan on this device';
export const keepCopyHint =
  'It opens without a connection. It includes names and phone numbers, so turn this off on a shared device. Logging out removes it.';
export const copyKept = 'Plan saved on this device';
export const copyRemoved = 'Plan removed from this device';

// Ways out and meeting places.
export const waysOut = 'Ways out';
export const routes = 'Routes';
export const meet = 'Meeting places';
export const nearHome = 'Near home';
export const outOfArea = 'Out of the area';

// What alerts mean.
export const alertsMean = 'What alerts mean';
export const means = {
  order: 'Lives are in danger now. Leave at once. The area is closed by law.',
  warning: 'Lives may be in danger soon. Leave now if you need more time, or have animals to move.',
  shelter: 'Stay inside. Close and lock doors and windows until officials say more.',
};

// Who to call.
export const call = 'Call';
export const lifeInDanger = 'Life in danger';
export const insuranceAndHelp = 'Insurance and help';
export const claimLine = 'Insurer’s claim line';
export const concierge = (brand: string, hours: string) => `${brand} concierge, ${hours}`;
export const insurance = {
  homeowners: 'Homeowners',
  renters: 'Renters',
  condo: 'Condo',
  flood: 'Flood',
  earthquake: 'Earthquake',
  other: 'Insurance',
};

// People, animals and the house.
export const people = 'People';
export const shortOfSeats = (people: number, seats: number) =>
  `${people} people and ${seats} ${seats === 1 ? 'seat' : 'seats'}. Arrange a ride for the others now.`;
export const animals = 'Animals';
export const beforeYouGo = 'Before you go';
export const ifTime = 'Only if there is time. People first.';
export const goBag = 'Go bag';
export const gas = 'Gas shut-off';
export const water = 'Water shut-off';
export const power = 'Power shut-off';
export const neighbors = 'Neighbors to check on';
