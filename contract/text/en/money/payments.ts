/** The card form, with Stripe or in the demo. */
export const bankAsksCard = 'Do you want to save this card? Nothing is charged now.';
export const bankAsksSum = (sum: string) => `Do you approve this payment of ${sum}?`;
export const loadingForm = 'Loading the card form';
export const noCardPayments = 'No card payments yet';
export const contactUs = 'Contact us';
export const formNotLoaded = 'The card form didn’t load';
export const nothingWasCharged = 'Nothing was charged.';
export const providerSilent = 'Our payment provider didn’t answer. Check your connection and try again.';
export const providerBlocked =
  'We can’t reach our payment provider. Check your connection, and any browser extension that blocks js.stripe.com.';
export const oneMoment = 'One moment...';
export const testCards = 'Test cards';
export const cardNumber = 'Card number';
export const expires = 'Expires';
export const mmYy = 'MM / YY';
export const zipCode = 'ZIP code';
export const bankAsks = 'Your bank needs your approval';
export const approve = 'Approve';
export const decline = 'Decline';
