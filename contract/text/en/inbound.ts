/** Our automatic answers to texts and emails from members. In texts: status, action, details. */

export const askWho = (names: string) =>
  `We recorded that you saw the order. Who is safe? Reply ALL if everyone is with you, or only the names${names ? ` (${names})` : ''}. If someone needs help, reply SOS.`;
export const marked = (names: string, when: string) => `Marked safe at ${when}: ${names}.`;
export const stillHelp = (names: string) =>
  `Still marked as needing help: ${names}. If that’s over, reply SAFE and the name.`;
export const markedHelpOver = (names: string) => `No longer marked as needing help: ${names}.`;
export const noPeople = (url: string) =>
  `We recorded that you saw the order. No one is listed in your household yet, so we couldn’t check anyone in. Add them: ${url}`;
export const noOrder =
  'We see no active evacuation order for your address, so there was nothing to check in. Our team has your message. In danger? Call 911.';
export const sos = (next: string) => `In danger? Call 911 now. Your case goes first. ${next}`;
export const sosWho = (next: string) =>
  `In danger? Call 911 now. Your case goes first. ${next} Who needs help? Reply SOS and the name.`;
export const help = (next: string) =>
  `In danger? Call 911 now. You texted HELP during an evacuation order, so your case goes first. ${next}`;
export const danger = (next: string) => `In danger? Call 911 now. Your message goes first. ${next}`;
export const namesUnclear = (names: string) =>
  `We couldn’t tell who you mean, so no one was checked in. Our team has your message. Reply ALL, or SAFE and only the names${names ? `: ${names}` : ''}.`;
export const whichHome = (url: string) =>
  `Orders cover more than one of your homes, so no one was checked in. Check in here: ${url}`;
export const unknownNumber = (phone: string) =>
  `We don’t know this number, so we can’t act on your text. In danger? Call 911. Members: call ${phone}, or verify this number in Settings.`;
export const noMembership = (phone: string) =>
  `The concierge comes with a membership, and yours isn’t active. In danger? Call 911. Questions: ${phone}`;
export const closed = (opens: string) =>
  `We got your message. Our desk is closed and answers from ${opens}. If a life is at risk, call 911, then reply SOS.`;

/** What happens next with a life-threatening message. */
export const nextOpen = (phone: string) => `Our team sees it now. Or call us: ${phone}`;
export const nextOnCall = (opens: string) =>
  `Our desk is closed until ${opens}. We’re texting our on-call person now.`;
export const nextClosed = (opens: string) =>
  `Our desk is closed until ${opens} and no one is on call. Don’t wait for us.`;

/** A reply of our team, by text. */
export const teamReply = (ref: string, words: string) => `Hearthline, case ${ref}: ${words}`;
export const restAt = (url: string) => `Read the rest: ${url}`;
export const replyWaits = (ref: string, url: string) =>
  `Hearthline: our team replied to you, case ${ref}. Read it: ${url} You can also answer this text.`;
/** In place of the words of a reply that is a file. */
export const sentFile = (url: string) => `We sent you a file. Open it at ${url}`;

/** A broadcast to the households of an incident. What our team wrote goes out as it was written. */
export const broadcastTitle = (incident: string) => `From our team: ${incident}`;
export const broadcastFoot = (phone: string) =>
  `This message went to every household it concerns. To answer, open your conversation, or call ${phone}. If you’re in danger, call 911.`;
export const openConversation = 'Open your conversation';

/** Answers to a partner's contact who texts. */
const roomCount = (n: number) => (n === 1 ? '1 room' : `${n} rooms`);
export const partnerConfirmedRooms = (n: number, number: string) =>
  `Confirmed: ${roomCount(n)}, number ${number}. Thank you. The guest list is behind the link in our message.`;
export const partnerConfirmedBooking = (ref: string, number: string) =>
  `Confirmed: booking ${ref}, number ${number}. Thank you. Details are behind the link in our message.`;
export const partnerDeclinedRooms = (n: number) =>
  `Noted: you can’t take ${roomCount(n)}. We’re placing the guests elsewhere.`;
export const partnerDeclinedBooking = (ref: string) =>
  `Noted: you can’t take booking ${ref}. We’re asking another partner.`;
export const partnerFreeRooms = (n: number) =>
  `Saved: ${roomCount(n)} free tonight. For other nights and room types, open the link in our message.`;
export const partnerNeedsNumber =
  'To confirm, reply 1 and your confirmation number, for example: 1 84613. To decline, reply 2 and the reason.';
export const partnerByLink =
  'Nothing was changed, because more than one request fits your text, or it needs details. Open the link in our message to answer.';
export const partnerNothingOpen = (phone: string) =>
  `Nothing was changed: no request to you is open. Questions? Call us: ${phone}`;
export const partnerUnclear = (phone: string) =>
  `Our team has your message. To answer a request, reply 1 and your confirmation number, or 2 and the reason. Urgent? Call us: ${phone}`;
