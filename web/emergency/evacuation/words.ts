import type { FeedView, RoomView } from '#contract/emergency/evacuation.ts';
import * as drill from '#text/emergency/drill.ts';
import * as t from '#text/emergency/evacuation.ts';
import * as rooms from '#text/emergency/rooms.ts';
import { formatDay, formatMoment } from '#web/lib/format.ts';

/** A duration in everyday words. */
export function lastedWords(from: Date | string, to: Date | string): string {
  const minutes = Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
  if (minutes < 1) return drill.lessThanAMinute;
  if (minutes < 60) return drill.minutes(minutes);
  return drill.hours(Math.floor(minutes / 60), minutes % 60);
}

/** Never "all clear": only how well our sources work. */
export function feedWords({ state, since, lastGoodAt }: FeedView): string {
  if (state === 'ok') return lastGoodAt ? t.lastRead(formatMoment(lastGoodAt)) : t.lastReadNow;
  if (state === 'stale') return t.stale(formatMoment(lastGoodAt ?? since));
  return lastGoodAt ? t.unavailableSince(formatMoment(lastGoodAt)) : t.unavailable;
}

export const roomTitle = ({ state, rooms: count, hotel, answer }: RoomView): string => {
  switch (state) {
    case 'held':
      return answer?.state === 'asked' && answer.isOnRequest ? rooms.toConfirm(count) : rooms.booked(count);
    case 'checked-in':
      return rooms.checkedIn(count);
    case 'waiting':
      return rooms.onWaitingList;
    case 'released':
      return hotel ? rooms.releasedRooms(count) : rooms.notOnWaitingList;
    case 'over':
      return rooms.stayOver;
  }
};

export const stayWords = ({ firstNight, ...room }: RoomView): string =>
  rooms.stay({ ...room, from: formatDay(firstNight) });
