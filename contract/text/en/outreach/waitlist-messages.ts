/** The email that confirms a waitlist request, and why a request can't be changed. */
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
