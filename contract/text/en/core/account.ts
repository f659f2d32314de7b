/** Account settings: details, passkeys, sessions, appearance and logging out. */

/** Details. */
export const yourDetails = 'Your details';
export const email = 'Email';
export const role = 'Role';
export const standardUser = 'Standard User';
export const memberSince = 'Member since';
export const loadingAccount = 'Loading your account';
export const accountNotLoaded = 'We couldn’t load your account';
export const nothingChanged = 'Nothing was changed.';
export const name = 'Name';
export const nameHint = 'How we greet you, on screen and on the phone.';
export const nameSaved = 'Name saved';
export const saveName = 'Save name';

/** A new email address. */
export const changeEmail = 'Change email';
export const newEmail = 'New email';
export const sendCode = 'Send code';
export const beforeCode = (email: string) =>
  `You sign in with ${email} now. We’ll send a code to the new address. For 7 days, you can undo the change with a link we’ll email to the old address.`;
export const afterCode =
  'Your email changes once you enter the code. For 7 days, you can undo the change with a link we’ll email to the old address.';
export const anotherAddress = 'Use another address';
export const emailChanged = 'Email changed';
export const emailChangedDetail = (email: string) => `From now on, sign in with ${email}.`;

/** Passkeys. */
export const passkeys = 'Passkeys';
export const passkeysDetail =
  'Sign in with your fingerprint, face or screen lock. Faster than a code, and safe from fake pages.';
export const noPasskey = 'No passkey yet';
export const noPasskeyDetail =
  'Add one on each phone and computer you use. Then you can sign in even when you can’t get to your email.';
export const loadingPasskeys = 'Loading your passkeys';
export const passkeysNotLoaded = 'We couldn’t load your passkeys';
export const passkeysStillWork = 'They still work.';
export const addPasskey = 'Add a passkey';
export const addPasskeyDetail =
  'Your device will ask for your fingerprint, face or screen lock. It never leaves the device.';
export const noPasskeySupport =
  'This browser doesn’t support passkeys. Open this page in another browser or on your phone.';
export const passkeyName = 'Name';
export const passkeyNameHint = 'Helps you tell your passkeys apart.';
export const createPasskey = 'Create passkey';
export const passkeyAdded = 'Passkey added';
export const passkeyAddedDetail = (name: string) => `You can now sign in with ${name}.`;
export const added = (day: string) => `Added ${day}. Not used yet`;
export const addedAndUsed = (day: string, lastUsed: string) => `Added ${day}. Last used ${lastUsed}`;
export const remove = <T>(hidden: (words: string) => T, name: string) => ['Remove ', hidden(name)];
export const removeNamed = (name: string) => `Remove ${name}?`;
export const removeThisPasskey = 'Remove passkey?';
export const removePasskey = 'Remove passkey';
export const removePasskeyDetail =
  'You can no longer sign in with it. Other passkeys and email codes still work.';
export const passkeyRemoved = 'Passkey removed';

/** The same at a glance. */
export const security = 'Sign-in and security';
export const passkeyCount = (count: number) => {
  if (count === 0) return 'No passkey yet. Until you add one, you need your email to sign in.';
  return count === 1 ? '1 passkey opens this account.' : `${count} passkeys open this account.`;
};
export const openSettings = 'Open settings';

/** Sessions. */
export const sessions = 'Where you’re signed in';
export const sessionsDetail = 'Don’t recognize a device? Sign it out.';
export const loadingSessions = 'Loading your sessions';
export const sessionsNotLoaded = 'We couldn’t load your sessions';
export const thisDevice = 'This device';
export const lastSeen = (moment: string) => `Last seen ${moment}`;
export const signOut = <T>(hidden: (words: string) => T, device: string) => ['Sign out ', hidden(device)];
export const sessionEnded = 'Session ended';
export const signOutOthers = 'Sign out everywhere else';
export const signOutOthersTitle = 'Sign out everywhere else?';
export const signOutOthersDetail =
  'Every other phone and computer is signed out right away. You stay signed in here.';
export const signedOutOthers = 'Signed out everywhere else';

/** Appearance, logging out. */
export const appearance = 'Appearance';
export const appearanceDetail = 'Saved on this device.';
export const logOut = 'Log out';
export const logOutDetail = 'Logging out ends your session on this device.';

/** Stand-ins that are as long as what loads. */
export const sampleDay = 'November 15, 2026';
export const sampleDevice = 'Browser on computer';
export const sampleSeen = 'Last seen Nov 15, 2026, 12:49 AM PST';
