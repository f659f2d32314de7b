/** Public pages of events and hours, which work without scripts. Also the names of kinds. */
export const kinds = {
  drill: 'Evacuation drill',
  'go-bags': 'Go-bag workshop',
  hardening: 'Home-hardening workday',
  training: 'Training',
  meeting: 'Neighborhood meeting',
};
export const span = (day: string, from: string, to: string) => `${day}, ${from} to ${to}`;
export const alsoAt = (span: string, own: string) => `${span} (${own} where you live)`;
export const aMember = 'A member';
export const evidence = (title: string, people: number) =>
  people === 1 ? `Event “${title}”: 1 person attended.` : `Event “${title}”: ${people} people attended.`;
export const bring = 'What to bring';

export const listTitle = 'Community events';
export const listText =
  'Drills, workshops and workdays that volunteer ambassadors run in their neighborhoods. Free, for members and non-members.';
export const county = 'County';
export const anyCounty = 'All of California';
export const show = 'Show events';
export const noEvents = 'No events are planned here yet. Look again soon, or ask an ambassador near you.';
export const toCommunity = 'About the ambassador program';
export const seats = (left: number) =>
  left === 0 ? 'Full. There’s a waiting list.' : left === 1 ? '1 seat left' : `${left} seats left`;

export const when = 'When';
export const where = 'Where';
export const what = 'Kind';
export const host = 'Host';
export const canceled = (reason: string) =>
  reason === '' ? 'This event is canceled.' : `This event is canceled. ${reason}`;
export const closed =
  'This event is no longer organized through our program. Don’t go there because of this page.';
export const over = 'This event is over.';
export const notOfficial =
  'A volunteer organizes this event. It isn’t an official order or alert. If there’s an evacuation order or warning where you live, follow your county instead. In danger, call 911.';
export const calendar = 'Add to your calendar (.ics)';
export const calendarCanceled = 'Remove it from your calendar (.ics)';
export const allEvents = 'All events';
export const toEvent = 'Open the event page';
export const youHost = 'You’re hosting this event. Manage it on your ambassador page.';

export const signUpTitle = 'Sign up';
export const signUp = 'Sign up';
export const joinLine = 'Join the waiting list';
export const yourName = 'Your name';
export const nameHint = 'The host sees this name.';
export const email = 'Email address';
export const emailHint = 'We’ll send you a link to confirm. The host never sees your address.';
export const privacy = 'You don’t need an account. We delete your name and email 30 days after the event.';
export const signedUp = {
  email: 'Check your email. You’re signed up once you press the button behind the link.',
  going: 'You have a seat. We’ll remind you the day before and two hours before.',
  waiting: 'You’re on the waiting list. We’ll email you when a seat is free.',
};
export const saved = 'Saved';
export const ownStates = {
  unconfirmed: 'Press the button to confirm that you’re coming.',
  going: 'You have a seat.',
  waiting: 'You’re on the waiting list.',
  canceled: 'Your sign-up is canceled. You can sign up again on the event page.',
};
export const inLine = (place: number) =>
  `You’re #${place} on the waiting list. We’ll email you when a seat is free.`;
export const attended = (hours: string) => `You were there: ${hours} hours count for this neighborhood.`;
export const deniedText = 'You told us that you weren’t there. Nothing is counted for you.';
export const code = 'Code shown at the event';
export const codeHint = 'Six digits. They change every 10 minutes.';
export const checkIn = 'Check in';
export const notThere = 'I wasn’t there';
export const leave = 'Cancel my sign-up';
export const confirm = 'Yes, I’m coming';
export const discard = 'It wasn’t me, or I’m not coming';
export const signUpPage = {
  unconfirmed: 'Confirm your sign-up',
  going: 'Your sign-up',
  waiting: 'Your place on the waiting list',
  canceled: 'Sign-up canceled',
};

export const logTitle = 'Log your hours';
export const logText = (host: string, site: string) =>
  `${host} collects the hours that neighbors work to make ${site} safer from wildfire. Log what you did, such as clearing gutters or brush. ${host} confirms it.`;
export const site = 'Site';
export const workDay = 'Day';
export const hours = 'Hours';
export const hoursHint = 'In quarters, such as 1.5';
export const task = 'What did you do?';
export const taskHint = 'For example: cleared leaves from roof and gutters';
export const dollars = 'Dollars spent (optional)';
export const dollarsHint = 'For example for a chipper or new vent screens';
export const hoursNameHint = 'The ambassador sees this name. The report shows no names.';
export const logHours = 'Log hours';
export const hoursPrivacy =
  'You don’t need an account. We delete your name and email after about a year; the hours stay as a number.';
export const logged = {
  email: 'Check your email. The hours are sent to the ambassador once you press the button behind the link.',
  waiting: 'Thank you. The hours count once the ambassador confirms them.',
};
export const hoursStates = {
  unconfirmed: { title: 'Are these your hours?', text: 'Press the button if these hours are yours.' },
  waiting: { title: 'Thank you', text: 'The hours count once the ambassador confirms them.' },
  counted: { title: 'Your hours count', text: 'The ambassador confirmed them.' },
  declined: { title: 'Not counted', text: 'The ambassador didn’t confirm these hours. Ask them why.' },
  withdrawn: { title: 'Withdrawn', text: 'These hours don’t count.' },
};
export const theseAreMine = 'Yes, these are my hours';
export const withdraw = 'Withdraw these hours';
