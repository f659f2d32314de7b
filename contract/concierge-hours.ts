/** When people answer at the concierge desk: always, or at set times. Both sides read it from the same setting. */

type Span = {
  /** 0 is Sunday. */
  days: readonly number[];
  /** Minutes after midnight. A span that ends before it starts ends on the next day. */
  from: number;
  to: number;
};
export type ConciergeHours = { isAlways: true } | { isAlways: false; zone: string; spans: readonly Span[] };

export const ALWAYS: ConciergeHours = { isAlways: true };
const HOME_ZONE = 'America/Los_Angeles';
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_NAMES = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  es: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
} as const;
const ZONE_NAMES = {
  en: { [HOME_ZONE]: 'Pacific Time' },
  es: { [HOME_ZONE]: 'hora del Pacífico' },
} as const;
/** Times are on the quarter hour. */
const GRID = 15;

const SPAN = /^([a-z]{3})(?:-([a-z]{3}))? (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/i;

function readSpan(text: string): Span | null {
  const [, first = '', last = first, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(text) ?? [];
  const [begin, end] = [DAYS.indexOf(first.toLowerCase()), DAYS.indexOf(last.toLowerCase())];
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
  const isTime = (minute: number) => minute >= 0 && minute <= 1440 && minute % GRID === 0;
  if (begin < 0 || end < 0 || !isTime(from) || !isTime(to) || from === to || from === 1440) return null;
  const days = Array.from({ length: ((end - begin + 7) % 7) + 1 }, (_, n) => (begin + n) % 7);
  return { days, from, to };
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Reads "24/7", or "Mon-Fri 08:00-20:00, Sat 09:00-17:00 America/Los_Angeles". Null: not understood. */
export function parseHours(text: string): ConciergeHours | null {
  const given = text.trim();
  if (given === '24/7') return ALWAYS;
  const [, times = given, zone = HOME_ZONE] = /^(.*?)\s+([A-Za-z]+\/[\w/+-]+|UTC)$/.exec(given) ?? [];
  const spans = times.split(',').map((span) => readSpan(span.trim()));
  if (!isZone(zone) || spans.some((span) => span === null)) return null;
  return { isAlways: false, zone, spans: spans.filter((span) => span !== null) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Weekday and minute of the day, as clocks in that zone show them. */
function localTime(zone: string, at: Date): { day: number; minute: number } {
  const format =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  clocks.set(zone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: DAYS.indexOf((parts.get('weekday') ?? '').toLowerCase()),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Whether people answer at this moment. */
export function isStaffed(hours: ConciergeHours, at: Date): boolean {
  if (hours.isAlways) return true;
  const { day, minute } = localTime(hours.zone, at);
  return hours.spans.some(({ days, from, to }) =>
    from < to
      ? days.includes(day) && minute >= from && minute < to
      : (days.includes(day) && minute >= from) || (days.includes((day + 6) % 7) && minute < to),
  );
}

/** When the desk opens next. Null: it is open. */
export function opensAt(hours: ConciergeHours, at: Date): Date | null {
  if (isStaffed(hours, at)) return null;
  const step = GRID * 60_000;
  const first = Math.ceil(at.getTime() / step) * step;
  for (let n = 0; n <= 8 * 24 * 4; n += 1) {
    const then = new Date(first + n * step);
    if (isStaffed(hours, then)) return then;
  }
  return null;
}

type Language = 'en' | 'es';

/** "8 AM", "8:30 PM", "midnight" */
function clockText(minute: number, language: Language): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60];
  if (hour === 0 && rest === 0) return language === 'es' ? 'medianoche' : 'midnight';
  const short = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const half = hour < 12 ? { en: 'AM', es: 'a. m.' } : { en: 'PM', es: 'p. m.' };
  return `${short} ${half[language]}`;
}

function daysText(days: readonly number[], language: Language): string {
  const name = (day: number | undefined) => DAY_NAMES[language][day ?? 0] ?? '';
  if (days.length === 7) return language === 'es' ? 'todos los días' : 'daily';
  return days.length === 1 ? name(days[0]) : `${name(days[0])}-${name(days.at(-1))}`;
}

/** "24/7", or "Mon-Fri 8 AM-8 PM, Sat 9 AM-5 PM Pacific Time" */
export function hoursText(hours: ConciergeHours, language: Language = 'en'): string {
  if (hours.isAlways) return '24/7';
  const spans = hours.spans.map(
    ({ days, from, to }) =>
      `${daysText(days, language)} ${clockText(from, language)}-${clockText(to, language)}`,
  );
  const zone = (ZONE_NAMES[language] as Record<string, string>)[hours.zone] ?? zoneName(hours.zone, language);
  return `${spans.join(', ')} ${zone}`;
}

const zoneName = (zone: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** "Mon, Nov 16, 8:00 AM PST": when the desk opens, on its own clock. */
export const openingText = (hours: ConciergeHours, opens: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone: hours.isAlways ? HOME_ZONE : hours.zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(opens)
    .replaceAll(/\s/g, ' ');
