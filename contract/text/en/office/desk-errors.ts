/** Why something was refused: desk. */
export const noSuchCase = 'There is no such case.';
export const visitorOnly = 'A visitor wrote this, so there is no household.';
export const homeDeleted = 'This home was deleted.';
export const notAnAgent = 'This person doesn’t work on cases. Choose someone else.';
