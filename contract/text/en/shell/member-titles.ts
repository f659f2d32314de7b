/** Titles of member and team pages, as the browser tab shows them. */
export const dashboard = 'Dashboard';
export const setup = 'Setup';
export const vault = 'HomeVault';
export const documents = 'Documents';
export const inventory = 'Inventory';
export const claim = 'Claim packet';
export const readiness = 'Readiness';
export const market = 'Marketplace';
export const purchases = 'Purchases';
export const purchase = 'Purchase';
export const checkout = 'Checkout';
export const settings = 'Settings';
export const evacuation = 'Evacuation';
export const concierge = 'Concierge';
export const household = 'Household';
export const plan = 'Evacuation plan';
export const membership = 'Membership';
export const activity = 'Activity';
export const join = 'Join';
export const notFound = 'Page not found';

/** The team's pages. */
export const desk = 'Desk';
export const backOffice = 'Back office';
export const health = 'Health';
export const failedJobs = 'Failed jobs';
export const audit = 'Audit';
export const waitlist = 'Waitlist';
export const unknownSenders = 'Unknown senders';
export const allCases = 'All cases';
export const members = 'Members';
export const team = 'Team';
export const prices = 'Prices';
export const repayments = 'Repayments';
export const catalog = 'Catalog';
export const operations = 'Operations';
export const partners = 'Partners';
