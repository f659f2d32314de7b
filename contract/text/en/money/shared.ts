/** Words about money that pages and the server share. */
/** What each ledger entry is called, on screen, in statements and in the back office. */
export const ledger = {
  advance: 'Emergency cash sent',
  'advance-returned': 'Emergency cash returned by the bank',
  repayment: 'Card payment',
  'repayment-refunded': 'Payment refunded to the card',
  'repayment-disputed': 'Payment disputed at the bank',
  'dispute-won': 'Dispute closed, payment counts again',
  waiver: 'Waived by our team',
};
export const tooFewPoints = (cost: string, balance: string) =>
  `You need ${cost} points but only have ${balance}.`;
export const noCardPayments =
  'Card payments aren’t available yet. Nothing was charged. Check back later, or contact us.';
