import type { EntryStatus } from '#contract/outreach/invitations.ts';

/**
 * Allowed transitions of a request. A declined one can be reviewed again, a withdrawn invitation returns to
 * approved, and joined is final.
 */
const NEXT: Record<EntryStatus, readonly EntryStatus[]> = {
  waiting: ['approved', 'declined'],
  approved: ['invited', 'declined'],
  declined: ['approved'],
  invited: ['joined', 'approved'],
  joined: [],
};

export const mayBecome = (from: EntryStatus, to: EntryStatus): boolean => NEXT[from].includes(to);
