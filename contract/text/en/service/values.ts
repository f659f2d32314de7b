/** What’s wrong with something typed for the concierge, the contact form or a hand-over. */
export const firstName = 'Enter your first name';
export const lastName = 'Enter your last name';
export const subject = 'Enter a subject';
export const contactMessage = 'Tell us how we can help';
export const message = 'Write a message';
export const callTime = 'Choose a day and time';
export const callAbout = 'Enter what it’s about';
export const chooseCase = 'Choose a case';
export const declineReason = 'Enter why you can’t take it';
export const replaceVariables = 'Replace the text in {{ }} before you send';
