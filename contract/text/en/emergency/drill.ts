/** Evacuation drills: nothing in them is real, and every sentence says so. */
import type { DrillRoom } from '#contract/text/facts.ts';

// Starting one.
export const practice = 'Practice an evacuation';
export const practiceText =
  'A drill follows the real steps: we match your home, look for a room, work out your cash and show how we’d reach you. No money moves, no room is held, and no one outside your household is notified. Finishing your first drill earns readiness points.';
export const start = 'Start a drill';
export const notStarted = 'The drill didn’t start';
export const notLoaded = 'We couldn’t load your drills';
export const past = 'Past drills';
export const state = {
  running: 'In progress',
  done: 'Finished',
  stopped: 'Stopped early',
};

// Running it.
export const drill = 'DRILL';
export const notReal = 'This is a drill, not a real order.';
export const ofArea = <T>(name: T) => [
  name,
  '. Our team started it for your area. Taking part is up to you.',
];
export const startedAt = (address: string, at: string) => `${address}. Started ${at}.`;
export const wouldTitle = 'What would have happened';
export const nowYou = 'Your turn';
export const steps = {
  acknowledged: {
    title: 'Read the alert together',
    text: 'Call everyone at home into one room and read aloud what an order would say.',
    button: 'We’ve read it',
  },
  left: {
    title: 'Leave the house',
    text: 'Take go bags and pets, close the door and start the car. Check the time.',
    button: 'We’ve left',
  },
  safe: {
    title: 'Go to your meeting place',
    text: 'Drive or walk to the place in your plan. Count heads.',
    button: 'We’re at the meeting place',
  },
};
export const openWays = 'Open your ways out';
export const driveOne = 'Drive one of your ways out, and next time the other one.';
export const finished = 'Drill finished';
export const earned = (points: number) => `You earned ${points} points.`;
export const wellDone = 'Well done.';
export const stepNotSaved = 'That step wasn’t saved';

// Stopping it.
export const notNow = 'Not now';
export const stop = 'Stop the drill';
export const stopQuestion = 'Stop the drill?';
export const stopText = 'It won’t count. You can start another at any time.';
export const leave = 'Leave the drill';
export const leaveQuestion = 'Leave this drill?';
export const leaveText = 'It continues for your neighbors. You can start your own at any time.';
export const keepGoing = 'Keep going';
export const stopped = 'Drill stopped';
export const left = 'You left the drill';
export const notStopped = 'The drill wasn’t stopped';

// What would have happened.
export const channels = {
  email: 'email',
  sms: 'text',
  push: 'browser notification',
};
export const wouldNotify = (by: readonly string[]) => `We would have notified you by ${by.join(' and ')}.`;
export const wouldReview = (plan: string, cash: string) =>
  `Our team would have reviewed your home before your ${plan} plan sent ${cash} or booked a room.`;
export const wouldSend = (cash: string, plan: string, card: string) =>
  `We would have checked and sent ${cash} from your ${plan} plan to ${card}.`;
export const noCard = (plan: string, cash: string) =>
  `Your ${plan} plan has ${cash} for you. Without a card, we couldn’t have sent it.`;
export const wouldBook = (room: DrillRoom) =>
  `We would have booked ${room.rooms} at ${room.hotel}, ${room.address}, ${room.miles} mi away, for ${room.nights}.`;

// What would have gone wrong.
export const noGaps = 'No problems found';
export const noGapsText = 'You’ve set up everything we need from you for an order.';
export const gaps = 'What would have gone wrong';
export const fixes = {
  pin: 'Place the pin',
  membership: 'Choose a plan',
  card: 'Add a debit card',
  reach: 'Add your phone number',
  routes: 'Add your routes',
  'one-way-out': 'See your way out',
  protection: 'See your protected home',
  trailer: 'Update your animals',
  people: 'Add people',
  'meeting-place': 'Add a meeting place',
  contact: 'Add a contact',
};

// The result.
export const result = 'How your last drill went';
export const startedOn = (at: string) => `Started ${at}`;
export const took = {
  acknowledged: 'Time until everyone had read it',
  left: 'Time until you left',
  safe: 'Time until you reached your meeting place',
};
export const lessThanAMinute = 'less than a minute';
export const minutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
export const hours = (hours: number, minutes: number) => `${hours} h ${minutes} min`;
