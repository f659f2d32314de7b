/** What fields of statements say when an entry isn't accepted. */
export const day = 'Choose a day';
export const reason = 'Enter a reason of up to 300 characters';
export const amount = 'Enter an amount other than zero, up to $100,000';
export const reference = 'Enter the number of the transfer or check';
export const name = 'Enter your name';
export const number = 'Use up to 40 characters';
export const words = 'Say what is wrong, in up to 1,000 characters';
export const incompleteLink = 'The link is incomplete. Open it from the email again.';
