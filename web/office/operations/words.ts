import type { ZoneRow } from '#contract/office/operations-zones.ts';
import * as t from '#text/office/operations.ts';

type Tone = 'neutral' | 'danger' | 'amber' | 'moss' | 'sky';

export const STATUS: Record<ZoneRow['status'], { word: string; tone: Tone }> = {
  order: { word: t.order, tone: 'danger' },
  warning: { word: t.warning, tone: 'amber' },
  advisory: { word: t.advisory, tone: 'sky' },
  shelter: { word: t.shelterInPlace, tone: 'sky' },
  lifted: { word: t.lifted, tone: 'neutral' },
  unknown: { word: t.unknownStatus, tone: 'neutral' },
};

export const statusWord = (status: string): string =>
  Object.hasOwn(STATUS, status) ? STATUS[status as ZoneRow['status']].word : status;

export const VERDICT: Record<ZoneRow['verdict'], { word: string; tone: Tone }> = {
  auto: { word: t.automatic, tone: 'neutral' },
  held: { word: t.awaitingReview, tone: 'amber' },
  approved: { word: t.approvedByTeam, tone: 'moss' },
  refused: { word: t.blocked, tone: 'danger' },
};

/** "1 room", "2,000 rooms" */
export const countWord = (n: number, unit: keyof typeof t.units): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? t.units[unit].one : t.units[unit].many}`;
export const homesWord = (homes: number): string => countWord(homes, 'home');

const KM2_IN_A_SQUARE_MILE = 2.589_988;
export const squareMilesWord = (km2: number): string => {
  const miles = km2 / KM2_IN_A_SQUARE_MILE;
  const shown = miles.toLocaleString('en-US', { maximumFractionDigits: miles < 10 ? 1 : 0 });
  if (miles < 0.1) return t.tinyArea;
  return shown === '1' ? t.oneSquareMile : t.squareMiles(shown);
};

/** The count of a state in { sent: 3 }; 0 if missing. */
export const countOf = (counts: Record<string, number>, state: string): number => counts[state] ?? 0;

const STATES: Record<string, string> = {
  held: t.held,
  waiting: t.waiting,
  released: t.released,
  'checked-in': t.checkedIn,
  over: t.over,
  due: t.due,
  'needs-card': t.needsCard,
  sending: t.beingSent,
  unknown: t.confirming,
  sent: t.sent,
  delivered: t.arrived,
  failed: t.failed,
  cancelled: t.canceled,
  queued: t.queued,
  dropped: t.notNeeded,
  active: t.active,
  lifted: t.lifted,
};
export const stateWord = (state: string): string => STATES[state] ?? state;

/** "3 Sent, 1 Failed", in a fixed order. */
export const countsWord = (counts: Record<string, number>): string => {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count.toLocaleString('en-US')} ${stateWord(state).toLowerCase()}`);
  return parts.length > 0 ? parts.join(', ') : t.none;
};
