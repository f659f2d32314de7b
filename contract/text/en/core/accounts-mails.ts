/** Emails about signing in, passkeys and the account's email address. */
export const settings = 'Open Settings';
export const signIn = 'Sign in';
export const notYou = (email: string) => `If this wasn’t you, write to ${email} right away.`;

// A code to sign in, or to confirm something.
export const codeSubject = (code: string, brand: string) => `${code} is your ${brand} code`;
export const codeUse = 'Enter this code in the window where you asked for it. It works once, for 10 minutes.';
export const codeLink = 'Or sign in with this link';
export const codeIgnore =
  'If you didn’t ask for this, ignore this email. No one can sign in without the code.';
export const stepUpSubject = (code: string) => `${code} confirms it’s you`;
export const stepUpGreeting = 'Confirm it’s you';
export const stepUpUse = 'Enter this code to continue. It works once, for 10 minutes.';
export const stepUpNotYou =
  'If you didn’t ask for this, someone may be using your session. Sign out all other devices in Settings.';

// Signing in without an account.
export const noAccountSubject = (brand: string) => `Sign in to ${brand}`;
export const noAccountGreeting = 'There’s no account for this address';
export const noAccountTried = (brand: string) =>
  `Someone, probably you, tried to sign in to ${brand} with this email address. No account uses it.`;
export const noAccountTry = 'If you have an account, try the address you joined with.';
export const noAccountSee = (brand: string) => `See what ${brand} is`;
export const noAccountIgnore = 'If this wasn’t you, ignore this email.';

// Passkeys.
export const passkeyAdded = 'A passkey was added';
export const passkeyCanSignIn = (name: string) =>
  `The passkey “${name}” can now be used to sign in to your account.`;
export const passkeyRemoved = 'A passkey was removed';
export const passkeyCannotSignIn = (name: string) =>
  `The passkey “${name}” can no longer be used to sign in to your account.`;
export const reviewSignIn = 'Review your sign-in settings';
export const passkeyNotYou = (email: string) =>
  `If this wasn’t you, sign out everywhere in Settings and write to ${email}.`;

// Changing the email address.
export const proveSubject = (code: string) => `${code} confirms your new email address`;
export const proveGreeting = 'Confirm your new email address';
export const proveUse = (brand: string) =>
  `Enter this code in ${brand} to use this address for your account. It works once, for 10 minutes.`;
export const proveIgnore = 'If you didn’t ask for this, ignore this email. Nothing changes without the code.';
export const tried = 'Someone tried to use your email address';
export const triedNothingChanged =
  'A member tried to change their account to this address. We sent them no code, and nothing changed.';
export const triedIfYou =
  'If that was you: this address belongs to an account already, or did until a few days ago. Sign in to that account, or use another address.';
export const open = (brand: string) => `Open ${brand}`;
export const triedIgnore = 'If it wasn’t you, you don’t need to do anything.';
export const movedSubject = (brand: string) => `Your ${brand} email address was changed`;
export const movedGreeting = 'Your email address was changed';
export const moved = (newEmail: string, oldEmail: string) =>
  `Your account now uses ${newEmail}. You can no longer sign in with ${oldEmail}.`;
export const movedUndo =
  'If this wasn’t you, undo it within 7 days. That restores this address and signs out every device.';
export const movedBack =
  'The account is back at an address it used before, so this change can’t be undone by link.';
export const undo = 'Undo the change';
export const movedByYou = 'If you made this change, you don’t need to do anything.';
export const newAddressSubject = (brand: string) => `This is now your ${brand} email address`;
export const newAddressGreeting = 'This is now your email address';
export const newAddress = (email: string) =>
  `From now on, sign in with ${email}. Everything we email you, including evacuation orders, comes here.`;
export const newAddressUndo = 'For 7 days, the change can be undone with a link we sent to your old address.';
export const restoredSubject = (brand: string) => `Your ${brand} email address was restored`;
export const restoredGreeting = 'Your email address was restored';
export const restored = (email: string) =>
  `Your account uses ${email} again. Every device was signed out, and passkeys added since the change were removed.`;
export const restoredCheck =
  'Sign in, then check your passkeys, your homes and your payout card in case someone else changed them.';
export const unusedSubject = (brand: string) => `This is no longer a ${brand} email address`;
export const unusedGreeting = 'This address is no longer in use';
export const unused = (email: string) =>
  `The owner of the earlier address undid the change, so no account uses ${email}. Every device was signed out.`;
export const unusedMistake = (email: string) => `If you think that’s a mistake, write to ${email}.`;
