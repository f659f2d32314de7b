/** Signing in with a passkey, or a code or link by email. */

/** Both steps. */
export const signIn = 'Sign in';
export const subtitle = 'No password. Use a passkey, or a code we email you.';
export const withPasskey = 'Sign in with a passkey';
export const orByEmail = 'or by email';
export const email = 'Email';
export const enterEmail = 'Enter your email address';
export const sendCode = 'Send me a code';
