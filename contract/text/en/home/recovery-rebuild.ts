/** The page about quotes, payments, permits, and repairing or moving. */
export const title = 'Rebuild';
export const intro = 'Compare quotes, pay safely, follow your permits, and weigh repairing against moving.';
export const theRebuild = 'your rebuild';
export const capNotice = (from: string, to: string) =>
  `Prices of repairs and cleanup are capped from ${from} to ${to}: at most 10% above the price just before, unless the contractor’s own costs rose.`;
export const capUnknown =
  'We don’t know the dates of a price cap for your case. Choose your disaster on the recovery page; our team enters the dates.';
export const capLink = 'See the announcement';

// Quotes.
export const quotes = 'Quotes';
export const quotesText =
  'Get at least three for the same work. Add quotes you got yourself; booked ones appear here.';
export const quotesMissing = (n: number) =>
  n === 1 ? 'One more quote to compare three.' : `${n} more quotes to compare three.`;
export const noQuotes = 'No quotes yet.';
export const addQuote = 'Add a quote';
export const addQuoteText = 'We check the deposit and the price against California’s rules, and warn you.';
export const editQuote = 'Change the quote';
export const editNamed = (what: string) => `Change: ${what}`;
export const bookContractor = 'Book a contractor visit';
export const bookArchitect = 'Book an architect';
export const compare = 'Side by side';
export const compareNamed = (what: string) => `Compare ${what}`;
export const by = 'Contractor or firm';
export const license = 'License number';
export const licenseHint = 'California contractors: the CSLB number, digits only.';
export const checkLicense = 'Check at CSLB';
export const checkLicenseNamed = (what: string) => `Check at CSLB: ${what}`;
export const licenseCheckedOn = 'You checked it on';
export const work = 'Kind of work';
export const works = {
  'home-improvement': 'Repair or home improvement',
  'new-construction': 'New construction',
  debris: 'Cleanup and debris',
  design: 'Architect or engineer',
};
export const scope = 'What’s included';
export const total = 'Total price, in dollars';
export const deposit = 'Deposit asked, in dollars';
export const depositShort = 'Deposit';
export const before = 'Same work before the emergency, in dollars';
export const beforeHint = 'Ask the contractor or a neighbor. Leave empty if you don’t know.';
export const beforeShort = 'Before the emergency';
export const startsOn = 'Can start on';
export const weeks = 'Weeks of work';
export const status = 'Status';
export const statuses = { received: 'Received', hired: 'Hired', declined: 'Declined' };
export const quoteNote = 'Note';
export const quotedOn = 'Quoted on';
export const fromBooking = 'From a booking';
export const openBooking = 'Open booking';
export const openBookingNamed = (what: string) => `Open booking: ${what}`;
export const lowest = 'Lowest';
export const above = (amount: string) => `${amount} above the lowest`;
export const unknown = 'Not given';
export const licenseLater = 'Shown once they confirm';
export const noWarnings = 'No warnings.';
export const warnings = {
  'deposit-over-limit': (amount: string) =>
    `The deposit is too high. California allows at most ${amount} here: $1,000 or 10%, whichever is less.`,
  'over-price-cap': (amount: string) =>
    `The price may break the price cap. During the emergency, at most ${amount} would be allowed, unless their own costs rose. You can report it to the Attorney General.`,
  'ask-price-before': (_amount: string) =>
    'Prices are capped on this day. Ask what the same work cost just before the emergency.',
  'cap-dates-unknown': (_amount: string) =>
    'The price is more than 10% above the price before. If a price cap applies on this day, that isn’t allowed. We don’t know its dates for your case.',
  'no-license': (_amount: string) => 'No license number yet. Get it before you sign or pay.',
  'license-format': (_amount: string) => 'This doesn’t look like a CSLB number.',
  'license-unchecked': (_amount: string) =>
    'Check the license, bond and workers’ compensation before you sign.',
  'deposit-paid-over-limit': (amount: string) => `You paid a larger deposit than the limit of ${amount}.`,
  'paid-over-price': (amount: string) =>
    `You paid more than the price of ${amount}. Ask for a written change order.`,
};

// Payments.
export const payments = 'Payments and lien releases';
export const paymentsText =
  'Get a lien release for each payment, also from subcontractors and suppliers. Without one, they could claim your home for money you already paid.';
export const noHired = 'Mark a quote as hired to record payments.';
export const addPayment = 'Add payment';
export const addPaymentNamed = (what: string) => `Add a payment to ${what}`;
export const addPaymentText = 'Don’t pay ahead of the work.';
export const stage = 'What is it?';
export const stages = { deposit: 'Deposit', progress: 'Progress payment', final: 'Final payment' };
export const amount = 'Amount in dollars';
export const reference = 'Check number or reference';
export const paidOf = (paid: string, price: string) => `${paid} of ${price} paid`;
export const noPayments = 'No payments yet.';
export const releaseStates = {
  none: 'No release yet',
  conditional: 'Conditional release',
  unconditional: 'Unconditional release',
};
export const addRelease = 'Add release';
export const addReleaseNamed = (what: string) => `Add a lien release for ${what}`;
export const addReleaseText =
  'A conditional release counts once your payment has cleared. An unconditional one counts at once: get it after you paid.';
export const form = 'Form';
export const forms = {
  'conditional-progress': 'Conditional, progress payment',
  'unconditional-progress': 'Unconditional, progress payment',
  'conditional-final': 'Conditional, final payment',
  'unconditional-final': 'Unconditional, final payment',
};
export const signedBy = 'Signed by';
export const releaseText = (form: string, by: string, day: string) => `${form}: ${by}, ${day}`;

// Permits.
export const permits = 'Permits';
export const noPermits = 'No permits yet.';
export const addPermit = 'Add permit';
export const addPermitText = 'One for each permit, like demolition, building or electrical.';
export const permitTitle = 'What is it for?';
export const permitNumber = 'Permit number';
export const permitOffice = 'Office';
export const permitState = 'State';
export const permitStates = {
  planned: 'Planned',
  applied: 'Applied',
  corrections: 'Corrections asked',
  approved: 'Approved',
  issued: 'Issued',
  inspection: 'Inspected',
  final: 'Final sign-off',
  denied: 'Denied',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
export const noState = 'No state yet';
export const addStep = 'Add state';
export const addStepNamed = (what: string) => `Add a state: ${what}`;
export const addStepText = 'We keep each state with its day.';

// Repair or move.
export const worksheet = 'Repair or move?';
export const worksheetText =
  'Both ways with your own figures. After a total loss, replacement cost is usually also paid if you buy or build elsewhere, without a deduction for the land.';
export const noWorksheet = 'Fill in what you know. Empty fields count as zero.';
export const fillWorksheet = 'Fill in';
export const changeWorksheet = 'Change';
export const ways = { repair: 'Repair or rebuild', move: 'Move' };
export const costs = 'Costs';
export const covered = 'Covered by';
export const costNames = {
  build: 'Building work',
  design: 'Plans and permits',
  upgrades: 'Code upgrades and extras',
  housing: 'Housing meanwhile, beyond what insurance pays',
  home: 'New home',
  closing: 'Closing costs',
  moving: 'Moving',
  taxes: 'Higher property tax, for the years you plan',
  other: 'Other',
};
export const coveredNames = {
  insurance: 'Insurance',
  grants: 'Grants and aid',
  landSale: 'Sale of your lot',
};
export const worksheetNote = 'Note';
export const costTotal = 'Total cost';
export const coveredTotal = 'Covered';
export const ownShare = 'You pay';
export const leftOver = 'Left over';
export const moveCostsMore = (amount: string) => `By these figures, moving costs you ${amount} more.`;
export const moveCostsLess = (amount: string) => `By these figures, moving costs you ${amount} less.`;
export const bothSame = 'By these figures, both cost you the same.';
export const notAdviceEither =
  'It only adds up what you typed. Ask a tax adviser and your insurer before you decide.';

export const rules = 'The rules behind this';
export const facts = {
  'AID-23': {
    title: 'Deposit limit',
    text: 'For home improvement, at most $1,000 or 10% of the price, whichever is less. Later payments may not run ahead of the work. New construction isn’t covered by this limit.',
  },
  'AID-24': {
    title: 'License',
    text: 'Check the number, class, bond and workers’ compensation at cslb.ca.gov. Working without a license in a disaster area can be a felony.',
  },
  'AID-22b': {
    title: 'Price cap on repairs and cleanup',
    text: 'In a declared emergency, at most 10% above the price just before, for 180 days unless extended.',
  },
  'AID-25': {
    title: 'Canceling a contract',
    text: 'A contract for disaster repairs can be canceled in writing for a few business days. Record the day you signed on the recovery page to see the last day.',
  },
  'LIEN-01': {
    title: 'Lien releases',
    text: 'California has four forms: conditional and unconditional, each for a progress payment and for the final one.',
  },
  'INS-43': {
    title: 'Buying or building elsewhere',
    text: 'After a total loss, replacement cost is still payable, with no deduction for the land at the new place.',
  },
};
