/** The first row of the lists that our team exports. */
export const partners = [
  'Hotel',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Stars',
  'Phone',
  'Accepts households',
  'Blocks',
  'Rooms tonight',
  'Available tonight',
];
export const register = [
  'Type',
  'Name',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Phone',
  'Status',
  'Valid until',
  'Used now',
  'Sample',
];
export const purchases = [
  'Purchase',
  'Placed',
  'Email',
  'Item',
  'Status',
  'Paid with',
  'Points',
  'US dollars',
  'Sales tax included',
  'Refund',
  'Needs review',
];
export const waitlist = [
  'Email',
  'Address',
  'State',
  'Coverage',
  'Plan',
  'Source',
  'Status',
  'First request',
  'Last request',
  'Left',
  'Decided',
  'Reason',
];
export const catalog = [
  'Item',
  'Category',
  'Active',
  'Points',
  'US dollars',
  'In stock',
  'Limit per member',
  'Sold',
  'Open',
  'Added',
];
export const members = ['Email', 'Name', 'Role', 'Plan', 'Membership', 'Joined', 'Points'];
export const cases = [
  'Reference',
  'Kind',
  'Severity',
  'State',
  'Opened',
  'Answer due',
  'Closed',
  'Owner',
  'Person',
  'Email',
  'Subject',
];
export const caseReport = [
  'Day (Pacific)',
  'Severity',
  'Answered',
  'First response p50 (min)',
  'First response p90 (min)',
  'Closed',
  'Resolution p50 (min)',
  'Resolution p90 (min)',
  'Open at the end of the day',
];
export const lastDays = (days: number) => `Last ${days} days`;
export const audit = ['Time', 'Actor', 'Action', 'Log', 'Concerns', 'Detail', 'Device', 'Network'];
export const formerMember = 'A former member';
