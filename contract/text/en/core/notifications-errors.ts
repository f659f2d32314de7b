/** Why a phone, a browser or a choice of notifications wasn't accepted. */
export const noTexts = 'We can’t send texts right now, so no code was sent.';
export const manyCodes = 'We sent many codes in the last hour. Use the newest text, or try again later.';
export const wrongCode = 'That code is wrong or has expired. Check the newest text, or ask for a new code.';
export const notByThisChannel =
  'Only evacuation alerts come by text. In the browser, you can also get Shelter in Place.';
export const alwaysOn = 'You can’t turn this off.';
export const evacuationAlwaysOn = 'You can’t turn off evacuation alerts by email.';
export const securityAlwaysOn = 'You can’t turn off security alerts by email.';
export const unknownEmailLink = 'We didn’t send this link. Open it from the email again.';
export const unknownMessageLink = 'We didn’t send this link. Open it from the message again.';
export const linkAccountGone = 'The account this link belongs to no longer exists.';
export const noPush = 'This server can’t send browser notifications right now.';
export const unusableBrowserKey = 'We can’t use this browser’s key. Turn notifications on again.';
export const browserRemoved = 'This browser no longer shows notifications.';
export const notFromCarrier = 'This isn’t signed by our carrier.';
