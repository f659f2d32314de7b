/** The page behind the link and the flyer’s code. */
export const title = 'Join your neighbors';
export const reading = 'Opening your invitation…';
export const needsScript = 'Turn on JavaScript to open this invitation.';
export const noLink = 'Open this page with the link from your neighbor, or scan the code on the flyer.';
export const invites = (ambassador: string) => `${ambassador} invites you to this neighbor group.`;
export const whatIsShared = 'What joining shares';
export const shared = [
  'Joining shows your neighbors nothing. You’re only counted as one household.',
  'Afterwards you choose what they see, and can stop at any time.',
  'Your address, phone number and email are never shown to them.',
] as const;
export const withHome = (home: string) => `You join with your home at ${home}.`;
export const joinGroup = 'Join group';
export const signIn = 'Sign in to join';
export const signInText = 'Joining needs a free account. We’ll bring you back here.';
export const addHome = 'Add your home first';
export const addHomeText = 'A household joins with its home. Add yours, then open the link again.';
export const joinedAlready = 'Your household is in this group already.';
export const openGroup = 'Open the group';
export const wrong = 'This link doesn’t work';
export const notLoaded = (why: string) => `We couldn’t open the invitation. ${why}`;
export const tryAgain = 'Try again';
export const toHomePage = 'Go to the home page';
