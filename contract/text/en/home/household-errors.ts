/** Why a household, its people or its invitations weren't changed. */
export const full = {
  people: (most: number) => `A household can have up to ${most} people here. Remove one first.`,
  pets: (most: number) => `You can have up to ${most} entries for animals. Raise the number of one instead.`,
  contacts: (most: number) => `You can have up to ${most} emergency contacts. Remove one first.`,
};
export const removed = {
  people: 'This person was already removed.',
  pets: 'These animals were already removed.',
  contacts: 'This contact was already removed.',
};

// Invitations.
export const manySent = 'This home has sent many invitations today. Try again tomorrow.';
export const manyToAddress = 'We sent this address several invitations today. Try again tomorrow.';
export const invitedAlready = 'This address is already invited. You can resend the invitation.';
export const manyPeople = (most: number) => `Up to ${most} people can share a home.`;
export const sharesAlready = 'This person already shares the home.';
export const answered = 'This invitation was already answered or withdrawn.';
export const expired =
  'This invitation no longer works. It was answered, withdrawn, or is older than 7 days. Ask for a new one.';
export const forOther = (email: string, yours: string) =>
  `This invitation is for ${email}, and you’re signed in as ${yours}. Log out and open the link again.`;

// Who shares the home.
export const doesNotShare = 'This person doesn’t share the home.';
export const ownerStays = 'The owner can’t be changed or removed. Make someone else the owner first.';
export const ownerLeaves = 'You own this home. Make someone else the owner before you leave it.';
export const ownAlready = 'You already own this home.';
export const leavingUs =
  'This person is about to delete their account, and the home would go with it. Choose someone else, or ask them to keep their account.';
