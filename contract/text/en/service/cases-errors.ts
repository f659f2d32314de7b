/** Why something was refused: cases, shifts, hand-overs and unknown senders at the desk. */

// A case.
export const noSuchCase = 'There is no such case.';
export const notYours = 'This case isn’t yours. Enter why you need it, then you can open it.';
export const ownerChanged =
  'Someone else just changed the owner of this case. Nothing was changed. Look again.';
export const closed = 'This case is closed. Reopen it first.';
export const yoursHandOver = 'This case is yours. Hand it over, so that your colleague can accept it.';
export const notPossible = {
  open: 'This case is open, so that isn’t possible. Nothing was changed.',
  waiting: 'This case is set aside, so that isn’t possible. Nothing was changed.',
  closed: 'This case is closed, so that isn’t possible. Nothing was changed.',
};
export const futureTime = 'Choose a time in the future. Nothing was saved.';
export const notAnswered =
  'The household hasn’t heard from us yet. Call or write to them before you set the case aside.';
export const wasMerged = 'This case was merged into another one. Work on that one instead.';
export const lifeThreatening =
  'This case is life-threatening, and the household hasn’t heard from us. Log a call that reached them, or lower the severity with a note first.';
export const noSuchReminder = 'There is no such reminder.';
export const full = (most: number) =>
  `You have ${most} open cases, which is the limit. Close one, set one aside, or give one to a colleague first.`;
export const justTaken = 'A colleague just took this case.';
export const notOpen = 'This case isn’t open. Reopen it first.';
export const merge = {
  same: 'Choose another case. Nothing was merged.',
  visitors: 'Messages from visitors can’t be merged. Nothing was changed.',
  call: 'A requested call can’t be merged. Close it once it’s settled. Nothing was changed.',
  households: 'These cases belong to different households, so they stay separate. Nothing was merged.',
  merged: 'One of these cases was merged before. Nothing was changed. Look again.',
  closed: 'The case to keep is closed. Reopen it first. Nothing was merged.',
};

// Shifts.
export const offShift = 'You’re not on shift. Start your shift first, then try again.';
export const shiftChanged = 'Your shift changed in another window. Look again.';
export const onBreak = 'You’re on a break. End your break to take cases.';
export const endingShift = 'You’re ending your shift. Stay on shift to take cases.';

// Hand-overs.
export const teamFull =
  'Your colleagues on shift don’t have room for all these cases. Nothing was offered. Hand over fewer, or put the rest back in the queue.';
export const colleagueOff = 'This colleague isn’t on shift. Nothing was offered. Choose someone else.';
export const colleagueFull = (free: number) =>
  `This colleague has room for ${free} more. Nothing was offered. Hand over fewer, or choose someone else.`;
export const oneNotYours = 'One of these cases is no longer yours. Nothing was offered. Look again.';
export const moreWords = 'Your colleague needs to know more about this case.';
export const missing = {
  situation: 'Describe what’s going on',
  next: 'Enter what has to happen next',
};
export const alreadyOffered = (ref: string) => `You already offered ${ref}. Nothing was offered.`;
export const noSuchHandOver = 'There is no such hand-over.';
export const onlyReceiver = 'Only the colleague you offered this case to can do that.';
export const onlySender = 'Only the agent who offers this case can do that.';
export const handOverSettled = 'This hand-over is already settled. Nothing was changed.';
export const notOffered = 'This case is no longer offered. Nothing was changed.';

// Unknown senders.
export const alreadyHandled = 'Someone already handled this message. Nothing was changed.';
export const noSuchMessage = 'There is no such message.';
