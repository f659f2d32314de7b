/** Health in the back office: sources, server, mail, queues and failed jobs; and the coverage check. */
export const health = 'Health';
export const whatHealth = 'the health report';
export const checkedAt = (moment: string) => `Checked ${moment}.`;
export const outbox = 'Outbox';
export const householdMessages = 'Messages to households';
export const officialSources = 'Official sources';
export const serverAndDatabase = 'Server and database';
export const queues = 'Queues';
export const homesWaiting = 'Homes waiting for a zone decision';
export const oldestReview = 'Oldest open review';
export const onCallTexted = 'on-call number texted';
export const noSources = 'No sources are configured.';
export const lastGood = (moment: string) => `Last complete response: ${moment}.`;
export const noGood = 'No complete response yet.';
export const version = 'Version';
export const runningSince = 'Running since';
export const databaseSize = 'Database size';
export const connections = 'Connections';
export const connectionFacts = (open: number, most: number, idle: number, queued: number) =>
  `${open} open of ${most}, ${idle} idle, ${queued} queued`;
export const lastMigration = 'Last migration';
export const logsVerified = 'Audit logs last verified';
export const notYet = 'Not yet';

// Mail, messages and queues
export const mail = 'Email';
export const email = 'Email';
export const textMessage = 'Text';
export const push = 'Push notification';
export const toBeSent = 'Queued';
export const oldest = 'Oldest';
export const bounced = 'Bounced';
export const givenUp = 'Gave up';
export const mailCaption = 'Email by type';
export const channel = 'Channel';
export const due = 'Due now';
export const later = 'Later';
export const failed = 'Failed';
export const oldestDue = 'Oldest due';
export const messagesCaption = 'Messages by channel';
export const queue = 'Queue';
export const waiting = 'Waiting';
export const running = 'Running';
export const waitingSince = 'Waiting since';
export const allQueues = 'All queues';
export const queuesWithWork = 'Active queues';
export const noWork = 'No jobs are waiting or running.';
export const showActive = 'Show active queues only';
export const showAllQueues = (n: number) => `Show all ${n} queues`;

// Failed jobs
export const failedJobWords = { one: 'failed job', many: 'failed jobs' };
export const whatFailedJobs = 'the failed jobs';
export const whatFailedJob = 'the failed job';
export const failedJobs = 'Failed jobs';
export const failedJob = 'Failed job';
export const job = 'Job';
export const why = 'Error';
export const tries = 'Attempts';
export const begun = 'Started';
export const actions = 'Actions';
export const noFailed = 'No jobs failed in the last week.';
export const noFailedTitle = 'No jobs failed in the last week';
export const noFailedDetail =
  'Failed jobs are retried automatically. Jobs that run out of retries appear here.';
export const failedCaption = 'Failed jobs, newest first';
export const seeFailed = 'See the failed job';
export const seeAllFailed = (n: string) => `See all ${n} failed jobs`;
export const jobSearch = 'Job name or error text';
export const anyJob = 'Any job';
export const retryAll = 'Retry all of this type';
export const retried = (n: string) => `Retrying ${n}`;
export const retriedSome = (n: string, left: string) => `Retrying ${n}, ${left} left`;
export const retry = 'Retry';
export const discard = 'Discard';
export const retrying = 'Retrying the job';
export const discardQuestion = 'Discard this job?';
export const discardJob = 'Discard job';
export const discardDetail = (name: string, moment: string) =>
  `${name}, which failed ${moment}, is removed and never runs.`;
export const discardReason = 'Why it isn’t needed';
export const jobDiscarded = 'Job discarded';

// Bounced email
export const bouncedEmail = 'Bounced email';
export const whatBounced = 'bounced email';
export const noBounced = 'No email bounced.';
export const bouncedCaption = 'Bounced email, newest first';
export const newestShown = (n: number, total: string) => `Showing the newest ${n} of ${total}.`;
export const to = 'To';
export const accountDeleted = 'Account deleted';
export const written = 'Created';
export const resend = 'Resend';
export const toWhom = (email: string) => `to ${email}`;
export const resent = 'Resending the email';

// Coverage check
export const lookingUp = 'Looking the home up';
export const notLookedUp = 'We couldn’t look up the home';
export const precision = {
  home: 'exact address',
  street: 'street only',
  zip: 'ZIP code only',
  city: 'city only',
  point: 'map point',
};
export const of100 = (score: number) => `${score} of 100`;
export const notInData = 'Not in our data';
export const found = 'Found on the map';
export const county = 'County';
export const countyRisk = 'County risk';
export const partnerHotels = 'Partner hotels';
export const withinMiles = (n: number, miles: number) => `${n} within ${miles} miles`;
export const countyHazards = 'County hazards';
export const noDisasters = (miles: number) => `Our records show no past disasters within ${miles} miles.`;
export const pastDisasters = (miles: number, list: string) =>
  `Past disasters within ${miles} miles: ${list}.`;
export const disaster = (name: string, day: string, miles: number) => `${name} (${day}, ${miles} mi)`;
