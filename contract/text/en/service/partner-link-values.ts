/** Checks of what a partner enters. */
export const incompleteLink = 'This link is incomplete. Open it from the message again.';
export const number = 'Enter your confirmation number.';
export const reason = 'Choose a reason.';
export const note = 'Keep the note under 300 characters.';
export const rooms = 'Enter the number of free rooms, 0 or more.';
export const code = 'Enter the 6-digit code.';
export const price = 'Enter a price, like 480 or 480.50.';
export const doorCode = 'Enter the 4-digit code.';
