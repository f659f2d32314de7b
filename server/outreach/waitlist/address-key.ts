/** One spelling for addresses that differ only in case, punctuation, spaces or the country at the end. */
export const addressKey = (address: string): string =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,#;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (usa|u s a|united states|united states of america)$/, '') || address;
