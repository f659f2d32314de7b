/** Why a letter of a recovery can’t be written, changed or sent. */
export const noSuchLetter = 'There’s no such letter.';
export const notForCase =
  'This letter isn’t for your case as you recorded it. Check the conditions under What happened.';
export const wasSent = 'This letter was sent. A sent letter can’t be changed.';
export const changedMeanwhile =
  'Someone in your household changed this letter. Read it again before you go on.';
export const fillIn = (what: string) => `Fill in what’s missing first: ${what}`;
export const needsEmail = 'Enter the email address that the letter goes to.';
export const notByEmail = 'Send this one yourself. The department takes complaints on its own form.';
export const ownAddress = 'This is your own address. Enter the address of your insurer.';
export const needsMembership =
  'We email letters for homes with a membership. You can still print, send and keep this letter.';
export const manyEmails = (most: number) =>
  `We email ${most} letters a day for a home. Try again tomorrow, or send it yourself.`;
export const manyLetters = (most: number) => `A recovery can have ${most} letters.`;
export const beforeLoss = 'Enter a day on or after your loss.';
