/** Why something was refused: audit log. */
export const noSuchEntry = 'There is no such entry.';
