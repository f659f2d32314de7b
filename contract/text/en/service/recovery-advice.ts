/** A household’s recovery and its home advisor: the agreement, and messages in the contact log. */
export const mayNotSee = (name: string) =>
  `${name} can’t see your recovery. If you agree, ${name} sees your deadlines, contact log, sent letters and totals, and can give you tasks. Every view is in your activity.`;
export const maySee = (name: string, since: string) =>
  `${name} can see your recovery since ${since}. Every view is in your activity.`;
export const agree = (name: string) => `Let ${name} see my recovery`;
export const end = 'End access to my recovery';
export const agreed = 'Your advisor can see your recovery';
export const ended = 'Your advisor no longer sees your recovery';

// Messages in the contact log.
export const addToLog = 'Add a message to the recovery log';
export const addToLogText = 'Choose a message. You can shorten it and note what was promised.';
export const whichMessage = 'Message';
export const messageLine = (who: string, at: string, text: string) => `${at}, ${who}: ${text}`;
export const who = 'Who wrote it?';
export const company = 'Company';
export const summary = 'What was said?';
export const promise = 'What was promised?';
export const promiseDue = 'By when?';
export const add = 'Add to log';
export const added = 'Added to your contact log';
export const ourTeam = 'Hearthline concierge';
export const yourHousehold = 'Our household';
