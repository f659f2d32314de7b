/** What any call can answer when it fails, and what's wrong with a value that has no message of its own. */
export const busy = 'We’re very busy right now. Nothing was changed. Try again in a moment.';
export const unusableValue = 'We can’t use a value in the request. Check it and try again.';
export const changedMeanwhile = 'Someone else just changed this. Reload and try again.';
export const tooLarge = 'The request is too large.';
export const sendJson = 'Send the request as application/json.';
export const sendFileAs = (type: string) => `Send the file itself as ${type}.`;
export const nothingHere = 'There’s nothing here.';
export const unreadable = 'We couldn’t read the request. Check it and try again.';
export const fault =
  'Something went wrong on our side, and our team has been notified. Try again in a moment.';
export const tooManyRequests = 'That was too many requests in a short time. Wait a minute and try again.';
export const tooManyWindows = 'You have too many windows open. Close some and reload.';
export const pageFailed = 'We can’t show this page right now';
export const inDanger = 'If you’re in danger, leave and call 911.';
export const tryAgain = 'Try again';
export const crossSite = 'This request came from another site and was refused.';

// Who is asking.
export const signIn = 'Sign in to continue.';
export const adminOnly = 'Admin access required.';
export const notYourRole = (role: string) =>
  `Your role (${role}) doesn’t include this. Nothing was changed. Ask an administrator if you need it.`;
export const passkeyNeeded = 'Staff need a passkey. Add or use one first.';
export const confirmItsYou = 'Confirm it’s you to continue.';
export const accountSwitched = 'You’re signed in as someone else now. Reload the page.';

// Repeated requests.
export const malformedKey = 'Idempotency-Key must be 1 to 255 visible characters.';
export const stillRunning = 'We’re still working on the same request. Try again in a moment.';
export const keyReused = 'This Idempotency-Key was used for a different request.';

// Values.
export const checkEntries = 'Check what you entered.';
export const missing = 'This field is required';
export const wrongForm = 'This value has the wrong format';
export const chooseOne = 'Choose one of the listed values';
export const atLeast = (least: string) => `Enter ${least} or more`;
export const atMost = (most: string) => `Enter ${most} or less`;
export const tooShort = 'This is too short';
export const tooLong = 'This is too long';
export const pageGone = 'This page of the list is gone. Go back to the first page.';

// Files.
export const nameMissing = 'Send the file’s name with it';
export const nameTooLong = 'The file’s name is too long';
export const nameUnreadable = 'We can’t read the file’s name';
