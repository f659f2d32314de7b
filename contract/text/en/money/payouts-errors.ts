/** Why something was refused: payouts. */
export const ownIncident = 'You declared this incident, so another administrator decides about its cash.';
export const alreadyDecided = 'This payout no longer needs a decision.';
export const otherCard = 'The member has added another card. It has its own review.';
export const ownCash = 'This is your own cash, so another administrator decides.';
export const noCardsYet =
  'We can’t accept cards for emergency cash yet. Your card wasn’t saved. Write to us, and we’ll let you know when we can.';
export const nothingToConfirm = 'There is nothing to confirm. Your card is ready.';
