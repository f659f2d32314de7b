/** Reviews in Operations. */
export const whatReviews = 'the reviews';
export const reviews = 'Reviews';
export const show = 'Show';
export const waiting = 'Waiting';
export const decided = 'Decided';
export const type = 'Type';
export const allTypes = 'All types';
export const search = 'Search';
export const searchHint = 'Address, member email, or words in the review';
export const reviewCount = (n: string, count: number) => `${n} ${count === 1 ? 'review' : 'reviews'}`;
export const nothingWaits = 'Nothing is waiting for review';
export const nothingDecided = 'No decisions yet';
export const nothingWaitsDetail = 'Reviews appear here when an order, a home or a payment needs a decision.';
export const nothingDecidedDetail = 'Decisions and their notes appear here.';
export const since = (moment: string) => `Since ${moment}`;
export const homesWaiting = (homes: string, n: number) =>
  `${homes} ${n === 1 ? 'is' : 'are'} waiting for this decision.`;
export const onCallTexted = (moment: string) => `We texted the on-call number ${moment}.`;
export const operationsEmailed = (moment: string) => `We emailed Operations ${moment}.`;
export const home = 'Home';
export const zone = 'Zone';
export const incident = 'Incident';
export const firstAnswer = (note: string) => `First decision: ${note}`;
export const appealElsewhere = 'Another team member must decide this appeal';
export const appealElsewhereDetail = 'You declined the request, so someone else decides now.';
export const reopen = 'Allow a new request now';
export const reopenDetail =
  'After a decline, a household can ask again after 24 hours. This lets them ask right away.';
export const reopened = 'Reopened';
export const reopenedDetail = 'The household can ask again now.';
export const product = 'Hearthline';

// Phones
export const showPhones = 'Show phone numbers';
export const phonesLogged = 'Viewing the numbers is logged.';
export const phonesNotLoaded = 'The numbers didn’t load';
export const noPhone = 'No verified phone number';
export const noPhoneDetail =
  'There’s no one here you can call. Call the county’s emergency dispatch, and give them the address above.';
