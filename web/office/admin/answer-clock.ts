const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function span(ms: number): string {
  if (ms < MINUTE) return 'less than 1 min';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < 2 * DAY) {
    const minutes = Math.floor((ms % HOUR) / MINUTE);
    return minutes === 0 ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(ms / HOUR)} h ${minutes} min`;
  }
  return `${Math.floor(ms / DAY)} days`;
}

/** When the answer becomes urgent: the last four hours. */
const SOON = 4 * HOUR;

export type ClockState = { word: string; tone: 'neutral' | 'amber' | 'danger' };

/** The time left to answer, or how late it is. */
export function answerClock(dueAt: string, now: number): ClockState {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return { word: `Overdue by ${span(-left)}`, tone: 'danger' };
  return { word: `${span(left)} left`, tone: left < SOON ? 'amber' : 'neutral' };
}
