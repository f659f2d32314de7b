/** The team's sign-in, and what staff need for it. */
export const title = 'Admin login';
export const subtitle = 'For the team that runs Hearthline.';
export const backToHome = 'Back to Home';
export const email = 'Email';
export const signIn = 'Sign in';
export const granted = 'Admin Access Granted';
export const denied = 'Access Denied';
export const deniedDetail = 'Admin access required. Please contact your administrator.';
export const emailRequired = 'Email Required';
export const enterEmail = 'Please enter your admin email address.';
export const failed = 'Login Failed';
export const failedDetail = 'Unable to authenticate. Please try again.';
export const accountNotLoaded = 'We couldn’t load your account';
export const loadingAccount = 'Loading your account';

/** A passkey is required. */
export const locked = 'The back office is locked';
export const lockedWithPasskey =
  'You signed in without your passkey. Log out, then sign in with it to open the back office.';
export const lockedWithoutPasskey = 'Staff need a passkey. Add one to open the back office.';
export const addPasskey = 'Add a passkey';
