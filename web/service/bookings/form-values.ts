import type { BookingField } from '#contract/service/booking-fields.ts';
import { type BookingKind, kindData, type Needs } from '#contract/service/booking-kinds.ts';
import { BookingDetails, needsOf, type Place, wordsOf } from '#contract/service/bookings.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { nameOf } from './field-input.tsx';

/** The values of a booking's form, in the format that the server expects. */

/** Local times at which stays begin and end: check-in in the afternoon, check-out before noon. */
const DAY_TIMES = { from: '15:00', to: '11:00' };

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

export function timesOf(kind: BookingKind, form: FormData): { from: string; to: string } {
  const [from, to] = [textOf(form, 'from'), textOf(form, 'to')];
  switch (kindData(kind).when) {
    case 'days':
      return { from: from && `${from}T${DAY_TIMES.from}`, to: to && `${to}T${DAY_TIMES.to}` };
    case 'time':
      return { from: from.slice(0, 16), to: from.slice(0, 16) };
    case 'window':
      return { from: from.slice(0, 16), to: to.slice(0, 16) };
  }
}

function answerOf(field: BookingField, form: FormData): Needs[string] | undefined {
  const name = nameOf(field);
  switch (field.type) {
    case 'count': {
      const typed = textOf(form, name);
      return typed === '' ? undefined : Number(typed);
    }
    case 'yes':
      return form.get(name) !== null;
    case 'choice':
      return textOf(form, name) || undefined;
    case 'choices':
      return form.getAll(name).map(String);
    case 'words':
      return textOf(form, name);
  }
}

const given = (fields: readonly BookingField[], form: FormData) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answerOf(field, form);
      return answer === undefined ? [] : [[field.key, answer] as const];
    }),
  );

export const PLACE_FIELDS = ['address', 'city', 'state', 'zip'] as const;

export function valuesOf(kind: BookingKind, form: FormData) {
  const { fields } = kindData(kind);
  const isElsewhere = form.get('where') === 'elsewhere';
  const place = Object.fromEntries(PLACE_FIELDS.map((part) => [part, textOf(form, `place.${part}`)]));
  return {
    ...timesOf(kind, form),
    place: isElsewhere ? (place as Place) : null,
    people: form.getAll('people').map(String),
    pets: form.getAll('pets').map(String),
    needs: given(
      fields.filter(({ type }) => type !== 'words'),
      form,
    ),
    words: given(
      fields.filter(({ type }) => type === 'words'),
      form,
    ) as Record<string, string>,
    notes: textOf(form, 'notes'),
    usePlan: form.get('usePlan') !== null,
  };
}

/** All errors in the form, by field. The server checks the same, and the times. */
export function problemsOf(kind: BookingKind, values: ReturnType<typeof valuesOf>): FieldErrors {
  const checks = [
    { prefix: [], result: BookingDetails.safeParse(values) },
    { prefix: ['needs'], result: needsOf(kind).safeParse(values.needs) },
    { prefix: ['words'], result: wordsOf(kind).safeParse(values.words) },
  ];
  return Object.fromEntries(
    checks.flatMap(({ prefix, result }) =>
      (result.error?.issues ?? []).map(({ path, message }) => [[...prefix, ...path].join('.'), message]),
    ),
  );
}

/** The local time in a zone this many minutes from now, as the value of a browser's datetime field. */
export function localSoon(timeZone: string, minutes: number, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(now.getTime() + minutes * 60_000));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
