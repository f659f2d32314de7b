/** Emails about a purchase: receipt, cancellation, fulfillment and refund. */

export const points = (points: string, count: number) => `${points} ${count === 1 ? 'point' : 'points'}`;
export const dollars = (sum: string) => `${sum} (US dollars)`;
export const view = 'View purchase';

// Receipt.
export const receipt = (item: string) => `Receipt: ${item}`;
export const paid = 'Your purchase is paid. This is your receipt.';
export const beforeTax = (sum: string) => `Price before tax: ${sum}`;
export const paidOn = {
  points: (number: string, day: string) => `Purchase ${number}, paid on ${day} with points.`,
  card: (number: string, day: string, card: string | null) =>
    `Purchase ${number}, paid on ${day} by ${card ?? 'card'}.`,
};
export const deliveryTo = (place: string) => `Delivery to: your address in ${place}.`;
export const estimated = (day: string) => `Estimated delivery: ${day}.`;
export const estimatedBetween = (from: string, to: string) => `Estimated delivery: ${from} to ${to}.`;
export const next =
  'We’ll email you when it’s on its way or ready for you. Until then, you can cancel it on the Purchases page.';

// Cancellation and refund.
export const canceled = (item: string) => `Purchase canceled: ${item}`;
export const refund = (item: string) => `Your refund: ${item}`;
export const pointsBack = (item: string) => `Your points are back: ${item}`;
export const isCanceled = (number: string, item: string) => `Your purchase ${number} (${item}) is canceled.`;
export const isRefunded = (number: string, item: string) =>
  `We’re refunding your purchase ${number} (${item}) in full.`;
export const backInBalance = (points: string) => `${points} are back in your balance.`;
export const cardBack = (sum: string, card: string | null) =>
  `We’re refunding ${sum} to your ${card ?? 'card'}. Banks usually take 5-10 business days to show it.`;
export const late = (refund: string) => `Your payment came in after that. ${refund}`;
export const nothingCharged = 'Nothing was charged.';

// Fulfillment.
export const fulfilled = (item: string) => `Fulfilled: ${item}`;
export const isFulfilled = (number: string, item: string) =>
  `Your purchase ${number} (${item}) is fulfilled.`;
export const somethingWrong = (email: string) =>
  `Is something wrong or missing? Write to ${email} and our team will help.`;

/** Notes stored in English with a purchase, and translated by their exact sentence. */
export const notes = {
  review: 'Something about the payment didn’t add up. Our team is reviewing it and will email you.',
  processing:
    'Your bank is still processing the payment. If it goes through, we’ll refund it in full and email you.',
  unpaid: 'It wasn’t paid within 30 minutes.',
};
