/** The page behind the link in a message to a partner’s contact. */
export const title = 'Can we reach you here?';
export const detail =
  'This is a drill. Enter your name and press the button, so we know that someone at your business gets our messages. We ask every 90 days. No one needs a room or a service right now.';
export const yourName = 'Your name';
export const here = 'We’re here';
export const tryAgain = 'Try again';
export const thankYou = 'Thank you. We can reach you';
export const thankYouDetail = (partner: string) =>
  `You confirmed this contact for ${partner}. We’ll ask again in about 90 days. You can close this page.`;
export const over = 'This link has expired';
export const overDetail =
  'Open the newest message from us. If you don’t have one, we’ll send one soon. Nothing was changed.';
export const wrongLink = 'The link may be incomplete. Open it from the message again.';
export const notSent = 'We didn’t get your answer';
export const toHomePage = 'Go to the home page';
