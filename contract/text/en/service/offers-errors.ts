/** Why something was refused: requests to partners. */
export const wrongLink = 'This link doesn’t work. Open it from the message again.';
export const revokedLink = 'This link no longer works. If you have guests from us, call us.';
export const expiredLink = 'This link has expired. If you have guests from us, call us.';
export const nothingOpen =
  'Nothing was changed. These rooms were already answered, canceled or moved. The list shows their current status.';
export const bookingMoved =
  'Nothing was changed. This booking was already answered, canceled or given to someone else.';
export const changedMeanwhile =
  'Something changed at the same moment. Nothing was saved. Check the list and try again.';
export const codeFirst = 'First enter the code we send you. Choose “Show guest names.”';
export const codeJustSent = (minutes: number) =>
  minutes === 1
    ? 'We just sent a code. Wait a minute before you ask for another.'
    : `We sent a code, and it was entered wrong. You can ask for another in ${minutes} minutes.`;
export const codeWrong = 'That code isn’t right. Check the message and try again.';
export const codeOver = 'That code no longer works. Ask for a new one.';
export const noSuchOffer = 'There is no such request.';
export const noSuchIncident = 'There is no such incident.';
export const doorCodeWrong = 'That code isn’t right. Ask the household to read it out again.';
