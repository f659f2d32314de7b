/** Releases of FEMA's National Risk Index, identified by month, because that is what its files contain. */
const VERSIONS = new Map([
  ['2023-03-01', '1.19'],
  ['2025-12-01', '1.20'],
]);
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "March 2023" as the first day of that month, which is sortable. Null if it isn't a month. */
export function releaseNamed(text: string): string | null {
  const [, name = '', year = ''] = /^([A-Za-z]+) (\d{4})$/.exec(text.trim()) ?? [];
  const month = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  return month < 0 ? null : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The month in words. */
export function monthOf(release: string): string {
  const [year = '', month = ''] = release.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** FEMA's version number, or the month if the release is newer than this code. */
export const versionOf = (release: string): string => VERSIONS.get(release) ?? monthOf(release);
