import type { MEMBERSHIP_STATES } from '#contract/money/members.ts';
import * as t from '#text/office/admin-members.ts';

type State = (typeof MEMBERSHIP_STATES)[number];

export const MEMBERSHIP: Record<
  State | 'none',
  { word: string; tone: 'neutral' | 'amber' | 'moss' | 'danger' }
> = {
  starting: { word: t.starting, tone: 'amber' },
  active: { word: t.active, tone: 'moss' },
  late: { word: t.paymentLate, tone: 'danger' },
  ended: { word: t.ended, tone: 'neutral' },
  none: { word: t.none, tone: 'neutral' },
};
