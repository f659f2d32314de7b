/** Ambassadors in the back office. */
export const ambassadors = 'Ambassadors';
export const words = { one: 'ambassador', many: 'ambassadors' };
export const name = 'Name';
export const county = 'County';
export const area = 'Area';
export const status = 'Status';
export const points = 'Impact points';
export const applied = 'Applied';
export const anyStatus = 'Any status';
export const anyCounty = 'Any county';
export const searchHint = 'Name, area or ZIP code';
export const none = 'No applications yet';
export const noneDetail = 'Applications from the community page appear here.';
export const anAmbassador = 'Ambassador';
export const theAmbassador = 'the ambassador';
export const email = 'Email';
export const account = 'Account';
export const hasAccount = 'Yes';
export const noAccount = 'Not yet: they sign in with this address';
export const since = 'Status since';
export const reason = 'Reason';
export const decidedBy = 'Decided by';
export const modules = 'Modules passed';
export const openClaims = 'Entries to decide';
export const wasSuspended = 'Earlier suspension';
export const wasSuspendedText = 'An account with this mailbox was deleted while it was suspended.';
export const seeEntries = 'See entries';
export const approve = 'Approve';
export const approveDetail = 'They can use the training and make entries at once. We’ll email them.';
export const approved = 'Application approved';
export const decline = 'Decline';
export const declineDetail = 'They read the reason and can apply again after 30 days.';
export const declined = 'Application declined';
export const suspend = 'Suspend';
export const suspendDetail =
  'All rights end at once: entries, training, certificate, confirmation links and neighbor groups. They read the reason.';
export const suspended = 'Ambassador suspended';
export const reinstate = 'Reinstate';
export const reinstateDetail = 'They get all rights back at once.';
export const reinstated = 'Ambassador reinstated';
export const changeCounty = 'Change county';
export const changeCountyDetail = 'The county is the region for figures and teams.';
export const countyChanged = 'County changed';

// Figures
export const figures = 'Figures';
export const active = 'Active';
export const waiting = 'Applications to decide';
export const entriesWaiting = 'Entries to decide';
export const certified = 'With certificate';
export const byMonth = 'By month';
export const monthCaption = 'Applications, approvals and impact points by month, Pacific time';
export const month = 'Month';
export const applications = 'Applications';
export const approvals = 'Approvals';
export const byCounty = 'By county';
export const countyCaption = 'Active ambassadors and applications by county';
export const noCounties = 'No ambassadors in any county yet.';
export const theFigures = 'the figures';

// Entries
export const entries = 'Impact entries';
export const entryWords = { one: 'entry', many: 'entries' };
export const open = 'To decide';
export const searchAmbassador = 'Ambassador';
export const noEntries = 'Nothing to decide';
export const noEntriesDetail = 'Entries that no neighbor can confirm, and appeals, appear here.';
export const anEntry = 'Entry';
export const theEntry = 'the entry';
export const what = 'What';
export const when = 'When';
export const quantity = 'Quantity';
export const evidence = 'Evidence';
export const neighbor = 'Neighbor';
export const answers = {
  yes: 'Confirmed it',
  no: 'Said it isn’t right',
  review: 'Confirmed it, needs review',
  refused: 'Tried to confirm it, doesn’t count',
};
export const noAnswer = 'No answer yet';
export const doubt = 'Doubt';
export const appeal = 'Appeal';
export const confirm = 'Confirm';
export const confirmDetail = 'The points are added at once. Write what you checked.';
export const confirmed = 'Entry confirmed';
export const declineEntryDetail = 'The ambassador reads the reason. A declined appeal is final.';
export const entryDeclined = 'Entry declined';
export const reverse = 'Reverse';
export const reverseDetail = 'The points are removed. The ambassador reads the reason and can appeal once.';
export const reversed = 'Entry reversed';
export const notYours = 'You can’t decide this one. A colleague has to.';
export const openAmbassador = 'Open the ambassador';
