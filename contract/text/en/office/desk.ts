/** The desk: its pages, lists of cases, the board, and alerts. */

// The frame.
export const desk = 'Desk';
export const cases = 'Cases';
export const board = 'Board';
export const broadcasts = 'Broadcasts';
export const cannedReplies = 'Canned replies';
export const report = 'Report';

// The desk.
export const nextCase = 'Next case';
export const queueEmpty = 'The queue is empty';
export const queueEmptyText = 'No case is waiting right now.';
export const notTaken = 'No case was taken';
export const noCaseOpen = 'No case open';
export const noCaseOpenText = 'Press Next case. We choose the most severe one that has waited longest.';
export const yourDesk = 'your desk';
export const inTheQueue = 'In the queue';
export const yourCases = 'Your cases';
export const youHaveNoCases = 'You have no cases.';
export const allCases = 'All cases';
export const backToDesk = 'Back to the desk';

// Search.
export const findCase = 'Find a case';
export const findCaseHint = 'Reference, phone number, name, email address, or subject of a visitor’s message';
export const search = 'Search';
export const theCases = 'the cases';
export const noCaseFound = 'No case found';
export const noCaseFoundText = 'Check the reference, the number or the name.';
export const casesFound = 'Cases found';

// A case in a list.
export const states = { open: 'Open', waiting: 'Set aside', closed: 'Closed' };
/** Inside a sentence. */
export const statesInside = { open: 'open', waiting: 'set aside', closed: 'closed' };
export const kinds = { event: 'Evacuation', question: 'Question', call: 'Call', visitor: 'Contact form' };
export const withOwner = (name: string) => `With ${name}`;
export const answerDue = (at: string) => `Answer due ${at}`;
export const answerWasDue = (at: string) => `Answer was due ${at}`;

// The list of all cases.
export const oneCase = 'case';
export const manyCases = 'cases';
export const heads = { ref: 'Case', about: 'About', state: 'State', owner: 'Owner', opened: 'Opened' };
export const searchLabel = 'Reference, name, email or subject';
export const state = 'State';
export const anyState = 'Any state';
export const kind = 'Kind';
export const anyKind = 'Any kind';
export const owner = 'Owner';
export const owners = { all: 'Anyone', me: 'Me', none: 'No one' };
export const answer = 'Answer';
export const due = { all: 'Any time', overdue: 'Overdue' };
export const noOwner = 'No one';
export const noCases = 'No cases here';
export const noCasesText = 'Messages from households and from the contact page appear here.';
export const closeCases = (count: number) => (count === 1 ? 'Close 1 case' : `Close ${count} cases`);
export const closeCasesQuestion = (count: number) =>
  count === 1 ? 'Close 1 case?' : `Close ${count} cases?`;
export const closeCasesText = 'The people who wrote aren’t notified.';
export const casesClosed = (count: number) => (count === 1 ? '1 case closed' : `${count} cases closed`);
export const noCaseClosed = 'No case was closed';
export const aCase = 'A case';
export const reason = 'Reason';
export const cancel = 'Cancel';

// The board.
export const theIncidents = 'the incidents';
export const theBoard = 'the board';
export const noIncident = 'No incident has open cases';
export const noIncidentText = 'When a household in an evacuation needs our team, its case appears here.';
export const incident = 'Incident';
export const show = 'Show';
export const boardFilters = {
  all: 'All open cases',
  queue: 'Without an owner',
  overdue: 'Answer overdue',
  waiting: 'Set aside',
};
export const firstOf = (shown: string, total: string) =>
  `The first ${shown} of ${total} cases, most severe first.`;
export const noMatch = 'No case matches.';
export const boardNoOwner = 'No owner';
export const boardOverdue = (who: string) => `Overdue, ${who}`;
export const tileMore = (reason: string, since: string) => `. ${reason}. Open since ${since}`;

// A life-threatening case that no one has taken.
export const alert = (ref: string, reason: string) =>
  `Life-threatening: case ${ref}. ${reason}. No one has taken it.`;
export const moreWaiting = (count: number) => ` ${count} more waiting.`;
export const takeCase = (ref: string) => `Take case ${ref}`;
export const caseNotTaken = 'The case wasn’t taken';

// Reminders.
export const reminders = 'Reminders';
export const reminderStays = 'The reminder is still there';
export const done = 'Done';
export const doneWith = (ref: string) => `Done: ${ref}`;

// The report.
export const last = (days: number) => `Last ${days} days`;
export const period = 'Period';
export const theReport = 'the report';
export const bySeverity = (days: number) => `Last ${days} days, by severity`;
export const byDay = 'By day, Pacific time';
export const reportNote =
  'Merged cases are left out. A case that was closed and opened again counts as open until it’s closed for good.';
export const exportCsv = 'Export CSV';
export const reportNotSaved = 'The report wasn’t saved';
export const columns = {
  day: 'Day',
  severity: 'Severity',
  answered: 'Answered',
  firstHalf: 'First response, half within',
  first90: '90% within',
  closed: 'Closed',
  resolvedHalf: 'Resolved, half within',
  resolved90: '90% within',
  open: 'Open',
};
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => `${count} days`;
