/** States by the first two digits of a county's FIPS code. */
const STATES = new Map(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA ' +
    '26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX ' +
    '49UT 50VT 51VA 53WA 54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)] as const),
);

/** Returns the two-letter state of a county, or null for an unknown code. */
export const stateOfFips = (fips: string): string | null => STATES.get(fips.slice(0, 2)) ?? null;

/** A county's full name. Independent cities and the boroughs of Alaska don't take "County". */
export function countyName(fips: string, bare: string): string {
  const state = stateOfFips(fips);
  const isCity = Number(fips.slice(2)) >= 510 || /\bcity$/i.test(bare);
  if (state === 'AK' || state === 'DC' || isCity) return bare;
  if (state === 'LA') return `${bare} Parish`;
  return state === 'PR' ? `${bare} Municipio` : `${bare} County`;
}
