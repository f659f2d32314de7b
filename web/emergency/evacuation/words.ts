import { roomCount, yourRoomsAre } from '#contract/core/hotel-rooms.ts';
import type { CheckInState, FeedView, RoomView } from '#contract/emergency/evacuation.ts';
import { formatDay, formatMoment } from '#web/lib/format.ts';

export const nightsWord = (n: number): string => `${n} night${n === 1 ? '' : 's'}`;

/** A duration in everyday words. */
export function lastedWords(from: Date | string, to: Date | string): string {
  const minutes = Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const FEED_WORDS: Record<FeedView['state'], string> = {
  ok: 'OK',
  stale: 'STALE',
  unavailable: 'UNAVAILABLE',
};

/** Never "all clear": only how well our sources work. */
export const feedWords = ({ state, since, lastGoodAt }: FeedView): string =>
  state === 'ok'
    ? `Last read ${lastGoodAt ? formatMoment(lastGoodAt) : 'just now'}`
    : state === 'stale'
      ? `STALE since ${formatMoment(lastGoodAt ?? since)}. What we knew then still counts.`
      : `UNAVAILABLE${lastGoodAt ? ` since ${formatMoment(lastGoodAt)}` : ''}. Follow your county’s own alerts.`;

export const CHECK_IN_WORDS: Record<CheckInState, string> = {
  left: 'Left',
  safe: 'Safe',
  help: 'Needs help',
};

export const roomTitle = ({ state, rooms, hotel }: RoomView): string => {
  switch (state) {
    case 'held':
      return `${yourRoomsAre(rooms)} booked`;
    case 'checked-in':
      return `You checked in to ${rooms > 1 ? `your ${roomCount(rooms)}` : 'your room'}`;
    case 'waiting':
      return 'You’re on the waiting list for a room';
    case 'released':
      return hotel
        ? `${roomCount(rooms)} ${rooms > 1 ? 'were' : 'was'} released`
        : 'You’re not on the waiting list for a room';
    case 'over':
      return 'Your stay is over';
  }
};

export const stayWords = ({ rooms, firstNight, nights, ownNights }: RoomView): string =>
  `${roomCount(rooms)}, ${nightsWord(nights)} of your plan from ${formatDay(firstNight)}${
    ownNights > 0 ? `, then ${nightsWord(ownNights)} at your expense` : ''
  }`;
