import type { ENTRY_EVENTS, EntryStatus } from '#contract/outreach/invitations.ts';
import type { Coverage, WaitlistSource } from '#contract/outreach/waitlist.ts';

type Tone = 'neutral' | 'pine' | 'danger' | 'amber' | 'moss' | 'sky';

export const STATUS: Record<EntryStatus | 'left', { word: string; tone: Tone }> = {
  waiting: { word: 'Waiting', tone: 'amber' },
  approved: { word: 'Approved', tone: 'sky' },
  declined: { word: 'Declined', tone: 'neutral' },
  invited: { word: 'Invited', tone: 'pine' },
  joined: { word: 'Joined', tone: 'moss' },
  left: { word: 'Left the list', tone: 'neutral' },
};

export const COVERAGE: Record<Coverage, { word: string; tone: Tone }> = {
  covered: { word: 'Covered', tone: 'moss' },
  planned: { word: 'Planned', tone: 'sky' },
  'not-yet': { word: 'Not yet', tone: 'neutral' },
  unknown: { word: 'Not known', tone: 'amber' },
};

/** An entry's status for the team: having left overrides everything else. */
export const statusOf = ({ status, leftAt }: { status: EntryStatus; leftAt: string | null }) =>
  leftAt ? 'left' : status;

export const SOURCES: Record<WaitlistSource, string> = {
  direct: 'The waitlist page',
  'address-search': 'The address search',
  pricing: 'The plans',
  'sign-up-card': 'The sign-up card',
  'coverage-map': 'The coverage map',
};

export const EVENTS: Record<(typeof ENTRY_EVENTS)[number], string> = {
  asked: 'Asked to join',
  'asked-again': 'Asked again',
  approved: 'Approved',
  declined: 'Declined',
  invited: 'Invited',
  'invited-again': 'Sent a new link',
  accepted: 'Accepted the invitation',
  withdrawn: 'Invitation withdrawn',
  joined: 'Became a member',
  left: 'Left the waitlist',
};
