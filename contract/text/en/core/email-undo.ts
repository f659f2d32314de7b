/** The page that restores an old email address. */
export const title = 'Undo the email change?';
export const detail =
  'We’ll restore your old email address, sign out every device, and remove passkeys added since the change.';
export const closeIfYours = 'If you made the change yourself, you can close this page.';
export const needsScripts = 'This page needs JavaScript. Turn it on, then open the link again.';
export const restore = 'Restore my email';
export const tryAgain = 'Try again';
export const incomplete = 'The link may be incomplete. Open it from the email again.';
export const restored = 'Your email is restored';
export const restoredDetail = <T>(bold: (words: string) => T, email: string) => [
  'Sign in with ',
  bold(email),
  '. We signed out every device.',
];
export const checkAccount =
  'Then check your passkeys, homes and payout card in case someone else changed them.';
export const notRestored = 'Your email isn’t restored yet';
export const linkStillWorks = (why: string) => `${why} The link still works.`;
export const signIn = 'Sign in';
export const contactSupport = 'Contact Support';
