/** The ambassador’s own page. */
export const title = 'Ambassador';
export const theAmbassador = 'your ambassador page';
export const notYet = 'You’re not an ambassador yet';
export const notYetText =
  'Ambassadors get their street ready: they lead drills, know who needs a ride and hand out kits. It’s free, and we train you.';
export const applyNow = 'Apply now';
export const applyAgain = 'Apply again';
export const status = {
  unconfirmed: 'Not confirmed',
  applied: 'In review',
  approved: 'Active',
  declined: 'Declined',
  suspended: 'Suspended',
  left: 'Left',
};
export const activeText = 'You’re an active ambassador. Thank you.';
export const application = 'Your application';
export const leave = 'Withdraw application';
export const stepDown = 'Step down';
export const leaveQuestion = 'Leave the program?';
export const leaveText =
  'Your entries, training and confirmation links stop working at once. Your points stay in your history. You can apply again later.';
export const left = 'You’ve left the program';

// Points
export const impactPoints = 'Impact points';
export const level = 'Level';
export const toNext = (percent: number, next: string) => `${percent}% to next level: ${next}`;
export const highest = 'You’re at the highest level.';
export const neverSpent =
  'Impact points count what you did for others. They can’t be spent and never expire.';
export const addEntry = 'Add an entry';
export const addEntryText = 'It counts once someone else confirms it.';
export const what = 'What did you do?';
export const howMany = 'How many?';
export const howManyHint = 'Kits or hours. For everything else, 1.';
export const when = 'When?';
export const evidence = 'What happened?';
export const evidenceHint = 'Where, who was there, and what came of it. Don’t write health details.';
export const whoConfirms = 'Who can confirm it?';
export const aNeighbor = 'A neighbor, by a link in an email';
export const ourTeam = 'Our team';
export const neighborName = 'Neighbor’s name';
export const neighborEmail = 'Neighbor’s email address';
export const neighborHint =
  'Someone from another household who was there. We delete the address after they answer.';
export const neighborLanguage = 'Language of the email';
export const entryAdded = 'Entry added';
export const entries = 'Your entries';
export const noEntries = 'No entries yet';
export const noEntriesText = 'After a drill or when you’ve handed out kits, add an entry here.';
export const claimStates = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Not confirmed in time',
  appealed: 'Appeal in review',
  refused: 'Appeal declined',
  reversed: 'Reversed',
};
export const askedNeighbor = (name: string) => `We asked ${name} to confirm it.`;
export const withTeam = 'Our team is reviewing it.';
export const neighborSaidNo = 'Your neighbor didn’t confirm it.';
export const because = (words: string) => `Reason: ${words}`;
export const withdraw = 'Withdraw entry';
export const withdrawn = 'Entry withdrawn';
export const appeal = 'Appeal';
export const appealText = 'A different person on our team reviews the entry once more. You can appeal once.';
export const why = 'Why should we review it?';
export const appealSent = 'Appeal sent';
export const history = 'Points history';
export const historyCaption = 'Your impact points, newest first';
export const day = 'Date';
export const source = 'For';
export const points = 'Points';
export const balance = 'Total';

// Training
export const training = 'Training';
export const trainingText =
  'Seven short modules, also readable offline. Pass them all to get your certificate.';
export const openTraining = 'Open the training';
export const backToAmbassador = 'Back to your ambassador page';
export const backToTraining = 'All modules';
export const passed = 'Passed';
export const lessonsRead = (read: number, of: number) => `${read} of ${of} lessons read`;
export const modulesPassed = (passed: number, of: number) => `${passed} of ${of} modules passed`;
export const lesson = (n: number) => `Lesson ${n}`;
export const markRead = 'Mark as read';
export const read = 'Read';
export const quiz = 'Quiz';
export const quizText = 'Four questions. Answer all of them correctly to pass. You have five tries a day.';
export const checkAnswers = 'Check my answers';
export const quizPassed = 'You passed';
export const quizFailed = (wrong: string) => `Not passed. Look again at: ${wrong}.`;
export const question = (n: number) => `question ${n}`;
export const triesLeft = (n: number) => (n === 1 ? '1 try left today' : `${n} tries left today`);
export const offline = 'You’re offline';
export const offlineText = 'You can read the lessons. Your progress and the quiz need a connection.';
export const onlyActive = 'This page is for active ambassadors';
export const onlyActiveText = 'Your ambassador page shows your status and how to apply.';
export const openAmbassador = 'Open your ambassador page';
export const onlyReading = 'You can read the lessons';
export const onlyReadingText = 'Progress, the quiz and the certificate are for active ambassadors.';
export const certificate = 'Certificate';
export const certificateNumber = (number: string, until: string) => `Number ${number}, valid until ${until}`;
export const download = 'Download certificate';
export const noCertificate = 'Pass all seven modules to get it.';
export const renewing = 'To renew it, pass the quizzes again before it expires.';

// Groups
export const groups = 'Neighbor groups';
export const groupsText = 'Start a group for your street, invite neighbors and lead drills.';
export const openGroups = 'Open your groups';
