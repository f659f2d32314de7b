/** Operations: navigation, overview, sources and the words that its screens share. */
export const hotelRequests = 'Hotel requests';
export const operations = 'Operations';
export const overview = 'Overview';
export const reviews = 'Reviews';
export const incidents = 'Incidents';
export const zones = 'Zones';
export const declare = 'Declare';
export const inform = 'Inform';
export const drills = 'Drills';
export const partners = 'Hotel rooms';
export const noSuchPage = 'This page doesn’t exist';
export const choosePart = 'Choose a section of Operations above.';
export const whatOperations = 'operations';
export const whatIncidents = 'the incidents';
export const units = {
  home: { one: 'home', many: 'homes' },
  payout: { one: 'payout', many: 'payouts' },
  message: { one: 'message', many: 'messages' },
  household: { one: 'household', many: 'households' },
  room: { one: 'room', many: 'rooms' },
  person: { one: 'person', many: 'people' },
  corner: { one: 'corner', many: 'corners' },
};
export const tinyArea = 'less than 0.1 square miles';
export const oneSquareMile = '1 square mile';
export const squareMiles = (n: string) => `${n} square miles`;

// Overview
export const waitingForTeam = 'Waiting for our team';
export const nothingWaits = 'Nothing is waiting for review.';
export const declarationsToApprove = 'Declarations that need a second approval';
export const flaggedPayments = 'Flagged card payments';
export const openIncidents = 'Open incidents';
export const homesWithServices = 'Homes with services';
export const householdsWithoutARoom = 'Households without a room';
export const homesWaiting = 'Homes waiting for a zone decision';
export const payoutsLate = 'Late payouts';
export const messagesFailed = 'Failed messages';

// Sources
export const officialSources = 'Official sources';
export const noSources = 'No sources are configured.';
export const manualSource = 'Zones declared and approved by two administrators.';
export const demoSource = 'Publishes when you press a button on the demo’s evacuation page.';
export const notPolled = 'We don’t poll this source.';
export const outcomeGood = 'Complete response';
export const outcomeUnchanged = 'No changes';
export const outcomeEmpty = 'Empty response, ignored';
export const outcomeHalf = 'Partial response, ignored';
export const outcomeRefused = 'Rejected';
export const outcomeFailed = 'No response';
export const hazardSources = 'Fires, road closures and shelters';
export const noHazardSources = 'No source of fires or road closures is configured. No route can avoid any.';
export const firesInForce = (n: number) => (n === 1 ? '1 fire in force.' : `${n} fires in force.`);
export const closuresInForce = (n: number) =>
  n === 1 ? '1 closure in force or planned.' : `${n} closures in force or planned.`;
export const sheltersOpen = (n: number) => (n === 1 ? '1 shelter open.' : `${n} shelters open.`);
export const outcomeDoubtful = 'In doubt: new entries count, nothing ends';
export const endedLast = 'What ended last';
export const checked = (name: string) => `We checked ${name}`;
export const statusIs = (word: string) => `Status: ${word}.`;
export const notChecked = 'We couldn’t check the source';
export const since = (moment: string) => `Since ${moment}.`;
export const lastGood = (moment: string) => `Last complete response: ${moment}.`;
export const noGood = 'No complete response yet.';
export const checkNow = 'Check now';
export const officialPage = 'Official page';
export const officialPageOf = (name: string) => `of ${name}, opens in a new tab`;
export const lastResponses = 'Recent responses';

// Zone and step states
export const order = 'Order';
export const warning = 'Warning';
export const advisory = 'Advisory';
export const shelterInPlace = 'Shelter in place';
export const lifted = 'Lifted';
export const unknownStatus = 'Unknown status';
export const automatic = 'Automatic';
export const awaitingReview = 'Awaiting review';
export const approvedByTeam = 'Approved';
export const blocked = 'Blocked';
export const held = 'Held';
export const waiting = 'Waiting';
export const released = 'Released';
export const checkedIn = 'Checked in';
export const over = 'Over';
export const due = 'Due';
export const needsCard = 'Needs a card';
export const beingSent = 'Sending';
export const confirming = 'Confirming';
export const sent = 'Sent';
export const arrived = 'Arrived';
export const failed = 'Failed';
export const canceled = 'Canceled';
export const queued = 'Queued';
export const notNeeded = 'No longer needed';
export const active = 'Active';
export const none = 'None';

// The list of incidents
export const noIncidents = 'No incidents';
export const noIncidentsDetail =
  'An official order over a member’s home opens an incident automatically. Where we have no source, declare an area.';
export const noneRecently = 'No order has started services in the last two weeks.';
export const incident = 'Incident';
export const state = 'Status';
export const open = 'Open';
export const ended = 'Ended';
export const cashHeld = 'Cash held';
export const started = 'Started';
export const homes = 'Homes';
export const seen = 'Opened alert';
export const ofAll = (n: number, all: number) => `${n} of ${all}`;
export const feedStates = { ok: 'OK', stale: 'STALE', unavailable: 'UNAVAILABLE' };
