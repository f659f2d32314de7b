/** Statements of partners and what incidents and points cost, in the back office. */
export const statements = 'Statements';
export const words = { one: 'statement', many: 'statements' };
export const number = 'Number';
export const partner = 'Partner';
export const status = 'Status';
export const through = 'Through';
export const total = 'Total';
export const anyStatus = 'Any status';
export const open = 'To be settled';
export const searchHint = 'Partner or number';
export const none = 'No statements yet';
export const noneDetail = 'They are made on the first of each month, or under Costs.';
export const aStatement = 'Statement';
export const theStatement = 'the statement';
export const titled = (number: number, partner: string) => `Statement ${number}: ${partner}`;
export const period = 'Period';
export const days = (from: string, to: string) => `${from} to ${to}`;
export const madeBy = 'Made by';
export const automatic = 'The monthly run';
export const you = 'You';
export const formerColleague = 'A former colleague';
export const sentTo = 'Sent to';
export const noOne = 'No one: the partner has no contact with a working email address';
export const sending = { due: 'being sent', sent: 'sent', refused: 'refused' };
export const sentLine = (email: string, how: string, when: string) => `${email}, ${how}, ${when}`;
export const agreed = 'Agreed';
export const byWhen = (who: string, when: string) => `${who}, ${when}`;
export const theirNumber = 'Their invoice';
export const disputed = 'Disputed';
export const approved = 'Approved';
export const paid = 'Paid';
export const paidLine = (day: string, reference: string) => `${day}, reference ${reference}`;
export const voidReason = 'Why it is void';
export const entries = 'What it bills';
export const entriesCaption = 'What this statement bills';
export const what = 'What';
export const when = 'When';
export const units = 'Units';
export const price = 'Price';
export const amount = 'Amount';
export const guestPays = 'The guest pays';
export const arrivalNotNoted = 'No one noted an arrival';
export const openPartner = 'Open the partner';

// What finance does
export const adjust = 'Adjust';
export const adjustDetail = 'The partner reads the reason on the statement. Use a minus sign to subtract.';
export const dollars = 'Amount in dollars';
export const reason = 'Reason';
export const adjusted = 'Statement adjusted';
export const sendAgain = 'Send again';
export const sendAgainDetail =
  'The partner gets an email with a new link and has to agree to the statement as it is now.';
export const sentAgain = 'Statement sent';
export const noteAgreement = 'Note agreement';
export const noteAgreementDetail = 'For a partner that agreed by phone or letter.';
export const whoAgreed = 'Who agreed, and how';
export const agreementNoted = 'Agreement noted';
export const approve = 'Approve payment';
export const approveDetail = (amount: string) => `You confirm that we owe ${amount}. Someone else pays it.`;
export const approvedNow = 'Payment approved';
export const revoke = 'Revoke approval';
export const revokeDetail = 'It can then be approved again, or sent to the partner again.';
export const revoked = 'Approval revoked';
export const pay = 'Mark as paid';
export const payDetail = (amount: string) =>
  `Pay ${amount} at the bank first. Then enter the number of the transfer or check here.`;
export const reference = 'Transfer or check number';
export const paidOn = 'Paid on';
export const paidNow = 'Marked as paid';
export const voidIt = 'Void';
export const voidDetail = 'Its nights and services can then be billed on another statement.';
export const voided = 'Statement voided';
export const youMadeIt = 'You made this statement, so someone else has to approve it.';
export const youApprovedIt = 'You approved this payment, so someone else has to pay it.';

// Costs
export const costs = 'Costs';
export const notBilled = 'Not billed yet';
export const notBilledDetail = (day: string) =>
  `What partners have done through ${day} that isn’t on a statement yet. A month’s statements are made on the first of the next month.`;
export const nothingOwed = 'Everything is billed.';
export const theOwed = 'what isn’t billed yet';
export const owed = 'Owed';
export const linesCount = 'Nights and services';
export const unpriced = 'Without a price';
export const enterPrice = 'Enter the price';
export const makeNow = 'Make statement';
export const makeDetail = (partner: string) =>
  `Everything that ${partner} has done up to this day and that isn’t on a statement. It is sent to the partner at once.`;
export const upTo = 'Up to and including';
export const made = 'Statement made and sent';
export const incidents = 'Incidents';
export const incidentsDetail =
  'What each incident cost us so far. Nights that guests pay themselves aren’t included.';
export const theCosts = 'the costs';
export const noIncidents = 'No incidents yet.';
export const incident = 'Incident';
export const started = 'Started';
export const households = 'Households';
export const nights = 'Room nights';
export const rooms = 'Rooms';
export const services = 'Services';
export const unbilled = 'Not billed';
export const cash = 'Cash';
export const missingPrices = (n: number) => (n === 1 ? '1 without a price' : `${n} without a price`);
export const points = 'Points';
export const thePoints = 'the points';
export const pointsOpen = 'Points members can spend';
export const byMembers = (n: string) => `${n} members`;
export const mostCost = 'What they could cost';
export const mostCostNote = (item: string, points: string, price: string) =>
  `If all were spent on ${item} (${points} points, ${price})`;
export const noPricedItem = 'No item in the catalog has a price in dollars';
export const earned = 'Earned in 12 months';
export const spent = 'Spent in 12 months';
export const openOrders = 'Bought with points, not delivered';
export const openOrdersNote = (points: string, price: string) => `${points} points, ${price}`;
