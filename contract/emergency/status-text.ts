/** The sentences about a home's official status: the page, the dashboard and the first paint say the same. Pure. */
import type { Evacuation, NoServices } from '#contract/emergency/evacuation.ts';

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
function quietText({ lat, isPrecise, hasMembership, startsByHand, feeds }: Evacuation): Text {
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
    hasMembership && startsByHand
      ? ' If an order covers your home, we let you know at once. Automatic start is off: you start your services here.'
      : hasMembership
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
  'joined-during':
    'You joined after the first warning of this event, so our team is reviewing your services. Your concierge can help now.',
  'owner-changed':
    'You became the owner after this event began, so our team is reviewing your services. Your concierge can help now.',
  'located-after':
    'Your pin was placed after this event began, so our team is reviewing your services. Your concierge can help now.',
  'other-home':
    'Your membership protects another home, so hotel and cash don’t apply here. Your concierge can still help. To appeal, contact us.',
  'not-covered':
    'We don’t cover this state yet, so hotel and cash don’t apply. Call 211 for shelters and local help.',
  'not-approved':
    'This home isn’t approved yet, so our team is reviewing your services. Your concierge can help now.',
  declined:
    'We reviewed this home and couldn’t approve it, so hotel and cash don’t apply. To appeal, contact us. Your concierge can still help.',
  imprecise:
    'We don’t know your home’s exact spot, so our team is reviewing your services. Your concierge can help now.',
  unconfirmed: 'Your services start when our team confirms the order. Your concierge can help now.',
  'waiting-for-you': 'Automatic start is off for this home. Press Start my services for your hotel and cash.',
  starting: 'We’re starting your services.',
};

/** Whether services apply, and why not: always apart from the status itself. Null when there is nothing to say. */
export function servicesText({
  state,
  services,
  unserved,
  hasMembership,
  startsByHand,
}: Evacuation): string | null {
  if (state === 'order') {
    if (unserved) return NO_SERVICES[unserved.reason];
    return services ? 'Your services have started. They’re listed below.' : null;
  }
  if (state !== 'warning') return null;
  if (hasMembership && startsByHand)
    return 'Automatic start is off for this home. If it becomes an order, press Start my services on this page.';
  return hasMembership
    ? 'If it becomes an order, your services start by themselves.'
    : 'Hotel, cash and concierge come with a plan. If it becomes an order, we’ll let you know at once.';
}
