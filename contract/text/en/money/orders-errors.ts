/** Why something was refused: orders. */
export const noSuchPurchase = 'We couldn’t find this purchase.';
export const alreadyRefunded = 'This purchase was already refunded.';
export const accountDeleted = 'This member’s account was deleted, so points can’t be returned.';
export const notInCatalog = 'This item is no longer in the catalog.';
export const soldOut = (name: string) => `${name} is sold out. Nothing was charged.`;
export const tooManyUnpaid = (most: number) =>
  `You have ${most} purchases waiting for payment. Pay or cancel one of them first.`;
export const fulfilled = 'This purchase has been fulfilled and can no longer be canceled.';
export const notPaid = 'This purchase isn’t paid yet.';
export const noTax = 'We couldn’t calculate the sales tax. Nothing was charged. Try again in a few minutes.';
export const priceChanged =
  'The price of this item just changed. Nothing was charged. Check it and try again.';
export const expired =
  'This purchase expired before it was paid. Nothing was charged. Choose the item again in the catalog.';
export const alreadyPaid = 'This purchase is paid. There is nothing more to pay.';
export const paidAndFulfilled = 'This purchase is paid and fulfilled. There is nothing more to pay.';
export const wasCanceled = 'This purchase was canceled. Choose the item again in the catalog.';
export const cancelInstead = 'This purchase isn’t paid yet. Cancel it instead.';
export const cancelToRefund =
  'This purchase isn’t fulfilled yet. Cancel it instead: that refunds the payment.';
export const canceledAndRefunded = 'This purchase is canceled. Its payment was refunded.';
export const isFulfilled = 'This purchase is already fulfilled.';
export const isCanceled = 'This purchase is canceled.';
export const onePerMember = (name: string) => `${name} is limited to one per member, and you have yours.`;
export const fewPerMember = (name: string, most: number) =>
  `${name} is limited to ${most} per member, and you have yours.`;
export const cardOnly = 'You can buy this item by card only.';
export const pointsOnly = 'You can get this item for points only.';
export const enterAddress = 'Enter the address this item should go to.';
export const wrongZip = (state: string) => `This ZIP code isn’t in ${state}.`;
export const tryAlone = 'This didn’t work. Try it again on its own.';
