/** Why something was refused: operations. */
export const gone = (what: string) => `This review no longer names a ${what}.`;
export const noPin = 'We don’t know where this home is. Ask the household to place its pin first.';
export const noOrderNear =
  'No order is within 5 miles of this home. Declare the area first. A second person approves it.';
export const chooseAnswer = 'Choose one of the answers.';
export const noSuchSource = 'There is no such source.';
export const sourceBusy = 'We’re checking this source right now. Look again in a moment.';
export const noOpenCase = 'This home has no open case in this incident.';
export const noCallNeeded = 'This review doesn’t ask for a call.';
export const answered = 'This review is done, so its numbers are no longer shown.';
export const noSuchZone = 'There is no such zone.';
export const noSuchEvidence = 'There is no such evidence.';
export const noSuchIncident = 'There is no such incident.';
export const noSuchRequest = 'There is no such request.';
export const typeToConfirm = (word: string) => `Type ${word} to confirm.`;
