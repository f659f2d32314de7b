/** Emergency cash. The page, the timeline and every message say the same. */

/** Why our team reviews cash before it goes out. */
export const reviews = {
  incident: 'This order covers many homes, so our team approves its cash first.',
  cap: 'We’ve sent a lot of cash in a short time, so our team approves more before it goes out.',
  'new-card': 'Your debit card is new, so our team confirms it first.',
  'shared-card': 'Another member was paid to the same debit card, so our team confirms whose it is.',
};

/** Why cash waits or wasn't sent, where no review is the reason. */
export const reasons = {
  noCard: 'When you add one, we check it and send your cash.',
  cardNotConfirmed: 'We couldn’t confirm your last card. Add another debit card, or write to us.',
  bankRefused: 'Your bank didn’t accept it.',
  noProvider: 'We can’t send cash right now. Your cash isn’t lost: our team is working on it.',
  incidentDeclined: 'Our team reviewed this order and didn’t approve cash for it. You can write to us.',
  amountUnclear: 'We’re confirming this payment with our payment provider.',
};

export const cardEnding = (last: string) => `your card ending ${last}`;
export const yourCard = 'your card';

export const reviewing = (sum: string) => `Our team is reviewing your ${sum}.`;
export const reviewingDetail = (why: string) => `${why} You don’t need to do anything. We’ll let you know.`;
export const teamApproves = 'Our team approves it first.';
export const cannotSendYet = (sum: string) => `We can’t send your ${sum} yet.`;
export const checking = (sum: string) => `We’re checking your ${sum} emergency cash.`;
export const checkingDetail = 'We’ll let you know when it’s sent, usually within 10 minutes.';
export const addCard = (sum: string) => `Add a debit card to get your ${sum}.`;
export const addAnotherCard = (sum: string) => `Add another debit card to get your ${sum}.`;
export const sending = (sum: string, card: string) => `We’re sending ${sum} to ${card}.`;
export const sent = (sum: string, card: string) => `We sent ${sum} to ${card}.`;
export const arrivesSoon = 'It usually arrives in 5-10 minutes.';
export const arrived = (sum: string, card: string) => `${sum} arrived on ${card}.`;
export const yoursToUse = 'It’s yours to use.';
export const verifyIdentity = (sum: string) => `Verify your identity to get your ${sum}.`;
export const verifyIdentityDetail = 'Our payment provider must verify your identity before it can pay you.';
export const cameBack = 'The money came back to us.';
export const notSent = (sum: string) => `We didn’t send your ${sum}.`;
export const notDue = 'It wasn’t due.';
/** Only under repayable terms. */
export const repaidLater =
  'You repay it without interest, starting after the evacuation. See your Membership page.';
