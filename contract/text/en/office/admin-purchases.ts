/** Purchases, repayments and prices in the back office. */
export const purchases = 'Purchases';
export const purchaseWords = { one: 'purchase', many: 'purchases' };
export const searchHint = 'Number, email or item';
export const status = 'Status';
export const anyStatus = 'Any status';
export const cost = 'Cost';
export const item = 'Item';
export const member = 'Member';
export const placed = 'Ordered';
export const total = 'Total';
export const payWith = 'Points or card';
export const points = 'Points';
export const card = 'Card';
export const cardWord = 'card';
export const empty = 'No purchases yet';
export const emptyDetail = 'What members buy or redeem in the Marketplace appears here.';
export const anyTime = 'Any time';
export const last24Hours = 'Last 24 hours';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const last90Days = 'Last 90 days';
export const anyPayment = 'Any payment';
export const needsReview = 'Needs review';
export const refundPending = 'Refund pending';
export const refundFailed = 'Refund failed';
export const refunded = 'Refunded';
export const refundRequestedAt = 'Refund requested';
export const payStarting = 'Starting';
export const payWaiting = 'Waiting for the card';
export const payProcessing = 'Processing at the bank';
export const paid = 'Paid';
export const payStopped = 'Stopped';

// One purchase
export const purchaseTitle = 'Purchase';
export const thePurchase = 'the purchase';
export const purchaseNumber = (number: string) => `Purchase ${number}`;
export const accountDeleted = 'Account deleted';
export const bounced = 'The mail server rejected this member’s address';
export const bouncedDetail =
  'They didn’t get the email about this purchase. They’ll see it when they sign in.';
export const history = 'History';
export const receipt = 'Receipt';
export const paidWith = 'Paid with';
export const delivery = 'Delivery';
export const address = 'Address';
export const promised = 'Expected';
export const payment = 'Payment';
export const state = 'Status';
export const provider = 'Provider';
export const stripe = 'Stripe';
export const builtInDemo = 'Built-in demo';
export const providerId = 'Provider’s ID';
export const noneYet = 'None yet';
export const lastDecline = 'Last decline';
export const providerChecked = 'Provider last checked';
export const refundConfirmed = 'Refund confirmed';
export const teamMustReview = 'Needs a review by our team';
export const byWhom = {
  member: 'the member',
  provider: 'the card provider',
  team: 'our team',
  clock: 'timeout: not paid in time',
};
export const fulfilled = 'Fulfilled';
export const canceled = 'Canceled';
export const wasRefunded = 'Refunded';
export const refundSent = 'Refund requested from the card provider';

// Flagged payments
export const flagResolved = 'This payment was reviewed';
export const flagOpen = 'This payment needs a review';
export const resolve = 'Mark as resolved';
export const flagDetail = (problem: string) =>
  `${problem} It stays on hold until our team reviews it with the provider.`;
export const resolveQuestion = 'Mark as resolved?';
export const resolveDetail =
  'This doesn’t move money. It records that our team found out what happened, and removes the payment from the list.';
export const markResolved = 'Mark as resolved';
export const findings = 'What you found and did';
export const findingsHint = 'Saved in the audit log.';
export const findingsMissing = 'Enter what you found and did';
export const resolved = 'Payment resolved';

// Actions
export const fulfill = 'Mark as fulfilled';
export const cancelPurchase = 'Cancel purchase';
export const refundPurchase = 'Refund';
export const isFulfilled = (number: string) => `Purchase ${number} is fulfilled`;
export const isCanceled = (number: string) => `Purchase ${number} is canceled`;
export const isRefunding = (number: string) => `Purchase ${number} is being refunded`;
export const fulfillEffect = (who: string, item: string) =>
  `We’ll email ${who} that ${item} is theirs. This can’t be undone.`;
export const cancelUnpaid = (who: string) => `Nothing has been paid. ${who} can no longer pay for it.`;
export const cancelPoints = (cost: string, who: string) =>
  `Refunds ${cost} to ${who} and cancels the purchase. The item goes back in stock.`;
export const cancelCard = (cost: string, card: string, who: string) =>
  `Refunds ${cost} to ${who}’s ${card} and cancels the purchase. The item goes back in stock.`;
export const refundPoints = (cost: string, who: string) =>
  `Refunds ${cost} to ${who}. The purchase stays fulfilled, and the item doesn’t go back in stock.`;
export const refundCard = (cost: string, card: string, who: string) =>
  `Refunds ${cost} to ${who}’s ${card}. The purchase stays fulfilled, and the item doesn’t go back in stock.`;
export const reason = 'Reason';
export const reasonHint = 'The member will read this. It’s saved with the purchase.';
export const reasonMissing = 'Enter a reason for the member to read';
export const note = 'Note for the member';
export const noteHint = 'A tracking number or a date. Optional.';
export const keepPurchase = 'Keep purchase';
export const cancel = 'Cancel';
export const onePurchase = '1 purchase';
export const purchaseCount = (n: number) => `${n} purchases`;
export const countFulfilled = (purchases: string) => `${purchases} fulfilled`;
export const fulfillCount = (n: number) => `Mark ${n} as fulfilled`;
export const fulfillQuestion = (purchases: string) => `Mark ${purchases} as fulfilled?`;
export const nonePaid = 'None of these are paid and waiting.';
export const membersEmailed = (n: number) =>
  `We’ll email ${n} ${n === 1 ? 'member' : 'members'}. This can’t be undone.`;
export const leftAlone = (n: number, all: number) =>
  `${n} of the ${all} selected ${n === 1 ? 'isn’t' : 'aren’t'} paid or already closed, and won’t change.`;
export const noteEach = 'Note for each member';
export const noteEachHint = 'A date or the next step. Optional.';

// Repayments
export const repayments = 'Repayments';
export const balanceWords = { one: 'balance', many: 'balances' };
export const theBalance = 'the balance';
export const balance = 'Balance';
export const deletedAccount = 'Deleted account';
export const owes = 'Owes';
export const overdue = 'Overdue';
export const nextPayment = 'Next payment';
export const sumOn = (sum: string, day: string) => `${sum} on ${day}`;
export const none = 'None';
export const since = 'Since';
export const openMember = 'Open member';
export const waivePart = 'Waive some or all';
export const cardPayments = 'Card payments';
export const refund = 'Refund';
export const refundRequested = 'Refund requested';
export const refundQuestion = 'Refund this payment?';
export const refundDetail = (sum: string) =>
  `We’ll refund ${sum} to the card. The member owes it again and gets an email.`;
export const waiveTitle = 'Waive the balance';
export const waiveDetail = (who: string, sum: string) =>
  `${who} owes ${sum}. They’ll read the reason in an email. This can’t be undone.`;
export const thisAccount = 'This account';
export const waive = 'Waive';
export const waived = 'Waived';
export const amountInDollars = 'Amount in dollars';
export const memberReads = 'The member will read this.';
export const email = 'Email';
export const name = 'Name';
export const notGiven = 'Not given';
export const owesSomething = 'Owes money';
export const any = 'Any';
export const noneOwes = 'No one owes anything';
export const noneOwesDetail =
  'Emergency cash paid under repayable terms appears here. Cash paid as a benefit doesn’t.';

// Prices
export const prices = 'Prices';
export const thePriceChanges = 'the price changes';
export const scheduleTitle = 'Schedule a price change';
export const scheduleIntro =
  'Members on the plan get an email at least 30 days before. Their first renewal on or after the effective date uses the new price. Members who cancel before then don’t pay it. From the effective date, new members pay it too, and our pages show it. Until then they show the old price.';
export const priceChanges = 'Price changes';
export const noChanges = 'No price changes are scheduled.';
export const priceChangeCanceled = 'Price change canceled';
export const changeCanceledDetail = 'No one was notified, and prices stay the same.';
export const changeNotCanceled = 'Price change not canceled';
export const effective = (day: string) => `Effective ${day}`;
export const changeFacts = (day: string, affected: number, notified: number) =>
  `Emails go out from ${day}. ${affected} still to change, ${notified} notified.`;
export const cancelChangeQuestion = 'Cancel this price change?';
export const cancelChangeDetail = 'No emails have gone out yet. Renewals keep their price.';
export const cancelPriceChange = 'Cancel price change';
export const keepIt = 'Keep it';
export const enterPrice = 'Enter a price';
export const enterDollars = 'Enter dollars, like 69 or 69.50';
export const chooseDay = 'Choose a day';
export const changeScheduled = 'Price change scheduled';
export const changeScheduledDetail = 'Members are notified before it takes effect.';
export const changeNotScheduled = 'Price change not scheduled';
export const plan = 'Plan';
export const monthly = 'Monthly';
export const yearly = 'Yearly';
export const monthlyWord = 'monthly';
export const yearlyWord = 'yearly';
export const newPrice = 'New price in dollars';
export const effectiveDate = 'Effective date';
export const atLeastDays = (n: number) => `At least ${n} days from now`;
export const schedule = 'Schedule price change';
