/** The dialog after joining the waitlist. */
export const title = 'Request Received!';
export const forHome = <T>(bold: (words: string) => T, address: string, email: string) => [
  'For ',
  bold(address),
  ', with updates to ',
  bold(email),
  '.',
];
export const processing = 'Processing Request';
export const nextSteps = 'Next Steps';
export const goOn = 'Continue';
export const coverage = {
  covered: 'Covered area',
  planned: 'Planned area',
  'not-yet': 'Not covered yet',
  unknown: 'Our team will check',
};
export const confirmation =
  'Look for our confirmation email. You can leave the list at any time with its link.';
export const review = 'Our team reviews your home for pre-approval.';
export const check = 'Our team checks your address and emails you.';
export const invitation =
  'You’ll get an invitation to open your account and choose a plan. Until then, you pay nothing.';
export const placeKept = 'We’ll save your spot. Nothing is charged.';
export const updates = 'We’ll email you when something changes for your address.';
