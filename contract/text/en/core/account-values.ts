/** What's wrong with what someone typed about their account, phone or notifications. */
export const sixDigitsFromEmail = 'Enter the six digits from the email';
export const sixDigits = 'Enter the six digits of the code';
export const incompleteEmailLink = 'This link is incomplete. Open it from the email again.';
export const incompleteMessageLink = 'This link is incomplete. Open it from the message again.';
export const enterName = 'Enter your name';
export const namePasskey = 'Give the passkey a name';
export const reasonForAudit = 'Enter a reason for the audit log';
export const usMobile = 'Enter a US mobile number with its area code, like (530) 555-0134';
export const nameNotification = 'Choose at least one notification';
export const notificationTwice = 'List each notification only once';
export const wrongBrowserKey = 'This isn’t a browser’s key';
export const wrongPushAddress = 'This isn’t the address of a push service';
