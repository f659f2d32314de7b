/** What’s wrong with something typed about plans, payments, points and the catalog. */
export const choosePlan = 'Choose a plan from the list';
export const chooseInterval = 'Choose monthly or yearly';
export const agreeToRenewal = 'Agree to the renewal terms to continue';
export const enterPrice = 'Enter a price';
export const wholeCents = 'Enter whole cents';
export const atLeastOneDollar = 'Enter at least $1';
export const atMostTenThousand = 'Enter at most $10,000';
export const chooseDay = 'Choose a day';

// Cards
export const cardNumber = 'Enter the number on the card';
export const testCardsOnly = 'This demo takes test cards only';
export const expiry = 'Enter a future month and year, like 04 / 31';
export const cvc = 'Enter the 3 digits on the back';
export const zip = 'Enter a 5-digit ZIP code';
export const cardAgain = 'Enter the card again';
export const enterAmount = 'Enter an amount';

// Delivery
export const chooseState = 'Choose California, Nevada or Arizona';
export const recipient = 'Enter the recipient’s name';
export const street = 'Enter the street address';
export const city = 'Enter the city';

// The catalog and points
export const nameRequired = 'Name required';
export const descriptionRequired = 'Description required';
export const pointsRequired = 'Points cost required';
export const costRequired = 'Enter a cost in points, in cents, or both';
export const wholeNumber = 'Enter a whole number';
export const zeroOrMore = 'Enter 0 or more';
export const oneOrMore = 'Enter 1 or more';
export const orLess = (most: string) => `Enter ${most} or less`;
export const notZero = 'Enter a number other than 0';
export const removeAtMost = (most: string) => `Remove at most ${most}`;
export const addAtMost = (most: string) => `Add at most ${most}`;
export const deliveryDays =
  'For goods, enter the minimum and maximum business days. Otherwise leave both empty.';
export const points = 'Enter a number of points';
export const wholePoints = 'Enter a whole number of points';
export const removePointsAtMost = 'Remove at most 1,000,000 points at once';
export const addPointsAtMost = 'Add at most 1,000,000 points at once';
export const timeZone = 'Enter a time zone, like America/Los_Angeles';
export const onePurchase = 'Choose at least one purchase';
export const purchasesAtMost = (most: number) => `Choose at most ${most} purchases at once`;

// Reasons
export const reason = 'Enter a reason';
export const reasonForLog = 'Enter a reason for the audit log';
export const reasonForMember = 'Enter a reason. The member reads it';
export const reasonInHistory = 'Enter a reason. The member reads it in their history';
