/** Purchases: the list, one purchase, its receipt and its delivery. */

// Payment outcomes
export const paymentSuccessful = 'Payment Successful';
export const thankYou = 'Thank you for your purchase!';
export const paymentFailed = 'Payment Failed';
export const canceledMeanwhile =
  'This purchase was canceled before the payment arrived. We’ll refund anything charged to your card.';
export const paymentProcessing = 'Payment processing';
export const processing = 'Your bank is processing it. We’ll email you when it’s paid.';
export const notCharged = 'Your card wasn’t charged. Try again, or use another card.';

// Pages
export const backToMarketplace = 'Back to Marketplace';
export const purchases = 'Purchases';
export const loadingYourPurchases = 'Loading your purchases';
export const sampleItem = 'Lumber & Drywall';
export const sampleCost = 'Nov 15, 2026, 250 points';
export const notLoaded = 'We couldn’t load your purchases';
export const theyAreSafe = 'They’re safe.';
export const noPurchasesYet = 'No purchases yet';
export const noPurchasesDetail = 'Your purchases and receipts appear here.';
export const browseCatalog = 'Browse Catalog';
export const notLoadedBecause = (problem: string) => `We couldn’t load your purchases. ${problem}`;
export const tryAgain = 'Try again';
export const nothingYet = 'Nothing yet. Track or cancel your purchases here.';
export const seeAll = 'See all';
export const seeAllOf = (n: number) => `See all ${n}`;
export const oneNotLoaded = 'We couldn’t load this purchase';
export const oneUnchanged = 'It hasn’t changed.';
export const purchaseNotFound = 'Purchase not found';
export const notFound = 'We couldn’t find this purchase';
export const notFoundDetail =
  'The link may be incomplete, or the purchase belongs to another account. Your purchases page lists all of yours.';
export const purchase = (number: string) => `Purchase ${number}`;
export const status = 'Status';
export const payNow = 'Pay now';
export const whatYouGet = 'What you get';
export const loadingOne = 'Loading the purchase';
export const samplePurchase = 'Purchase 3F2A91C0';

// Status and steps
export const waitingForPayment = 'Waiting for payment';
export const paid = 'Paid';
export const fulfilled = 'Fulfilled';
export const canceled = 'Canceled';
export const placed = 'Ordered';
export const card = 'card';
export const notChargedBecause = (failure: string) => `Your card wasn’t charged: ${failure}`;
export const holding = 'We’re holding it for you until it’s paid.';
export const holdingUntil = (moment: string) => `We’re holding it for you until ${moment}.`;
export const bankProcessing = 'Your bank is processing it. You can leave this page.';
export const pointsBack = (points: string) => `${points} are back in your balance`;
export const refundOnItsWay = (sum: string, card: string) => `We’re refunding ${sum} to your ${card}`;
export const refundedTo = (sum: string, card: string) => `We refunded ${sum} to your ${card}`;
export const banksTake = 'Banks usually take 5-10 business days to show it.';
export const notRefunded = (sum: string, card: string) => `We couldn’t refund ${sum} to your ${card}`;
export const teamReviews = 'Our team is reviewing it and will email you.';
export const by = (cost: string, card: string) => `${cost} with ${card}`;
export const willEmail = 'We’ll email you when it’s on its way or ready.';

// Cancel
export const purchaseCanceled = 'Purchase canceled';
export const purchaseNotCanceled = 'Purchase not canceled';
export const cancelPurchase = 'Cancel purchase';
export const cancelQuestion = 'Cancel this purchase?';
export const cancelDetail = (name: string, outcome: string) => `${name} won’t be sent. ${outcome}`;
export const keepIt = 'Keep it';
export const nothingWasCharged = 'Nothing was charged.';
export const stillProcessing =
  'Your bank is still processing the payment. If it goes through, we’ll refund it in full.';
export const pointsGoBack = (points: string) => `${points} go back to your balance right away.`;
export const pointsAreBack = (points: string) => `${points} are back in your balance.`;
export const moneyGoesBack = (sum: string, card: string) =>
  `We’ll refund ${sum} to your ${card}. Banks usually take 5-10 business days to show it.`;
export const anythingGoesBack = 'We’ll refund anything charged to your card.';

// Delivery
export const deliveryAddress = 'Delivery address';
export const deliverTo = 'Deliver to';
export const changeAddress = 'Change address';
export const name = 'Name';
export const streetAddress = 'Street address';
export const city = 'City';
export const state = 'State';
export const zipCode = 'ZIP code';
export const afterPayment = (days: string) => `${days} after payment`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

// Receipt
export const receipt = 'Receipt';
export const summary = 'Summary';
export const print = 'Print';
export const purchaseLabel = 'Purchase';
export const forWhom = 'For';
export const item = 'Item';
export const paidWith = 'Paid with';
export const payment = 'Payment';
export const cardLabel = 'Card';
export const points = 'Points';
export const deliveryTo = 'Delivery to';
export const estimatedDelivery = 'Estimated delivery';
export const price = 'Price';
export const salesTax = 'Sales tax';
export const salesTaxNote = (note: string) => `Sales tax: ${note}`;
export const total = 'Total';
export const usDollars = 'US dollars';
export const refunded = 'Refunded';
export const refundedAt = (cost: string, moment: string) => `${cost}, ${moment}`;
export const refundDue = (cost: string) => `${cost}, on its way`;
export const refundNotYet = (cost: string) => `${cost}, not yet`;

// A purchase that is booked.
export const chooseDate = 'Choose date and place';
export const chooseDateText =
  'Your purchase is a booking now. Tell us when and where, and we’ll ask a partner.';
