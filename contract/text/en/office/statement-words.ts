/** What statements and their lines are called, for partners and our team. */
export const states = {
  drawn: 'Sent to the partner',
  disputed: 'Disputed',
  agreed: 'Agreed',
  approved: 'Approved for payment',
  paid: 'Paid',
  void: 'Void',
};
export const kinds = {
  night: 'Room',
  'no-show': 'Room, guests didn’t come',
  booking: 'Service',
  correction: 'Correction',
  adjustment: 'Adjustment',
};
export const payers = {
  plan: 'The plan',
  points: 'Points',
  card: 'Card',
  'at-partner': 'The guest',
};
