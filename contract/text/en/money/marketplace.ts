/** The Marketplace: the catalog, the balance, and redeeming or buying. */
export const marketplace = 'Marketplace';
export const intro = 'Resources for getting ready and getting back home, from our partners.';
export const purchases = 'Purchases';
export const catalog = 'Catalog';

// The balance
export const pointsBalance = 'Points balance';
export const loadingPoints = 'Loading your points';
export const pointsNotLoaded = 'Your points didn’t load';
export const theyAreSafe = 'They’re safe.';
export const howToEarn =
  'Members earn points by getting their home ready. Each task on the Readiness page earns points once.';
export const thisItem = 'This item';
export const leftAfterwards = 'Left after this';
export const missing = 'Points short';

// The catalog
export const loading = 'Loading the catalog';
export const sampleName = 'Lumber & Drywall';
export const sampleDescription =
  'A materials voucher for framing lumber, drywall and fasteners at a partner yard. Pick up, or have it delivered.';
export const search = 'Search the catalog';
export const searchExample = 'Water, hotel, claim';
export const categories = 'Categories';
export const everything = 'All items';
export const notLoaded = 'The catalog didn’t load';
export const pointsSafe = 'Your points are safe.';
export const empty = 'The catalog is empty today';
export const emptyDetail = 'You keep your points. Check back soon.';
export const oneItem = '1 item';
export const items = (n: number) => `${n} items`;
export const noneFound = 'No matches in the catalog';
export const noneFoundDetail = 'Try another word or another category.';
export const showEverything = 'Show all';
export const showMore = (n: number) => `Show ${n} more`;

// An item
export const waitingForPayment = 'Waiting for payment';
export const youHaveYours = 'You already have this';
export const soldOut = 'Sold out';
export const onlyLeft = (n: number) => `Only ${n} left`;
export const onePerMember = 'One per member';
export const upToPerMember = (n: number) => `Up to ${n} per member`;
export const limitWaiting = (limit: string) => `${limit}. Yours is waiting for payment`;
export const limitHeld = (limit: string) => `${limit}. You already have it`;
export const limitHeldCount = (limit: string, held: number) => `${limit}. You have ${held}`;
export const pointsToGo = (n: string) => `${n} points to go`;
export const pointsToward = (name: string) => `Points toward ${name}`;
export const ofPoints = (have: string, need: string) => `${have} of ${need}`;
export const deliveredIn = (days: string) => `Delivered in ${days}`;
export const redeem = 'Redeem';
export const payNow = 'Pay now';
export const forItem = (name: string) => `for ${name}`;
export const points = (n: string) => `${n} points`;
export const byCard = (sum: string) => `${sum} by card`;
export const orByCard = (sum: string) => `or ${sum} by card`;

// Redeeming
export const needMembership = 'You need a membership to redeem points';
export const seePlans = 'See plans';
export const needMembershipDetail = 'You keep your points. Choose a plan, then redeem.';
export const notNow = 'Not now';
export const redeemFor = (points: string) => `Redeem for ${points}`;
export const continueToPayment = 'Continue to payment';
export const howToPay = 'How would you like to pay?';
export const balanceHint = (points: string) => `You have ${points}`;
export const plusSalesTax = 'Plus sales tax';
export const pointsUntouched = 'You keep your points';
export const usuallyDelivered = (days: string) => `Usually delivered in ${days}.`;
export const usuallyDeliveredTaxed = (days: string) =>
  `Usually delivered in ${days}. You’ll see the sales tax before you pay.`;
export const notConfirmed = 'Payment not confirmed yet';
export const insufficientPoints = 'Insufficient Points';
export const orderFailed = 'Order Failed';
export const maybeBought = 'You may have already bought this. Check your purchases before you try again.';
export const notCreated = 'Failed to create order.';
export const orderComplete = 'Order Complete!';
export const yours = (name: string) => `${name} is yours. We emailed your receipt.`;

// The purchase just made.
export const isPaid = (name: string) => `${name} is paid`;
export const viewReceipt = 'View receipt';
export const dismiss = 'Dismiss';
export const receiptSaved = 'Your receipt is saved under Purchases, and we emailed you a copy.';
