/** Why something was refused: repayments. */
export const nothingOwed = 'You have nothing to repay. Nothing was charged.';
export const closed = 'This payment is closed. Reload the page to see your balance.';
export const inProgress =
  'Another payment is being processed. You won’t be charged twice. Reload the page in a moment.';
export const notFound = 'We couldn’t find this payment.';
export const noSuchBalance = 'There is no such balance.';
export const ownBalance = 'This is your own balance, so another administrator decides.';
export const onlyOwed = (sum: string) => `Only ${sum} is owed. Reload, then waive that or less.`;
export const noSuchPayment = 'There is no such payment.';
export const refunding = 'This payment is already being refunded.';
export const noStatement = 'There is no statement for this month.';
export const owesLess = (sum: string) => `You owe ${sum}. Enter that or less. Nothing was charged.`;
export const atLeast = (sum: string) => `Enter at least ${sum}.`;
