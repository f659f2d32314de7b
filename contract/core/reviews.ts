/** Every kind of review that our team decides. */
export const REVIEW_KINDS = {
  'looks-like-test': 'A zone that reads like a test',
  'order-old': 'An order that was old when we first saw it',
  'warning-old': 'A warning that was old when we first saw it',
  'order-without-shape': 'An order without a usable shape',
  'order-very-large': 'An order over a very large area',
  'status-unknown': 'A zone whose status we cannot read',
  'report-older': 'A report older than what we know',
  'zone-vanished': 'Zones that went all at once',
  'rows-disagree': 'A zone whose rows disagree',
  'message-doubtful': 'A message whose meaning is in doubt',
  'home-imprecise': 'A home we know only roughly, near an order',
  'home-near-line': 'A home just outside an order',
  'home-in-gap': 'A home between ordered zones',
  'home-moved-after-order': 'A home whose pin moved after the event began',
  'home-owner-changed': 'A home whose owner changed after the event began',
  'home-unapproved': 'A home under an order that isn’t approved',
  'home-joined-during-event': 'A member who joined after the event began',
  'home-approval': 'A home that needs approval',
  'home-of-same-owner': 'A second home of one owner in an incident',
  'home-in-held-zone': 'A home inside an order that waits for a person',
  'home-order-after-cancel': 'An order over a home whose services were cancelled',
  'incident-failed': 'An incident that could not be brought up to date',
  'cash-held': 'Emergency cash that waits for a decision',
  'payout-new-card': 'Emergency cash to a card added just now',
  'payout-shared-card': 'Emergency cash to a card that another member uses',
  'service-request': 'A household that asks for services without an order',
  'cash-stopped': 'Emergency cash that reached its cap',
  'cash-without-provider': 'Emergency cash that nobody sends',
  'payout-other-sum': 'Emergency cash of another sum at the provider',
  'payout-identity': 'Emergency cash that waits for who the member is',
  'call-household': 'A household that has not answered',
  'person-needs-help': 'Somebody who needs help',
  'payment-disputed': 'A membership payment that a bank took back',
} as const satisfies Record<string, string>;

export type ReviewKind = keyof typeof REVIEW_KINDS;

/**
 * Questions about zones that homes may wait for, and what happens if no one decides. Operations is emailed, then
 * the on-call number gets a text.
 */
export const ZONE_QUESTIONS: Partial<Record<ReviewKind, string>> = {
  'zone-vanished': 'Without a decision, the zone ends after 12 hours of complete responses without it.',
  'rows-disagree': 'Without a decision, the row that came later counts after 12 hours with both rows.',
  'looks-like-test':
    'Without a decision, it starts nothing until the test word is gone, an active order stands beside it, or it leaves the list.',
  'order-old':
    'Without a decision, it starts nothing until the authority issues it again or it leaves the list.',
  'warning-old':
    'Without a decision, it warns no one until the authority issues it again or it leaves the list.',
  'order-very-large': 'Without a decision, it starts nothing until it is drawn smaller or leaves the list.',
  'order-without-shape': 'Without a decision, it starts nothing until it has a boundary or leaves the list.',
  'status-unknown': 'Without a decision, the zone stays as it was until its status can be read.',
  'report-older': 'Without a decision, the newer report counts.',
  'message-doubtful': 'Without a decision, it starts nothing until it expires.',
};

/** A possible decision in a review: its button, and what pressing it does. */
export type ReviewAnswer = {
  decision: string;
  label: string;
  does: string;
  tone: 'go' | 'stop' | 'note';
};

const ABOUT_A_ZONE: readonly ReviewAnswer[] = [
  {
    decision: 'approve',
    label: 'Let the zone act',
    does: 'Services start for every home inside, and warnings are sent.',
    tone: 'go',
  },
  {
    decision: 'refuse',
    label: 'Keep the zone from acting',
    does: 'Nothing starts because of this zone.',
    tone: 'stop',
  },
];

const ABOUT_A_HOME: readonly ReviewAnswer[] = [
  {
    decision: 'activate',
    label: 'Start services for this home',
    does: 'A room, emergency cash, the concierge and messages start, as if the order covered the home.',
    tone: 'go',
  },
  { decision: 'decline', label: 'Start nothing', does: 'The home stays as it is.', tone: 'stop' },
];

const APPROVAL: readonly ReviewAnswer[] = [
  {
    decision: 'approve',
    label: 'Approve this home',
    does: 'Services start by themselves when an order covers it.',
    tone: 'go',
  },
  {
    decision: 'decline',
    label: 'Decline this home',
    does: 'It gets alerts but no services. The member reads why and can appeal.',
    tone: 'stop',
  },
];

const ABOUT_WHAT_WAS_CANCELLED: readonly ReviewAnswer[] = [
  {
    decision: 'restore',
    label: 'Give the services back',
    does: 'The household waits for a room again, and cash that was stopped is paid after all.',
    tone: 'go',
  },
  { decision: 'decline', label: 'Give nothing back', does: 'The home stays as it is.', tone: 'stop' },
];

const END_OR_KEEP: readonly ReviewAnswer[] = [
  {
    decision: 'keep',
    label: 'Keep the zone as it is',
    does: 'Households inside keep what they have.',
    tone: 'note',
  },
  {
    decision: 'end',
    label: 'End the zone',
    does: 'Households inside are told that the order was lifted.',
    tone: 'stop',
  },
];

const CASH: readonly ReviewAnswer[] = [
  { decision: 'approve', label: 'Send the cash', does: 'The cash goes out within minutes.', tone: 'go' },
  {
    decision: 'refuse',
    label: 'Do not send it',
    does: 'The cash is not paid. The households see that.',
    tone: 'stop',
  },
];

const SEEN: readonly ReviewAnswer[] = [
  {
    decision: 'noted',
    label: 'I have looked at it',
    does: 'The question is closed with your note.',
    tone: 'note',
  },
];

const CALLED: readonly ReviewAnswer[] = [
  {
    decision: 'reached',
    label: 'I reached them',
    does: 'The question is closed with your note.',
    tone: 'go',
  },
  {
    decision: 'not-reached',
    label: 'I could not reach them',
    does: 'The question is closed with your note.',
    tone: 'note',
  },
];

/** The decisions allowed for each kind of review. */
export const REVIEW_ANSWERS: Record<ReviewKind, readonly ReviewAnswer[]> = {
  'looks-like-test': ABOUT_A_ZONE,
  'order-old': ABOUT_A_ZONE,
  'warning-old': ABOUT_A_ZONE,
  'order-very-large': ABOUT_A_ZONE,
  'home-in-held-zone': ABOUT_A_ZONE,
  'message-doubtful': SEEN,
  'order-without-shape': SEEN,
  'status-unknown': END_OR_KEEP,
  'report-older': END_OR_KEEP,
  'zone-vanished': END_OR_KEEP,
  'rows-disagree': [
    {
      decision: 'keep',
      label: 'Keep the more severe row',
      does: 'Households inside keep what they have.',
      tone: 'note',
    },
    {
      decision: 'milder',
      label: 'Use the milder row',
      does: 'The zone takes the milder status. Households inside are notified.',
      tone: 'stop',
    },
  ],
  'home-imprecise': ABOUT_A_HOME,
  'home-near-line': ABOUT_A_HOME,
  'home-in-gap': ABOUT_A_HOME,
  'home-moved-after-order': ABOUT_A_HOME,
  'home-owner-changed': ABOUT_A_HOME,
  'home-unapproved': ABOUT_A_HOME,
  'home-joined-during-event': ABOUT_A_HOME,
  'home-approval': APPROVAL,
  'home-of-same-owner': SEEN,
  'home-order-after-cancel': ABOUT_WHAT_WAS_CANCELLED,
  'incident-failed': [
    {
      decision: 'retry',
      label: 'Try again now',
      does: 'Its orders are acted upon at once. If that fails again, you are asked again.',
      tone: 'go',
    },
    ...SEEN,
  ],
  'cash-held': CASH,
  'payout-new-card': CASH,
  'payout-shared-card': CASH,
  'cash-without-provider': SEEN,
  'payout-identity': SEEN,
  'payout-other-sum': [
    {
      decision: 'look',
      label: 'Look it up again',
      does: 'The provider is asked about this payment again. Nothing is sent twice.',
      tone: 'go',
    },
    ...SEEN,
  ],
  'cash-stopped': [
    {
      decision: 'lift',
      label: 'Let cash go out again',
      does: 'Everything that waits goes out, up to the next cap.',
      tone: 'go',
    },
  ],
  'service-request': [
    {
      decision: 'approve',
      label: 'Start services for this home',
      does: 'Services start by the nearest order. Without one within 5 miles, declare the area first.',
      tone: 'go',
    },
    {
      decision: 'decline',
      label: 'Decline the request',
      does: 'The household reads your note and may ask another person to look again.',
      tone: 'stop',
    },
  ],
  'payment-disputed': [
    {
      decision: 'settle',
      label: 'Settled: restore the membership',
      does: 'The member is no longer suspended for this dispute and can join again.',
      tone: 'go',
    },
    ...SEEN,
  ],
  'call-household': CALLED,
  'person-needs-help': CALLED,
};

/** Reviews that require a phone call. Only these show phone numbers, and only while they are open. */
export const CALL_KINDS: readonly string[] = ['call-household', 'person-needs-help'] satisfies ReviewKind[];

/** Someone may be in danger: listed before all other reviews, regardless of age. */
export const URGENT_KINDS: readonly string[] = ['person-needs-help'] satisfies ReviewKind[];

export const isReviewKind = (kind: string): kind is ReviewKind => kind in REVIEW_KINDS;
