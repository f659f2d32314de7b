/** What we promise about hotel rooms. */

/**
 * No room is assigned nearer than this to the boundary of any active Evacuation Order or Warning, reviewed or
 * not.
 */
export const HOTEL_CLEAR_MILES = 5;
