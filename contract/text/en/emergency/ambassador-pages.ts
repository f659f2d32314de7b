/** Pages behind links: the status of an application, and a neighbor’s confirmation. Also the names of entries. */
export const kinds = {
  drill: 'Evacuation Drill Led',
  neighbors: '5 Neighbors Onboarded',
  kit: 'Emergency Kit Distributed',
  ride: 'Ride Partner Found',
  walk: 'Home Walk-Around Done',
  workshop: 'Workshop Held',
  hours: 'Volunteer Hour',
};
export const modulePassed = 'Training Module Completed';
export const reversed = 'Reversed';
export const whatHappened = (kind: string, quantity: number, day: string) =>
  quantity === 1 ? `${kind}, ${day}` : `${kind}, ${quantity} times, ${day}`;

export const states = {
  unconfirmed: {
    title: 'Confirm your application',
    text: 'Press the button to send your application to our team.',
  },
  applied: {
    title: 'We’re reviewing your application',
    text: 'Our team is reviewing it. We’ll email you when it’s decided.',
  },
  approved: {
    title: 'You’re an ambassador',
    text: 'Your application is approved. Sign in with the email address you applied with to start the training.',
  },
  declined: { title: 'Your application was declined', text: 'We reviewed your application and declined it.' },
  suspended: {
    title: 'You’re suspended',
    text: 'Our team suspended you as an ambassador. Reply to our email to ask about it.',
  },
  left: {
    title: 'You’ve left the program',
    text: 'Your application is withdrawn. You can apply again at any time.',
  },
};
export const reason = 'Reason';
export const againFrom = (day: string) => `You can apply again from ${day}.`;
export const confirmIt = 'Confirm my application';
export const signIn = 'Sign in';
export const yourApplication = 'Your application';
export const name = 'Name';
export const county = 'County';
export const zip = 'ZIP code';
export const area = 'Street or neighborhood';
export const since = 'Status since';
export const withdraw = 'Withdraw';
export const saved = 'Saved';

const thanks = () => 'Thank you for answering.';
export const confirm = {
  asking: {
    title: 'Did this happen?',
    text: (name: string) => `${name}, a volunteer ambassador, says that you were there.`,
  },
  yes: { title: 'Confirmed', text: thanks },
  no: { title: 'Not confirmed', text: thanks },
  review: {
    title: 'Our team will review it',
    text: () => 'Thank you. Your answer is saved, and our team decides whether it counts.',
  },
  refused: {
    title: 'Someone else has to confirm this',
    text: () => 'Thank you. Your answer is saved, but it doesn’t count. Our team will review the entry.',
  },
  over: {
    title: 'This link is no longer needed',
    text: () => 'It expired, or the entry was decided another way. There’s nothing to do.',
  },
};
export const doubts = {
  self: 'Ambassadors can’t confirm their own entries.',
  household: 'Someone from another household has to confirm it.',
  phone: 'You and the ambassador use the same phone number.',
  circle: 'You and other ambassadors have confirmed each other’s entries.',
  deleted: 'The account we asked is deleted or being deleted.',
  young: 'Your account is less than 14 days old.',
  device: 'The ambassador used the same device.',
  network: 'The ambassador has used the same network.',
  often: 'You’ve confirmed several entries of this ambassador.',
  unknown: 'People without an account have confirmed a lot for this ambassador.',
};
export const yourName = 'Your name';
export const yes = 'Yes, that’s right';
export const no = 'No, that’s not right';
export const noAccountNeeded = 'You don’t need an account. We delete your email address when you answer.';
