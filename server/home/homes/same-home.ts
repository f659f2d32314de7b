/**
 * Whether two records are the same home, regardless of how the address is spelled and where exactly its pin is. Pure.
 */
import type { HomeAddress, Point } from '#contract/home/homes.ts';
import { feetBetween } from '#contract/home/pin-precision.ts';

/** Street types and directions as abbreviated by the Postal Service, because people write both forms. */
const SHORT: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  boulevard: 'blvd',
  circle: 'cir',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  trail: 'trl',
  square: 'sq',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};

/** A unit is left out: "Apt 2" must not make a second home out of a house. */
const UNIT = /(?:#|\b(?:apt|apartment|unit|ste|suite|no|rm|room|lot|spc|space)\b).*$/;

const words = (address: string): string[] =>
  address
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(UNIT, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word);

/** The house number and street in one spelling, with the ZIP code. */
export const addressKey = ({ address, zip }: Pick<HomeAddress, 'address' | 'zip'>): string =>
  `${words(address).join(' ')} ${zip}`;

const houseNumber = (key: string): string | undefined => /^\d+[a-z]?(?= )/.exec(key)?.[0];

/** With the same house number this close, it's the same house even if the street name or ZIP code is wrong. */
export const NEAR_FEET = 500;
/** Two pins on one roof. A suburb has forty homes within 500 feet, so beyond this, distance proves nothing. */
const ROOF_FEET = 30;

export type KnownHome = { addressKey: string; point: Point | null };

export function isSameHome(a: KnownHome, b: KnownHome): boolean {
  if (a.addressKey === b.addressKey) return true;
  if (!a.point || !b.point) return false;
  const feet = feetBetween(a.point, b.point);
  if (feet <= ROOF_FEET) return true;
  const number = houseNumber(a.addressKey);
  return feet <= NEAR_FEET && number !== undefined && number === houseNumber(b.addressKey);
}
