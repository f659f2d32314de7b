/** Errors that aren't specific to one page. */
export const unexpected = 'Something went wrong. Please try again.';
export const unreachable = 'We couldn’t reach Hearthline. Check your connection and try again.';
/** Title of a message about something that failed. */
export const error = 'Error';
