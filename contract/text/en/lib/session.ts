/** The end of a session. */
export const signedOut = 'You were signed out';
export const signInToContinue = 'Sign in to pick up where you left off.';
export const loggedOut = 'Logged Out';
