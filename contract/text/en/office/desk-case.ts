/** One case at the desk: what can be done with it, its conversation, its history and the household. */

// The case.
export const theCase = 'the case';
export const yours = 'Yours';
export const inTheQueue = 'In the queue';
export const aHousehold = 'A household';
export const openSince = (at: string) => `Open since ${at}.`;
export const mergedInto = (ref: string) => `Merged into ${ref}`;
export const continueIn = (ref: string) => `Continue in ${ref}`;
export const history = 'History';
export const noteForTeam = 'Note for the team';
export const noteHint = 'They don’t see it, except in a copy of their data.';
export const addNote = 'Add note';
export const noteNotSaved = 'The note wasn’t saved';

// A case of someone else.
export const notYours = 'This case isn’t yours';
export const notYoursText = (minutes: number) =>
  `Enter why you need it. Your reason goes into the history of the case, and you can read it for ${minutes} minutes.`;
export const reason = 'Reason';
export const openTheCase = 'Open the case';

// What can be done.
export const actions = {
  call: 'Log a call',
  assign: 'Assign',
  wait: 'Set aside',
  remind: 'Remind me',
  severity: 'Change severity',
  merge: 'Merge',
  close: 'Close case',
};
export const backToQueue = 'Back to the queue';
export const takeThisCase = 'Take this case';
export const youHaveCase = (ref: string) => `You have case ${ref}`;
export const reopen = 'Reopen';
export const caseIsOpen = (ref: string) => `Case ${ref} is open`;
export const handOver = 'Hand over';
export const nothingChanged = 'Nothing was changed';
export const shortcuts = {
  next: 'Take the next case',
  down: 'Next of your cases',
  up: 'Previous of your cases',
  find: 'Find a case',
  reply: 'Reply',
  send: 'Send the reply',
  canned: 'Use a canned reply',
  note: 'Write a note',
  assign: 'Assign, or hand over your case',
  merge: 'Merge into another case',
  help: 'Show these shortcuts',
};

// The dialog of an action.
export const dialogTitle = (action: string, ref: string) => `${action}: ${ref}`;
export const texts = {
  call: 'A call that reached the household stops the clock.',
  assign: 'The new owner sees the case on their desk right away.',
  wait: 'The case opens again at this time, or when the household writes.',
  severity: 'The rules never lower a case. You can, if you enter why.',
  remind: 'The case stays open. Its owner at that time sees the reminder at the desk.',
  merge: 'This case closes and continues in the other one. Both references still find it.',
  close: 'The household’s history stays. A new message opens the case again.',
};
export const textLabels = {
  wait: 'What you’re waiting for',
  remind: 'What to remember',
  severity: 'Why',
};
export const note = 'Note';
export const needsTime = 'Choose a time';
export const save = 'Save';
export const cancel = 'Cancel';
export const notSaved = 'Not saved';
export const saved = (ref: string) => `${ref}: saved`;
export const outcome = 'Outcome';
export const assignTo = 'Assign to';
export const noOneQueue = 'No one: back to the queue';
export const mergeInto = 'Merge into';
export const refAndState = (ref: string, state: string) => `${ref}, ${state}`;
export const until = 'Until';
export const when = 'When';
export const ownTimeZone = 'In your own time zone.';
export const severity = 'Severity';

// The conversation.
export const conversation = 'Conversation';
export const theConversation = 'the conversation';
export const nothingWritten = 'Nothing was written yet. Call the household, or write to them.';
export const withVisitor = (name: string) => `Conversation with ${name}`;
export const withHousehold = 'Conversation with the household';
export const read = 'Read';
export const notReadYet = 'Not read yet';
export const mailStates = { due: 'On its way by email', sent: 'Sent by email', refused: 'Not delivered' };
export const mailRefused = (name: string) => `. The mail server refused it, so ${name} hasn’t read it.`;
export const sendAgain = 'Send again';
export const onItsWayAgain = 'The reply is on its way again';
export const replyNotSent = 'The reply wasn’t sent';

// A reply.
export const reply = 'Reply';
export const somethingNew = 'There’s something new';
export const somethingNewText = 'Your reply wasn’t sent. Read the newest message above, then send again.';
export const visitorReplyHint = (email: string) => `Goes to ${email} by email, with their message below it.`;
export const householdReplyHint =
  'The household sees it in the app. People who wrote by text or email get it that way, too. After a minute unread, we notify everyone by push, text and email. If it’s urgent, call them.';
export const writeReply = 'Write a reply';
export const replaceVariable = (name: string) => `Replace {{${name}}} before you send`;
export const closeAfter = 'Close the case after sending';
export const sendReply = 'Send reply';
export const sendAnyway = 'Send anyway';
export const cannedReply = 'Canned reply';
export const typingReply = (names: string, count: number) =>
  count === 1 ? `${names} is typing a reply.` : `${names} are typing a reply.`;
export const viewingToo = (names: string, count: number) =>
  count === 1 ? `${names} is viewing this case, too.` : `${names} are viewing this case, too.`;

// The history.
export const anotherSeverity = 'another severity';
export const noReasonGiven = 'no reason given';
export const aColleague = 'a colleague';
export const events = {
  opened: 'Opened',
  openedByHousehold: 'Opened by the household',
  openedByVisitor: 'Opened by a visitor’s message',
  raised: (severity: string, why: string) => `Raised to ${severity}: ${why}`,
  lowered: (severity: string) => `Lowered to ${severity}`,
  claimed: 'Taken',
  returned: 'Put back in the queue',
  givenToAdvisor: (name: string) => `Given to their home advisor, ${name}`,
  assigned: (name: string) => `Assigned to ${name}`,
  offered: (name: string) => `Offered to ${name}`,
  handedOver: (name: string) => `Handed over by ${name}`,
  notHandedOver: 'Not handed over',
  viewed: 'Opened by someone else',
  noted: 'Note',
  called: (outcome: string) => `Call: ${outcome}`,
  requested: 'Call requested',
  requestedFor: (at: string) => `Call requested for ${at}`,
  bookingStuck: (ref: string) => `No partner found for booking ${ref}`,
  waiting: 'Set aside',
  waitingUntil: (at: string) => `Set aside until ${at}`,
  reminder: 'Reminder',
  reminderFor: (at: string) => `Reminder for ${at}`,
  merged: 'Merged',
  mergedInto: (ref: string) => `Merged into ${ref}`,
  mergedFrom: (ref: string) => `${ref} was merged into this case`,
  reopened: 'Opened again',
  reopenedByHousehold: 'Opened again by the household',
  reopenedRefused: 'Opened again: our reply couldn’t be delivered',
  reopenedByClock: 'Opened again: the time has come',
  closed: (why: string) => `Closed: ${why}`,
};
export const returned = {
  silent: 'Returned to the queue: no activity',
  away: 'Returned to the queue: the owner’s window was closed',
  'shift-ended': 'Returned to the queue: the owner’s shift ended',
  'not-accepted': 'Returned to the queue: no one accepted the hand-over',
};
export const kept = { returned: 'Hand-over declined', 'taken-back': 'Hand-over withdrawn' };

// The household.
export const household = 'Household';
export const theHousehold = 'the household';
export const home = 'Home';
export const showPin = 'Show the pin on a map';
export const plan = (name: string) => `Plan: ${name}`;
export const noMembership = 'No membership';
export const order = (words: string) => `Order: ${words}`;
export const noOrder = 'None for this home';
export const room = (words: string) => `Room: ${words}`;
export const cash = (words: string) => `Cash: ${words}`;
export const peopleAndNeeds = 'People and needs';
export const noPeople = 'No people added.';
export const animals = 'Animals';
export const noAnimals = 'No animals added.';
export const evacuationPlan = 'Evacuation plan';
export const noPlan = 'No plan added.';
export const account = 'Account';
export const owner = '(owner)';
export const phones = 'Phones';
export const showPhones = 'Show phone numbers';
export const phonesLogged = 'The audit log records that you viewed them.';
export const noPhone = 'no verified phone number';
export const phonesNotLoaded = 'We couldn’t load the phone numbers';
export const otherCases = 'Other cases';
export const noOtherCases = 'No other cases.';

// A visitor.
export const visitor = 'Visitor';
export const visitorText =
  'They wrote on the contact page and weren’t signed in. We don’t know whether the address is theirs.';
export const acknowledgement = {
  due: 'The acknowledgment email is on its way.',
  sent: 'They got an acknowledgment by email.',
  refused: 'The mail server refused the acknowledgment. Check the address.',
  withheld: 'No acknowledgment was sent: this address got too many.',
};

// Unknown senders.
export const unknownSenders = 'Unknown senders';
export const unknownText =
  'Texts and emails that we couldn’t match to a household. They triggered nothing. If someone may be in danger, call them, or ask 911 to check on them.';
export const theMessages = 'the messages';
export const noMessages = 'No messages';
export const noMessagesText = 'Every text and email belongs to a household.';
export const mayBeInDanger = 'May be in danger';
export const text = 'Text';
export const email = 'Email';
export const showSender = 'Show sender';
export const markHandled = 'Mark as handled';
export const markedHandled = 'Marked as handled';
export const notMarked = 'Not marked';
