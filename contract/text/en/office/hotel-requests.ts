/** What hotels were asked and what they said, for our team. */
export const title = 'Hotel requests';
export const what = 'the hotel requests';
export const intro =
  'What each hotel was asked in the last two weeks, and what it said. Hotels to call come first.';
export const none = 'No hotel has been asked yet';
export const noneDetail = 'When an order starts services, every hotel with rooms is asked to confirm them.';
export const hotel = 'Hotel';
export const incident = 'Incident';
export const rooms = 'Rooms';
export const counts = (asked: number, yes: number, no: number) =>
  `${asked} asked, ${yes} confirmed, ${no} declined`;
export const open = (n: number) => `${n} without an answer`;
export const allAnswered = 'All answered';
export const answered = 'First answer';
export const minutes = (n: number) => (n === 1 ? 'after 1 minute' : `after ${n} minutes`);
export const notYet = 'None yet';
export const askedAt = (time: string) => `Asked ${time}`;
export const contacts = (n: number) => (n === 1 ? '1 contact asked' : `${n} contacts asked`);
export const callNow = 'Call now';
export const silent = 'Didn’t answer in time';
export const sample = 'Sample';
export const note = 'Note the answer';
export const noteFor = (hotelName: string) => `Note the answer of ${hotelName}`;
export const noteDetail = (n: number) =>
  n === 1 ? 'This answers for the open room.' : `This answers for all ${n} open rooms.`;
export const answer = 'Answer';
export const yes = 'The hotel confirms';
export const no = 'The hotel declines';
export const number = 'Confirmation number';
export const reason = 'Reason';
export const save = 'Save answer';
export const saved = 'Answer saved';
export const askForRooms = 'Ask hotels for free rooms';
export const askForRoomsDetail =
  'Every partner hotel within 150 miles gets one message that asks how many rooms are free. It names no one.';
export const askedHotels = (n: number) => (n === 1 ? '1 hotel asked' : `${n} hotels asked`);
export const noHotels = 'No hotel was asked: none is in range, or all were just asked.';
export const notAsked = 'Hotels weren’t asked';
