import { HomeState } from '#contract/home/homes.ts';

export type AddressParts = { address: string; city: string; state: HomeState; zip: string };

/**
 * Splits a one-line address, as the waitlist stores it, for the home form. Anything unclear stays in the
 * street field, where the user can correct it.
 */
export function addressParts(line: string): AddressParts {
  const withoutCountry = line.trim().replace(/,?\s*(usa|u\.s\.a\.|united states( of america)?)\.?$/i, '');
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(withoutCountry)?.[1] ?? '';
  const beforeZip = withoutCountry.replace(/[\s,]*\d{5}(-\d{4})?$/, '');
  const known = zip === '' ? withoutCountry : beforeZip;
  const stateWord = /[\s,]+(CA|NV|AZ|California|Nevada|Arizona)\.?$/i.exec(known)?.[1] ?? '';
  const state = HomeState.safeParse(NAMED[stateWord.toLowerCase()] ?? stateWord.toUpperCase());
  const beforeState = state.success
    ? known.slice(0, known.length - stateWord.length).replace(/[\s,.]+$/, '')
    : known;
  const parts = beforeState
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const city = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { address: parts.join(', '), city, state: state.success ? state.data : 'CA', zip };
}

const NAMED: Readonly<Record<string, HomeState>> = { california: 'CA', nevada: 'NV', arizona: 'AZ' };
