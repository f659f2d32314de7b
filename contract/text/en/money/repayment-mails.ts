/** Emails and statements about emergency cash that members repay. */

export const owesNothing = 'You owe nothing more.';
export const stillOwes = (sum: string) => `You still owe ${sum}.`;
export const seeBalance = 'See your balance';

// Payments.
export const receipt = {
  subject: (sum: string) => `We received your payment of ${sum}`,
  greeting: 'Thank you for your payment',
  text: (sum: string) => `Your payment of ${sum} for emergency cash arrived.`,
};
export const returned = {
  subject: (sum: string) => `We’re returning your payment of ${sum}`,
  greeting: 'You paid more than you owe',
  text: (sum: string) =>
    `When your payment of ${sum} arrived, you owed less than that. We’re sending all of it back to your card, usually within 5-10 days.`,
};
export const refunded = {
  subject: (sum: string) => `${sum} of your payment was refunded`,
  greeting: 'A payment was refunded',
  text: (sum: string) =>
    `${sum} goes back to your card, usually within 5-10 days. It no longer counts toward what you repay.`,
};
export const disputed = {
  subject: (sum: string) => `Your payment of ${sum} is disputed`,
  greeting: 'Your bank took a payment back',
  text: (sum: string) =>
    `Your bank took back ${sum} that you had paid for emergency cash, so it doesn’t count for now.`,
  advice: (email: string) =>
    `If you didn’t mean to dispute it, ask your bank to withdraw the dispute. If you don’t recognize the payment, write to ${email}.`,
};
export const disputeWon = {
  subject: (sum: string) => `Your payment of ${sum} counts again`,
  greeting: 'The dispute is closed',
  text: (sum: string) => `Your payment of ${sum} counts again.`,
};
export const waived = {
  subject: (sum: string) => `You no longer owe ${sum}`,
  greeting: 'We waived part of your balance',
  text: (sum: string) => `Our team waived ${sum} of the emergency cash you repay.`,
  reason: (note: string) => `Reason: ${note}`,
};

// Reminders.
export const statement = {
  subject: (month: string) => `Your statement for ${month}`,
  greeting: (month: string) => `Your ${month} statement is ready`,
  text: 'It lists what you received, what you paid and what is left.',
};
export const dueSoon = {
  subject: (sum: string, day: string) => `${sum} is due on ${day}`,
  greeting: 'A payment is coming up',
  text: (sum: string, day: string) =>
    `${sum} of your emergency cash is due on ${day}. Pay by card on your Membership page. There’s no interest.`,
};
export const overdue = {
  subject: (sum: string, day: string) => `${sum} was due on ${day}`,
  greeting: 'A payment is overdue',
  text: (sum: string, day: string) =>
    `${sum} was due on ${day}. There’s no interest and no late fee, and your membership and services continue.`,
  advice: (email: string) =>
    `If you can’t pay right now, write to ${email}. Our team can change or waive what you owe.`,
};

// The statement as a PDF.
export const title = (month: string) => `Statement for ${month}`;
export const noInterest = 'Emergency cash that you repay. No interest, no fees.';
export const opening = 'You owed at the start of the month';
export const closing = 'You owed at the end of the month';
export const dueNext = (day: string) => `Due next, as of ${day}`;
export const filename = (month: string) => `hearthline-statement-${month}.pdf`;
