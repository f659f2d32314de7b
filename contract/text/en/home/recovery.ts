/** The page of a home's recovery. */
export const recovery = 'Recovery';
export const intro = 'After a loss: what to do, who owes you what by when, and the money so far.';
export const noHome = 'a recovery belongs to a home';
export const loading = 'Loading your recovery';
export const notLoaded = 'We couldn’t load your recovery';
export const notLoadedSafe = 'Nothing you recorded is lost.';
export const viewOnly = 'View only';
export const viewOnlyText = 'The owner gave you view-only access.';

// Law.
export const notAdvice = 'Information, not legal advice';
export const notAdviceText =
  'Your policy’s wording and extensions can change these dates. Before you rely on one, check it with the state or a lawyer.';
export const notAdviceElsewhere =
  'The insurance deadlines we know are California’s. For your state, we show federal deadlines only. Ask your state’s insurance department about the rest.';
export const hotline = (state: string) => `${state} insurance department`;
export const callHotline = (phone: string) => `Call ${phone}`;

// Starting.
export const startTitle = 'Start your recovery';
export const startText =
  'Tell us when the loss happened and what applies. We’ll work out your deadlines and what your insurer owes you.';
export const afterEvacuation = (name: string) => `After the evacuation for ${name}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const fromOn = (from: string) => `Since ${from}`;
export const reportLoss = 'Report a loss';
export const withoutOrder = 'You can report a loss without an evacuation order, too.';
export const start = 'Start recovery';
export const started = 'Recovery started';
export const lossDate = 'When did the loss happen?';
export const lossDateHint = 'The first day of damage, or the day an order kept you out.';
export const whatApplies = 'What applies to you?';
export const whatAppliesHint = 'Check only what you know. You can add more later.';
export const whichDisaster = 'Which disaster?';
export const noDisaster = 'Not in the list';
export const disasterHint = 'Our team enters the dates that FEMA, the SBA and others publish.';
export const howKnown = 'How do you know?';
export const evidenceNote = 'Details';
export const evidenceNoteHint = 'Claim number, who told you, or where the document is.';
export const evidenceDocument = 'Document in your vault';
export const noDocument = 'None';

// Today.
export const today = 'What to do today';
export const nothingToday = 'Nothing is due today. We’ll show your next step here.';
export const actBy = (day: string) => `Act by ${day}`;
export const askInWriting = (what: string, day: string) =>
  `Ask your insurer in writing: ${what} (was due ${day})`;
export const missedOwn = (what: string, day: string) =>
  `${what}: the last day was ${day}. Mark it as done, or ask right away if more time is possible.`;
export const markDone = 'Done';
export const markedDone = 'Marked as done';
export const stepsDone = (done: number, total: number) => `${done} of ${total} steps done`;

// Deadlines.
export const owed = 'What others owe you';
export const owedText = 'Your insurer’s duties. You can hold it to them.';
export const nothingOwed =
  'Record what happened, like the day your insurer got your claim, to see what it owes you and by when.';
export const own = 'Your own deadlines';
export const ownText = 'What you may lose if you miss them.';
export const noOwn = 'No deadlines of your own yet.';
export const alsoKnow = 'Good to know';
export const alsoKnowText = 'Price caps and other protections, with their last day.';
export const dueOn = (day: string) => `Due ${day}`;
export const until = (day: string) => `Until ${day}`;
export const daysLeft = (n: number) => (n === 0 ? 'Today' : n === 1 ? '1 day left' : `${n} days left`);
export const daysLate = (n: number) => (n === 1 ? '1 day late' : `${n} days late`);
export const ended = 'Ended';
export const notNeeded = 'Not needed';
export const doneOn = (day: string) => `Done ${day}`;
export const safeDay = (day: string) =>
  `To be safe, act by ${day}: the last day may be a weekend or holiday, or be counted differently.`;
export const countedFrom = (what: string, day: string) => `Counted from: ${what}, ${day}`;
export const knownFrom = (how: string) => `How we know: ${how}`;
export const usualLength = 'Date: the usual length of this deadline.';
export const publishedDate = 'Date: published by the agency for this disaster.';
export const seeAnnouncement = 'See the announcement';
export const extendedTimes = (n: number) => (n === 1 ? 'Extended once.' : `Extended ${n} times.`);
export const law = 'Law:';
export const sources = (list: string) => `Sources: ${list}`;
export const confidenceIs = (word: string) => `Confidence: ${word}`;
export const checkedOn = (day: string) => `Last checked: ${day}`;
export const neverChecked = (day: string) => `Last checked: not yet. Collected ${day}.`;
export const details = 'Where this comes from';
export const detailsOf = (what: string) => `Where this comes from: ${what}`;
export const theyDidIt = 'They did it';
export const iDidIt = 'I did it';
export const doneWhen = 'On which day?';
export const doneTitle = (what: string) => `Done: ${what}`;
export const doneText = 'We’ll stop the deadline and keep the day as proof.';
export const gotExtension = 'Got an extension';
export const extensionTitle = (what: string) => `Extension: ${what}`;
export const extensionText = 'Record an extension that was confirmed to you. We’ll move the deadline.';
export const extensionSaved = 'Extension recorded';

// Why a deadline moved.
export const changes = 'What changed';
export const moved = (what: string, from: string, to: string) => `${what}: moved from ${from} to ${to}`;
export const noLongerApplies = (what: string, from: string) => `${what}: no longer applies (was ${from})`;
export const becauseCorrected = (what: string, from: string, to: string) =>
  `Because you corrected “${what}” from ${from} to ${to}.`;
export const becauseRecorded = (what: string, day: string) => `Because this was recorded: ${what}, ${day}.`;
export const becauseWithdrawn = (what: string) => `Because this was withdrawn: ${what}.`;
export const becauseExtended = 'Because you recorded an extension.';
export const becauseDone = 'Because it was marked as done.';
export const becausePublished = (day: string) => `Because the agency published ${day}.`;

// Facts.
export const facts = 'What happened';
export const factsText = 'Dated facts and conditions. Your deadlines follow from them.';
export const addFact = 'Add what happened';
export const addFactText = 'Choose what happened and when. We’ll start the deadlines that follow from it.';
export const addFlag = 'Add a condition';
export const addFlagText = 'Some deadlines apply only under a condition, or get longer.';
export const whatHappened = 'What happened?';
export const whichCondition = 'Which condition?';
export const whenHappened = 'When?';
export const sinceWhen = 'Known since';
export const save = 'Save';
export const saved = 'Saved. Deadlines updated.';
export const correctNamed = (what: string) => `Correct: ${what}`;
export const correctText = 'The earlier date is kept, so we can explain what moved.';
export const withdraw = 'Withdraw';
export const withdrawNamed = (what: string) => `Withdraw: ${what}`;
export const withdrawQuestion = (what: string) => `Withdraw “${what}”?`;
export const withdrawText = 'Deadlines that follow from it end. The entry stays in your history.';
export const withdrawn = 'Withdrawn';
export const was = (day: string) => `was ${day}`;
export const conditions = 'Conditions';
export const noConditions = 'No conditions recorded.';
export const disaster = (name: string) => `Disaster: ${name}`;
export const changeDisaster = 'Change disaster';
export const disasterText = 'The dates published for it become part of your deadlines.';
export const disasterSaved = 'Disaster saved. Deadlines updated.';

// Money.
export const money = 'The money so far';
export const moneyText = 'What we paid during your evacuations. It isn’t part of your claim.';
export const cashPaid = (cash: string) => `${cash} emergency cash`;
export const nightsPaid = (n: number, hotel: string) => `${n} ${n === 1 ? 'night' : 'nights'} at ${hotel}`;
export const ownNights = (n: number) => `${n} ${n === 1 ? 'extra night' : 'extra nights'} at your expense`;
export const paidByUs = 'Paid by Hearthline';
export const noMoney = 'We haven’t paid anything for this home yet.';

// Closing.
export const close = 'Close recovery';
export const closeQuestion = 'Close this recovery?';
export const closeText = 'Reminders stop. Nothing is deleted, and you can reopen it.';
export const closedTitle = 'This recovery is closed';
export const closedText = 'You can still read it.';
export const reopen = 'Reopen';
export const closedToast = 'Recovery closed';
export const reopened = 'Recovery reopened';

export const steps = {
  'ST-01': 'Make sure everyone is safe. Don’t return until your county says it’s safe.',
  'ST-02': 'Save every receipt from the moment of the order, even if your house still stands.',
  'ST-03': 'Report your claim and get the claim number. Say if you left under an order.',
  'ST-04': 'Keep one log of calls: who, when, and what was promised.',
  'ST-05': 'Ask your insurer for an immediate advance for basics.',
  'ST-06': 'Ask in writing for your full policy, living expenses in advance, and a contents advance.',
  'ST-07': 'Look for housing like yours. Don’t sign a year’s lease on a guess.',
  'ST-08': 'Apply to FEMA if a disaster was declared, and to the SBA. Visit a Local Assistance Center.',
  'ST-09': 'Forward your mail, replace IDs, and tell school and work.',
  'ST-10':
    'Stop or move utilities. Tell your lender and ask about a pause. Don’t rush to pay off the mortgage.',
  'ST-11': 'Photograph everything before cleanup. Keep debris until the adjuster has seen it.',
  'ST-12': 'Don’t sign anything large yet: contractors, adjusters, lawyers or assignments.',
  'ST-13':
    'After each call, send a short email that repeats what was said. Ask for the clause behind every “no.”',
  'ST-14': 'Decide on debris removal: the county’s program or your own contractor.',
  'ST-15': 'Get your own rebuild estimate from a licensed contractor.',
  'ST-16': 'List your belongings room by room in short sessions. Group small things.',
  'ST-17': 'Send your living expenses to your insurer every month and compare its payments.',
  'ST-18': 'File the county’s calamity claim and tax deferral. Check tax dates.',
  'ST-19': 'Decide to rebuild, buy or sell. Get three bids and check licenses.',
  'ST-21': 'Stuck? Ask for the claims manager, then the Department of Insurance, then mediation or a lawyer.',
  'ST-22': 'Review what is left: coverage limits, months of living expenses, unpaid items.',
  'ST-23': 'Ask your insurer to confirm in writing that it won’t enforce a time limit.',
  'ST-24': 'Ask early for extensions, with your log of delays.',
};

// Calendar.
export const calendar = 'Calendar';
export const calendarText =
  'Add your deadlines to your phone or computer. They update when a date moves. Anyone with the link can see them.';
export const downloadCalendar = 'Download calendar file';
export const makeLink = 'Get a calendar link';
export const newLink = 'Get a new link';
export const linkOnce =
  'Copy this link into your calendar app now. We show it only once. An earlier link no longer works.';
export const linkLabel = 'Calendar link';
export const linkMade = (day: string) => `You have a calendar link since ${day}.`;
export const revokeLink = 'Revoke link';
export const linkRevoked = 'Link revoked';
export const reminders = 'We also email you before your own deadlines.';
export const changeReminders = 'Notification settings';
