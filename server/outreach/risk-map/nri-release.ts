/** Releases of FEMA's National Risk Index, told by their month: that is what its files carry. */
const VERSIONS = new Map([
  ['2023-03-01', '1.19'],
  ['2025-12-01', '1.20'],
]);
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "March 2023" as the first day of that month, which sorts; null when it is no month. */
export function releaseNamed(text: string): string | null {
  const [, name = '', year = ''] = /^([A-Za-z]+) (\d{4})$/.exec(text.trim()) ?? [];
  const month = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  return month < 0 ? null : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The same month, as people write it. */
export function monthOf(release: string): string {
  const [year = '', month = ''] = release.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** FEMA's number for it, or the month for a release newer than this program. */
export const versionOf = (release: string): string => VERSIONS.get(release) ?? monthOf(release);
