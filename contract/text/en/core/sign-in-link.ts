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
