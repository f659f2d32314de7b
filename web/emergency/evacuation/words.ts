import { roomCount, yourRoomsAre } from '#contract/core/hotel-rooms.ts';
import type { CheckInState, FeedView, RoomView } from '#contract/emergency/evacuation.ts';
import type { CashView } from '#contract/money/payouts.ts';
import { formatDay, formatMoment, formatMoney } from '#web/lib/format.ts';

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

export function cashWords({
  state,
  cents,
  card,
  dueBy,
  reason,
  deliveredAt,
  sentAt,
  needsIdentity,
}: CashView): { title: string; text: string } {
  const sum = formatMoney(cents);
  switch (state) {
    case 'delivered':
      return {
        title: `${sum} has arrived`,
        text: `${card ?? 'Your card'}${deliveredAt ? `, ${formatMoment(deliveredAt)}` : ''}.`,
      };
    case 'sent':
      return {
        title: `${sum} is on its way`,
        text: `Sent to ${card ?? 'your card'}${sentAt ? ` ${formatMoment(sentAt)}` : ''}. It takes 5 to 10 minutes as a rule.`,
      };
    case 'due':
    case 'sending':
      if (state === 'due' && reason) return { title: `${sum} waits`, text: reason };
      return { title: `${sum} is being sent`, text: `It should be there by ${formatMoment(dueBy)}.` };
    case 'needs-card':
      return { title: `${sum} waits for a card`, text: 'Add a debit card, and it is sent at once.' };
    case 'held':
      return {
        title: `${sum} waits for a second look`,
        text: reason ?? 'A person of ours releases it. Your room does not wait for it.',
      };
    case 'failed':
      // Another card wouldn't help: the provider needs to verify the member's identity.
      if (needsIdentity)
        return {
          title: `${sum} waits for one step of yours`,
          text: 'Our payment provider pays only people it knows. Tell it who you are, and we send the cash at once.',
        };
      return { title: `${sum} could not be sent`, text: reason ?? 'Change the card, and we try again.' };
    case 'cancelled':
      return { title: `${sum} was not sent`, text: reason ?? 'It was not due.' };
  }
}
