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

// Answering an email.
export const answerSent = 'Your answer was sent';
export const reply = 'Reply';
export const yourAnswer = 'Your answer';
export const writeAnswer = 'Write an answer';
export const sendAnswer = 'Send answer';
export const cancel = 'Cancel';

// The demo phone.
export const phoneTitle = 'Demo phone';
export const phoneIntro =
  'This demo doesn’t send texts. It shows them here instead, and you can answer them. Use the number you added in Settings.';
export const phoneNumber = 'Phone number';
export const phoneWrong = 'Enter a phone number with its area code, like (530) 555-0134';
export const openPhone = 'Open phone';
export const loadingPhone = 'Loading the phone';
export const phoneNotLoaded = 'We couldn’t load this phone';
export const textsOf = (number: string) => `Texts of ${number}`;
export const texts = 'Texts';
export const noTexts = 'No texts yet';
export const noTextsDetail = 'Texts to this number appear here.';
export const thisPhone = 'This phone';
export const quickTexts = 'Quick texts';
export const textTo = (brand: string) => `Text to ${brand}`;
export const writeText = 'Write a text';
export const send = 'Send';
