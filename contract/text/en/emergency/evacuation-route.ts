/** The route out during an order: on the page, in emails and texts, and at the concierge desk. */

// What it is.
export const title = 'Your route';
export const version = (number: number, time: string) => `Route ${number}, ${time}`;
export const toHotel = (hotel: string, distance: string, time: string) =>
  `To ${hotel}: ${distance}, about ${time} without traffic.`;
export const toClear = (distance: string, time: string) =>
  `Out of the evacuation zone: ${distance}, about ${time} without traffic.`;
export const thenHotel = (hotel: string) =>
  `${hotel} is beyond our road map. Once you’re out of the zone, use your maps app for the rest.`;
export const thenAsk =
  'You have no room yet. Once you’re out of the zone, go to a shelter or a place on this page.';
export const leavesAfter = (distance: string) => `You leave the evacuation zone after ${distance}.`;
export const minutes = (minutes: number) => `${minutes} min`;
export const hours = (hours: number, minutes: number) =>
  minutes === 0 ? `${hours} hr` : `${hours} hr ${minutes} min`;
export const arriveClear =
  'You’re out of the evacuation zone. Keep driving to your hotel, a shelter or family.';

// What it avoids.
export const avoidsTitle = 'What it avoids';
export const avoids = {
  zone: (name: string | null) => (name === null ? 'Evacuation zone' : `Evacuation zone ${name}`),
  fire: (name: string) => `Fire: ${name}`,
  closure: (road: string) => `Closed: ${road}`,
};
export const avoidsNothing = 'We know of no fire or closed road near it. There may be some we don’t know of.';
export const avoidsUnknown =
  'We can’t check for all fires and closed roads right now. There may be some near it.';

// No route, and what to do.
export const reasons = {
  'no-roads':
    'Follow your county’s instructions and officers. We have no road map here, so we can’t show you a checked route.',
  'home-off-map':
    'Follow your county’s instructions and officers. Your home is outside our road map, so we can’t show you a checked route.',
  'boxed-in':
    'Follow officers and signs. Every street out that we know of is closed, burning or in the zone. If you can’t get out, call 911.',
  'hotel-in-danger':
    'Don’t drive to your hotel. It’s inside a zone or fire. Leave the zone as officers direct. We’re finding you another room.',
  'not-verified':
    'Follow officers and signs. We found ways out, but none passed our check. If you can’t get out, call 911.',
  'in-fire':
    'Call 911. The fire map shows fire at your home, so we can’t give you a route. If you can leave, leave now.',
  unavailable:
    'Follow your county’s instructions and officers. We can’t check routes right now. We try again every minute.',
  'no-place':
    'Follow your county’s instructions and officers. We know your home only roughly. Place it on the map, and we’ll look for a route.',
  computing:
    'Don’t wait for it. Leave now. We’re checking your route, and it’ll show here in about a minute.',
};
export const beeline = (hotel: string, distance: string, heading: string) =>
  `${hotel} is ${distance} to the ${heading}, measured in a straight line. Roads are longer.`;
export const appMayNotKnow = 'A navigation app may not know about the order, fires or closed roads.';
export const knownClosures = 'Closed roads we know of';
export const others = 'Other roads may be closed, too.';

// On the page.
export const followOfficers = 'Officers and signs come first, even if they send you another way.';
export const stepsTitle = 'Steps';
export const agesTitle = 'How old this is';
export const checked = (time: string) => `Checked ${time}.`;
export const alternativesTitle = 'Other checked routes';
export const alternative = (number: number, distance: string, time: string) =>
  `Route ${'ABC'[number] ?? ''}: ${distance}, about ${time}`;
export const noAlternatives = 'We found no other route that passed our check.';
export const picture = 'Map of the streets with your route. The steps are listed below.';
export const legend = {
  route: 'Your route',
  alternative: 'Other route',
  zone: 'Evacuation zone',
  fire: 'Fire',
  closure: 'Closed road',
  home: 'Home',
  goal: 'Where it leads',
};
export const openGoogle = 'Open in Google Maps';
export const openApple = 'Open in Apple Maps';
export const appKept =
  'We pass places along this route, so the app should stay on it. If it turns off the route, follow the steps here.';
export const appNotKept =
  'The app may pick other streets, even closed ones. Where it differs, follow the steps here.';
export const print = 'Print the route';
export const loading = 'Loading your route';
export const notLoaded = 'We couldn’t load your route. Follow your county’s instructions and officers.';
export const retry = 'Try again';
export const savedRoute = (time: string) =>
  `No connection. This route was saved ${time}. Roads may have closed since.`;
export const placePin = 'Place your home';

// In a sentence, for the concierge.
export const fact = (version: number, words: string) => `Route ${version}: ${words}`;
export const streetList = (streets: string) => `By ${streets}.`;
export const factReasons = {
  'in-fire': 'none, the fire map shows fire at the home',
  'no-way-in-our-data': 'none, we know of no open way out',
  'no-road-data': 'none, we have no road map there',
  unavailable: 'none right now, we can’t check routes',
};

// In emails, texts and the timeline.
export const causes = {
  first: 'We found your route',
  hotel: 'Your route leads to your new hotel',
  home: 'Your route starts at your home’s new place',
  zone: 'An evacuation zone now touches your old route. Don’t use it.',
  fire: 'A fire now touches your old route. Don’t use it.',
  closure: 'A road on your old route closed. Don’t use it.',
  reopened: 'There’s now a way out that we couldn’t use before.',
  roads: 'We have a road map for your area now',
};
export const mailVersion = (number: number, time: string) => `This is route ${number}, as of ${time}.`;
export const lost = 'We have no checked route for you right now';
export const changed = 'Your route changed';
