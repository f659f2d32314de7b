/** Emails about a decision on a home, and the invitation to join. They never name the home. */

// The invitation.
export const subject = (brand: string) => `You’re invited to join ${brand}`;
export const greeting = 'Your home is approved';
export const reviewed = (brand: string) =>
  `You asked to join ${brand}. Our team reviewed your home, and we can protect it.`;
export const steps =
  'The link below opens your account. Then you add your home, choose a plan and pay. It takes about five minutes, and you can stop and continue later.';
export const link = (days: number) =>
  `The link is for you only. It works once, for ${days} days. Nothing is charged until you choose a plan.`;
export const seeInvitation = 'See your invitation';
export const ignore = 'If you didn’t ask to join, ignore this email. Nothing happens until someone accepts.';

// Approved, and not invited yet.
export const approvedSubject = (brand: string) => `Your home is approved for ${brand}`;
export const approvedText = 'Our team reviewed your request, and we can protect your home.';
export const nextStep =
  'Next, we’ll email you an invitation with a link to open your account and choose a plan. You don’t need to do anything until then.';

// Declined.
export const declinedSubject = (brand: string) => `About your request to join ${brand}`;
export const declinedGreeting = 'We can’t protect your home at this time';
export const declinedText =
  'Thank you for asking us. We reviewed your request, and for now we have to say no.';
export const reason = (reason: string) => `The reason: ${reason}`;
export const askAgain =
  'Nothing was charged. If something about your home changes, or you think we got it wrong, write to us. Our team will review it again.';
export const writeToUs = 'Write to us';
export const beReady =
  'You don’t need to be a member to be ready. Your county sends emergency alerts free of charge, and listoscalifornia.org explains how to sign up and make a plan.';
