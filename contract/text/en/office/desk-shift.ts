/** Shifts and hand-overs at the desk. */

// Your shift.
export const states = {
  on: 'On shift',
  break: 'On a break',
  ending: 'Ending your shift',
  off: 'Off shift',
};
export const since = (state: string, at: string) => `${state}, since ${at}`;
export const startShift = 'Start shift';
export const endBreak = 'End break';
export const stayOnShift = 'Stay on shift';
export const takeBreak = 'Take a break';
export const endShift = 'End shift';
export const onShift = 'You’re on shift';
export const onBreak = 'You’re on a break';
export const notChanged = 'Your shift wasn’t changed';

// Ending it.
export const endYourShift = 'End your shift';
export const noCases = 'You have no cases. Your shift ends now.';
export const allOffered =
  'All your cases are offered. Your shift is over when your colleagues have accepted them.';
export const casesLeft = (count: number) =>
  count === 1
    ? 'You have 1 case that no one else knows about. Hand it over, or put it back in the queue.'
    : `You have ${count} cases that no one else knows about. Hand them over, or put them back in the queue.`;
export const putAllInQueue = 'Put all in the queue';
export const handOver = 'Hand over';
export const endWhenAccepted = 'End when accepted';
export const shiftOver = 'Your shift is over';
export const shiftEnding = 'Your shift is ending';
export const shiftEndingText = (cases: number) =>
  cases === 1
    ? 'It’s over when your colleague has accepted your case.'
    : `It’s over when your colleagues have accepted your ${cases} cases.`;

// Offering cases.
export const handOverOne = (ref: string) => `Hand over ${ref}`;
export const handOverSeveral = (count: number) => `Hand over ${count} cases`;
export const keepOne = (minutes: number) =>
  `You keep the case until a colleague accepts it. After ${minutes} minutes without an answer, it goes back to the queue.`;
export const keepEach = (minutes: number) =>
  `You keep each case until a colleague accepts it. After ${minutes} minutes without an answer, it goes back to the queue.`;
export const offerOne = 'Offer the case';
export const offerSeveral = 'Offer these cases';
export const cancel = 'Cancel';
export const nothingOffered = 'Nothing was offered';
export const chooseColleague = 'Choose a colleague';
export const oneOffered = (ref: string) => `${ref} is offered`;
export const severalOffered = (count: number) => `${count} cases are offered`;
export const offerTo = 'Offer to';
export const noColleague = 'No colleague is on shift right now.';
export const noOne = 'No one';
export const colleague = (name: string, open: number) => `${name}, ${open} open`;
export const shareAll = 'Share among everyone on shift';
export const fields = {
  situation: 'What’s going on',
  done: 'What we’ve done',
  next: 'What has to happen next',
  promised: 'What we promised, and by when',
};

// Offers.
export const offeredToYou = 'Offered to you';
export const waitingToBeAccepted = 'Waiting to be accepted';
export const words = {
  situation: 'What’s going on',
  done: 'Done',
  next: 'Next',
  promised: 'Promised',
};
export const fromUntil = (name: string, until: string) => `From ${name}. Accept by ${until}.`;
export const accept = (ref: string) => `Accept ${ref}`;
export const isYours = (ref: string) => `${ref} is yours`;
export const decline = 'Decline';
export const declineOne = (ref: string) => `Decline ${ref}`;
export const declineText = (name: string) => `${name} keeps the case and reads your reason.`;
export const whyNot = 'Why you can’t take it';
export const staysWith = (ref: string, name: string) => `${ref} stays with ${name}`;
export const nothingChanged = 'Nothing was changed';
export const offeredUntil = (name: string, until: string) =>
  `Offered to ${name} until ${until}. It’s yours until then.`;
export const keep = (ref: string) => `Keep ${ref}`;
export const youKeep = (ref: string) => `You keep ${ref}`;
