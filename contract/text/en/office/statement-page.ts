/** The email about a statement and the page behind its link. The page works without scripts. */
export const subject = (number: number, partner: string) =>
  `Statement ${number} for ${partner}: please check`;
export const remindSubject = (number: number, partner: string) =>
  `Reminder: statement ${number} for ${partner}`;
export const covers = (from: string, to: string, total: string) =>
  `It covers ${from} through ${to}. We owe you ${total}.`;
export const coversBack = (from: string, to: string, total: string) =>
  `It covers ${from} through ${to} and corrects earlier statements. You owe us ${total}.`;
export const how =
  'Open the link to see every stay and service, then agree or tell us what’s wrong. You don’t need an account. We pay after you agree.';
export const open = 'See the statement';
export const why = (us: string) => `You get this because you’re a contact of this business at ${us}.`;
export const title = (number: number, partner: string) => `Statement ${number} for ${partner}`;
export const sample = 'Sample partner. This is a demo, and no money moves.';
export const weOwe = (amount: string) => `We owe you ${amount}`;
export const youOwe = (amount: string) => `You owe us ${amount}`;
export const period = (from: string, to: string) => `${from} through ${to}`;
export const entries = 'Stays and services';
export const confirmation = (ref: string) => `Your number ${ref}`;
export const booking = (ref: string) => `Booking ${ref}`;
export const roomNights = (n: number) => (n === 1 ? '1 room night' : `${n} room nights`);
export const times = (units: number, price: string) => (units === 1 ? price : `${units} × ${price}`);
export const between = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
export const guestPays = 'Paid by the guest, not on this statement';
export const planPays = (amount: string) => `We pay ${amount}; the guest pays the rest`;
export const noShow = 'Guests didn’t come: the first night';
export const corrected = 'Corrects an earlier statement';
export const adjusted = 'Adjusted by us';
export const agreeTitle = 'Is it right?';
export const agree = (amount: string) => `Agree to ${amount}`;
export const name = 'Your name';
export const number = 'Your invoice number (optional)';
export const disputeTitle = 'Something is wrong';
export const words = 'What is wrong?';
export const wordsHint =
  'Name the stay or booking and the amount that you expect. Please don’t write guests’ names.';
export const dispute = 'Send';
export const status = {
  drawn: 'Waiting for your answer',
  disputed: 'You told us what’s wrong. We’ll check it and send the statement again.',
  agreed: 'You agreed. We’ll pay it soon.',
  approved: 'You agreed. The payment is being prepared.',
  paid: 'Paid',
  void: 'Void. It is replaced by another statement.',
};
export const agreedBy = (name: string) => `Agreed by ${name}`;
export const youSaid = (words: string) => `You said: “${words}”`;
export const paidOn = (day: string, reference: string) => `Paid on ${day}, reference ${reference}`;
export const saved = 'Saved. Thank you.';
export const download = 'Download as a spreadsheet (CSV)';
export const columns = ['Day', 'For', 'Number', 'Units', 'Price', 'Amount', 'Note'];
