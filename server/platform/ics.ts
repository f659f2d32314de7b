/** Writes calendar files (RFC 5545), folded at 75 bytes: all-day events, or one event with times. */

type Entry = {
  /** Stays the same when the date moves, so that calendars move the event. */
  uid: string;
  title: string;
  text: string;
  url: string;
  /** Grows with every change. */
  sequence: number;
};
export type CalendarEvent = Entry & { day: string };
export type TimedEvent = Entry & { startsAt: Date; endsAt: Date; place: string; isCanceled: boolean };

const escape = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|\n/g, '\\n');

const MOST_BYTES = 75;

/** Continues long lines on the next one, never inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

const plainDay = (day: string): string => day.replaceAll('-', '');
const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const fileOf = (lines: readonly string[]): string => `${lines.map(fold).join('\r\n')}\r\n`;

export function writeCalendar(name: string, events: readonly CalendarEvent[], at: Date): string {
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthline//Recovery//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.flatMap(({ uid, day, title, text, url, sequence }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(at)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${plainDay(day)}`,
      `DTEND;VALUE=DATE:${plainDay(dayAfter(day))}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/** One event. Times are in UTC, so every calendar shows them in its own zone; canceled ones are taken out of calendars. */
export const writeTimedEvent = (event: TimedEvent, at: Date): string =>
  fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthline//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCanceled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(at)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escape(event.title)}`,
    `DESCRIPTION:${escape(event.text)}`,
    `LOCATION:${escape(event.place)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
