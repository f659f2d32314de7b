/** "$125.00": always two decimals, as prices are. */
export const formatPrice = (cents: number): string =>
  `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
