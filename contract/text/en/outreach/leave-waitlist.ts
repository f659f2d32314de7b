/** The page behind the link that leaves the waitlist. */
export const leave = 'Leave the waitlist';
export const working = 'One moment. We’re taking your address off the list.';
export const onePress = 'Press once, and we’ll stop emailing you about this home.';
export const left = 'You have left the waitlist';
export const leftDetail =
  'We won’t email you about this home anymore, and it loses its place in line. Changed your mind? Rejoin now to get your place back, or join again at any time.';
export const rejoined = 'You’re back on the waitlist';
export const rejoinedDetail =
  'You kept your place in line. We’ll email you when something changes for this home.';
export const wrongLink =
  'The link may be incomplete or out of date. Open the newest email from us and follow its link. Or write to us, and our team will take you off the list.';
export const failed = 'That didn’t work';
export const rejoin = 'Rejoin';
export const toHomePage = 'Go to the home page';
export const contactSupport = 'Contact Support';
export const tryAgain = 'Try again';
/** Subject of a message to support. */
export const subject = 'Leave the waitlist';
