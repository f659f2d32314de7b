/** Said in the other language, to people whose browser prefers it. */

export const suggestion = 'This page is also in English.';
export const read = 'Read it in English';
export const decline = 'No, thanks';
