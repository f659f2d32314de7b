/** Why a recovery can't be changed this way. */
export const alreadyOpen = 'This home already has an open recovery.';
export const noRecovery = 'Start a recovery for this home first.';
export const closed = 'This recovery is closed. Reopen it to change it.';
export const noSuchFact = 'There’s no such entry.';
export const noSuchEvacuation = 'This home has no such evacuation.';
export const noSuchDisaster = 'There’s no such disaster.';
export const disasterExists = 'There’s already a disaster with this name.';
export const noSuchDocument = 'There’s no such document in your vault.';
export const unknownSubject = 'Choose an entry from the list.';
export const notExtendable = 'This deadline can’t be extended.';
export const inFuture = 'Enter a day that has already passed.';
export const lossStays = 'A recovery needs its loss date. Correct it instead.';
export const alreadyStated = 'This is already recorded.';
export const full = (most: number) => `A recovery can have ${most} entries.`;
