/** The activity log. */
export const activity = 'Activity';
export const intro =
  'Every change, who made it and on which device. Entries can’t be altered or removed without a trace.';
export const activityOf = 'Activity of';
export const home = 'Home';
export const account = 'Account';
export const show = 'Show';
export const everything = 'All activity';
export const you = 'You';
export const formerMember = 'A former member';
export const someone = 'Someone';
export const loading = 'Loading the activity';
export const sampleDay = 'November 15, 2026';
export const sampleEntries = [
  'You changed the evacuation plan: routes',
  'You added a document: Deed',
  'You added the home',
];
export const notLoaded = 'The activity log didn’t load';
export const notLoadedSafe = 'Nothing is lost.';
export const empty = 'Nothing here yet';
export const noneOfKind = 'No changes of this type yet.';
export const emptyDetail = 'Every change appears here from now on.';
export const showOlder = 'Show older';

// Filters
export const homeAndPolicies = 'Home and policies';
export const documents = 'Documents';
export const inventory = 'Inventory';
export const claims = 'Claims';
export const readiness = 'Readiness';
export const household = 'Household';
export const evacuationAndDrills = 'Evacuation and drills';
export const signInAndAccount = 'Sign-in and account';
export const notifications = 'Notifications and watched places';
export const invitations = 'Invitations';
export const points = 'Points';
export const purchases = 'Purchases';
export const membership = 'Membership';
export const waitlist = 'Waitlist';
export const messagesToSupport = 'Messages to support';
export const exportsAndAuditLogs = 'Exports and audit logs';
export const desk = 'Desk';
export const partners = 'Partners';
export const ambassadors = 'Ambassadors';
export const disasters = 'Disasters';
export const catalogAndPrices = 'Catalog and prices';
export const operations = 'Operations';
