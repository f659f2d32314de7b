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
