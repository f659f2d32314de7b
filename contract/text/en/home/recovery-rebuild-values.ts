/** What’s wrong with something typed about a rebuild. */
export const amount = 'Enter an amount in dollars, like 49.99';
export const by = 'Enter a name';
export const work = 'Choose the kind of work';
export const weeks = 'Enter whole weeks, from 1 to 520';
export const status = 'Choose a status';
export const stage = 'Choose what the payment is';
export const form = 'Choose the form of the release';
export const permit = 'Enter what the permit is for';
export const permitState = 'Choose a state';
