/** Addresses of pages without scripts. */
export const EVENTS_PATH = '/community/events';
export const SIGN_UP_PATH = '/community/sign-up';
export const LOG_PATH = '/community/hours';
export const HOURS_PATH = '/community/hours-link';
