/** Whether we cover a place: on the waitlist, in its email, and on the risk map. */
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
