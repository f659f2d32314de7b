import type { PolicyInput } from './policies.ts';

type Described = Pick<PolicyInput, 'carrier' | 'policyNumber' | 'coverageLimit' | 'deductible'>;

/** What people type to get past a required field. */
const FILLERS = new Set(
  (
    'na none no nil null nothing unknown later pending test testing example sample asdf qwerty abc xyz ' +
    'insurance insurer carrier policy notapplicable idontknow dontknow notyet'
  ).split(' '),
);

const plain = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const isOneCharacter = (s: string): boolean => new Set(s).size === 1;
const isCounting = (digits: string): boolean => '01234567890123456789'.includes(digits);

const isRealCarrier = (carrier: string): boolean => {
  const name = plain(carrier);
  return /[a-z].*[a-z].*[a-z]/.test(name) && !FILLERS.has(name) && !isOneCharacter(name);
};

const isRealNumber = (policyNumber: string): boolean => {
  const number = plain(policyNumber);
  return number.length >= 5 && /\d/.test(number) && !isOneCharacter(number) && !isCounting(number);
};

/** Renters policies start at about this many dollars. */
const LEAST_COVERAGE = 5_000;
/** No policy has a smaller deductible, except none at all. */
const LEAST_DEDUCTIBLE = 50;

/**
 * Whether a policy looks like one an insurer issued. Only such a policy counts for readiness: a made-up one
 * pays nothing after a fire. It can still be saved, because we may be wrong.
 */
export const looksReal = ({ carrier, policyNumber, coverageLimit, deductible }: Described): boolean =>
  isRealCarrier(carrier) &&
  isRealNumber(policyNumber) &&
  coverageLimit >= LEAST_COVERAGE &&
  (deductible === 0 || deductible >= LEAST_DEDUCTIBLE) &&
  deductible < coverageLimit;
