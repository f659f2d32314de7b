/** Why something was refused: desk. */
export const noSuchCase = 'There is no such case.';
export const visitorOnly = 'A visitor wrote this, so there is no household.';
export const homeDeleted = 'This home was deleted.';
export const notAnAgent = 'This person doesn’t work on cases. Choose someone else.';
export const sameTitle = 'Another canned reply has this title. Nothing was saved. Choose another title.';
export const noSuchReply = 'There is no such canned reply.';
export const replyChanged = 'A colleague just changed this reply. Nothing was saved. Check it and try again.';
