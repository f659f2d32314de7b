/** Members and the team in the back office. */
export const members = 'Members';
export const memberWords = { one: 'member', many: 'members' };
export const emailOrName = 'Email or name';
export const any = 'Any';
export const anyState = 'Any status';
export const anyPlan = 'Any plan';
export const anyRole = 'Any role';
export const home = 'Home';
export const hasAHome = 'Has a home';
export const hasNoHome = 'No home';
export const empty = 'No accounts yet';
export const emptyDetail = 'New members appear here.';
export const starting = 'Starting';
export const active = 'Active';
export const paymentLate = 'Payment overdue';
export const ended = 'Ended';
export const none = 'None';

// One member
export const member = 'Member';
export const theMember = 'the member';
export const membershipIs = (word: string) => `Membership: ${word}`;
export const you = 'You';
export const evacuating = (city: string) => `Active evacuation: ${city}`;
export const alertOpened = <T>(incident: T, moment: string) => [
  incident,
  `, since ${moment}. The household opened the alert.`,
];
export const alertNotOpened = <T>(incident: T, moment: string) => [
  incident,
  `, since ${moment}. The household hasn’t confirmed the alert yet.`,
];
export const account = 'Account';
export const email = 'Email';
export const name = 'Name';
export const notGiven = 'Not given';
export const joined = 'Joined';
export const homes = 'Homes';
export const where = 'Location';
export const openPurchases = 'Open purchases';
export const ownsNone = 'None owned';
export const owns = (n: number) => `${n} owned`;
export const archived = (n: number) => `${n} archived`;
export const shared = (n: number) => `${n} shared with them`;
export const signIn = 'Sign-in';
export const role = 'Role';
export const passkeys = 'Passkeys';
export const noPasskeys = 'None (signs in by email)';
export const signedInOn = 'Signed in on';
export const noDevice = 'No devices';
export const lastUsed = (moment: string) => `last used ${moment}`;
export const auditLink = 'Audit log for this account';

// Contact
export const contact = 'Contact';
export const showContact = 'Show contact details';
export const contactLogged = 'Viewing is logged.';
export const phone = 'Phone';
export const noPhone = 'No verified phone number';
export const contactNotLoaded = 'We couldn’t load the contact details';

// Membership
export const membership = 'Membership';
export const neverMember = 'Never had a membership.';
export const plan = 'Plan';
export const pricePer = { month: (sum: string) => `${sum} a month`, year: (sum: string) => `${sum} a year` };
export const state = 'Status';
export const canceledRunning = 'Canceled, active until it ends';
export const ends = 'Ends';
export const renews = 'Renews';
export const servicesUntil = 'Services continue until';
export const becomesThen = 'Changes to';
export const card = 'Card';
export const invoices = 'Invoices';
export const notPaid = 'Not paid';
export const paid = 'Paid';
export const voided = 'Void';
export const cancelMembership = 'Cancel membership';
export const cancelQuestion = (who: string) => `Cancel ${who}’s membership?`;
export const cancelLate = 'The last renewal isn’t paid, so it ends now, along with all evacuation services.';
export const cancelEffect =
  'It stays active until the end of the paid period and isn’t charged again. We’ll email them. They can keep it until then.';
export const keepMembership = 'Keep membership';
export const memberReads = 'The member sees it in their activity log.';
export const membershipCanceled = (who: string) => `${who}’s membership is canceled`;

// Points
export const points = 'Points';
export const balance = 'Balance';
export const when = 'When';
export const whatFor = 'Reason';
export const adjustPoints = 'Adjust points';
export const pointsCaption = 'Points history';
export const pointsNotLoaded = 'We couldn’t load the points';
export const adjustDetail = (who: string, points: string) =>
  `${who} has ${points} and will see the reason in their history.`;
export const save = 'Save';
export const pointsAdjusted = 'Points adjusted';
export const howMany = 'How many';
export const adjustHint = '250 adds points, -50 removes some.';
export const memberSees = 'The member sees it.';

// Sessions and roles
export const reason = 'Reason';
export const reasonHint = 'Saved in the audit log.';
export const enterReason = 'Enter a reason for the audit log';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutQuestion = (who: string) => `Sign ${who} out everywhere?`;
export const signOutEffect = (n: number) =>
  `${n === 1 ? '1 device is' : `${n} devices are`} signed out. They can sign in again with a passkey or a code.`;
export const duringEvacuation = 'They have an active evacuation right now.';
export const youToo = 'This is your account, so you’re signed out too.';
export const oneSignedOut = '1 device signed out';
export const signedOut = (n: number) => `${n} devices signed out`;
export const yourRole = 'This is you. Another administrator can change your role.';
export const changeRole = 'Change role';
export const changeRoleOf = (who: string) => `Change ${who}’s role`;
export const roleEffect = 'They’re signed out everywhere, and the new role applies at once.';
export const roleEffectPasskey =
  'They’re signed out everywhere, and the new role applies at once. They’ll need to register a passkey before they get in.';
export const roleNotChanged = 'The role wasn’t changed';
export const chooseOtherRole = 'Choose a different role';

// Team
export const team = 'Team';
export const theTeam = 'the team';
export const people = 'People';
export const staffCaption = 'People with a staff role';
export const addSomeone = <T>(link: (words: string) => T) => [
  'To add someone, find their account in ',
  link('Members'),
  ' and change their role. They need an account first.',
];
export const person = 'Person';
export const lastSeen = 'Last seen';
export const noSession = 'Signed out';
export const actions = 'Actions';
export const roles = 'Roles';
export const seesContact = 'Sees contact details.';
export const seesContactLogged = 'Sees contact details after a click, which is logged.';
export const seesNoContact = 'Can’t see contact details.';

// The home advisor.
export const homeAdvisor = 'Home advisor';
export const theHomeAdvisor = 'the home advisor';
export const planHasNoAdvisor = 'This member’s plan has no home advisor.';
export const advisorNotChosen = 'Not chosen yet';
export const advisorNone = 'Not chosen';
export const advisorChosen = 'The home advisor is chosen';
export const advisorRemoved = 'This member has no home advisor now';
export const advisorNotChanged = 'The home advisor wasn’t changed';
export const advisorHint = 'The member sees the name. Requested calls go to the new advisor.';
