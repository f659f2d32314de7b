/** What’s wrong with a task of a recovery. */
export const title = 'Enter what to do';
