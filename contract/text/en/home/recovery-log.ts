/** The contact log and the living expenses of a recovery: on screen and in exports. */
export const channels = {
  call: 'Call',
  email: 'Email',
  letter: 'Letter',
  text: 'Text',
  visit: 'Visit',
  portal: 'Insurer’s website',
  concierge: 'Hearthline concierge',
};
export const directions = { out: 'You contacted them', in: 'They contacted you' };
export const headings = {
  day: 'Date',
  channel: 'How',
  direction: 'Direction',
  who: 'Who',
  company: 'Company',
  summary: 'What was said',
  promise: 'Promise',
  promiseDue: 'Promised by',
  promiseKept: 'Kept on',
};
export const categories = {
  'ALE-LODGE': 'Housing',
  'ALE-FOOD': 'Food',
  'ALE-UTIL': 'Utilities',
  'ALE-TRAVEL': 'Transportation',
  'ALE-LAUNDRY': 'Laundry',
  'ALE-PET': 'Pets',
  'ALE-STORE': 'Storage and moving',
  'ALE-CARE': 'Child and elder care',
  'ALE-OTHER': 'Other',
};
export const expenseStates = {
  draft: 'Not claimed yet',
  claimed: 'Claimed',
  refused: 'Refused',
  'partly-paid': 'Partly paid',
  paid: 'Paid',
};
export const sheet = {
  title: 'Additional living expenses',
  lossOn: (day: string) => `Loss on ${day}`,
  madeOn: (day: string) => `As of ${day}`,
  category: 'Category',
  normal: 'Normal',
  incurred: 'Incurred',
  difference: 'Difference',
  total: 'Total',
  lines: 'Lines',
  date: 'Date',
  payee: 'Paid to',
  note: 'Note',
  amount: 'Amount',
  paid: 'Paid by insurer',
  status: 'Status',
  receipt: 'Receipt',
  month: 'Month',
  summary: 'Months',
  rule: 'The difference is what was spent above the normal cost of each category and month, never less than zero.',
  file: 'living-expenses',
};
