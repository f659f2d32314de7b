/** The email that confirms a waitlist request, why a request can't be changed, and whether we cover a place. */
export const subject = (brand: string) => `You’re on the ${brand} waitlist`;
export const greeting = 'You’re on the list';
export const review =
  'Our team reviews every home before it joins. When yours is approved, we’ll send you an invitation to choose a plan. Until then, nothing is charged.';
export const placeKept = 'We’ll save your spot. Nothing is charged.';
export const onlyChanges = 'We’ll email you about this list only when something changes for your address.';
export const leave = 'Leave the waitlist';
export const notYou = 'If you didn’t ask for this, the link above removes the entry with one click.';

// Errors.
export const wrongLink = 'This link doesn’t belong to an entry. Open it from the email again.';
export const noSuchRequest = 'There’s no such request.';
export const hasLeft = 'This person has left the waitlist.';
export const soFar = {
  waiting: 'This request is still waiting for a decision.',
  approved: 'This request is already approved.',
  declined: 'This request was declined.',
  invited: 'This request is already invited.',
  joined: 'This request has already joined.',
};

// Whether we cover a place.
export const states = { NV: 'Nevada', AZ: 'Arizona' };
export const covered =
  'Your address is in California, where we cover every county today. The next step is pre-approval of your home.';
export const planned = (state: string) =>
  `We’re preparing ${state}. We don’t cover it yet, and we’ll email you when a date is set.`;
export const notYet = 'We don’t cover your state yet. We’ll email you when that changes.';
export const unknown = 'We couldn’t tell the state from this address. Our team will check it and email you.';

// For a visitor who looked up a place and hasn't joined.
export const placeCovered =
  'This is in California, where we cover every county today. The next step is pre-approval of the home.';
export const placePlanned = (state: string) =>
  `We’re preparing ${state} and don’t cover it yet. Join the waitlist, and we’ll email you when a date is set.`;
export const placeNotYet =
  'We don’t cover this state yet. Join the waitlist, and we’ll email you when that changes.';
