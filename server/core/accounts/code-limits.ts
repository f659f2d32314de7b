/**
 * Codes per hour: per address from one network, per address, per network. Counted separately for signing in, which
 * anyone can request, and for step-up, which only the member can: strangers can't use up a member's codes. A
 * demo is one network with many people.
 */
export const CODE_LIMITS = {
  live: { forBoth: 5, forAddress: 30, fromPlace: 100 },
  demo: { forBoth: 60, forAddress: 60, fromPlace: 2000 },
};

/** Codes per hour that one account may have sent to addresses it wants to change to. */
export const CHANGE_CODES_AN_HOUR = { live: 5, demo: 60 };

/** How many codes were requested: for this address from this network, for this address, from this network. */
export type CodeCounts = { forBoth: number; forAddress: number; fromPlace: number };

/**
 * Whether another code may be sent. A network that the account was used from before has an allowance of its own, so
 * that requests from elsewhere can't keep the member out.
 */
export function mayRequestCode(
  asked: CodeCounts,
  limits: CodeCounts,
  { isKnownNetwork }: { isKnownNetwork: boolean },
): boolean {
  if (asked.forBoth >= limits.forBoth) return false;
  return isKnownNetwork || (asked.forAddress < limits.forAddress && asked.fromPlace < limits.fromPlace);
}
