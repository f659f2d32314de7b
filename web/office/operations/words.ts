import type { ZoneRow } from '#contract/office/operations-zones.ts';

type Tone = 'neutral' | 'danger' | 'amber' | 'moss' | 'sky';

export const STATUS: Record<ZoneRow['status'], { word: string; tone: Tone }> = {
  order: { word: 'Order', tone: 'danger' },
  warning: { word: 'Warning', tone: 'amber' },
  advisory: { word: 'Advisory', tone: 'sky' },
  shelter: { word: 'Shelter in place', tone: 'sky' },
  lifted: { word: 'Lifted', tone: 'neutral' },
  unknown: { word: 'Unknown status', tone: 'neutral' },
};

export const statusWord = (status: string): string =>
  Object.hasOwn(STATUS, status) ? STATUS[status as ZoneRow['status']].word : status;

export const VERDICT: Record<ZoneRow['verdict'], { word: string; tone: Tone }> = {
  auto: { word: 'Acts by itself', tone: 'neutral' },
  held: { word: 'Waits for a person', tone: 'amber' },
  approved: { word: 'Let act by a person', tone: 'moss' },
  refused: { word: 'Kept from acting', tone: 'danger' },
};

/** "1 room", "2,000 rooms" */
export const countWord = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
export const homesWord = (homes: number): string => countWord(homes, 'home');

const KM2_IN_A_SQUARE_MILE = 2.589_988;
export const squareMilesWord = (km2: number): string => {
  const miles = km2 / KM2_IN_A_SQUARE_MILE;
  const shown = miles.toLocaleString('en-US', { maximumFractionDigits: miles < 10 ? 1 : 0 });
  return miles < 0.1 ? 'less than 0.1 square miles' : `${shown} square ${shown === '1' ? 'mile' : 'miles'}`;
};

/** The count of a state in { sent: 3 }; 0 if missing. */
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
