/** The official status of a home and what to do. The page, the dashboard, the first paint and messages say the same. */

// An order.
export const orderTitle = 'Leave now';
export const takeWithYou = 'Take people, pets, medicine and your go bag.';
export const orderText = `An Evacuation Order covers your home. ${takeWithYou} If you can’t get out, call 911.`;
export const orderPossibleTitle = 'An Evacuation Order may cover your home';
export const orderPossibleText =
  'We know your home only by its area. Check the official map now. If your street is inside, leave now. If you can’t get out, call 911.';
export const orderUnconfirmedTitle = 'Your county may have ordered your area to leave';
export const orderUnconfirmedText =
  'The official list shows an order here, and our team is checking it. If officials tell you to leave, or you see fire, leave now. If you can’t get out, call 911.';

// A warning.
export const warningTitle = 'Be ready to leave';
export const warningReduced =
  'The order for your home was reduced to an Evacuation Warning. Stay ready: it can be raised again.';
export const warningText =
  'An Evacuation Warning covers your home. Load the car now. Leave early if you need more time.';
export const warningPossibleText =
  'An Evacuation Warning may cover your home. We know it only by its area, so check the official map. Load the car now. Leave early if you need more time.';
export const warningUnconfirmedText =
  'The official list shows an Evacuation Warning for your area, and our team is checking it. Load the car now. Leave early if you need more time.';

// The end of an order, and our mistakes.
export const doNotReturn = 'Don’t return until your county says it’s safe.';
export const liftedTitle = 'The order was lifted';
export const reportedLiftedTitle = 'The order is no longer listed';
export const reportedLiftedText = `It’s no longer in the official list, but your county hasn’t announced that it’s over. ${doNotReturn}`;
export const mistakeTitle = 'We made a mistake, and corrected it';
export const mistakeText =
  'We told you about an order by mistake and stopped what had started. What stays is listed below. If you see fire, or officials tell you to leave, leave.';

// Nothing known. It must never sound like "all clear".
export const quietTitle = 'We see no active evacuation orders for your address';
export const noPinTitle = 'We can’t match orders to your home yet';
export const noPinText =
  'We couldn’t find its address on the map. Place the pin in HomeVault. Until then, follow your county’s alerts.';
export const blindTitle = 'We can’t see new orders right now';
export const blindText =
  'None of our official sources is responding. Follow your county’s alerts, and leave when it tells you to. We keep trying.';
export const watch = {
  noFeed: 'This service has no live feed, so our team enters orders manually.',
  some: 'We check the official sources below. Not all of them are responding right now.',
  all: 'We check the official sources below.',
};
export const areaOnly = 'We know your home only by its area: place the pin to be exact.';
export const ifOrder = {
  automatic: 'If an order covers your home, we let you know at once and your services start.',
  byHand:
    'If an order covers your home, we let you know at once. Automatic start is off: you start your services here.',
  noPlan:
    'If an order or a warning covers your home, we let you know. Hotel, cash and concierge come with a plan.',
};
export const countyFirst = 'Follow your county’s alerts first.';

// Whether services apply, and why not.
export const servicesStarted = 'Your services have started. They’re listed below.';
export const onWarning = {
  byHand:
    'Automatic start is off for this home. If it becomes an order, press Start my services on this page.',
  automatic: 'If it becomes an order, your services start automatically.',
  noPlan: 'Hotel, cash and concierge come with a plan. If it becomes an order, we’ll let you know at once.',
};
export const noServices = {
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

// What our team is checking about an order that is still in force.
export const orderVanished = `The official list stopped showing this order together with most others. Your county hasn’t announced that it is over. Our team is checking. ${doNotReturn}`;
export const rowsDisagree = `The official list shows two entries for your zone that disagree. We treat the order as in force while our team checks. ${doNotReturn}`;

// The first paint, before any script.
export const statusLabel = 'Evacuation status';
export const callConciergeAt = (phone: string) => `Call your concierge: ${phone}`;
export const asOf = (at: string) => `As of ${at}`;
