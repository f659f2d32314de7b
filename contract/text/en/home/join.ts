/** Joining by invitation: the page behind its link, and the waiting list. */

// The link.
export const yourInvitation = 'Your invitation';
export const reading = 'One moment. We’re loading the invitation.';
export const openLink =
  'Open the link in the email we sent you. If you’ve already accepted, sign in to continue.';
export const needsScript = 'This page needs JavaScript. Turn it on, then open the link again.';
export const wrongLink = 'This link doesn’t work';
export const notLoaded = 'We couldn’t load the invitation';
export const staysOpen = (why: string) => `${why} The invitation stays open.`;
export const tryAgain = 'Try again';
export const otherAccount = 'This invitation is for another account';
export const otherAccountText = <T>(email: T, you: T) => [
  'It’s for ',
  email,
  ', and you’re signed in as ',
  you,
  '.',
];
export const anotherAccount = 'another account';
export const logOutAndOpen = 'Log out and open it';
export const staySignedIn = 'Stay signed in';
export const invited = 'You’re invited to join';
export const canProtect = 'We reviewed your home, and we can protect it.';
export const canProtectAddress = <T>(address: T) => ['We reviewed ', address, ', and we can protect it.'];
export const offer = {
  email: 'For',
  until: 'Valid until',
  home: 'Home',
  plan: 'Plan you chose',
};
export const noneYet = 'None yet';
export const acceptText =
  'When you accept, we open your account and sign you in. Then you add your home, choose a plan and pay. You can stop at any time and continue later. Nothing is charged until you choose a plan.';
export const nextText =
  'Next, we’ll set up your home together. You can stop anytime and continue later. Nothing is charged until you choose a plan.';
export const accept = 'Accept';
export const signIn = 'Sign in';
export const alreadyAccepted = 'This invitation was already accepted';
export const alreadyAcceptedText = <T>(email: T) => [
  'The link works once. Sign in as ',
  email,
  ' to continue. You don’t need a password: we’ll email you a code.',
];
export const expired = 'This invitation has expired';
export const expiredText = (day: string) =>
  `It was valid until ${day}. Your home is still approved. Write to us, and we’ll send you a new link.`;
export const replaced = 'There’s a newer invitation';
export const replacedText =
  'We’ve sent you a newer email. Use the link in that one; this one no longer works.';
export const withdrawn = 'This invitation was withdrawn';
export const withdrawnText = 'It no longer works. If you think that’s a mistake, write to us.';
export const writeToUs = 'Write to us';

// On the dashboard.
export const bannerTitle = 'You’re invited to join';
export const bannerText = 'Your home is approved. Hotel and cash start when you’ve chosen a plan.';
export const seeInvitation = 'See your invitation';

// By invitation only.
export const invitedTitle = 'You’re invited';
export const invitedText = (address: string) =>
  `Your invitation for ${address} is ready. It takes about five minutes.`;
export const continueJoining = 'Continue';
export const viewInvitation = 'See your invitation';
export const places = {
  waiting: {
    title: 'You’re on the waitlist',
    text: 'Our team reviews every home before it joins. We’ll email you as soon as we decide. You don’t need to ask.',
  },
  approved: {
    title: 'Your home is approved',
    text: 'We’ll email you an invitation with a link to choose a plan.',
  },
  invited: {
    title: 'Your invitation has expired',
    text: 'Its link worked for 14 days. Write to us, and we’ll send you a new one.',
  },
  joined: { title: 'We already have your home', text: 'Write to us if you’d like to become a member again.' },
};
export const home = 'Home';
export const onTheListSince = 'On the list since';
export const byInvitation = 'Joining is by invitation';
export const byInvitationText =
  'Our team reviews every home before it joins. Put yours on the waitlist: it’s free and doesn’t need a card.';
export const declined = (address: string) => `We couldn’t accept ${address}`;
export const declinedText = <T>(link: (words: string) => T) => [
  'The reason is in the email we sent you. If things have changed, ',
  link('write to us'),
  '. You can ask for another home here.',
];
export const homeAddress = 'Home address';
export const addressHint = 'We’ll write to your account’s email address.';
export const joinWaitlist = 'Join the waitlist';
export const joiningNotLoaded = 'We couldn’t load your invitation';
export const notLoadedSafe = 'Everything you entered is saved.';
export const loading = 'Loading your invitation';
export const join = (brand: string) => `Join ${brand}`;
export const error = 'Error';
