/** Why something was refused: bulletins. */
export const noSuchAnnouncement = 'There is no such announcement.';
export const official = 'An official source published this, so it ends when the source says so.';
export const alreadyOver = 'This is already over.';
export const endPassed = 'Choose an end in the future';
