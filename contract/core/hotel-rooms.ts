/** What we promise about hotel rooms, and how every screen and message counts them. */

/**
 * No room is assigned nearer than this to the boundary of any active Evacuation Order or Warning, reviewed or
 * not.
 */
export const HOTEL_CLEAR_MILES = 5;

/** "1 room", "2 rooms" */
export const roomCount = (rooms: number): string => `${rooms} room${rooms === 1 ? '' : 's'}`;

/** "Your room is", "Your 2 rooms are" */
export const yourRoomsAre = (rooms: number): string =>
  rooms > 1 ? `Your ${roomCount(rooms)} are` : 'Your room is';
