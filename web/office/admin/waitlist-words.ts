import type { ENTRY_EVENTS, EntryStatus } from '#contract/outreach/invitations.ts';
import type { Coverage, WaitlistSource } from '#contract/outreach/waitlist.ts';
import * as t from '#text/office/admin-waitlist.ts';

type Tone = 'neutral' | 'pine' | 'danger' | 'amber' | 'moss' | 'sky';

export const STATUS: Record<EntryStatus | 'left', { word: string; tone: Tone }> = {
  waiting: { word: t.waiting, tone: 'amber' },
  approved: { word: t.approved, tone: 'sky' },
  declined: { word: t.declined, tone: 'neutral' },
  invited: { word: t.invited, tone: 'pine' },
  joined: { word: t.joined, tone: 'moss' },
  left: { word: t.leftList, tone: 'neutral' },
};

export const COVERAGE: Record<Coverage, { word: string; tone: Tone }> = {
  covered: { word: t.covered, tone: 'moss' },
  planned: { word: t.planned, tone: 'sky' },
  'not-yet': { word: t.notYet, tone: 'neutral' },
  unknown: { word: t.notKnown, tone: 'amber' },
};

/** An entry's status for the team: having left overrides everything else. */
export const statusOf = ({ status, leftAt }: { status: EntryStatus; leftAt: string | null }) =>
  leftAt ? 'left' : status;

export const SOURCES: Record<WaitlistSource, string> = {
  direct: t.fromWaitlist,
  'address-search': t.fromSearch,
  pricing: t.fromPlans,
  'sign-up-card': t.fromSignUp,
  'coverage-map': t.fromMap,
};

export const EVENTS: Record<(typeof ENTRY_EVENTS)[number], string> = {
  asked: t.askedToJoin,
  'asked-again': t.askedAgain,
  approved: t.approved,
  declined: t.declined,
  invited: t.invited,
  'invited-again': t.newLinkSent,
  accepted: t.accepted,
  withdrawn: t.invitationWithdrawn,
  joined: t.becameMember,
  left: t.leftWaitlist,
};
