/** Why something was refused: desk. */
export const visitorOnly = 'A visitor wrote this, so there is no household.';
export const homeDeleted = 'This home was deleted.';
export const notAnAgent = 'This person doesn’t work on cases. Choose someone else.';
export const sameTitle = 'Another canned reply has this title. Nothing was saved. Choose another title.';
export const noSuchReply = 'There is no such canned reply.';
export const replyChanged = 'A colleague just changed this reply. Nothing was saved. Check it and try again.';

// Broadcasts.
export const noSuchIncident = 'There is no such incident.';
export const incidentOver = 'This incident is over. Nothing was sent.';
export const noHousehold = 'No household matches. Nothing was sent.';
export const otherCount = (households: string) =>
  `It would reach ${households} households now. Nothing was sent. Check the preview, then type that number.`;
export const idUsed = 'This ID was used before. Write the message again.';
export const beingSent = 'This is being sent from another window. Look again.';
export const noSuchBroadcast = 'There is no such broadcast.';
export const broadcastSettled = 'This broadcast is already settled.';
export const needsSecondPerson = 'You wrote this broadcast. A second person must approve it.';
export const notYourBroadcast = 'Only the person who wrote this broadcast can withdraw it.';
