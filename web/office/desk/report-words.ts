import * as t from '#text/office/desk.ts';

/** A time in minutes, in the unit that people say: "4 min", "2.5 h", "3 days". */
export function spanWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 90) return t.minutes(Math.round(minutes));
  const hours = minutes / 60;
  if (hours < 48) return t.hours(Math.round(hours * 10) / 10);
  return t.days(Math.round(hours / 24));
}
