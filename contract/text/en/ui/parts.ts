/** Shared parts: dialogs, lists, charts, progress and messages. */

/** Evacuation badge: the official words. */
export const evacuationOrder = 'Evacuation Order';
export const evacuationWarning = 'Evacuation Warning';
export const shelterInPlace = 'Shelter in Place';
export const advisory = 'Advisory';
export const lifted = 'Lifted';

/** Dialogs. */
export const notSaved = 'Not saved';
export const nothingDone = 'We couldn’t do that';
export const enterReason = 'Enter a reason';
export const reason = 'Reason';
export const reasonHint = 'Saved with the decision, your name and the time.';
export const type = (word: string) => `Type ${word}`;
export const typeToContinue = (word: string) => `Type ${word} to continue.`;

/** Loading, and what can go wrong. `what` is like "the incidents". */
export const loadingWhat = (what: string) => `Loading ${what}`;
export const notLoaded = (what: string) => `We couldn’t load ${what}`;
export const servicesContinue = 'Member services keep running without this page.';
export const notFound = 'We couldn’t find this';
export const notFoundDetail = 'The link may be incomplete, or this was deleted.';
export const seeAll = 'See the full list';

/** Links from messages. */
export const linkBroken = 'This link doesn’t work';
export const invitationNotLoaded = 'We couldn’t load the invitation';

/** Lists and tables. */
export const pagesOf = (list: string) => `${list}, pages`;
export const pageOf = (page: number, pageCount: number) => `Page ${page} of ${pageCount}`;
export const page = (number: number) => `Page ${number}`;
export const sortBy = 'Sort by';
export const asListed = 'Default order';
export const lowestFirst = 'lowest first';
export const highestFirst = 'highest first';
export const sortedBy = (column: string, direction: string) => `${column}, ${direction}`;
export const notReported = 'Not reported';

/** Rows of pictures that move. `what` is like "the gallery". */
export const play = (what: string) => `Play ${what}`;
export const pause = (what: string) => `Pause ${what}`;

/** Progress. */
export const ofMax = (value: number, max: number) => `${value} of ${max}`;
export const of100 = (value: number) => `${value} of 100`;
export const done = 'Done';
export const inProgress = 'In progress';
export const notStarted = 'Not started';
export const open = 'Open';
export const failed = 'Failed';

/** Messages on top of the page. */
export const notifications = 'Notifications (F8)';
export const notification = (title: string) => `Notification ${title}`;

/** A field that only robots fill in. */
export const honeypot = 'Website: leave this empty';
