/** Alerts about watched places: the same words in emails and notifications. They never suggest going back. */
export const title = {
  order: (place: string) => `Evacuation Order: ${place}`,
  warning: (place: string) => `Evacuation Warning: ${place}`,
  ended: (place: string) => `No order or warning listed: ${place}`,
};
export const greeting = {
  order: 'Evacuation Order at a place you watch',
  warning: 'Evacuation Warning at a place you watch',
  ended: 'Change at a place you watch',
};
export const order = (source: string, place: string) =>
  `${source} lists an Evacuation Order that includes ${place}. People there must leave now.`;
export const warning = (source: string, place: string) =>
  `${source} lists an Evacuation Warning that includes ${place}. People there should be ready to leave, and leave now if they need more time.`;
export const reduced = (source: string, place: string) =>
  `${source} reduced the order that includes ${place} to an Evacuation Warning. People there should be ready to leave.`;
export const possible = 'We know this place only roughly, so the zone may not reach it.';
export const endedByCounty = (source: string, place: string) =>
  `${source} reports that the order or warning for ${place} was lifted.`;
export const endedByAbsence = (source: string, place: string) =>
  `${source} no longer lists an order or warning for ${place}. The county may not have announced that it’s over.`;
export const dontReturn = 'Don’t return until your county says it’s safe.';
export const callThem = 'Call the people there and make sure they know.';
export const noServices =
  'This is an alert only. Hearthline starts no services at places you watch: no hotel, no cash, no concierge. If someone is in danger, call 911.';
export const seeMap = 'Open the live map';
export const officialSource = 'What the official source says';
