/** Messages about an order, a warning and what follows from them: by email, text and push. */

import { doNotReturn as notYet, takeWithYou } from './emergency/status.ts';
import { booked, nightCount, roomCount } from './emergency/rooms.ts';

type Hotel = { name: string; address: string; phone: string };
type Zone = { name: string; county: string | null; source: string; when: string };

// Email: order and warning.
export const subject = (what: string, address: string, reminder: number) =>
  `${reminder > 0 ? `Reminder ${reminder}: ` : ''}${what} for ${address}`;
export const zone = ({ name, county, source, when }: Zone) =>
  `${name}${county ? ` in ${county} County` : ''} (${source}, ${when})`;
export const order = 'Evacuation Order';
export const orderBack = 'The Evacuation Order is back';
export const orderGreeting = 'Evacuation Order: leave now';
export const orderBackGreeting = 'The Evacuation Order is back: leave now';
export const orderInside = (where: string, address: string) =>
  `There is an Evacuation Order for ${where}. Your home at ${address} is in the zone.`;
export const orderPossible = (where: string, address: string) =>
  `There is an Evacuation Order for ${where}. We know your home at ${address} only by its area, so it may be in the zone.`;
export const leaveNow = `Leave now. ${takeWithYou} Don’t wait for another message.`;
export const checkThenLeave =
  'Check the official map now. If your street is inside, leave now: take people, pets, medicine and your go bag.';
export const danger = 'If you’re in danger or can’t leave on your own, call 911.';
export const conciergeKnows = (phone: string, hours: string) =>
  `Your concierge has your case: call ${phone}. People answer ${hours}. Everything is on your evacuation page.`;
export const pageShowsServices =
  'Your evacuation page shows where you can go, and which services apply to this order.';
export const seen = 'I have seen this';
export const repeatsThenCall =
  'We’ll keep reminding you until someone in your household confirms. Then we’ll call.';
export const repeats = 'We’ll remind you until someone in your household confirms.';
export const warning = 'Evacuation Warning';
export const warningGreeting = 'Evacuation Warning: get ready to leave';
export const warningInside = (where: string, address: string) =>
  `There is an Evacuation Warning for ${where}. Your home at ${address} is in the zone.`;
export const warningPossible = (where: string, address: string) =>
  `There is an Evacuation Warning for ${where}. We know your home at ${address} only by its area, so it may be in the zone. Check the official map.`;
export const getReady =
  'Get ready now: people, pets, medicine, documents, a full tank. If you need more time, or have large animals, leave now.';
export const nothingBooked =
  'We haven’t booked or sent anything yet. If the warning becomes an order, we’ll let you know at once, and your plan’s services start on their own.';
export const orderBeforeEnded =
  'The earlier order has ended. If the warning becomes an order, we’ll let you know at once.';

// Email: the end of an order, and corrections.
export const orderLifted = 'Evacuation Order lifted';
export const orderReportedLifted = 'Evacuation Order no longer listed';
export const liftedGreeting = 'The order was lifted';
export const reportedLiftedGreeting = 'The order is no longer listed';
export const hasEnded = (where: string, address: string, when: string | null) =>
  `The Evacuation Order for ${where}, which covered your home at ${address}, ended${when ? ` on ${when}` : ''}.`;
export const goneFromList = (where: string, address: string, when: string | null) =>
  `The Evacuation Order for ${where}, which covered your home at ${address}, is no longer in the official list${when ? ` (${when})` : ''}. Your county hasn’t announced that it’s over.`;
export const warningStays = (name: string, source: string) =>
  `An Evacuation Warning still covers your home (${name}, ${source}). Stay ready to leave.`;
export const doNotReturn = `${notYet} Check what it says about roads, power and water.`;
export const endReasons = {
  'The order has ended.': 'The order has ended.',
  'The order was lifted.': 'The order was lifted.',
  'The order was reduced to a warning.': 'The order was reduced to a warning.',
  'The order was reduced to an advisory.': 'The order was reduced to an advisory.',
  'The order was reduced to a shelter notice.': 'The order was reduced to a shelter notice.',
  'The order was redrawn and no longer covers this home.':
    'The order was redrawn and no longer covers this home.',
} as Record<string, string>;
export const noWarning = 'Correction: no Evacuation Warning';
export const noOrder = 'Correction: no Evacuation Order';
export const wasWrong = 'Our notice was wrong';
export const warningWasMistake = (where: string, address: string) =>
  `We told you that an Evacuation Warning for ${where} covers your home at ${address}. That was our mistake. We’re sorry.`;
export const orderWasMistake = (where: string, address: string) =>
  `We told you that an Evacuation Order for ${where} covers your home at ${address}. That was our mistake. We’re sorry.`;
export const noNeedToPrepare =
  'You don’t need to get ready because of it. If you see fire or smoke, or an official tells you to leave, leave.';
export const noNeedToLeave =
  'You don’t need to leave because of it. If you see fire or smoke, or an official tells you to leave, leave.';
export const warningCostNothing =
  'We hadn’t booked or sent anything because of it. Anything you have from an order stays as it is.';
export const earlierOrderWasReal =
  'The earlier order was real, and it’s over. The room and cash you have from it stay as they are.';
export const stopped = (why: string | null) =>
  `We stopped what had started.${why ? ` ${why}` : ''} Cash that has reached you is yours to keep. If you’ve checked in, you keep your room.`;

// Email: room and cash.
export const roomBooked = (room: { rooms: number; hotel: Hotel; nights: number; firstNight: string }) =>
  `${booked(room.rooms)} at ${room.hotel.name}, ${room.hotel.address}, ${room.hotel.phone}: ${nightCount(room.nights)} from ${room.firstNight}, paid by your plan. Give your name at the desk.`;
export const roomConfirmed = (hotel: string, number: string) =>
  `${hotel} confirmed your room. Your confirmation number is ${number}.`;
export const roomWaiting =
  'We don’t have a room for you yet: partner hotels within reach are full. We keep looking and will let you know at once. On your page you can let us look farther away.';
export const roomOver = 'Your room is no longer held.';
export const roomStays = 'Your room stays booked for its remaining nights, unless you release it.';
export const cashIsYours = 'Cash we sent you is yours.';
export const yourRoom = 'Your room';
export const aboutYourRoom = 'About your room';
export const roomsBookedGreeting = (rooms: number) => booked(rooms);
export const changeRoom = 'You can extend your stay or release the room on your evacuation page.';
export const isFor = (address: string, where: string) =>
  `This is about your home at ${address} and the order for ${where}.`;
export const cashSubject = 'Emergency cash';
export const cashGreeting = 'Your emergency cash';
export const cashOnPage = 'Your evacuation page shows its status.';
export const openPage = 'Open your evacuation page';
export const officialSource = 'What the official source says';

/** Sources that aren't polled. Stored in English and translated by their exact words. */
export const sources = {
  manual: 'Our team, from an official source',
  demo: 'Simulated county (demo)',
  other: 'An official source',
};

// Push.
export const orderPossiblePush = 'Evacuation Order near your home: check now';
export const correctionPush = 'Correction: our last notice was wrong';
export const roomPush = (rooms: number, hotel: string) => `${roomCount(rooms)} at ${hotel}`;
export const pushBody = (where: string, source: string, when: string) =>
  `${where}. ${source}, ${when}. Tap to see what to do.`;

// Texts: what to do first, then where, who says so and when. Without accents that phones can't show.
export const textOrder = (where: string, said: string) => `LEAVE NOW. Evacuation Order: ${where}. ${said}.`;
export const textOrderBack = (where: string, said: string) =>
  `LEAVE NOW. The Evacuation Order is back: ${where}. ${said}.`;
export const textOrderPossible = (where: string, said: string) =>
  `CHECK THE MAP. LEAVE NOW IF INSIDE. Evacuation Order near ${where}. ${said}.`;
export const textWarning = (where: string, said: string) =>
  `GET READY TO LEAVE. Evacuation Warning: ${where}. ${said}. Leave now if you need more time.`;
export const textWarningPossible = (where: string, said: string) =>
  `GET READY TO LEAVE. Evacuation Warning near ${where}. ${said}. Leave now if you need more time.`;
export const textWarningStays = (where: string, said: string) =>
  `STAY READY TO LEAVE. Evacuation Warning: ${where}. ${said}. Leave now if you need more time.`;
export const textLifted = (where: string, said: string) =>
  `DON’T RETURN until your county says it’s safe. The order of ${said} for ${where} was lifted.`;
export const textReportedLifted = (where: string, said: string) =>
  `DON’T RETURN until your county says it’s safe. The order of ${said} for ${where} is no longer listed. No end was announced.`;
export const textLiftedToWarning = (where: string, said: string) =>
  `STAY READY TO LEAVE. The order of ${said} for ${where} ended. A WARNING still covers your home.`;
export const textWrongWarning = (where: string, said: string) =>
  `CORRECTION: our warning for ${where} (${said}) was wrong. No need to get ready for it. Nothing was booked. In danger, leave.`;
export const textWrongOrder = (where: string, said: string) =>
  `CORRECTION: our order for ${where} (${said}) was wrong. No need to leave for it. We stopped what had started. In danger, leave.`;
export const textWrongReturn = (where: string, said: string) =>
  `CORRECTION: our order for ${where} (${said}) was wrong. No need to leave for it. You keep what the earlier order gave you. In danger, leave.`;
export const textRoomStays = 'Your room stays.';
export const textRoom = (rooms: number, hotel: string, phone: string) =>
  `${roomCount(rooms)}: ${hotel} ${phone}.`;
export const textRoomWaiting = 'We’re finding you a room.';
export const textConcierge = 'Your concierge has your case.';
export const textConciergeHours = (hours: string) => `Concierge: ${hours}.`;
export const textWhereToGo = 'Where to go and what to take:';
export const textRoomBooked = (room: { rooms: number; hotel: Hotel; nights: number }) =>
  `${roomCount(room.rooms)} booked: ${room.hotel.name}, ${room.hotel.address}, ${room.hotel.phone}. ${nightCount(room.nights)}. Give your name at the desk.`;
export const textRoomConfirmed = (number: string) => `Confirmed, number ${number}.`;
export const textRoomsFull = 'Partner hotels within reach are full. We keep looking.';
export const textRoomOver = 'Your room is no longer held.';
export const textCashOnPage = 'Your cash: see your page.';
export const textAbout = (where: string, said: string) => `${where}, order of ${said}.`;
export const textSeen = (link: string) => `Seen? ${link}`;
export const textOfficial = (link: string) => `Official: ${link}`;

// The route.
export const routeChanged = 'Your route changed';
export const routeLost = 'Don’t use your old route';
export const routeGreeting = 'Use your new route';
export const routePending =
  'Your route is on your evacuation page as soon as we’ve checked it. Don’t wait for it.';
export const textRouteChanged =
  'YOUR ROUTE CHANGED. Don’t use the old one. Officers and signs come first. New steps are on your page.';
export const textRouteLost =
  'DON’T USE YOUR OLD ROUTE. We have no checked route now. Follow officers and signs. Can’t get out? Call 911.';
