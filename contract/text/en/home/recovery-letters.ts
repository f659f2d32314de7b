/** The screen of a recovery’s letters. */
export const title = 'Letters';
export const intro =
  'Ready-made requests to your insurer, filled in from your case. You check the words and send them. We keep an exact copy.';
export const theLetters = 'your letters';
export const letters = {
  'policy-copy': {
    title: 'Ask for your complete policy',
    about: 'Every form and endorsement that was in force on the day of your loss. It’s free.',
  },
  'claim-documents': {
    title: 'Ask for your claim documents',
    about: 'Estimates, reports and photos about the amount of your loss. Ask again after each new estimate.',
  },
  'ale-advance': {
    title: 'Ask for four months of living expenses',
    about: 'An advance for living elsewhere. Attach listings of comparable rentals.',
  },
  'contents-without-list': {
    title: 'Ask for contents money without a list',
    about: 'A part of your contents limit without an itemized list. You can claim the rest later.',
  },
  'status-after-40-days': {
    title: 'Ask for the decision after 40 days',
    about: 'Your insurer had 40 days to accept or deny your claim. Ask what’s missing.',
  },
  'complaint-summary': {
    title: 'Summarize your case for a complaint',
    about:
      'Missed dates, adjusters and contacts from your records. The department takes complaints on its own form or by mail.',
  },
};
export const ready = 'Ready-made letters';
export const write = 'Write letter';
export const openDraft = 'Open draft';
export const startsClock = (what: string) => `Sending it starts a deadline: ${what}`;
export const startsNone =
  'Sending it starts no deadline. Your insurer’s 21 days start when the department asks it about your claim. Record that day then.';
export const law = (section: string, confidence: string) => `Law: ${section}. Confidence: ${confidence}`;
export const needsConditions = (what: string) =>
  `For cases with: ${what}. If that’s true for you, add it under What happened on the recovery page.`;
export const needsDecision =
  'For when the 40 days have passed without a decision. Record the day your insurer had your proof of claim, on the recovery page.';
export const otherState = 'This letter uses a law of California. Your home is in another state.';

export const drafts = 'Drafts';
export const sent = 'Sent letters';
export const noneSent = 'You haven’t sent a letter yet.';
export const states = { draft: 'Draft', queued: 'Sending', sent: 'Sent', refused: 'Not delivered' };
export const refusedText =
  'The mail server refused this address. Nothing was sent, and no deadline started. Check the address, or send the letter yourself.';
export const queuedText = 'We’re sending this letter. You can leave this page.';
export const to = 'To';
export const email = 'Email address';
export const emailHint = 'Only if we should email it. Use the address your insurer gave you for this claim.';
export const subject = 'Subject';
export const body = 'Letter';
export const inEnglish = 'Letters are in English, because insurers read English.';
export const explanation = 'What the ready-made letter says';
export const gapsTitle = 'Fill in before you send';
export const gapsText = 'We don’t know these yet. Type over each [fill in: …] in the letter.';
export const save = 'Save draft';
export const saved = 'Draft saved';
export const print = 'Print or save as PDF';
export const deleteDraft = 'Delete draft';
export const deleteQuestion = 'Delete this draft?';
export const deleteText = 'This can’t be undone.';
export const deleted = 'Draft deleted';
export const close = 'Close';
export const send = 'Send letter';
export const sendText = 'A sent letter can’t be changed. Your changes are saved when you continue.';
export const how = 'How do you send it?';
export const byUs = 'Email it for me';
export const byUsText = (address: string) =>
  `We email it from Hearthline, and the letter says so. Replies go to you at ${address}.`;
export const byUsNoMembership =
  'We email letters for homes with a membership. You can print and send it yourself.';
export const myself = 'I send it myself';
export const myselfText =
  'Print or copy it, send it, and tell us when. Certified mail proves the day it arrived.';
export const channel = 'How did you send it?';
export const day = 'When did you send it?';
export const sending = 'We’re sending your letter';
export const wasSent = 'Saved as sent';
export const sentBy = {
  us: (day: string) => `Emailed by us on ${day}`,
  you: (how: string, day: string) => `Sent by you on ${day}. ${how}`,
};
export const answerDue = (day: string) => `Answer due ${day}`;
export const receivedHint =
  'The time counts from the day your insurer received it. If that was later, correct the date under What happened on the recovery page.';
export const noDeadline = 'No deadline started';
export const readCopy = 'Read the copy';
