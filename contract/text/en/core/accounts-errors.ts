/** Why signing in, or changing an account, didn't work. */
export const gone = 'This account no longer exists.';
export const noSuchMember = 'There’s no such member.';
export const noSuchHome = 'There’s no such home.';

// Codes and links.
export const noEmails =
  'We can’t send email right now, so no code was sent. Use a passkey, or try again later.';
export const manyCodes =
  'We sent many codes in the last hour. Use the newest email, a passkey, or try again later.';
export const wrongCode = 'That code is wrong or has expired. Check the newest email, or ask for a new code.';
export const tooManyWrong = {
  'sign-in': 'Too many wrong codes for this address. Use the link in the email instead.',
  'step-up': 'Too many wrong codes. Use a passkey, or try again tomorrow.',
  'change-email': 'Too many wrong codes for this address. Your email is unchanged. Try again tomorrow.',
};
export const usedLink = 'This link was used already or has expired. Ask for a new one.';
export const sessionEnded = 'That session has ended already.';

// The account's email address.
export const addressReserved =
  'An account used this email address until a few days ago, so it’s still reserved. Sign in with the new address of that account, or undo the change with the link we emailed.';
export const sameEmail = 'This is already your email address. Enter the new one.';
export const manyChangeCodes =
  'You asked for many codes in the last hour. Your email is unchanged. Try again later.';
export const emailTaken =
  'Another account started using this address just now. Your email is unchanged. Use another address.';
export const undoExpired = (days: number) =>
  `This link was used already, was replaced, or is older than ${days} days. Nothing was changed.`;

// Passkeys.
export const passkeyNotConfirmed = 'We couldn’t confirm that passkey. Try again, or use a code by email.';
export const usePasskey = 'Sign in with one of your passkeys to change them.';
export const manyPasskeys = (count: number) => `You have ${count} passkeys. Remove one first.`;
export const passkeyKnown = 'This passkey is already registered.';
export const passkeyRemoved = 'That passkey was already removed.';

// Agreements and roles.
export const termsChanged =
  'The conditions have changed since you opened this page. Reload it, read them again, then accept.';
export const acceptAll =
  'To join, accept all conditions shown: the terms, the privacy policy, your age, automatic start and emergency cash. Nothing was charged.';
export const ownRole = 'You can’t change your own role. Ask another administrator.';
export const noLongerAdmin = 'You’re no longer an administrator. Nothing was changed.';
