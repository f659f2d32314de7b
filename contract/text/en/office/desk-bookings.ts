/** Bookings of a household, beside its case at the desk. */
export const bookings = 'Bookings';
export const theBookings = 'the bookings';
export const theBooking = 'the booking';
export const none = 'No bookings';
export const bookFor = 'Book for this household';
export const bookForText = 'The household sees that our team booked it. Partners are asked right away.';
export const service = 'Service';
export const booked = 'Booked for the household';
export const show = (what: string) => `Show: ${what}`;
export const close = 'Close';
export const reference = (ref: string) => `Booking ${ref}`;
export const confirm = 'Confirmed by phone';
export const confirmText =
  'Only after the partner said yes and gave you a number. We let the household know right away.';
export const partner = 'Partner';
export const partnerOption = (name: string, miles: string, phone: string) => `${name}, ${miles} mi, ${phone}`;
export const askedBefore = (option: string) => `${option} (asked before)`;
export const number = 'Confirmation number';
export const contactName = 'Who you talked to';
export const price = 'Agreed price in dollars';
export const priceHint = 'Only if the household agreed to it';
export const saveConfirmation = 'Save confirmation';
export const confirmed = 'The booking is confirmed';
export const noPartners =
  'No suitable partner is in reach. Change the time, or find one and add it as a partner.';
export const agree = (dollars: string) => `The household approves ${dollars}`;
export const again = 'Ask all partners again';
export const refund = 'Refund the card payment';
export const keep = 'Keep the payment for the partner';
export const refundText = 'The household gets all of it back. Say why.';
export const keepText = 'The partner did what was agreed. Say how you know.';
export const decided = 'Decision saved';
export const cancel = 'Cancel booking';
export const cancelText = 'What the household paid is refunded, and its plan’s benefit comes back.';
export const canceled = 'The booking is canceled';
export const notDone = 'Nothing was changed';
