import type { EntryStatus } from '#contract/outreach/invitations.ts';

/**
 * What may become of a request. A declined one may be looked at again; an invitation that is withdrawn leaves the home
 * pre-approved; whoever has joined stays so.
 */
const NEXT: Record<EntryStatus, readonly EntryStatus[]> = {
  waiting: ['approved', 'declined'],
  approved: ['invited', 'declined'],
  declined: ['approved'],
  invited: ['joined', 'approved'],
  joined: [],
};

export const mayBecome = (from: EntryStatus, to: EntryStatus): boolean => NEXT[from].includes(to);
