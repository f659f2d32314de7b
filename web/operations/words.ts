import type { OperationsFeed } from '#contract/operations.ts';
import type { ZoneRow } from '#contract/operations-zones.ts';

type Tone = 'neutral' | 'danger' | 'amber' | 'moss' | 'sky';

export const FEED: Record<OperationsFeed['state'], { word: string; tone: Tone }> = {
  ok: { word: 'OK', tone: 'moss' },
  stale: { word: 'STALE', tone: 'amber' },
  unavailable: { word: 'UNAVAILABLE', tone: 'danger' },
};

export const STATUS: Record<ZoneRow['status'], { word: string; tone: Tone }> = {
  order: { word: 'Order', tone: 'danger' },
  warning: { word: 'Warning', tone: 'amber' },
  advisory: { word: 'Advisory', tone: 'sky' },
  shelter: { word: 'Shelter in place', tone: 'sky' },
  lifted: { word: 'Lifted', tone: 'neutral' },
  unknown: { word: 'Unknown status', tone: 'neutral' },
};

export const VERDICT: Record<ZoneRow['verdict'], { word: string; tone: Tone }> = {
  auto: { word: 'Acts by itself', tone: 'neutral' },
  held: { word: 'Waits for a person', tone: 'amber' },
  approved: { word: 'Let act by a person', tone: 'moss' },
  refused: { word: 'Kept from acting', tone: 'danger' },
};

export const homesWord = (homes: number): string =>
  `${homes.toLocaleString('en-US')} ${homes === 1 ? 'home' : 'homes'}`;

/** "sent" of { sent: 3 }; 0 when nothing is there. */
export const countOf = (counts: Record<string, number>, state: string): number => counts[state] ?? 0;

const STATES: Record<string, string> = {
  held: 'Held',
  waiting: 'Waiting',
  released: 'Given back',
  'checked-in': 'Checked in',
  over: 'Over',
  due: 'Due',
  'needs-card': 'Needs a card',
  sending: 'Being sent',
  unknown: 'Being looked up',
  sent: 'Sent',
  delivered: 'Arrived',
  failed: 'Failed',
  cancelled: 'Cancelled',
  queued: 'Waiting to be sent',
  dropped: 'Not needed any more',
  active: 'Active',
  lifted: 'Lifted',
};
export const stateWord = (state: string): string => STATES[state] ?? state;

/** "3 Sent, 1 Failed", in a fixed order. */
export const countsWord = (counts: Record<string, number>): string => {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count.toLocaleString('en-US')} ${stateWord(state).toLowerCase()}`);
  return parts.length > 0 ? parts.join(', ') : 'None';
};
