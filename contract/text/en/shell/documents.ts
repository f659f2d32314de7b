/** What the HTML documents say before any script runs. Written into them by vite.config.ts. */
export const pageFailed = 'This page didn’t open';
export const pageFailedDetail =
  'Nothing you saved is lost. Check your connection and try again. In an emergency, call 911.';
export const tryAgain = 'Try again';
export const accountNeedsScripts =
  'Your account needs JavaScript. Turn it on in your browser’s settings, then reload this page. In an emergency, call 911.';
export const signInNeedsScripts =
  'Signing in needs JavaScript. Turn it on in your browser’s settings, then reload this page. In an emergency, call 911.';
