/** Why a booking was refused. */
export const noSuchBooking = 'There is no such booking.';
export const needsMembership = 'Bookings come with a membership. Nothing was booked. Choose a plan first.';
export const tooMany = (most: number) =>
  `This home has ${most} open bookings, which is the limit. Cancel one first, or call us.`;
export const when = {
  skipped: 'Clocks skip this time. Choose another one.',
  tooSoon: (minutes: number) => `Choose a start at least ${minutes} minutes from now.`,
  tooLate: (days: number) => `Choose a start within the next ${days} days.`,
  order: 'The end must be after the start.',
  tooLong: (days: number) => `Choose at most ${days} days.`,
};
export const noSuchPlace = 'We don’t know this ZIP code. Check the address.';
export const notOfHousehold = 'Someone you chose is no longer in your household. Reload the page.';
export const agesInOrder = 'The oldest can’t be younger than the youngest.';
export const moved = 'This booking just changed. Nothing was done. Look at it again.';
export const priceChanged = 'The price just changed. Nothing was agreed. Look at it again.';
export const notPayable =
  'This can no longer be paid by card. Nothing was charged. Look at the booking again.';
export const nothingToDecide = 'There is no card payment to decide about. Nothing was done.';
export const termsChanged = 'What canceling costs just changed. Nothing was canceled. Look again.';
export const cannotChange = 'This booking can no longer be changed.';
export const reportOver = (days: number) =>
  `You can report a problem for ${days} days. Call us, and we’ll look into it.`;
export const benefitUsed = 'Your plan’s benefit was already used for this event. Nothing was booked.';
export const noBenefit = 'Your plan doesn’t pay for this right now. Nothing was booked.';
export const notDoneYet = 'You can rate a booking once it’s done.';
export const suppliesNeedPlan = 'Tailored medical supplies come with Premium. Nothing was saved.';
export const partnerNotSuitable =
  'This partner can’t take it: it’s closed then, too far away, under an order, or lacks what’s needed.';
