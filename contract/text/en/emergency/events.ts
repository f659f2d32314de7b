/** The ambassador’s pages of events and yearly hours. */
export const title = 'Events';
export const theEvents = 'your events';
export const eventsText =
  'Drills, workshops and workdays for your street. Neighbors sign up on a public page.';
export const openEvents = 'Open events';
export const openHours = 'Open yearly hours';
export const planEvent = 'Plan an event';
export const planText =
  'It’s public at once, with your first name. Don’t write your home address or anyone’s health details.';
export const planned = 'Event planned';
export const changeEvent = 'Change event';
export const changeText = 'We’ll email everyone who signed up if the time or the place changes.';
export const changed = 'Event changed';
export const noEvents = 'No events yet';
export const noEventsText = 'Plan a drill or a workshop. Neighbors can sign up with or without an account.';
export const limit = (open: number, most: number) => `${open} of ${most} open events`;
export const kind = 'Kind';
export const eventTitle = 'Title';
export const description = 'What will you do?';
export const descriptionHint = 'Plain text without links.';
export const day = 'Day';
export const starts = 'Starts';
export const ends = 'Ends';
export const zoneHint = 'Pacific time';
export const place = 'Where to meet';
export const placeHint = 'A public place, such as the school parking lot. Not your home address.';
export const seats = 'Seats';
export const bring = 'What to bring (optional)';
export const states = { planned: 'Planned', canceled: 'Canceled', closed: 'Closed' };
export const over = 'Over';
export const counts = (going: number, seats: number, waiting: number) =>
  waiting === 0 ? `${going} of ${seats} seats taken` : `${going} of ${seats} seats taken, ${waiting} waiting`;
export const attendedCount = (people: number) =>
  people === 1 ? '1 person attended' : `${people} people attended`;

// One event
export const theEvent = 'this event';
export const backToEvents = 'All your events';
export const publicPage = 'Open the public page';
export const publicPageText = 'Share the address of the public page with your neighbors.';
export const cancelEvent = 'Cancel event';
export const cancelText = 'Everyone who signed up gets an email with your reason. This can’t be undone.';
export const reason = 'Reason';
export const reasonHint = 'Your neighbors read it.';
export const canceled = 'Event canceled';
export const because = (words: string) => `Reason: ${words}`;
export const closedText =
  'This event was closed because you weren’t an active ambassador. Everyone who signed up was told.';
export const when = 'When';
export const where = 'Where';
export const codeTitle = 'Check-in code';
export const codeText = 'Show this code at the event. Neighbors type it on their sign-up page.';
export const codeUntil = (time: string) =>
  `Changes at ${time}. The code before it still works for 10 minutes.`;
export const signUps = 'Who signed up';
export const signUpsText = 'You see names only. We keep email addresses to ourselves.';
export const noSignUps = 'No sign-ups yet';
export const noSignUpsText = 'Share the public page. Names appear here.';
export const waiting = 'Waiting list';
export const attendanceOf = (name: string) => `Attendance of ${name}`;
export const notNoted = 'Not noted';
export const hours = (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`);
export const checkedIn = 'Checked in with the code';
export const notedByYou = 'Noted by you';
export const saidNotThere = 'Said that they weren’t there';
export const attendanceSaved = 'Attendance saved';
export const impact = 'Impact points';
export const impactText =
  'After the event, choose someone from another household who was there. We’ll ask them by email, and the points count if they confirm.';
export const whoConfirms = 'Who can confirm it?';
export const askToConfirm = 'Ask to confirm';
export const asked = 'We asked them to confirm it';
export const claimIs = (state: string, points: number) => `Impact entry: ${state}, ${points} points`;
export const noOneThere = 'You can ask once the event is over and someone’s attendance is noted.';

// The year
export const hoursTitle = 'Yearly hours';
export const hoursText =
  'Collect what your neighborhood works for wildfire safety in a year: at least one hour per home, in a site of 8 homes or more.';
export const theHours = 'the yearly hours';
export const program = 'Firewise USA';
export const notOfficial = (program: unknown) => [
  'This isn’t an official ',
  program,
  ' document. Whether and where to submit it is your site’s own decision.',
];
export const year = 'Year';
export const yourSite = 'Your site';
export const siteName = 'Name of the site';
export const siteNameHint = 'For example your street or neighborhood. Not your home address.';
export const homes = 'Homes in the site';
export const homesHint = 'At least 8';
export const declare = 'Enter your site';
export const changeSite = 'Change site';
export const siteText = 'The number of homes is for this year. One hour per home is the goal.';
export const siteSaved = 'Site saved';
export const noSite = 'Your site isn’t entered for this year';
export const noSiteText =
  'Enter how many homes it has, and you’ll see your progress and can download the report.';
export const progress = (hours: string, needed: number) => `${hours} of ${needed} hours`;
export const spent = (dollars: string) => `${dollars} spent`;
export const downloadPdf = 'Download PDF';
export const downloadXlsx = 'Download spreadsheet';
export const downloadCsv = 'Download CSV';
export const logLink = 'Link to log hours';
export const logLinkText =
  'Give this link to your neighbors. They log hours they worked at home, and you confirm them.';
export const copyLink = 'Copy link';
export const copied = 'Link copied';
export const neighborHours = 'Hours from neighbors';
export const neighborHoursText = 'Confirm only what you know is right.';
export const noNeighborHours = 'No hours from neighbors yet.';
export const count = 'Confirm';
export const decline = 'Decline';
export const decided = 'Saved';
export const hoursStates = {
  unconfirmed: 'Not confirmed',
  waiting: 'Waiting for you',
  counted: 'Counted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
export const deleted = 'A neighbor';
export const eventHours = 'Hours from events';
export const eventHoursCaption = 'Events of this year with people and hours';
export const noEventHours = 'No events in this year yet.';
export const people = 'People';
export const hoursColumn = 'Hours';
export const hostHours = 'Your hours';
export const ownHours = (hours: string) => `Your own confirmed volunteer hours: ${hours}`;
