let usDollars: Intl.NumberFormat | undefined;

/** "$1,234.50" of cents: everywhere a sum is written out. Made when first needed, for that takes a phone a while. */
export const dollarsInWords = (cents: number): string => {
  usDollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return usDollars.format(cents / 100);
};
