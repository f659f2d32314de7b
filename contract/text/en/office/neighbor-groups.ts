/** Neighbor groups in the back office. */
export const groups = 'Neighbor groups';
export const theGroups = 'the groups';
export const none = 'No groups yet.';
export const states = { open: 'Open', closed: 'Closed' };
export const facts = (households: number, drills: number) =>
  `${households === 1 ? '1 household' : `${households} households`}, ${drills === 1 ? '1 drill' : `${drills} drills`}`;
export const since = (day: string) => `Since ${day}`;
export const because = (reason: string) => `Closed by our team: ${reason}`;
export const close = 'Close group';
export const closeDetail =
  'Every household leaves and gets an email. What they showed is deleted, and links stop working. This can’t be undone.';
export const reason = 'Reason';
export const reasonHint = 'The ambassador reads it.';
export const closed = 'Group closed';
