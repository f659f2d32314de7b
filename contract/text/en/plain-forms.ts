/** Answers to forms that are sent without scripts. */

export const didNotWork = 'That didn’t work';
export const backToHome = 'Back to the home page';

// Turning off one kind of email.
export const turnOff = 'Turn off these emails';
export const turnedOff = (kind: string) => `${kind}: off`;
export const noMoreEmails = 'We won’t send you these emails anymore.';
export const alertsStillReachYou =
  'Evacuation and security alerts still reach you. You can change this in Settings at any time.';

// Confirming an order from an email.
export const haveYouSeenIt = 'Have you seen the order?';
export const seen = 'I have seen this';
export const thankYou = 'Thank you. We know you’ve seen it';
export const noMoreReminders =
  'We won’t send more reminders about this order. If you’re in danger, call 911.';
export const nothingToConfirm = 'There’s nothing to confirm';
export const orderEnded =
  'The order in that message is no longer in effect, or it isn’t for your home. Your evacuation page shows what we know now.';
export const openEvacuation = 'Open your evacuation page';

// The waitlist.
export const checkEligibility = 'Check Eligibility';
export const homeAddress = 'Home Address';
export const emailAddress = 'Email Address';
export const claimAddress = 'Claim Your Address';
export const requestReceived = 'Request Received!';
export const processing = (message: string) => `Processing Request: ${message}`;
export const nextSteps =
  'Next Steps: we’ve sent you an email that confirms your entry, with a link to leave the list at any time.';
export const goOn = 'Continue';
export const leaveWaitlist = 'Leave the waitlist';
export const leftWaitlist = 'You have left the waitlist';
export const willNotWrite = 'We won’t write to you about this address again. You can join again at any time.';
