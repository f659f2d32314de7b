/** The page behind the unsubscribe link of an email. */
export const title = 'Turn off these emails';
export const working = 'One moment.';
export const onePress = 'Press once, and we’ll stop sending them.';
export const isOn = (kind: string) => `${kind}: on`;
export const isOff = (kind: string) => `${kind}: off`;
export const onDetail = 'We’ll send you these emails again.';
export const offDetail =
  'We won’t send you these emails anymore. Evacuation and security alerts still reach you.';
export const turnOff = 'Turn off';
export const turnOn = 'Turn on again';
export const tryAgain = 'Try again';
export const allNotifications = 'All notifications';
export const contactSupport = 'Contact Support';
export const wrongLink =
  'The link may be incomplete. Open it from the email again, or write to us and our team will do it for you.';
export const failed = 'That didn’t work';
