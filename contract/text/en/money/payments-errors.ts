/** Why something was refused: payments. */
export const otherProvider =
  'We changed payment providers after you started this payment. Cancel this order and order again.';
export const closed = 'This was already paid or canceled.';
export const noSuchPayment = 'There is no such payment.';
export const nothingWrong = 'Nothing is wrong with this payment. Reload the list.';
export const alreadyHandled = 'Someone already handled this payment. Reload the list.';
export const badSignature = 'This isn’t signed by the provider, or is too old.';
export const noAnswer = (safe: string) =>
  `Our payment provider isn’t responding right now. ${safe} Try again in a moment.`;
export const nothingCharged = 'Nothing was charged.';
export const nothingChanged = 'Nothing was changed.';
