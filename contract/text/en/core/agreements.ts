/** What people accept when they join, and again after a change. */
export const read = (document: string) => `Read the ${document}`;
export const changed = 'Our terms have changed';
export const changedDetail =
  'Please read and accept them. Until you do, the terms you accepted before apply. Your membership continues, and you can do this later.';
export const notSaved = 'Not saved';
export const notNow = 'Not now';
export const accept = 'I accept';
