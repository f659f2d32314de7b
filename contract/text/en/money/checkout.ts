/** Paying for a purchase by card. */
export const checkout = 'Checkout';
export const nothingToPay = 'There’s nothing to pay here';
export const nothingToPayDetail =
  'Choose something in the Marketplace and pay by card. You’ll come back here to pay.';
export const notFound = 'We couldn’t find this purchase';
export const notFoundDetail = 'The link may be incomplete, or the purchase belongs to another account.';
export const purchases = 'Purchases';
export const notLoaded = 'We couldn’t load your purchase';
export const nothingWasCharged = 'Nothing was charged.';
export const loading = 'Loading your purchase';
export const viewPurchase = 'View purchase';
export const isPaid = 'This purchase is paid';
export const paidDetail = (name: string) => `${name} is yours. There’s nothing more to pay.`;
export const wasCanceled = 'This purchase was canceled';
export const canceledDetail = (outcome: string) => `${outcome} You can choose it again in the catalog.`;
export const processing = 'Your payment is processing';
export const processingDetail =
  'Your bank is processing it. You can leave this page. We’ll email you when it’s paid.';
export const expired = 'This purchase expired';
export const expiredDetail =
  'It wasn’t paid in time, so the item is back in the catalog. Nothing was charged.';
export const purchaseSummary = 'Purchase summary';
export const purchase = 'Purchase';
export const deliveryTo = 'Delivery to';
export const deliveryEstimate = 'Delivery estimate';
export const total = 'Total';
export const usDollars = 'US dollars';
export const salesTax = (note: string) => `Sales tax: ${note}`;
export const holding = (until: string) =>
  `We’re holding this for you until ${until}. You can cancel until it’s fulfilled.`;
export const browseCatalog = 'Browse Catalog';
export const payment = 'Payment';
export const notCharged = 'Your card wasn’t charged';
export const tryAgain = (problem: string) => `${problem} Try again, or use another card.`;
export const pay = (sum: string) => `Pay ${sum}`;
export const paymentFailed = 'Payment Failed';
export const formNotLoaded = 'The payment form didn’t load';
export const loadingForm = 'Loading the payment form';
export const confirming = 'We’re confirming your payment with the card provider.';
export const notConfirmed = 'Not confirmed yet';
export const checkAgain = 'Check again';
export const dontPayAgain = (problem: string) =>
  `${problem} Don’t pay again. If your card was charged, the purchase is marked as paid automatically.`;
