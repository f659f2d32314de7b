/** What a concierge reads before the first call. The member sees the same list as "What they see". */

type Count = (count: number) => string;
const of =
  (one: string, many: string): Count =>
  (count) =>
    `${count} ${count === 1 ? one : many}`;

export const home = (address: string) => `Home: ${address}`;
export const said = {
  help: (names: string) => `Needs help: ${names}`,
  safe: (names: string) => `Safe: ${names}`,
  left: (names: string) => `Has left: ${names}`,
};
export const order = (zone: string, source: string) => `Order: ${zone} (${source})`;
export const cash = (statement: string) => `Cash: ${statement}`;

// The room.
export const roomWaiting = 'Hotel: on the waiting list';
export const roomLeft = 'Hotel: no longer on the waiting list';
export const room = (rooms: string, place: string, state: string) => `Hotel: ${rooms} at ${place} (${state})`;
export const roomStates = {
  held: 'booked',
  'checked-in': 'checked in',
  released: 'released',
  over: 'stay over',
};

// People.
export const noPeople = 'People: none added yet';
export const person = (fact: string) => `Person: ${fact}`;
export const ages = {
  infant: 'infant',
  child: 'child',
  teen: 'teen',
  adult: 'adult',
  'older-adult': 'older adult',
};
export const access = {
  'slow-walker': 'walks slowly',
  wheelchair: 'uses a wheelchair',
  'bed-bound': 'can’t leave bed',
};
export const medical = {
  device: 'needs power for a medical device',
  cooling: 'needs refrigerated medication',
  oxygen: 'needs oxygen',
};
export const note = (note: string) => `Note: ${note}`;

// Animals.
export const noAnimals = 'Animals: none added yet';
export const animals = (animals: string, transport: string) => `Animals: ${animals}, ${transport}.`;
export const species = {
  dog: of('dog', 'dogs'),
  cat: of('cat', 'cats'),
  bird: of('bird', 'birds'),
  fish: of('fish', 'fish'),
  reptile: of('reptile', 'reptiles'),
  'small-animal': of('small animal', 'small animals'),
  horse: of('horse', 'horses'),
  livestock: of('head of livestock', 'head of livestock'),
  other: of('other animal', 'other animals'),
};
export const transport = {
  trailer: { ready: 'trailer ready', missing: 'no trailer' },
  carrier: { ready: 'carrier ready', missing: 'no carrier' },
};

// The plan and contacts.
export const meetingNear = (place: string) => `Meeting place near the home: ${place}`;
export const meetingAway = (place: string) => `Meeting place out of the area: ${place}`;
export const waysOut = (routes: string) => `Ways out: ${routes}`;
export const seats = (seats: number) => `Seats in their vehicles: ${seats}`;
export const contact = (contact: string) => `Emergency contact: ${contact}`;
export const outOfArea = 'out of the area';
