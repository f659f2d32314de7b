/** Signing in with a passkey, or a code or link by email. */

/** Both steps. */
export const signIn = 'Sign in';
export const subtitle = 'No password. Use a passkey, or a code we email you.';
export const withPasskey = 'Sign in with a passkey';
export const orByEmail = 'or by email';
export const email = 'Email';
export const enterEmail = 'Enter your email address';
export const sendCode = 'Send me a code';

/** The code, by email or by text. */
export const codeSent = <T>(to: (words: string) => T, address: string) => [
  'We sent a code to ',
  to(address),
  '. It works once, for 10 minutes.',
];
export const sixDigits = 'Six-digit code';
export const enterSixDigits = {
  email: 'Enter the six digits from the email',
  text: 'Enter the six digits from the text',
};
export const change = { email: 'Change email', text: 'Change number' };
export const demoCode = {
  email: <T>(link: (words: string) => T) => ['Demo: the code is in the ', link('demo mailbox'), '.'],
  text: <T>(link: (words: string) => T) => ['Demo: the text is in the ', link('demo mailbox'), '.'],
};
export const resend = 'Resend';
export const resendIn = (seconds: number) => `Resend in ${seconds} s`;

/** The link from the email. */
export const finish = 'Finish signing in';
export const linkWorksOnce = 'The link from your email works once, for 10 minutes.';
export const signedInAs = <T>(bold: (words: string) => T, address: string) => [
  'You’re signed in as ',
  bold(address),
  '. If the link is for another account, that account replaces it on this device.',
];
export const staySignedInAs = (address: string) => `Stay signed in as ${address}`;
export const anotherWay = 'Sign in another way';
