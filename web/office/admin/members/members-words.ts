import type { MEMBERSHIP_STATES } from '#contract/money/members.ts';

type State = (typeof MEMBERSHIP_STATES)[number];

export const MEMBERSHIP: Record<
  State | 'none',
  { word: string; tone: 'neutral' | 'amber' | 'moss' | 'danger' }
> = {
  starting: { word: 'Starting', tone: 'amber' },
  active: { word: 'Active', tone: 'moss' },
  late: { word: 'Payment late', tone: 'danger' },
  ended: { word: 'Ended', tone: 'neutral' },
  none: { word: 'None', tone: 'neutral' },
};
