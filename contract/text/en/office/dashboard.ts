/** The dashboard. */
export const dashboard = 'Dashboard';
export const tryAgain = 'Try again';
export const hello = (name: string) => `Hello, ${name}`;
export const helloThere = 'Hello';
export const addHomeDetail = 'Add your home to set up your dashboard.';
export const addYourHome = 'Add your home';
export const openEvacuation = 'Open your evacuation page';
export const evacuationPlan = 'Evacuation plan';

// Needs your attention
export const attention = 'Needs your attention';
export const nothingOpen = 'Nothing right now. Your policy, map pin and tasks are up to date.';
export const loadingAttention = 'Loading what needs your attention';
export const today = 'today';
export const tomorrow = 'tomorrow';
export const inDays = (days: number) => `in ${days} days`;
export const openMembership = 'Open Membership';
export const bankReversed = 'Your bank reversed a payment';
export const suspended = 'Your membership is suspended';
export const bankReversedDetail = 'Your membership ended. To rejoin, contact us first.';
export const suspendedDetail =
  'A payment is disputed at your bank. No hotel or cash until it’s resolved; alerts keep coming.';
export const paymentFailed = 'Your last payment didn’t go through';
export const paymentFailedUntil = (day: string) =>
  `Your services continue until ${day}. Pay or use another card before then.`;
export const paymentFailedDetail = 'Pay, or use another card, to keep your services.';
export const notPaid = 'Your membership isn’t paid yet';
export const notPaidDetail = 'It starts with your first payment. Nothing has been charged.';
export const endsOn = (day: string) => `Your membership ends on ${day}`;
export const endsDetail = 'You canceled it. Nothing changes until then, and you can still keep it.';
export const noPolicy = 'No active policy';
export const noPolicyDetail =
  'After a disaster, your insurer is the first call. Add the policy that covers this home.';
export const addAPolicy = 'Add a policy';
export const policyEnds = (carrier: string, when: string) => `Your ${carrier} policy ends ${when}`;
export const policyEndsDetail = (day: string) =>
  `It covers this home until ${day}. Update it here when you’ve renewed.`;
export const openHomevault = 'Open HomeVault';
export const placeHome = 'Place your home on the map';
export const placeHomeDetail =
  'We know only roughly where it is. Services can start on their own only with an exact location.';
export const placeThePin = 'Place the pin';
export const staleTask = 'A task needs another check';
export const staleTasks = (n: number) => `${n} tasks need another check`;
export const staleDetail = 'Its photo is a year old. Check it, then mark it done again.';
export const openReadiness = 'Open Readiness';
export const missingDocument = 'One document is still missing';
export const missingDocuments = (n: number) => `${n} documents are still missing`;
export const missingDetail = (have: number, needed: number) =>
  `${have} of ${needed} on the checklist are saved. A phone photo is enough.`;
export const openChecklist = 'Open the checklist';

// Evacuation
export const evacuation = 'Evacuation';
export const viewEvacuation = 'View Evacuation';
export const drillRunning = 'A drill is in progress.';
export const noDrill = 'No drill yet. It takes about 10 minutes and shows what could go wrong.';
export const lastDrill = (day: string) => `Last drill: ${day}.`;
export const sampleDrill = 'Last drill: November 12, 2026.';
export const evacuationNotLoaded = (problem: string) => `Your evacuation status didn’t load. ${problem}`;
export const noHomeYet = 'No home yet';
export const noHomeDetail = 'Add your home, and we’ll alert you to orders and warnings for it.';
export const loadingEvacuation = 'Loading your evacuation status';
export const noOrders = 'We see no active evacuation orders for your address.';

// Marketplace and points
export const marketplace = 'Marketplace';
export const browseCatalog = 'Browse Catalog';
export const catalogNotLoaded = (problem: string) => `The catalog didn’t load. ${problem}`;
export const catalogEmpty = 'The catalog is empty today. You keep your points.';
export const loadingCatalog = 'Loading the catalog';
export const sampleItem = 'Lumber & Drywall';
export const sampleDescription =
  'A materials voucher for framing lumber, drywall and fasteners at a partner yard. Pick up, or have it delivered within 30 miles.';
export const transactionHistory = 'Transaction history';
export const latestNotLoaded = 'The latest change didn’t load.';
export const sampleChange = '+500 Welcome to Hearthline';
export const points = 'Points';
export const pointsNotLoaded = (problem: string) => `Your points didn’t load. ${problem}`;
export const loadingPoints = 'Loading your points';
export const pointsUnit = 'points';
export const pointsNeedMembership = 'You need an active membership to earn and redeem points.';

// Readiness
export const readinessScore = 'Readiness score';
export const tasksDone = (done: number, all: number) => `${done} of ${all} tasks complete`;
export const next = (title: string) => `Next: ${title}`;
export const allDone = 'All tasks are done.';
export const readinessTitle = 'Readiness Score';
export const viewReadiness = 'View Readiness';
export const scoreNotLoaded = (problem: string) => `Your score didn’t load. ${problem}`;
export const loadingScore = 'Loading your score';
export const sampleTasks = '3 of 7 tasks complete';
export const sampleNext = 'Next: Drive two ways out';

// HomeVault
export const viewDocuments = 'View Documents';
export const manageInventory = 'Manage Inventory';
export const insurance = 'Insurance';
export const documents = 'Documents';
export const inventory = 'Inventory';
export const nothingYet = 'Nothing yet';
export const items = (count: string, n: number, worth: string) =>
  `${count} ${n === 1 ? 'item' : 'items'}, ${worth}`;
export const notLoaded = 'Not loaded';
export const until = (day: string) => `Until ${day}`;
export const noneInForce = 'None active';
export const noneYet = 'None yet';
export const saved = (n: number) => `${n} saved`;
export const sampleSaved = '6 saved';
export const sampleItems = '12 items, $24,000';
export const homeNotLoaded = (problem: string) => `Your home didn’t load. ${problem}`;
export const loadingHome = 'Loading your home';
export const sampleUntil = 'Until Jan 1, 2027';
export const inForce = 'Active';
export const sampleCount = '25 items';

export const startRecovery = 'Start your recovery';
export const recoveryOffer = (name: string) =>
  `After ${name}: even if your home still stands, your insurance may pay for what living elsewhere cost you. We’ll fill in the dates. Don’t return until your county says it’s safe.`;
export const notNow = 'Not now';
