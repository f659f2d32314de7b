/** Sharing a recovery read-only, and what the holder of a link sees. */
export const title = 'Share recovery';
export const intro =
  'Show your recovery to an adjuster, a lawyer or family. They can read it, never change it.';
export const theLinks = 'your links';
export const parts = {
  deadlines: 'Deadlines',
  facts: 'What happened',
  claim: 'Insurance claim',
  expenses: 'Living expenses',
  letters: 'Sent letters',
  log: 'Contact log',
};
export const logWarning =
  'Your contact log is your own record of what others said. Think twice before you show it to your insurer.';
export const share = 'Share by link';
export const shareText =
  'Anyone with the link and the code can read what you choose, as it is on the day they open it.';
export const whoFor = 'Who is this for?';
export const whoForHint = 'Only your household sees this.';
export const whoForExample = 'Our lawyer, M. Diaz';
export const expires = 'Works for';
export const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);
export const what = 'What to show';
export const makeLink = 'Make link';
export const copyNow = 'Copy the link and the code now';
export const copyText = (until: string) =>
  `We show them only once. The link works until ${until}. Send the code another way than the link, such as by text.`;
export const link = 'Link';
export const code = 'Code';
export const copyLink = 'Copy link';
export const copied = 'Copied';
export const notCopied = 'Select the link and copy it yourself.';
export const done = 'Done';
export const links = 'Links';
export const noLinks = 'You haven’t shared this recovery.';
export const states = { active: 'Active', expired: 'Expired', revoked: 'Revoked', locked: 'Locked' };
export const lockedText = 'Someone entered a wrong code too often. Make a new link.';
export const worksUntil = (at: string) => `Works until ${at}`;
export const ended = (at: string) => `Ended. It was valid until ${at}`;
export const shows = (what: string) => `Shows: ${what}`;
export const notOpened = 'Not opened yet';
export const opened = (n: number) => (n === 1 ? 'Opened once' : `Opened ${n} times`);
export const network = (device: string, net: string) => `${device}, network ${net}`;
export const revoke = 'Revoke';
export const revokeQuestion = 'Revoke this link?';
export const revokeText = (who: string) => `“${who}” can’t open it anymore. What they’ve seen, they’ve seen.`;
export const revoked = 'Link revoked';
export const ownerOnly = 'Only the owner of the home can share or revoke.';

// What the holder of a link sees.
export const sharedTitle = 'A recovery shared with you';
export const sharedIntro = 'Enter the code that the household sent you.';
export const openIt = 'Open';
export const linkOff = 'This link doesn’t work';
export const linkOffText =
  'It may have expired, been revoked or been locked, or part of it is missing. Ask the sender for a new one.';
export const needsScript = 'This page needs JavaScript to open the link. Turn it on and reload.';
export const notice = (until: string) =>
  `Read-only. The link works until ${until}. The household sees when you open it. The household entered these facts and figures. Information, not legal advice.`;
export const lossOn = (day: string) => `Loss on ${day}`;
export const insurerOwes = 'What the insurer owes';
export const ownDeadlines = 'The household’s deadlines';
export const due = (day: string) => `Due ${day}`;
export const doneOn = (day: string) => `Done ${day}`;
export const nothing = 'Nothing recorded.';
export const paid = 'Paid so far';
export const withheld = 'Depreciation held back';
export const claimable = 'Above normal cost';
export const estimateLine = (name: string, amount: string) => `${name}: ${amount}`;
export const adjusters = 'Adjusters';
export const contacts = 'Contacts';

// The home advisor, and the tasks they give.
export const advisor = 'Your home advisor';
export const advisorText =
  'With a Plus or Premium membership, your home advisor can see your recovery and give you tasks, once you agree. You agree on the Concierge page, and you can end it there at any time.';
export const advisorLink = 'Open Concierge';
export const fromAdvisor = 'From your home advisor';
export const taskDue = (day: string) => `By ${day}`;
export const taskLate = (day: string) => `Was due ${day}`;
export const markDone = 'Mark as done';
export const marked = 'Marked as done';
export const law = (section: string, confidence: string) => `Law: ${section}. Confidence: ${confidence}`;
