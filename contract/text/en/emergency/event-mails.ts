/** Emails about community events and logged hours. */
const manage = 'See or cancel my sign-up';
export const kinds = {
  confirm: {
    subject: (title: string) => `Confirm your sign-up: ${title}`,
    text: (_host: string, brand: string) =>
      `Someone, probably you, signed up for this ${brand} community event with this email address. Press the button behind the link to take your seat.`,
    next: 'Your sign-up expires if you don’t confirm it within three days.',
    action: 'Confirm my sign-up',
  },
  going: {
    subject: (title: string) => `You have a seat: ${title}`,
    text: (host: string) => `You have a seat. ${host} is looking forward to seeing you.`,
    next: 'We’ll remind you the day before and two hours before. Can’t come? Cancel, so that someone else gets your seat.',
    action: manage,
  },
  waiting: {
    subject: (title: string) => `You’re on the waiting list: ${title}`,
    text: () => 'Every seat is taken, so you’re on the waiting list. We’ll email you when a seat is free.',
    next: 'No longer interested? Cancel your place on the list.',
    action: manage,
  },
  seat: {
    subject: (title: string) => `A seat is free: ${title}`,
    text: () => 'A seat became free, and it’s yours.',
    next: 'Can’t come? Cancel, so that someone else gets it.',
    action: manage,
  },
  changed: {
    subject: (title: string) => `New time or place: ${title}`,
    text: (host: string) => `${host} changed the time or the place. This is what counts now.`,
    next: 'Your sign-up stays. If it no longer suits you, cancel it.',
    action: manage,
  },
  canceled: {
    subject: (title: string) => `Canceled: ${title}`,
    text: () => 'This event is canceled. Please don’t go there.',
    next: 'The calendar link removes it from your calendar.',
    action: 'See the event',
  },
  closed: {
    subject: (title: string) => `No longer organized by us: ${title}`,
    text: (host: string, brand: string) =>
      `${host} is no longer an active ambassador of ${brand}, so this event is no longer part of our program. Please don’t go there because of our emails.`,
    next: 'We don’t know whether people still meet. The calendar link removes it from your calendar.',
    action: 'See the event',
  },
  'day-before': {
    subject: (title: string) => `Tomorrow: ${title}`,
    text: (host: string) => `A reminder from ${host}: this event is tomorrow.`,
    next: 'Can’t come? Cancel, so that someone else gets your seat. If there’s an evacuation order or warning for your area, don’t come: follow your county.',
    action: manage,
  },
  'two-hours': {
    subject: (title: string) => `In two hours: ${title}`,
    text: () => 'This event starts in about two hours.',
    next: 'At the event, check in with the code that the host shows. If there’s an evacuation order or warning for your area, don’t come: follow your county.',
    action: manage,
  },
};
export const reason = (words: string) => `The reason: ${words}`;
export const calendar = 'Calendar file (.ics)';
export const notYou = 'If it wasn’t you, ignore this email. Nothing happens, and we delete your address.';
export const closing = 'In an emergency, call 911 and follow your county’s orders.';
export const hours = {
  subject: (site: string) => `Are these your hours for ${site}?`,
  text: (site: string) =>
    `Someone, probably you, logged hours for ${site} with this email address. Press the button behind the link if they’re yours.`,
  what: (hours: string, day: string, task: string) => `${hours} hours, ${day}: ${task}`,
  action: 'See these hours',
};
