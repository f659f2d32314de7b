/** The back office: its frame, sections and overview. */
export const backOffice = 'Back office';
export const section = 'Back office section';
export const chooseSection = 'Choose a section';
export const accessDenied = 'Access Denied';
export const accessDeniedDetail = 'Admin access required. Redirecting...';
export const loadingAccount = 'Loading your account';
export const accountNotLoaded = 'We couldn’t load your account';
export const servicesContinue = 'Services continue without this page.';
export const notYourRole = 'Your role doesn’t include this page';
export const notYourRoleDetail = (role: string) =>
  `You’re signed in with the role ${role}. If you need this page, ask an administrator to change your role.`;
export const goTo = (section: string) => `Go to ${section}`;
export const waiting = 'waiting';
export const notDone = 'Nothing was changed';

// Sections
export const overview = 'Overview';
export const desk = 'Desk';
export const unknownSenders = 'Unknown senders';
export const waitlist = 'Waitlist';
export const purchases = 'Purchases';
export const members = 'Members';
export const catalog = 'Catalog';
export const prices = 'Prices';
export const disasters = 'Disasters';
export const repayments = 'Repayments';
export const statements = 'Statements';
export const costs = 'Costs';
export const hotelRooms = 'Hotel rooms';
export const partners = 'Partners';
export const operations = 'Operations';
export const team = 'Team';
export const audit = 'Audit';
export const health = 'Health';

// Recent purchases
export const recentPurchases = 'Recent purchases';
export const allPurchases = 'All purchases';
export const purchasesNotLoaded = 'We couldn’t load the purchases';
export const nothingWasChanged = 'Nothing was changed.';
export const loadingPurchases = 'Loading the purchases';
export const noPurchases = 'No purchases yet.';
export const purchasesCaption = 'Recent purchases, newest first';
export const purchase = 'Purchase';
export const item = 'Item';
export const member = 'Member';
export const accountDeleted = 'Account deleted';
export const price = 'Price';
export const status = 'Status';
export const placed = 'Ordered';

// Metrics
export const metrics = 'System metrics';
export const chartPeriod = 'Chart period';
export const metricsNotLoaded = 'We couldn’t load the metrics';
export const loadingMetrics = 'Loading the metrics';
export const dailyTotals = (since: string) => `Daily totals, Pacific time, since ${since}.`;
export const dailyTotalsDerived = (since: string, day: string) =>
  `Daily totals, Pacific time, since ${since}. Some totals up to ${day} were calculated later, without deleted data.`;
export const totalUsers = 'Total users';
export const users = (n: string) => `${n} users`;
export const averageReadiness = 'Average readiness';
export const of100 = (n: string) => `${n} of 100`;
export const activeHomes = 'Active homes';
export const homes = (n: string) => `${n} homes`;
export const pointsRedeemed = 'Points redeemed';
export const points = (n: string) => `${n} points`;
export const last30Days = 'Last 30 days';
export const last90Days = 'Last 90 days';
export const last365Days = 'Last 365 days';
export const noScores = 'No scores yet';
export const noChange = 'no change';
export const changeIn = (change: string, period: string) => `${change} in the ${period}`;
export const chartTomorrow = 'The chart starts on the second day.';
export const ambassadors = 'Ambassadors';
export const communityEvents = 'Community events';
export const impact = 'Impact entries';
