/** The page behind the link of an invitation to share a home. */

export const invitation = 'Invitation';
export const reading = 'One moment. We’re loading the invitation.';
export const needsScript = 'This page needs JavaScript. Turn it on, then open the link again.';
export const noLink = 'Open the link in the email again. It may have been cut off.';
export const title = 'You’re invited to share a home';
export const invitesYou = <T>(name: T, access: string) => [name, ` invited you. ${access}`];
export const may = {
  member: 'You’ll be able to view and edit its documents, inventory and evacuation plan.',
  viewer: 'You’ll be able to view its documents, inventory and evacuation plan.',
};
export const forEmail = <T>(email: T) => ['The invitation is for ', email, '. Sign in with that address.'];
export const accept = 'Accept';
export const decline = 'Decline';
export const accepted = 'You now share this home';
export const acceptedText = 'You’ll find it in your homes.';
export const signInAs = <T>(email: T) => [
  'Sign in as ',
  email,
  ' to open it. You don’t need a password: we’ll email you a code.',
];
export const openHousehold = 'Open household';
export const signIn = 'Sign in';
export const declined = 'Invitation declined';
export const declinedText = 'Nothing is shared with you, and the link no longer works.';
export const wrong = 'This invitation doesn’t work';
export const notLoaded = (why: string) => `${why} The invitation stays open.`;
export const tryAgain = 'Try again';
export const toHomePage = 'Go to the home page';
