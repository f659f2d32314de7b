/** Insurance policies of a home. */

export const kinds = {
  homeowners: 'Homeowners',
  renters: 'Renters',
  condo: 'Condo',
  flood: 'Flood',
  earthquake: 'Earthquake',
  other: 'Other',
};
export const limits = {
  dwellingLimit: { name: 'Dwelling', hint: 'To rebuild the house. Coverage A.' },
  personalPropertyLimit: { name: 'Personal property', hint: 'For your belongings. Coverage C.' },
  lossOfUseLimit: { name: 'Loss of use', hint: 'For living elsewhere. Coverage D.' },
};

// The card.
export const insurance = 'Insurance';
export const addPolicy = 'Add a policy';
export const noPolicy = 'No policy yet';
export const noPolicyText =
  'Add your policy now so you don’t have to search for it when you file a claim. You need the carrier, number and limits.';
export const earlierPolicies = (count: number) => `Past policies (${count})`;
export const coverageLimit = 'Coverage limit';
export const deductible = 'Deductible';
export const policyNumber = 'Policy number';
export const term = 'Term';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const hide = 'Hide';
export const show = 'Show';
export const numberOf = (carrier: string) => `${carrier} policy number`;
export const numberEndsIn = (digits: string) => `Ends in ${digits}`;
export const numberNotLoaded = (error: string) => `${error} Press Hide, then Show to try again.`;

// Its status.
export const ended = 'Ended';
export const expired = 'Expired';
export const upcoming = 'Not started yet';
export const inForce = 'Active';
export const endsIn = (days: number) =>
  days === 0 ? 'Ends today' : days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;

// Renewing and ending.
export const renew = <T>(policy: T) => ['Renew ', policy];
export const edit = <T>(policy: T) => ['Edit ', policy];
export const end = <T>(policy: T) => ['End ', policy];
export const renewed = 'Policy renewed';
export const renewedText = (day: string) => `The next term ends on ${day}.`;
export const endedToast = 'Policy ended';
export const endedText = 'You’ll find it under past policies.';
export const endQuestion = (carrier: string) => `End the ${carrier} policy?`;
export const endText =
  'It no longer counts as coverage, and its reminders stop. You’ll still find it under past policies for older claims.';
export const endPolicy = 'End policy';

// The form.
export const editPolicy = 'Edit policy';
export const dialogText = 'Copy it from your policy’s declarations page.';
export const policyType = 'Policy type';
export const carrier = 'Insurance carrier';
export const numberHint = 'Stored encrypted. We show only the last four digits.';
export const numberKeptHint = (end: string) => `Ends in ${end}. Leave blank to keep it.`;
export const coverageLimitDollars = 'Coverage limit ($)';
export const deductibleDollars = 'Deductible ($)';
export const effectiveDate = 'Effective date';
export const expiryDate = 'Expiration date';
export const coverageLimits = 'Coverage limits (optional)';
export const saving = 'Saving...';
export const savePolicy = 'Save policy';
export const saved = 'Home and policy information saved successfully.';
export const error = 'Error';
export const notSaved = 'Failed to save home information.';
