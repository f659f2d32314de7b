/** What our team reads about a case and a review. Composed when it is read. */

// A household at the desk.
export const cash = {
  held: (sum: string) => `${sum}, needs approval`,
  due: (sum: string) => `${sum}, about to be sent`,
  'needs-card': (sum: string) => `${sum}, waiting for a debit card`,
  sending: (sum: string) => `${sum}, being sent`,
  unknown: (sum: string) => `${sum}, being sent`,
  sent: (sum: string) => `${sum}, sent`,
  delivered: (sum: string) => `${sum}, delivered`,
  failed: (sum: string) => `${sum}, failed`,
  cancelled: (sum: string) => `${sum}, canceled`,
};
export const evacuationOrder = 'Evacuation Order';
export const orders = {
  active: (zone: string, since: string) => `${zone}: in force, since ${since}`,
  lifted: (zone: string, since: string) => `${zone}: lifted, since ${since}`,
  cancelled: (zone: string, since: string) => `${zone}: canceled, since ${since}`,
};
export const noRoom = 'No room yet';
export const checkIns = { help: 'NEEDS HELP', safe: 'safe', left: 'has left' };
export const notCheckedIn = 'Not checked in';
export const animals = 'Animals';
export const plan = 'Plan';
export const aMember = 'A member';
export const unnamedZone = 'Unnamed zone';
export const aColleague = 'A colleague';
export const deletedHome = 'A home that was deleted';
export const declaredByTeam = 'Declared by our team';

// The facts of a review.
export const facts = {
  zone: 'Zone',
  accuracy: 'Location accuracy',
  feed: 'Source',
  sender: 'Sender',
  meaning: 'Read as',
  homes: 'Homes',
  cents: 'Amount',
  card: 'Card',
  cardAddedAt: 'Card added',
  span: 'Within',
  sentCents: 'Sent',
  capCents: 'Cap',
  order: 'Order issued',
  source: 'Issued by',
  status: 'Status',
  words: 'As published',
  told: 'According to the provider',
  row1: 'Row',
  row2: 'Other row',
  row3: 'Third row',
  error: 'What went wrong',
  earlier: 'Said before',
  userId: 'Member ID',
  disputeRef: 'Dispute at the provider',
  nearestMiles: 'Nearest active order or warning',
};
export const notKnown = 'Not known';
export const yes = 'Yes';
export const no = 'No';
export const none = 'None';
