/** The questions the product asks people, and what their answer does. */
export const REVIEW_KINDS = {
  'looks-like-test': 'A zone that reads like a test',
  'order-old': 'An order that was old when we first saw it',
  'warning-old': 'A warning that was old when we first saw it',
  'order-without-shape': 'An order without a usable shape',
  'order-very-large': 'An order over a very large area',
  'status-unknown': 'A zone whose status we cannot read',
  'report-older': 'A report older than what we know',
  'zone-vanished': 'Zones that went all at once',
  'message-doubtful': 'A message whose meaning is in doubt',
  'home-imprecise': 'A home we know only roughly, near an order',
  'home-near-line': 'A home just outside an order',
  'home-in-gap': 'A home between ordered zones',
  'home-moved-after-order': 'A home whose pin moved after the order',
  'home-in-held-zone': 'A home inside an order that waits for a person',
  'home-order-after-cancel': 'An order over a home whose services were cancelled',
  'cash-held': 'Emergency cash that waits for a decision',
  'payout-new-card': 'Emergency cash to a card added just now',
  'service-request': 'A household that asks for services without an order',
  'cash-stopped': 'Emergency cash that reached its cap',
  'call-household': 'A household that has not answered',
} as const satisfies Record<string, string>;

export type ReviewKind = keyof typeof REVIEW_KINDS;
