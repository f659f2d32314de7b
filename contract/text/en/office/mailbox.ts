/** The demo mailbox. */
export const title = 'Demo mailbox';
export const intro = 'This demo keeps its emails and texts here instead of sending them.';
export const emailOrPhone = 'Email or phone number';
export const openMailbox = 'Open mailbox';
export const loading = 'Loading the mailbox';
export const notLoaded = 'The mailbox didn’t load';
export const empty = 'No messages';
export const emptyDetail = 'Nothing has been sent there yet.';
export const textMessage = 'Text message';
export const copyCode = 'Copy code';
export const codeCopied = 'Code copied';
export const notCopied = 'We couldn’t copy the code';
export const copyByHand = 'Select and copy it yourself.';
