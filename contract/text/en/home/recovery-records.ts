/** The screens of the contact log, the living expenses and the claim. */
export const back = 'Recovery';
export const logTitle = 'Contact log';
export const logIntro = 'Write down every call, message and visit: who, when, and what was promised.';
export const expensesTitle = 'Living expenses';
export const expensesIntro =
  'What living elsewhere costs you above your normal costs. Your policy may call it additional living expense (ALE) or loss of use.';
export const claimTitle = 'Insurance claim';
export const claimIntro = 'Claim numbers, estimates, payments, and what your insurer held back.';
export const theLog = 'your contact log';
export const theExpenses = 'your living expenses';
export const theClaim = 'your claim';
export const save = 'Save';
export const saved = 'Saved';
export const remove = 'Delete';
export const removeNamed = (what: string) => `Delete: ${what}`;
export const removeQuestion = (what: string) => `Delete “${what}”?`;
export const removeText = 'This can’t be undone.';
export const removed = 'Deleted';
export const day = 'Date';
export const optional = 'Optional';

// Log.
export const addContact = 'Add to log';
export const addContactText = 'A call can also prove a date that starts a deadline.';
export const channel = 'How?';
export const direction = 'Who made contact?';
export const who = 'Who did you talk to?';
export const company = 'Company';
export const summary = 'What was said?';
export const promise = 'What did they promise?';
export const promiseDue = 'By when?';
export const starts = 'Does this start a deadline?';
export const startsNothing = 'No';
export const noContacts = 'Nothing logged yet. Start with your first call to your insurer.';
export const search = 'Search the log';
export const nothingFound = 'No entries match.';
export const exportCsv = 'Export (CSV)';
export const promised = (what: string, by: string | null) =>
  by ? `Promised by ${by}: ${what}` : `Promised: ${what}`;
export const promiseLate = 'Overdue';
export const promiseKept = 'Kept';
export const markKept = 'Mark as kept';
export const adjusters = 'Adjusters';
export const adjustersText =
  'Add each adjuster who was made mainly responsible for your claim, with the first day.';
export const addAdjuster = 'Add adjuster';
export const adjusterName = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const since = (day: string) => `Since ${day}`;
export const noAdjusters = 'No adjusters yet.';
export const thirdTitle = 'Your third adjuster in six months';
export const thirdText = (day: string) =>
  `On ${day}, a third adjuster took over within six months. Ask for a written status report and one main contact who stays with your claim (Ins 14047, confidence B).`;

// Expenses.
export const addExpense = 'Add expense';
export const addExpenseText = 'One line for each category on a receipt.';
export const category = 'Category';
export const payee = 'Paid to';
export const amount = 'Amount in dollars';
export const miles = 'Miles';
export const milesHint = 'For extra driving. With a rate, the amount is computed.';
export const rate = 'Cents per mile';
export const rateHint = 'The rate you agreed on with your adjuster.';
export const note = 'Note';
export const receipt = 'Receipt';
export const noReceipt = 'None';
export const addReceipt = 'Add receipt';
export const receiptAdded = 'Receipt added. Now add its lines.';
export const receiptFailed = 'We couldn’t store the receipt';
export const openReceipt = (name: string) => `Open receipt ${name}`;
export const claimedOn = 'Claimed on';
export const accepted = 'Accepted amount';
export const acceptedHint = 'Only if your insurer accepted less. 0 means refused.';
export const reason = 'Insurer’s reason';
export const editNamed = (what: string) => `Edit: ${what}`;
export const editExpense = 'Edit expense';
export const noExpenses = 'No expenses yet. Save every receipt from the day of the order.';
export const addPayment = 'Add payment';
export const addPaymentText = (what: string) =>
  `A payment by your insurer for ${what}. Several payments add up.`;
export const paymentAmount = 'Amount in dollars';
export const reference = 'Check or reference number';
export const paidOf = (paid: string, amount: string) => `${paid} of ${amount} paid`;
export const normals = 'Your normal costs';
export const normalsText =
  'What each category costs in a normal month. For a part of a month, or a month that differs, add an amount for that month.';
export const setNormal = 'Set normal cost';
export const month = 'Month';
export const everyMonth = 'Every month';
export const monthHint = 'Leave empty for every month.';
export const monthly = 'Normal cost per month, in dollars';
export const noNormals = 'None set: everything counts as extra.';
export const months = 'By month';
export const spent = 'Spent';
export const claimable = 'Above normal';
export const claimed = 'Claimed';
export const paid = 'Paid by insurer';
export const open = 'Claimed, not paid';
export const left = 'Left of your limit';
export const leftNote = (limit: string) => `Of ${limit} for loss of use`;
export const noLimit = 'Add your policy’s loss-of-use limit in your vault.';
export const lastsMonths = (n: number) => `About ${n} months at your current rate`;
export const coveredUntil = (day: string) => `By law at least until ${day}, in a state of emergency`;
export const byUs = 'Paid by Hearthline';
export const byUsText = 'Don’t claim these from your insurer as your own expense.';
export const nights = (n: number, hotel: string) => `${n} ${n === 1 ? 'night' : 'nights'} at ${hotel}`;
export const cash = (name: string) => `Emergency cash, ${name}`;
export const downloadPdf = 'Download PDF';
export const downloadXlsx = 'Download Excel file';
export const chart = (month: string, normal: string, incurred: string) =>
  `${month}: normal ${normal}, incurred ${incurred}`;
export const normal = 'Normal';
export const incurred = 'Incurred';
export const difference = 'Difference';
export const total = 'Total';

// Claim.
export const addClaim = 'Add claim number';
export const addClaimText = 'From your insurer’s confirmation.';
export const claimNumber = 'Claim number';
export const insurer = 'Insurer';
export const status = 'Status';
export const claimStates = {
  open: 'Open',
  accepted: 'Accepted',
  'partly-accepted': 'Partly accepted',
  denied: 'Denied',
  closed: 'Closed',
};
export const noClaims = 'No claim number yet.';
export const estimates = 'Estimates';
export const addEstimate = 'Add estimate';
export const addEstimateText = 'Keep every version, so you can see what changed.';
export const estimateTitle = 'Version or title';
export const estimateBy = 'Made by';
export const replacementCost = 'Replacement cost in dollars';
export const depreciation = 'Depreciation in dollars';
export const noEstimates = 'No estimates yet.';
export const estimateText = (cost: string, depreciation: string) =>
  `${cost} replacement cost, ${depreciation} depreciation`;
export const settlements = 'Insurer’s payments';
export const addSettlement = 'Add payment';
export const addSettlementText = 'For your house, belongings or other coverage, with what was held back.';
export const coverage = 'Coverage';
export const coverages = {
  dwelling: 'House',
  contents: 'Belongings',
  'living-expenses': 'Living expenses',
  other: 'Other',
};
export const withheld = 'Depreciation held back';
export const withheldInput = 'Depreciation held back, in dollars';
export const noSettlements = 'No payments yet.';
export const paidSoFar = 'Paid so far';
export const proofDue = 'Proof of loss due';
export const offer = 'Contents without a list';
export const offerNote = {
  '60-percent':
    '60% of your contents limit, up to $350,000 (Ins 10103.7(b)). A list can still get you the rest.',
  '30-percent':
    '30% of your dwelling limit, up to $250,000 (Ins 10103.7(b) before 2026). A list can still get you the rest.',
};
export const inventory = 'Your inventory';
