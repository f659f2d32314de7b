import type {
  CheckInState,
  Evacuation,
  FeedView,
  NoServices,
  RoomView,
} from '#contract/emergency/evacuation.ts';
import type { CashView } from '#contract/money/payouts.ts';
import { formatDay, formatMoment, formatMoney } from '#web/lib/format.ts';

export const nightsWord = (n: number): string => `${n} night${n === 1 ? '' : 's'}`;

/** For the start of a sentence. */
export const roomsWord = (n: number): string => (n > 1 ? `${n} rooms` : 'A room');

/** A duration in everyday words. */
export function lastedWords(from: Date | string, to: Date | string): string {
  const minutes = Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

type Text = { title: string; text: string };

/** The current official status in one sentence, and what to do. Never depends on a plan. */
export function statusText(evacuation: Evacuation): Text {
  switch (evacuation.state) {
    case 'order':
      return orderText(evacuation);
    case 'warning':
      return warningText(evacuation);
    case 'lifted':
      return liftedText(evacuation);
    case 'cancelled':
      return {
        title: 'We made a mistake, and corrected it',
        text: 'We told you about an order by mistake and stopped what had started. What stays is listed below. If you see fire, or officials tell you to leave, leave.',
      };
    default:
      return quietText(evacuation);
  }
}

function orderText({ isConfirmed, isPossible }: Evacuation): Text {
  if (!isConfirmed)
    return {
      title: 'Your county may have ordered your area to leave',
      text: 'The official list shows an order here, and our team is checking it. If officials tell you to leave, or you see fire, leave now. If you can’t get out, call 911.',
    };
  if (isPossible)
    return {
      title: 'An Evacuation Order may cover your home',
      text: 'We know your home only by its area. Check the official map now. If your street is inside, leave now. If you can’t get out, call 911.',
    };
  return {
    title: 'Leave now',
    text: 'An Evacuation Order covers your home. Take people, animals and the go-bags. If you can’t get out, call 911.',
  };
}

/** A warning that follows the order is only "reduced" if the county reduced it. One that came later is new. */
function isReduced({ services, since }: Evacuation): boolean {
  if (!services?.endedAt || !since || !services.endReason?.includes('reduced to a warning')) return false;
  return new Date(since) <= new Date(services.endedAt);
}

function warningText(evacuation: Evacuation): Text {
  const title = 'Be ready to leave';
  if (isReduced(evacuation))
    return {
      title,
      text: 'The order for your home was reduced to an Evacuation Warning. Stay ready: it can be raised again.',
    };
  const where = !evacuation.isConfirmed
    ? 'The official list shows an Evacuation Warning for your area, and our team is checking it.'
    : evacuation.isPossible
      ? 'An Evacuation Warning may cover your home. We know it only by its area, so check the official map.'
      : 'An Evacuation Warning covers your home.';
  return { title, text: `${where} Load the car now. Leave early if you need more time.` };
}

function liftedText({ services, unserved }: Evacuation): Text {
  const isReported = services?.isReportedLifted ?? unserved?.isReportedLifted ?? false;
  return isReported
    ? {
        title: 'The order is reported lifted',
        text: 'It’s no longer in the official list, but your county hasn’t announced that it’s over. Don’t return until your county says it’s safe.',
      }
    : { title: 'The order was lifted', text: 'Don’t return until your county says it’s safe.' };
}

/** Nothing is known. That is only reassuring if our sources work; otherwise say first that we can't see orders. */
function quietText({ lat, isPrecise, hasMembership, feeds }: Evacuation): Text {
  if (lat === null)
    return {
      title: 'We can’t match orders to your home yet',
      text: 'We couldn’t find its address on the map. Place the pin in HomeVault. Until then, follow your county’s alerts.',
    };
  const working = feeds.filter(({ state }) => state === 'ok').length;
  if (feeds.length > 0 && working === 0)
    return {
      title: 'We can’t see new orders right now',
      text: 'None of our official sources is answering. Follow your county’s alerts, and leave when it tells you to. We keep trying.',
    };
  const watch =
    feeds.length === 0
      ? 'This service has no live feed, so our team enters orders manually.'
      : working < feeds.length
        ? 'We check the official sources below. Not all of them are answering right now.'
        : 'We check the official sources below.';
  const rest = [
    isPrecise ? '' : ' We know your home only by its area: place the pin to be exact.',
    hasMembership
      ? ' If an order covers your home, we let you know at once and your services start.'
      : ' If an order or a warning covers your home, we let you know. Hotel, cash and concierge come with a plan.',
    ' Follow your county’s alerts first.',
  ];
  return { title: 'We see no active evacuation orders for your address', text: watch + rest.join('') };
}

const NO_SERVICES: Record<NoServices, string> = {
  'joined-after':
    'It was issued before you joined, so hotel and cash don’t apply. Your concierge can still help.',
  'not-member':
    'You have no active plan, so hotel, cash and concierge don’t apply. Call 211 for shelters and local help.',
  'located-after':
    'Your pin was placed after the order was issued, so our team is reviewing your services. Your concierge can help now.',
  imprecise:
    'We don’t know your home’s exact spot, so our team is reviewing your services. Your concierge can help now.',
  unconfirmed: 'Your services start when our team confirms the order. Your concierge can help now.',
  starting: 'We’re starting your services.',
};

/** Whether services apply, and why not: always apart from the status itself. Null when there is nothing to say. */
export function servicesText({ state, services, unserved, hasMembership }: Evacuation): string | null {
  if (state === 'order') {
    if (unserved) return NO_SERVICES[unserved.reason];
    return services ? 'Your services have started. They’re listed below.' : null;
  }
  if (state !== 'warning') return null;
  return hasMembership
    ? 'If it becomes an order, your services start by themselves.'
    : 'Hotel, cash and concierge come with a plan. If it becomes an order, we’ll let you know at once.';
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
      return `${roomsWord(rooms)} ${rooms > 1 ? 'are' : 'is'} held for you`;
    case 'checked-in':
      return 'You have checked in';
    case 'waiting':
      return 'You are in line for a room';
    case 'released':
      return hotel ? 'The room was given back' : 'You are not in line for a room';
    case 'over':
      return 'Your stay is over';
  }
};

export const stayWords = ({ firstNight, nights, ownNights }: RoomView): string =>
  `${nightsWord(nights)} of your plan from ${formatDay(firstNight)}${
    ownNights > 0 ? `, then ${nightsWord(ownNights)} at your own cost` : ''
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
