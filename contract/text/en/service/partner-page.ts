/** The page behind a link to a partner hotel. It works without scripts. */
const rooms = (n: number) => `${n} ${n === 1 ? 'room' : 'rooms'}`;
const nights = (n: number) => `${n} ${n === 1 ? 'night' : 'nights'}`;
export const title = (hotel: string) => `Evacuation guests at ${hotel}`;
export const sample = 'Sample hotel. This is a demo, and no one is on the way.';
export const greeting = (name: string) => `Hello ${name}.`;
export const openRooms = (n: number) => `${rooms(n)} to confirm`;
export const noneOpen = 'Nothing to confirm right now.';
export const answerBy = (time: string) =>
  `Please answer by ${time}. After that we place the guests elsewhere.`;
export const stay = (first: string, n: number) => `${nights(n)} from ${first}`;
export const room = (n: number, people: number) =>
  `${rooms(n)} for ${people} ${people === 1 ? 'person' : 'people'}`;
export const accessible = 'Accessible room';
export const power = 'Backup power';
export const noPets = 'No pets';
export const number = 'Your confirmation number';
export const confirmAll = (n: number) => (n === 1 ? 'Confirm this room' : `Confirm ${n} rooms`);
export const declineAll = (n: number) => (n === 1 ? 'Decline this room' : `Decline ${n} rooms`);
export const oneByOne = 'Answer room by room';
export const confirmOne = 'Confirm';
export const declineOne = 'Decline';
export const cancelOne = 'Cancel this room';
export const cancelWhy = 'If you can’t keep this room';
export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const reasons = {
  full: 'We’re full',
  closed: 'We’re closed',
  evacuating: 'We’re evacuating, too',
  needs: 'We can’t meet what they need',
  other: 'Another reason',
};
export const note = 'Anything we should know? (optional)';
export const guests = 'Guests';
export const noGuests = 'No guests yet.';
export const states = {
  asked: 'To confirm',
  quoted: 'Price given',
  confirmed: 'Confirmed',
  declined: 'Declined',
  lapsed: 'Not answered in time',
  withdrawn: 'Canceled by us',
  broken: 'Canceled by you',
  'no-show': 'Not arrived',
  done: 'Stay over',
};
export const arrivedState = 'Arrived';
export const confirmedAs = (number: string) => `Number ${number}`;
export const arrived = 'Arrived';
export const notArrived = 'Not here';
export const nameHidden = 'Name hidden';
export const noName = 'No name given';
export const showNames = 'Show guest names';
export const whyCode =
  'We send a code to your phone and email, once per device. It keeps guests’ names private if this link is forwarded.';
export const codeSent = (to: string) => `We sent a code to ${to}.`;
export const code = 'Code';
export const enter = 'Show names';
export const ages = {
  infant: (n: number) => (n === 1 ? '1 infant' : `${n} infants`),
  child: (n: number) => (n === 1 ? '1 child' : `${n} children`),
  teen: (n: number) => (n === 1 ? '1 teen' : `${n} teens`),
  adult: (n: number) => (n === 1 ? '1 adult' : `${n} adults`),
  'older-adult': (n: number) => (n === 1 ? '1 older adult' : `${n} older adults`),
};
export const download = 'Download the list (CSV)';
export const print = 'To print the list, use your browser’s print command.';
export const saved = 'Saved. Thank you.';
export const questions = (phone: string) => `Questions? Call us: ${phone}.`;
export const freeTitle = (hotel: string) => `Free rooms at ${hotel}`;
export const freeIntro =
  'An evacuation is under way near you. Enter how many rooms you can give us. 0 is fine, too.';
export const freeSave = 'Save free rooms';
export const kinds = { standard: 'Standard room', accessible: 'Accessible room' } as const;
export const sleeps = (n: number) => `sleeps ${n}`;
export const petsWelcome = 'pets welcome';
export const backupPower = 'backup power';
export const columns = {
  number: 'Confirmation number',
  name: 'Name',
  rooms: 'Rooms',
  first: 'First night',
  nights: 'Nights',
  people: 'People',
  needs: 'Needs',
  status: 'Status',
} as const;
export const demoTitle = 'Answer as a hotel';
export const demoIntro =
  'In this demo, sample hotels answer on their own: most soon, some slowly, some with no. Open one to answer for it yourself.';
export const demoNone = 'No hotel has been asked yet. Start a demo evacuation first.';
export const demoSent = (time: string) => `Asked ${time}`;
export const demoOpen = (hotel: string) => `Open the page of ${hotel}`;
export const demoCapacity = 'Enter free rooms';
export const bookingTitle = (partner: string) => `Booking request for ${partner}`;
export const confirmBooking = 'Confirm this booking';
export const declineBooking = 'Decline this booking';
export const cancelBooking = 'Cancel this booking';
export const price = 'Your price in dollars';
export const priceHint = 'The household sees this price and agrees to it before you come.';
export const sendPrice = 'Send price';
export const priceSent = (amount: string) =>
  `You named ${amount}. We’ll let you know when the household agrees.`;
export const collect = (amount: string) => `The household pays you ${amount}.`;
export const wePay = (amount: string) => `We pay you ${amount}.`;
export const collectNothing = 'Don’t collect anything from the household.';
export const doorCode = 'Code that the household reads out';
export const startVisit = 'Start the visit';
export const finish = 'Mark as done';
export const underWay = 'Under way';
export const showDetails = 'Show name and address';
export const bookingAnswerBy = (time: string) =>
  `Please answer by ${time}. After that we ask another partner.`;
export const bookingDone = 'Done';
export const whyBookingCode =
  'We send a code to your phone and email, once per device. It keeps the household’s name and address private if this link is forwarded.';
export const bookingOver = 'This booking is no longer yours. Nothing is left to do.';
