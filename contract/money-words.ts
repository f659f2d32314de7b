let usDollars: Intl.NumberFormat | undefined;

/** Formats cents as "$1,234.50". The formatter is created lazily, because that is slow on phones. */
export const dollarsInWords = (cents: number): string => {
  usDollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return usDollars.format(cents / 100);
};
