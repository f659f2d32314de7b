/** Emails and notifications about a booking. They say what happened, never what the household wrote. */
export const subjects = {
  quoted: (what: string) => `Price to approve: ${what}`,
  confirmed: (what: string) => `Confirmed: ${what}`,
  stuck: (what: string) => `We haven’t found a partner yet: ${what}`,
  waits: (what: string) => `No partner at that time: ${what}`,
  broken: (what: string) => `Your partner canceled: ${what}`,
  started: (what: string) => `We started this for you: ${what}`,
  draft: (what: string) => `Choose a date: ${what}`,
  paid: (what: string) => `Receipt: ${what}`,
  refunded: (what: string) => `Refund: ${what}`,
};
export const texts = {
  quoted: 'A partner named a price. Nothing is booked until you approve it.',
  confirmed: 'A partner confirmed your booking. The details are on your booking’s page.',
  stuck: 'We haven’t found a partner who can take this yet. Our team has it now and will contact you.',
  waits: 'No partner can take this at that time. Choose another time, or call us.',
  broken: 'The partner canceled. We’re asking the next one and will let you know.',
  started: 'Your plan includes this, so we asked a partner. It isn’t confirmed yet.',
  draft: 'Your plan includes this. Choose when and where, and we’ll ask a partner.',
  paid: 'We received your card payment. You owe the partner nothing for this booking.',
  refunded:
    'We’re refunding what you paid by card for this booking. Banks usually take 5-10 business days to show it.',
};
export const amount = (sum: string) => `Amount: ${sum}`;
export const reference = (ref: string) => `Booking ${ref}`;
export const open = 'Open booking';
