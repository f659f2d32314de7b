/** Why something was refused: statements of partners. */
export const noSuchStatement = 'There is no such statement.';
export const cannotMove = (from: string, to: string) =>
  `This statement is “${from},” so it can’t become “${to}.” Reload the page to see its current status.`;
export const dayNotOver = 'Choose a day that is over.';
export const nothingToBill =
  'There is nothing to bill up to that day. If nights or services lack a price, enter it in the register first.';
export const notOpen =
  'Only a statement that the partner hasn’t agreed to can be adjusted. Send it again first.';
export const madeByYou = 'You made this statement, so someone else has to approve it.';
export const approvedByYou = 'You approved this payment, so someone else has to pay it.';
export const wrongLink = 'This link doesn’t work. Open the newest email about this statement, or call us.';
export const expiredLink = 'This link has expired. Call us, and we’ll send you a new one.';
export const changed =
  'The statement has changed since you opened it. Check the new total, then answer again.';
export const answered = 'This statement was already answered. You see its current status.';
