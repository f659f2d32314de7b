/** What happened in an evacuation, entry by entry. Composed when it is read, in the reader's language. */
import { nightCount, roomCount } from './rooms.ts';

// Orders and warnings.
export const warningSeen = 'An Evacuation Warning covered your home';
export const orderSeen = (zone: string | null) =>
  zone ? `We saw the order for ${zone}` : 'We saw the order';
export const homeMatched = 'Your home is in the zone. Services are active.';
export const startedByTeam = 'Our team started your services';
/** Stored in English with the event. */
export const approvedRequest = 'You asked for services, and our team approved your request.';
export const reportedLifted = 'The order is no longer listed';
export const notInFeed = 'The official feed no longer has it.';
export const orderEnded = 'The order ended';
export const newOrder = 'A new Evacuation Order covers your home';
export const orderBack = 'The order is back';
export const corrected = 'We corrected our mistake';

// The room.
export const noRoomThen = 'No room was available within 50 miles';
export const wasOnList = 'You were on the waiting list for the next one.';
export const noRoomYet = 'No room is available within 50 miles yet';
export const isOnList = 'You’re on the waiting list. We check again whenever a room opens up.';
export const roomBooked = (rooms: number, hotel: string) => `We booked ${roomCount(rooms)} at ${hotel}`;
export const roomDetail = (nights: number, miles: string, clearMiles: number) =>
  `${nightCount(nights)} of your plan, ${miles} mi from home. At least ${clearMiles} miles from every active order and warning.`;
export const onlyPlanNights = 'Your stay ends with the nights of your plan';
export const nightsAdded = (nights: number) => `You added ${nightCount(nights)} at your expense`;
export const roomReleased = (rooms: number) => `You released ${roomCount(rooms)}`;
export const roomConfirmed = (number: string) => `The hotel confirmed your room: number ${number}`;
export const roomDeclined = 'The hotel can’t take you after all';
export const roomDeclinedNext = 'You kept your place in line. We’re finding you another room.';
export const roomNoShow = 'The hotel says you haven’t arrived';
export const roomNoShowNext = 'Your room is still held. If you need help getting there, call your concierge.';
export const leftList = 'You left the waiting list for a room';

// People.
export const checkedIn = {
  left: (name: string) => `${name} has left`,
  safe: (name: string) => `${name} is safe`,
  help: (name: string) => `${name} needs help`,
};
export const reached = (name: string) => `Our team reached ${name}`;
export const someone = 'Someone in your household';
export const conciergeOpened = 'A concierge has your case';
export const peopleAnswer = (hours: string) => `People answer ${hours}.`;
export const acknowledged = 'Your household opened this alert';

// What we sent.
export const notified = {
  order: 'We notified you about the Evacuation Order',
  warning: 'We notified you about the Evacuation Warning',
  lifted: 'We notified you that the order ended',
  correction: 'We sent you our correction',
  room: 'We notified you about your room',
  cash: 'We notified you about your emergency cash',
  route: 'We notified you about your route',
  other: 'We notified you about your evacuation',
};
export const channels = { email: 'email', sms: 'text', push: 'browser notification' };
export const by = (channels: readonly string[]) => `By ${channels.join(' and ')}.`;
