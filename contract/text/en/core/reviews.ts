/** Reviews that our team decides: what each is about, what happens without a decision, and what can be decided. */
export const kinds = {
  'looks-like-test': 'A zone that reads like a test',
  'order-old': 'An order that was old when we first saw it',
  'warning-old': 'A warning that was old when we first saw it',
  'order-without-shape': 'An order without a usable shape',
  'order-very-large': 'An order over a very large area',
  'status-unknown': 'A zone whose status we can’t read',
  'report-older': 'A report older than what we know',
  'zone-vanished': 'Zones that disappeared all at once',
  'rows-disagree': 'A zone whose rows disagree',
  'message-doubtful': 'A message whose meaning is unclear',
  'home-imprecise': 'A home we know only roughly, near an order',
  'home-near-line': 'A home just outside an order',
  'home-in-gap': 'A home between ordered zones',
  'home-moved-after-order': 'A home whose pin moved after the event began',
  'home-owner-changed': 'A home whose owner changed after the event began',
  'home-unapproved': 'A home under an order that isn’t approved',
  'home-joined-during-event': 'A member who joined after the event began',
  'home-approval': 'A home that needs approval',
  'home-of-same-owner': 'A second home of one owner in an incident',
  'home-in-held-zone': 'A home inside an order that awaits review',
  'home-order-after-cancel': 'An order over a home whose services were canceled',
  'incident-failed': 'An incident we couldn’t update',
  'cash-held': 'Emergency cash that awaits a decision',
  'payout-new-card': 'Emergency cash to a new card',
  'payout-shared-card': 'Emergency cash to a card that another member uses',
  'service-request': 'A household that requests services without an order',
  'cash-stopped': 'Emergency cash that reached its cap',
  'cash-without-provider': 'Emergency cash without a payout provider',
  'payout-other-sum': 'Emergency cash with a different amount at the provider',
  'payout-identity': 'Emergency cash that needs an identity check',
  'call-household': 'A household that hasn’t answered',
  'person-needs-help': 'Someone who needs help',
  'payment-disputed': 'A membership payment that a bank took back',
};

export const withoutDecision = {
  'zone-vanished': 'Without a decision, the zone ends after 12 hours of complete responses without it.',
  'rows-disagree': 'Without a decision, the row that came later counts after 12 hours with both rows.',
  'looks-like-test':
    'Without a decision, it starts nothing until the test word is gone, an active order stands beside it, or it leaves the list.',
  'order-old':
    'Without a decision, it starts nothing until the authority issues it again or it leaves the list.',
  'warning-old':
    'Without a decision, it warns no one until the authority issues it again or it leaves the list.',
  'order-very-large': 'Without a decision, it starts nothing until it’s drawn smaller or leaves the list.',
  'order-without-shape': 'Without a decision, it starts nothing until it has a boundary or leaves the list.',
  'status-unknown': 'Without a decision, the zone stays as it was until its status can be read.',
  'report-older': 'Without a decision, the newer report counts.',
  'message-doubtful': 'Without a decision, it starts nothing until it expires.',
};

/** The button, and what pressing it does. */
export const answers = {
  allowZone: {
    label: 'Allow activation',
    does: 'Services start for every home inside, and warnings are sent.',
  },
  blockZone: { label: 'Block activation', does: 'Nothing starts because of this zone.' },
  startHome: {
    label: 'Start services for this home',
    does: 'A room, emergency cash, the concierge and messages start, as if the order covered the home.',
  },
  startNothing: { label: 'Start nothing', does: 'Nothing changes for the home.' },
  approveHome: {
    label: 'Approve this home',
    does: 'Services start automatically when an order covers it.',
  },
  declineHome: {
    label: 'Decline this home',
    does: 'It gets alerts but no services. The member reads why and can appeal.',
  },
  restoreServices: {
    label: 'Restore services',
    does: 'The household waits for a room again, and cash that was stopped is paid after all.',
  },
  restoreNothing: { label: 'Restore nothing', does: 'Nothing changes for the home.' },
  keepZone: { label: 'Keep the zone as it is', does: 'Households inside keep their services.' },
  endZone: { label: 'End the zone', does: 'Households inside are notified that the order was lifted.' },
  keepSevere: { label: 'Keep the more severe row', does: 'Households inside keep their services.' },
  useMilder: {
    label: 'Use the milder row',
    does: 'The zone takes the milder status. Households inside are notified.',
  },
  sendCash: { label: 'Send cash', does: 'The cash goes out within minutes.' },
  refuseCash: { label: 'Don’t send', does: 'The cash isn’t paid. The households see that.' },
  noted: { label: 'Mark as reviewed', does: 'The review is closed with your note.' },
  reached: { label: 'I reached them', does: 'The review is closed with your note.' },
  notReached: { label: 'I couldn’t reach them', does: 'The review is closed with your note.' },
  retryIncident: {
    label: 'Try again now',
    does: 'Its orders take effect at once. If that fails again, a new review opens.',
  },
  lookUp: {
    label: 'Check again',
    does: 'We ask the provider about this payment again. Nothing is sent twice.',
  },
  liftCap: {
    label: 'Resume cash',
    does: 'Everything that is waiting goes out, up to the next cap.',
  },
  startRequested: {
    label: 'Start services for this home',
    does: 'Services start under the nearest order. Without one within 5 miles, declare the area first.',
  },
  declineRequest: {
    label: 'Decline the request',
    does: 'The household reads your note and can appeal.',
  },
  settled: {
    label: 'Settled: restore the membership',
    does: 'The member is no longer suspended for this dispute and can join again.',
  },
};
