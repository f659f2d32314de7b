/** Why something was refused: lodging. */
import { nightCount } from './rooms.ts';

export const noRoom = 'This home has no room and isn’t on the waiting list.';
export const stillWaiting = 'You’re on the waiting list. There is no room to change yet.';
export const noMoreNights = 'This hotel can’t add nights. You keep the nights you have.';
export const tonightStarted = 'Tonight has started. You can release the nights after it.';
export const haveRoom = 'You already have a room.';
export const noSuchHotel = 'There is no such hotel.';
export const tooManyBlocks = (most: number) => `A hotel can have at most ${most} blocks.`;
export const noSuchBlock = 'There is no such block of rooms.';
export const blockInUse =
  'Rooms of this block are held. You can add features or lower the price, but not take anything away. Add another block instead.';
export const noRoomHere = 'This household has no room at this hotel.';
export const roomGone = 'This household no longer has its room.';
export const tooManyNights = (nights: number, most: number, left: number) =>
  `Your plan has ${nightCount(nights)}, and we hold a room for up to ${most}. Choose ${left} or fewer.`;
export const fullFrom = (day: string) =>
  `The hotel is full starting the night of ${day}. Write to us, and we’ll look for another hotel.`;
export const fullAfter = (day: string, nights: number) =>
  `The hotel is full starting the night of ${day}. Choose ${nightCount(nights)} more, or fewer.`;
export const nightPassed = 'Choose a first night that hasn’t passed.';
export const roomsHeld = (rooms: number, night: string) =>
  `${rooms} rooms are held on the night of ${night}. Nothing was changed. Enter that many or more.`;
