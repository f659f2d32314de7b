/** The waitlist in the back office. */
export const waitlist = 'Waitlist';
export const requestWords = { one: 'request', many: 'requests' };
export const email = 'Email';
export const searchHint = 'Email or address';
export const home = 'Home';
export const coverage = 'Coverage';
export const status = 'Status';
export const asked = 'Requested';
export const anyStatus = 'Any status';
export const anyCoverage = 'Any coverage';
export const empty = 'The waitlist is empty';
export const emptyDetail = 'Requests from the site appear here, oldest first.';

// Decisions
export const approve = 'Approve';
export const invite = 'Invite';
export const decline = 'Decline';
export const withdraw = 'Withdraw invitation';
export const newLink = 'Send a new link';
export const decisionsDone = {
  approve: { done: 'approved', manyDone: (n: number) => `${n} ${n === 1 ? 'request' : 'requests'} approved` },
  invite: { done: 'invited', manyDone: (n: number) => `${n} ${n === 1 ? 'person' : 'people'} invited` },
  decline: { done: 'declined', manyDone: (n: number) => `${n} ${n === 1 ? 'request' : 'requests'} declined` },
  withdraw: {
    done: 'invitation withdrawn',
    manyDone: (n: number) => `${n} ${n === 1 ? 'invitation' : 'invitations'} withdrawn`,
  },
};
export const bulkQuestion = {
  approve: (n: number) => `Approve ${n} ${n === 1 ? 'request' : 'requests'}?`,
  invite: (n: number) => `Invite ${n} ${n === 1 ? 'person' : 'people'}?`,
  decline: (n: number) => `Decline ${n} ${n === 1 ? 'request' : 'requests'}?`,
  withdraw: (n: number) => `Withdraw ${n} ${n === 1 ? 'invitation' : 'invitations'}?`,
};
export const withdrawMany = (n: number) => `Withdraw ${n} ${n === 1 ? 'invitation' : 'invitations'}`;
export const onePerson = '1 person';
export const people = (n: number) => `${n} people`;
export const approveEffect = (who: string) =>
  `We’ll email ${who} that their home is approved. They can’t join until they’re invited.`;
export const declineEffect = (who: string) =>
  `We’ll email ${who} that we can’t cover their home, with the reason below.`;
export const newLinkEffect = (who: string) =>
  `We’ll email ${who} a new link. Their current link stops working.`;
export const inviteEffect = (who: string) =>
  `We’ll email ${who} a link to open an account and choose a plan. It works for 14 days.`;
export const withdrawManyEffect = (who: string) =>
  `The links stop working, and no one can join with them. The homes stay approved. ${who} won’t get an email about it.`;
export const withdrawEffect = (who: string) =>
  `The link stops working, and no one can join with it. The home stays approved. ${who} won’t get an email about it.`;
export const oneLeftAlone = (all: number) => `1 of the ${all} selected doesn’t allow this and won’t change.`;
export const someLeftAlone = (n: number, all: number) =>
  `${n} of the ${all} selected don’t allow this and won’t change.`;
export const reason = 'Reason';
export const reasonHint = 'The person will read this. It’s saved with the decision.';
export const reasonMissing = 'Enter a reason for the person to read';
export const gone = 'Deleted';

// One request
export const theRequest = 'the request';
export const request = 'Request';
export const coverageCheck = 'Coverage check';
export const plan = 'Plan requested';
export const none = 'None';
export const cameFrom = 'Source';
export const askedFirst = 'First request';
export const askedLast = 'Latest request';
export const invitationUntil = 'Invitation valid until';
export const history = 'History';
export const bounced = 'The mail server rejected this address';
export const theInvitation = 'the invitation';
export const theDecision = 'the decision';
export const theConfirmation = 'the confirmation';
export const notDelivered = (what: string) => `Not delivered: ${what}. Check the address for typos.`;

// Words
export const waiting = 'Waiting';
export const approved = 'Approved';
export const declined = 'Declined';
export const invited = 'Invited';
export const joined = 'Joined';
export const leftList = 'Left the list';
export const covered = 'Covered';
export const planned = 'Planned';
export const notYet = 'Not yet';
export const notKnown = 'Unknown';
export const fromWaitlist = 'Waitlist page';
export const fromSearch = 'Address search';
export const fromPlans = 'Plans';
export const fromSignUp = 'Sign-up card';
export const fromMap = 'Coverage map';
export const askedToJoin = 'Asked to join';
export const askedAgain = 'Asked again';
export const newLinkSent = 'New link sent';
export const accepted = 'Invitation accepted';
export const invitationWithdrawn = 'Invitation withdrawn';
export const becameMember = 'Became a member';
export const leftWaitlist = 'Left the waitlist';
