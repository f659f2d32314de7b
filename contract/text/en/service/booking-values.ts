/** What’s wrong with something typed for a booking. */
export const required = 'Fill this in';
export const number = 'Enter a whole number';
export const between = (min: number, max: number) => `Enter a number from ${min} to ${max}`;
export const choose = 'Choose one';
export const confirm = 'Confirm this first';
export const street = 'Enter the street and number';
export const city = 'Enter the city';
export const state = 'Choose a state';
export const zip = 'Enter a 5-digit ZIP code';
export const stars = 'Choose 1 to 5 stars';
export const confirmation = 'Enter the partner’s confirmation number';
export const contactName = 'Enter who you talked to';
