/** Refusals in the ambassador program. */
export const otherAccount =
  'Another account with your email address has already applied. Sign in to that account, or contact us.';
export const alreadyApplied = 'You’ve already applied. Your status is on this page.';
export const tooEarly = (day: string) => `You can apply again from ${day}.`;
export const wrongLink = 'This link doesn’t work. Use the whole link from our newest email.';
export const leaveInApp = 'Sign in to step down. This link only works for applications.';
export const cannotLeave = 'You can’t leave the program right now. Contact us if you have questions.';
export const noApplication = 'You haven’t applied yet.';
export const notActive = 'Only active ambassadors can do this.';
export const perDay = 'That’s more than one day allows. Check the date, or enter less.';
export const perMonth = 'You’ve reached the limit for this activity in 30 days.';
export const wrongDay = 'Choose a day in the last 60 days';
export const ownAddress = 'Enter your neighbor’s email address, not your own';
export const askedEnough =
  'Too many confirmation requests today. Try again tomorrow, or ask our team to confirm.';
export const noEntry = 'We couldn’t find this entry.';
export const decided = 'This entry was decided already. Reload the page.';
export const cannotAppeal = 'This entry can’t be appealed, or was appealed already.';
export const ownEntry = 'You can’t decide entries of your own or of your household. Ask a colleague.';
export const decidedByYou = 'You decided this before the appeal. A colleague has to decide now.';
export const ambassadorNotActive = 'This ambassador isn’t active, so nothing can be confirmed.';
export const noAmbassador = 'We couldn’t find this ambassador.';
export const ownApplication = 'You can’t decide about yourself. Ask a colleague.';
export const changedMeanwhile = 'A colleague changed this meanwhile. Reload the page.';
export const sameCounty = 'The ambassador is in this county already.';
export const noTriesLeft = 'You’ve used today’s five tries. Read the lessons again and try tomorrow.';
export const noCertificate = 'Your certificate is ready once you’ve passed all seven modules.';
