/** Reviews that our team decides: their names, what happens without a decision, and the possible decisions. */
export const kinds = {
  'looks-like-test': 'A zone that looks like a test',
  'order-old': 'An order that was old when we first saw it',
  'warning-old': 'A warning that was old when we first saw it',
  'order-without-shape': 'An order without a usable boundary',
  'order-very-large': 'An order over a very large area',
  'status-unknown': 'A zone whose status we can’t read',
  'report-older': 'A report older than what we have',
  'zone-vanished': 'Zones that disappeared all at once',
  'rows-disagree': 'A zone with conflicting rows',
  'message-doubtful': 'An unclear message',
  'home-imprecise': 'A home with an imprecise location, near an order',
  'home-near-line': 'A home just outside an order',
  'home-in-gap': 'A home between ordered zones',
  'home-moved-after-order': 'A home whose pin moved after the event began',
  'home-owner-changed': 'A home whose owner changed after the event began',
  'home-unapproved': 'A home under an order that isn’t approved',
  'home-joined-during-event': 'A member who joined after the event began',
  'home-approval': 'A home that needs approval',
  'home-of-same-owner': 'An owner’s second home in one incident',
  'home-in-held-zone': 'A home inside an order that needs approval',
  'home-order-after-cancel': 'An order over a home whose services were canceled',
  'incident-failed': 'An incident we couldn’t update',
  'cash-held': 'Emergency cash that needs approval',
  'payout-new-card': 'Emergency cash to a card that was just added',
  'payout-shared-card': 'Emergency cash to a card that another member uses',
  'service-request': 'A request for services without an order',
  'cash-stopped': 'Emergency cash that reached its cap',
  'cash-without-provider': 'Emergency cash without a payout provider',
  'payout-other-sum': 'Emergency cash with a different amount at the provider',
  'payout-identity': 'Emergency cash that needs an identity check',
  'call-household': 'A household that hasn’t responded',
  'call-partner': 'A partner that hasn’t answered',
  'person-needs-help': 'Someone who needs help',
  'payment-disputed': 'A disputed membership payment',
};

export const withoutDecision = {
  'zone-vanished': 'Without a decision, the zone ends after 12 hours of complete responses without it.',
  'rows-disagree': 'Without a decision, the later row counts after 12 hours with both rows.',
  'looks-like-test':
    'Without a decision, it starts nothing until the test word is gone, an active order appears beside it, or it leaves the list.',
  'order-old':
    'Without a decision, it starts nothing until the authority issues it again or it leaves the list.',
  'warning-old':
    'Without a decision, it warns no one until the authority issues it again or it leaves the list.',
  'order-very-large': 'Without a decision, it starts nothing until it’s redrawn smaller or leaves the list.',
  'order-without-shape': 'Without a decision, it starts nothing until it has a boundary or leaves the list.',
  'status-unknown': 'Without a decision, the zone stays as it was until its status can be read.',
  'report-older': 'Without a decision, the newer report counts.',
  'message-doubtful': 'Without a decision, it starts nothing until it expires.',
};

/** Each decision: its button, and what pressing it does. */
export const answers = {
  approveZone: {
    label: 'Approve the zone',
    does: 'Services start for every home inside, and warnings are sent.',
  },
  blockZone: { label: 'Block the zone', does: 'Nothing starts because of this zone.' },
  activateHome: {
    label: 'Start services for this home',
    does: 'A room, emergency cash, the concierge and messages start, as if the order covered the home.',
  },
  startNothing: { label: 'Start nothing', does: 'The home stays as it is.' },
  approveHome: {
    label: 'Approve this home',
    does: 'Services start automatically when an order covers it.',
  },
  declineHome: {
    label: 'Decline this home',
    does: 'It gets alerts but no services. The member sees the reason and can appeal.',
  },
  restoreServices: {
    label: 'Restore the services',
    does: 'The household is back on the waiting list for a room, and cash that was stopped is paid.',
  },
  restoreNothing: { label: 'Restore nothing', does: 'The home stays as it is.' },
  keepZone: { label: 'Keep the zone as it is', does: 'Households inside keep what they have.' },
  endZone: {
    label: 'End the zone',
    does: 'Households inside get a message that the order was lifted.',
  },
  sendCash: { label: 'Send the cash', does: 'The cash goes out within minutes.' },
  refuseCash: { label: 'Don’t send it', does: 'The cash isn’t paid. The households see that.' },
  noted: { label: 'Mark as reviewed', does: 'The review is closed with your note.' },
  reached: { label: 'I reached them', does: 'The review is closed with your note.' },
  notReached: { label: 'I couldn’t reach them', does: 'The review is closed with your note.' },
  severeRow: { label: 'Keep the more severe row', does: 'Households inside keep what they have.' },
  milderRow: {
    label: 'Use the milder row',
    does: 'The zone takes the milder status. Households inside are notified.',
  },
  retry: {
    label: 'Retry now',
    does: 'Its orders are processed right away. If that fails, it comes back as a new review.',
  },
  lookUp: {
    label: 'Look it up again',
    does: 'We ask the provider about this payment again. Nothing is sent twice.',
  },
  liftCap: { label: 'Resume cash', does: 'Everything on hold goes out, up to the next cap.' },
  approveRequest: {
    label: 'Start services for this home',
    does: 'Services start under the nearest order. Without one within 5 miles, declare the area first.',
  },
  declineRequest: {
    label: 'Decline the request',
    does: 'The household reads your note and can appeal to another person.',
  },
  settle: {
    label: 'Settled: restore the membership',
    does: 'The member is no longer suspended for this dispute and can join again.',
  },
};
