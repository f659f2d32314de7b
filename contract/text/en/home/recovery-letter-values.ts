/** What’s wrong with a letter of a recovery. */
export const kind = 'Choose a letter from the list';
export const to = 'Enter who the letter is for';
export const subject = 'Enter a subject';
export const body = 'Write the letter';
export const channel = 'Choose how you sent it';
