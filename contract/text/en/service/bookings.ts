/** Bookings, as the household sees them. */
export const bookings = 'Bookings';
export const loading = 'the bookings';
export const loadingOne = 'the booking';
export const intro =
  'Tell us what you need. We ask one suitable partner after another and show you what they say.';
export const noHome = 'Bookings need a home';
export const yourBookings = 'Your bookings';
export const none = 'No bookings yet';
export const noneText = 'Choose a service below to book it.';
export const bookService = 'Book a service';
export const moreServices = 'More services';
export const viewOnly = 'You can look at this home, but not book for it. Ask its owner.';
export const book = (what: string) => `Book: ${what}`;
export const change = (what: string) => `Change: ${what}`;
export const backToBookings = 'All bookings';
export const kindTexts = {
  'hotel-nights': 'Nights beyond your plan. The hotel names its price first.',
  'pet-boarding': 'Boarding or a vet, for animals large and small.',
  'child-care': 'A safe place for children while you take care of the house.',
  travel: 'A travel desk finds seats and names the price first.',
  ride: 'A driver to the hotel, the airport or the doctor.',
  meals: 'Groceries and hot meals, delivered wherever you stay.',
  tutor: 'Lessons that continue while school is closed.',
  'contractor-visit': 'A licensed contractor looks at the damage and names the price first.',
  architect: 'Plans and permits when a house has to be rebuilt.',
  'claim-help': 'A licensed representative prepares the claim with you.',
  'emergency-help': 'Call 911 first. Then see what we can send.',
  'medical-supply': 'Supplies you depend on, delivered where you stay.',
  'animal-transport': 'A driver with a trailer for horses and livestock.',
  mover: 'Movers for what you take along. They name the price first.',
  debris: 'A licensed crew hauls debris away and names the price first.',
  storage: 'A dry place for what you saved.',
};

// The form.
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const at = 'Day and time';
export const earliest = 'Earliest';
export const latest = 'Latest';
export const zoneHint = (zone: string) => `In your home’s time zone, ${zone}`;
export const where = 'Where';
export const atHome = (address: string) => `At home: ${address}`;
export const elsewhere = 'At another address';
export const street = 'Street and number';
export const city = 'City';
export const state = 'State';
export const zip = 'ZIP code';
export const forWhom = 'Who is this for?';
export const whichAnimals = 'Which animals?';
export const forWhomHint = 'The partner sees only these, and names only after it accepts.';
export const notes = 'Anything else the partner should know';
export const optional = 'Optional';
export const seenBefore =
  'Partners read this before they accept. Don’t include names, phone numbers or your address.';
export const seenAfter = 'The partner reads this only after it accepts.';
export const usePlan = (dollars: string) => `Use my plan: it pays up to ${dollars}`;
export const usePlanHint = 'Once per evacuation. If you cancel in time, you can use it again.';
export const choose = 'Choose';
export const askPartners = 'Ask partners';
export const saveAndAsk = 'Save and ask again';
export const changeWarning =
  'We let the partner know about the change and ask again. Your booking isn’t confirmed until a partner says yes.';
export const notBooked = 'Nothing was booked';
export const notChanged = 'Nothing was changed';
export const checkFields = 'Check the marked fields.';
export const call911 = 'In danger? Call 911';
export const call911Text =
  'We’re not an emergency service. Police, fire and ambulance come only through 911. Call first, then ask us below.';
export const call911Button = 'Call 911';

// One booking.
export const reference = (ref: string) => `Booking ${ref}`;
export const status = 'Status';
export const sentences = {
  draft: 'Choose a date and a place. Nothing is booked yet.',
  asked: 'We’re looking for a partner. Nothing is confirmed yet.',
  stuck: 'We haven’t found a partner for this yet. Our team has your booking and will contact you.',
  'under-way': 'It’s in progress.',
  done: 'It’s done.',
  failed: 'You told us this went wrong. Our team has your report and will contact you.',
  canceled: 'This booking is canceled.',
};
export const stuckWaits = 'No partner can take this at that time. Choose another time, or call us.';
export const offering = (partner: string) => `We asked ${partner}. They haven’t answered yet.`;
export const answersBy = (time: string) => `If they don’t answer by ${time}, we ask the next partner.`;
export const quoted = (partner: string, dollars: string) =>
  `${partner} asks ${dollars}. Nothing is booked until you approve.`;
export const confirmed = (partner: string, number: string) => `${partner} confirmed. Number ${number}.`;
export const comes = (from: string, to: string) => `Between ${from} and ${to}`;
export const contact = (name: string) => `Your contact: ${name}`;
export const license = (number: string) => `License ${number}`;
export const partnersAsked = (n: number) =>
  n === 1 ? '1 partner asked so far' : `${n} partners asked so far`;
export const callUs = (phone: string) => `Call us: ${phone}`;
export const callPartner = (phone: string) => `Call the partner: ${phone}`;
export const doorCode = 'Code for the door';
export const doorCodeText =
  'Read this code out when they arrive. They type it in, so you both know that the right people met. Don’t give it to anyone earlier.';
export const price = 'Price';
export const total = 'Price';
export const planPays = 'Your plan pays';
export const youPay = 'You pay';
export const quoteUntil = (time: string) => `Answer by ${time}. Then the price is no longer valid.`;
export const approve = (dollars: string) => `Approve ${dollars}`;
export const approveAndPay = (dollars: string) => `Approve and pay ${dollars} by card`;
export const approveOnSite = 'Approve, pay the partner';
export const payByCard = (dollars: string) => `Pay ${dollars} by card`;
export const payChoice =
  'Pay now by card, or pay the partner directly. Once the visit begins, you can only pay the partner.';
export const payTitle = 'Pay by card';
export const payText = (partner: string) =>
  `We hold your payment for ${partner}. If the booking is canceled before it begins, you get all of it back.`;
export const paying = {
  notCharged: 'Your card wasn’t charged',
  checking: 'One moment. We’re checking with your bank.',
  silent: 'Your bank hasn’t answered yet',
  mayClose: 'You can close this. We’ll email you when the payment arrives.',
  again: 'Check again',
  notStarted: 'The payment didn’t start',
  paid: (dollars: string) => `You paid ${dollars}`,
  paidText: 'You owe the partner nothing for this booking.',
};
export const payments = {
  waiting: (dollars: string) => `${dollars} isn’t paid yet.`,
  processing: (dollars: string) => `Your bank is processing your payment of ${dollars}.`,
  paid: (dollars: string) => `You paid ${dollars} by card.`,
  'under-review': (dollars: string) =>
    `Our team is reviewing your payment of ${dollars}. We’ll let you know.`,
  refunding: (dollars: string) =>
    `We’re refunding ${dollars} to your card. Banks usually take 5-10 business days to show it.`,
  refunded: (dollars: string) => `We refunded ${dollars} to your card.`,
};
export const cardPayments = 'Card payments';
export const declined = (why: string) => `The last try failed: ${why}`;
export const cardComesBack = 'What you paid by card is refunded.';
export const refuse = 'Ask another partner';
export const approved = 'You approved the price';
export const notApproved = 'The price wasn’t approved';
export const payers = {
  plan: 'Your plan pays, up to its limit',
  points: 'Paid with points',
  card: 'Paid by card',
  'at-partner': 'You pay the partner directly',
};
export const whatYouBooked = 'What you booked';
export const whenLabel = 'When';
export const whoPays = 'Who pays';
export const arrived = 'They arrived';
export const itsDone = 'It’s done';
export const changeIt = 'Change';
export const chooseDate = 'Choose date and place';
export const cancelIt = 'Cancel booking';
export const keepIt = 'Keep booking';
export const cancelQuestion = 'Cancel this booking?';
export const cancelTerms = {
  free: 'Canceling is free.',
  refund: 'Canceling is free. What you paid is refunded.',
  'not-refunded': 'It starts within 24 hours, so what you paid isn’t refunded. Call us if there is a reason.',
  'benefit-used': 'It starts within 24 hours, so your plan’s benefit counts as used for this evacuation.',
  'partner-may-charge': 'It starts within 24 hours, so the partner may charge you under its own terms.',
};
export const canceled = 'Your booking is canceled';
export const notCanceled = 'Your booking wasn’t canceled';
export const notDone = 'Nothing was changed';
export const report = 'Report a problem';
export const reportText = 'Our team gets your report and contacts you. You keep your plan’s benefit.';
export const sendReport = 'Send report';
export const problem = 'What happened?';
export const problems = {
  'no-one-came': 'No one came',
  'not-done': 'It wasn’t done',
  'not-as-agreed': 'It wasn’t as agreed',
};
export const moreWords = 'What else should we know?';
export const reported = 'Our team has your report';
export const rate = 'Rate this booking';
export const stars = (n: number) => (n === 1 ? '1 star' : `${n} stars`);
export const ratingWords = 'What went well, and what didn’t?';
export const ratingHint = 'Partners see only averages of five or more ratings.';
export const saveRating = 'Save rating';
export const rated = 'Thank you for rating';
export const notRated = 'Your rating wasn’t saved';
export const youRated = (n: number) => (n === 1 ? 'You gave 1 star.' : `You gave ${n} stars.`);
export const history = 'What happened so far';
export const aPartner = 'A partner';
export const events = {
  created: 'You booked it',
  changed: 'You changed it',
  asked: 'We started looking for a partner',
  agreed: 'You approved the price',
  refused: 'You asked for another partner',
  lapsed: 'The price wasn’t answered in time',
  stuck: 'No partner can take it at that time',
  started: 'It began',
  done: 'It’s done',
  failed: 'A problem was reported',
  canceled: 'It was canceled',
  rated: 'You rated it',
  paid: 'Paid by card',
  refunded: 'Card payment refunded',
  disputed: 'The card payment is under review',
  kept: 'The review is over. The payment stands.',
};
export const byTeam = 'By our team';
export const partnerEvents = {
  offered: (partner: string) => `We asked ${partner}`,
  quoted: (partner: string) => `${partner} named a price`,
  confirmed: (partner: string) => `${partner} confirmed`,
  declined: (partner: string) => `${partner} can’t take it`,
  silent: (partner: string) => `${partner} didn’t answer in time`,
  broken: (partner: string) => `${partner} canceled`,
  blocked: (partner: string) => `We no longer work with ${partner}`,
};

// On the evacuation page.
export const needSomething = 'Need something else?';
export const needText = 'A ride, pet care, meals or a place for the children: ask here, or call us.';
export const seeBookings = 'Bookings and services';

// Medical supplies, agreed in advance.
export const supplies = {
  title: 'Medical supplies in an evacuation',
  text: 'Tell us now what someone in your household depends on. If an order reaches your home, we ask a supplier right away to deliver it to your hotel. No need to explain why.',
  notIncluded: 'Tailored medical supplies come with Premium.',
  seePlans: 'See plans',
  items: 'What should we request?',
  list: 'What exactly, and how much?',
  listHint: 'For example: two E cylinders, a nasal cannula. The supplier reads this only after it accepts.',
  agree: 'Save and request with an order',
  save: 'Save changes',
  stop: 'Don’t request anything',
  saved: 'Saved. We’ll request this with an order.',
  stopped: 'We won’t request supplies',
  notSaved: 'Nothing was saved',
  agreedOn: (day: string) => `Agreed on ${day}. We request this when an order reaches your home.`,
};
