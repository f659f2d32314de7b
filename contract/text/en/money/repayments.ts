/** Emergency cash that members repay. */
export const title = 'Emergency cash you repay';
export const notLoaded = 'Your balance didn’t load';
export const nothingWasCharged = 'Nothing was charged.';
export const isOverdue = (sum: string) => `${sum} is overdue`;
export const overdueDetail =
  'There’s no interest and no late fee, and your services continue. If you can’t pay right now, contact us. Our team can change or waive what you owe.';
export const oweNothing = 'You don’t owe anything.';
export const next = (sum: string, day: string) => `No interest. Next: ${sum} on ${day}.`;
export const startsAfter = 'No interest. Payments start after your evacuation ends.';
export const noInterest = 'No interest.';
export const statements = 'Statements';
export const firstStatement = 'Your first statement will be ready when this month ends.';
export const statementPdf = (month: string) => `Statement for ${month} as a PDF`;

// Tables
export const schedule = 'Schedule';
export const scheduleCaption = 'When each payment is due';
export const due = 'Due';
export const amount = 'Amount';
export const left = 'Left';
export const overdue = 'Overdue';
export const paid = 'Paid';
export const showFewer = 'Show fewer';
export const showAll = (n: number) => `Show all ${n} payments`;
export const history = 'History';
export const historyCaption = 'Every change, newest first';
export const date = 'Date';
export const what = 'Activity';
export const balance = 'Balance';

// Make a payment
export const makeAPayment = 'Make a payment';
export const youOwe = (sum: string) => `You owe ${sum}. Pay any part of it. There’s no interest and no fee.`;
export const enterDollars = 'Enter dollars, like 125 or 125.50';
export const tooMuch = (sum: string) => `You owe ${sum}. Enter that or less`;
export const enterAtLeast = (sum: string) => `Enter at least ${sum}`;
export const amountInDollars = 'Amount in dollars';
export const payAll = (sum: string) => `Pay all ${sum}`;
export const continueToCard = 'Continue to card';
export const settled = 'You’ve paid it all back.';
export const stillOwe = (sum: string) => `You still owe ${sum}.`;
export const weReceived = (sum: string) => `We received ${sum}`;
export const returnedDetail =
  'You owed less by the time your payment arrived, so we’re refunding all of it to your card.';
export const paymentReturned = 'Payment refunded';
export const notCharged = 'Your card wasn’t charged';
export const pay = (sum: string) => `Pay ${sum}`;
export const checking = 'One moment. We’re checking with your bank.';
export const bankSilent = 'Your bank hasn’t answered yet';
export const mayClose = (problem: string) =>
  `${problem} You can close this. We’ll email you when the payment arrives, and you won’t be charged twice.`;
export const checkAgain = 'Check again';
