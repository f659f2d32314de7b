/** Normalizes addresses that differ only in case, punctuation, spaces or a trailing country. */
export const addressKey = (address: string): string =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,#;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (usa|u s a|united states|united states of america)$/, '') || address;
