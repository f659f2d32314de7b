import type { ReactNode } from 'react';
import { type BookingKind, kindData } from '#contract/service/booking-kinds.ts';
import type { Booking } from '#contract/service/bookings.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { timeAt } from './booking-words.ts';
import * as w from '#text/service/booking-words.ts';
import * as t from '#text/service/bookings.ts';

const optionOf = (code: string): string => (w.options as Record<string, string>)[code] ?? code;

function answerWords(answer: Booking['needs'][string] | undefined): string {
  if (answer === undefined || answer === false) return '';
  if (answer === true) return w.yes;
  if (Array.isArray(answer)) return answer.map(optionOf).join(', ');
  return typeof answer === 'string' ? optionOf(answer) : String(answer);
}

const fieldsOf = (kind: BookingKind, { needs, words }: Booking): [string, string][] =>
  kindData(kind).fields.map(({ key, type }) => [
    (w.fields as Record<string, string>)[key] ?? key,
    type === 'words' ? (words[key] ?? '') : answerWords(needs[key]),
  ]);

const isPaidByCard = ({ payments, payer }: Booking): boolean =>
  payer === 'at-partner' && payments.some(({ state }) => state === 'paid');

/** What was booked, as the household entered it. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { startsAt, endsAt, timeZone, place, people, pets } = booking;
  const names = [...people, ...pets].map(({ name }) => name).join(', ');
  const when =
    startsAt && endsAt
      ? startsAt === endsAt
        ? timeAt(startsAt, timeZone)
        : w.span(timeAt(startsAt, timeZone), timeAt(endsAt, timeZone))
      : '';
  const facts: [string, string][] = [
    [t.whenLabel, when],
    [t.where, place ? `${place.address}, ${place.city}, ${place.state} ${place.zip}` : ''],
    [t.forWhom, names],
    ...fieldsOf(booking.kind, booking),
    [t.notes, booking.notes],
    [t.whoPays, isPaidByCard(booking) ? t.payers.card : t.payers[booking.payer]],
  ];
  return (
    <Card>
      <CardTitle as="h2">{t.whatYouBooked}</CardTitle>
      <dl className="grid gap-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </dl>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);
