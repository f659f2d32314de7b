/** Names and short notes of money that screens, emails and PDFs share. */
export const skuKinds = { goods: 'Goods', service: 'Service', digital: 'Voucher or digital' };
export const categories = {
  rebuild: 'Rebuild and repair',
  supplies: 'Supplies',
  stay: 'A place to stay',
  care: 'Family and animals',
  paperwork: 'Claims and documents',
  travel: 'Getting around',
};
export const businessDays = (min: number, max: number) =>
  min === max ? `${min} business ${min === 1 ? 'day' : 'days'}` : `${min}-${max} business days`;
export const tooFewPoints = (cost: string, balance: string) =>
  `You need ${cost} points but only have ${balance}.`;
export const redeemNeedsMembership =
  'You need an active membership to redeem points. Nothing was spent, and you keep your points. Choose a plan on the Membership page, then redeem.';
export const noCardPayments =
  "Card payments aren't available yet. Nothing was charged. Check back later, or contact us.";

// The demo’s cards
export const demoPayment = 'Demo payment - no card is charged';
export const demoCash = 'Demo - no money is sent';
export const testCards = {
  pays: 'Pays',
  declined: 'Is declined',
  poor: 'Insufficient funds',
  approval: 'Asks for approval',
  failsLater: 'Pays now, fails later',
};
export const testDebitCards = {
  fast: 'Gets the money within seconds',
  slow: 'Takes half an hour',
  back: 'Sends the money back',
  lost: 'Gets the money, but the response is lost',
  credit: 'Is a credit card, which can’t receive cash',
};

// Repayable emergency cash
export const ledger = {
  advance: 'Emergency cash sent',
  'advance-returned': 'Emergency cash returned by the bank',
  repayment: 'Card payment',
  'repayment-refunded': 'Payment refunded to the card',
  'repayment-disputed': 'Payment disputed at the bank',
  'dispute-won': 'Dispute closed, payment counts again',
  waiver: 'Waived by our team',
};
