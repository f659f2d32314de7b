/** What’s wrong with something typed about a home, its people, documents and items. */

// Homes and policies.
export const state = 'Choose California, Nevada or Arizona';
export const latitude = 'Enter a latitude, like 34.05';
export const longitude = 'Enter a longitude, like -118.24';
export const zip = 'Enter a 5-digit ZIP code';
export const street = 'Enter the street address';
export const city = 'Enter the city';
export const day = 'Enter a date, like 2026-11-15';
export const yearRange = 'Enter a year between 1950 and 2150';
export const carrier = 'Insurance carrier required';
export const policyNumber = 'Policy number required';
export const coverageLimit = 'Coverage limit required';
export const deductible = 'Deductible required';
export const policyEnds = 'The policy must end after it begins';

// The household.
export const role = 'Choose member or viewer';
export const ageGroup = 'Choose an age group';
export const chooseOne = 'Choose one';
export const name = 'Enter a name';
export const fourDigits = 'Enter a four-digit year';
export const from1900 = 'Enter 1900 or later';
export const yearBegun = 'Enter this year or earlier';
export const species = 'Choose a species';
export const howMany = 'Enter how many';
export const wholeNumber = 'Enter a whole number';
export const oneOrMore = 'Enter 1 or more';
export const most500 = 'Enter 500 or fewer';
export const zeroOrMore = 'Enter 0 or more';
export const most100 = 'Enter 100 or fewer';
export const phoneOrEmail = 'Enter a phone number or an email address';
export const invitationLink = 'This link is incomplete. Open it from the email again.';

// Documents and claims.
export const documentType = 'Choose a document type';
export const documentName = 'Give it a name';
export const documentTypes = 'Choose document types from the list';
export const linkFor = 'Enter who the link is for';
export const linkDays = 'Choose how long the link works';
export const shareLink = 'This link is incomplete. Open it again as it was sent.';

// The inventory.
export const category = 'Choose a category';
export const condition = 'Choose a condition';
export const roomName = 'Room name required';
export const itemName = 'Name required';
export const itemValue = 'Estimated value required';
export const purchaseDay = 'Enter a date, like 2024-05-31';
export const quantity = 'Enter how many you have';
export const atLeastOne = 'Enter at least 1';
export const most9999 = 'Enter at most 9,999';
export const age = 'Enter the age in years';
export const wholeYears = 'Enter whole years';
export const ageNegative = 'Enter an age of 0 or more';
export const most200Years = 'Enter at most 200 years';
export const totalTooHigh = 'The total is more than $1,000,000,000. Enter a lower amount or quantity';
export const oneItem = 'Choose at least one item';
export const mostItems = (most: number) => `Choose at most ${most} items`;
export const whatToChange = 'Choose what to change';
