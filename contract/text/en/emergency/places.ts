/** My places on the live map. Watching a place gives alerts; it starts nothing there. */
export const loading = 'Loading your places…';
export const notLoaded = 'We couldn’t load your places';
export const homes = 'My homes';
export const noHome = 'You haven’t added a home yet.';
export const addHome = 'Add your home';
export const notPlaced = 'We don’t know where this home is on the map yet.';
export const placeHome = 'Place your home on the map';
export const hotel = 'My hotel';
export const watched = 'Places I watch';
export const watchedIntro =
  'Watch up to 5 places: your parents, a school, your work. We alert you when an official order or warning covers one, and when it ends.';
export const noServices =
  'Alerts only. No services start at a place you watch: no hotel, no cash, no concierge. People there need their own membership.';
export const count = (n: number, most: number): string => `${n} of ${most} places`;
export const noneWatched = 'You don’t watch any places yet.';
export const full = 'You watch 5 places. Remove one to add another.';
export const add = 'Watch a place';
export const alertSettings = 'Change how you get these alerts';

export const kinds = {
  parents: 'Parents',
  school: 'School',
  work: 'Work',
  other: 'Other place',
};
export const kind = 'What is it?';
export const name = 'Name';
export const nameHint = 'Only you see it. It’s in your alerts, for example “Mom and Dad”.';
export const address = 'Address';
export const addressHint = 'Choose an address from the list.';
export const pickAddress = 'Choose an address from the list, so that we can find it on the map.';
export const save = 'Watch this place';
export const saved = 'You’re watching this place';
export const error = 'We couldn’t save that';
export const remove = 'Stop watching';
export const removeTitle = (place: string): string => `Stop watching ${place}?`;
export const removeText = 'We delete the place and its alerts. You won’t hear about orders there anymore.';
export const removed = 'You no longer watch this place';
export const showOnMap = 'Show on map';
export const roughly = 'We know only its street or ZIP code, so a zone we name may not reach it.';

/** What official zones say. Never "safe". */
export const status = {
  order: (zone: string, moment: string) => `Evacuation Order: ${zone}, since ${moment}.`,
  warning: (zone: string, moment: string) => `Evacuation Warning: ${zone}, since ${moment}.`,
  noneListed: 'No order or warning is listed here. Your county may announce one before we see it.',
  notFollowed:
    'We don’t follow evacuation zones in this state, so we may not see orders there. Sign up for the county’s own alerts.',
  unseen: 'We can’t see evacuation zones right now. Follow the county’s alerts.',
};
export const underReview = 'Our team is checking this zone.';
export const possible = 'The zone may not reach it: we know the place only roughly.';
export const from = (source: string): string => `Source: ${source}.`;

/** Know your zone. */
export const zoneTitle = 'Your evacuation zone';
export const zone = (id: string): string => `Your zone is ${id}.`;
export const zoneNamed = (id: string, name: string): string => `Your zone is ${id} (${name}).`;
export const zoneSeen = (source: string, moment: string): string =>
  `From ${source}, last listed ${moment}. Counties redraw zones, so check it with your county.`;
export const zonePage = 'Official page of your zone';
export const noZone = {
  'not-published':
    'No official source has published a zone for your address yet. Ask your county for your zone.',
  'no-place': 'Place your home on the map, so that we can look up its zone.',
  'no-source': 'No live source of zones is connected. Ask your county for your zone.',
};
