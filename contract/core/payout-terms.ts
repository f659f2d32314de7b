/** The figures of who is paid and when. Rules, pages and messages take them from here. */

/** A new choice of the protected home takes effect this many days later. */
export const PROTECTION_WAIT_DAYS = 7;

/** An event checks household changes this far back at most. Older changes never raise doubts. */
export const SETTLED_DAYS = 30;

/** Every payment to a card added within this time is reviewed. */
export const NEW_CARD_HOURS = 24;

/** A home gets cash again this long after its last evacuation ended. */
export const REST_DAYS = 14;
