import { roomCount, yourRoomsAre } from '#contract/core/hotel-rooms.ts';
import type { CheckInState, Evacuation, FeedView, RoomView } from '#contract/emergency/evacuation.ts';
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

/** The current status in one sentence, and what to do. */
export function standingWords({ state, services, isPrecise, hasMembership, feeds }: Evacuation): {
  title: string;
  text: string;
} {
  switch (state) {
    case 'order':
      return {
        title: 'Leave now',
        text: 'An Evacuation Order covers your home. Take people, animals and the go-bags. If you cannot get out, call 911. What we have started for you is listed below.',
      };
    case 'warning':
      return {
        title: 'Be ready to leave',
        text: services
          ? 'The order for your home was reduced to an Evacuation Warning. Stay ready: it can be raised again.'
          : 'An Evacuation Warning covers your home. Load the car now. Leave early if you need more time. If it becomes an order, your services start by themselves.',
      };
    case 'lifted':
      return {
        title: services?.isReportedLifted ? 'The order is reported lifted' : 'The order was lifted',
        text: services?.isReportedLifted
          ? 'It is no longer in the official feed. Check with your county before you go back.'
          : 'Check with your county which roads are open before you go back.',
      };
    case 'cancelled':
      return {
        title: 'We made a mistake, and corrected it',
        text: 'No order covers your home. What had started by mistake was stopped; what stays is listed below.',
      };
    default:
      return quietWords({ isPrecise, hasMembership, feeds });
  }
}

/**
 * No order is known. That is only reassuring if our sources work; otherwise say first that we can't see
 * orders.
 */
function quietWords({
  isPrecise,
  hasMembership,
  feeds,
}: Pick<Evacuation, 'isPrecise' | 'hasMembership' | 'feeds'>): { title: string; text: string } {
  if (!isPrecise)
    return {
      title: 'We cannot match orders to your home yet',
      text: 'It is not on its exact spot on the map. Place the pin in HomeVault. Until then, follow your county’s alerts.',
    };
  if (!hasMembership)
    return {
      title: 'We do not watch this home',
      text: 'No membership is active: orders are not matched to your home, and services would not start. Choose a plan to be covered. Follow your county’s alerts.',
    };
  const seen = feeds.filter(({ state }) => state === 'ok').length;
  if (feeds.length > 0 && seen === 0)
    return {
      title: 'We cannot see new orders right now',
      text: 'No official source gives us a new answer. Follow your county’s alerts, and leave when it tells you to. We keep asking.',
    };
  const watch =
    feeds.length === 0
      ? 'Our team declares orders here by hand.'
      : seen < feeds.length
        ? 'We watch the official sources below; not all of them answer right now.'
        : 'We watch the official sources below.';
  return {
    title: 'No order that we know of covers your home',
    text: `${watch} If an order covers your home, your services start by themselves and we tell you at once. Follow your county, not us, on when to leave.`,
  };
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
