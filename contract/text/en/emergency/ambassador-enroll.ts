/** The form that enrolls ambassadors, with and without scripts. */
export const title = 'Become an ambassador';
export const intro =
  'Tell us who you are and which street or neighborhood you’d look after. Our team reviews every application.';
export const name = 'Your name';
export const email = 'Email address';
export const emailHint = 'If you’re signed in, we use your account’s address.';
export const county = 'County';
export const chooseCounty = 'Choose your county';
export const zip = 'ZIP code';
export const area = 'Street or neighborhood';
export const areaHint = 'For example: Oak Ridge Drive between 2nd and 5th';
export const isAdult = 'I’m 18 or older and live in California';
export const consent = <T>(rules: (words: string) => T, privacy: (words: string) => T) => [
  'I agree to the ',
  rules('code of conduct'),
  ', and to how the ',
  privacy('Privacy Policy'),
  ' says you use what I enter here.',
];
export const consentPlain =
  'I agree to the code of conduct, and to how the Privacy Policy says you use what I enter here.';
export const apply = 'Apply';
export const failed = 'We couldn’t send your application. Try again.';
export const receivedTitle = 'Application sent';
export const receivedText =
  'Our team is reviewing it. We’ll email you, and you can see its status in the app.';
export const checkEmailTitle = 'Check your email';
export const checkEmailText =
  'We sent you a link. Open it to confirm your application and to see its status. Look in your spam folder, too.';
export const backToCommunity = 'Back to Community Support';
export const toStatus = 'See my status';
