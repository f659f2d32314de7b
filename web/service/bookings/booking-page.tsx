import { useQuery } from '@tanstack/react-query';
import { useParams } from '#web/lib/router.tsx';
import type { Booking } from '#contract/service/bookings.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Timeline, TimelineStep } from '#web/ui/timeline.tsx';
import { BackToBookings } from './back-to-bookings.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingStatus } from './booking-status.tsx';
import { eventWords, timeAt, TONES } from './booking-words.ts';
import { PaymentsCard } from './payments-card.tsx';
import { QuoteCard } from './quote-card.tsx';
import { bookingQuery } from './queries.ts';
import { RatingCard } from './rating-card.tsx';
import * as w from '#text/service/booking-words.ts';
import * as t from '#text/service/bookings.ts';

/** /bookings/{bookingId}: the partner's answer, the available actions, and the history. */
export function BookingPage() {
  const home = useQuery(currentHomeQuery);
  const { bookingId = '' } = useParams();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <BackToBookings />
      <WithHome home={home} waiting={<Skeleton className="h-96 rounded-card" />} without={t.noHome}>
        {({ id }) => <OfHome key={id} homeId={id} bookingId={bookingId} />}
      </WithHome>
    </div>
  );
}

function OfHome({ homeId, bookingId }: { homeId: string; bookingId: string }) {
  const booking = useQuery(bookingQuery(homeId, bookingId));
  return (
    <Loaded query={booking} what={t.loadingOne} back="/bookings">
      {(data) => <Ready homeId={homeId} booking={data} />}
    </Loaded>
  );
}

function Ready({ homeId, booking }: { homeId: string; booking: Booking }) {
  return (
    <>
      <div className="grid justify-items-start gap-1.5">
        <h1 className="text-3xl">{w.kinds[booking.kind]}</h1>
        <p className="tabular text-muted">{t.reference(booking.ref)}</p>
        <Badge tone={TONES[booking.state]}>{w.states[booking.state]}</Badge>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <BookingStatus booking={booking} />
          {booking.quote && <QuoteCard homeId={homeId} booking={booking} quote={booking.quote} />}
          <PaymentsCard booking={booking} />
          <BookingActions homeId={homeId} booking={booking} />
          {booking.actions.includes('rate') && <RatingCard homeId={homeId} booking={booking} />}
          <History booking={booking} />
        </div>
        <BookingFacts booking={booking} />
      </div>
    </>
  );
}

const WRONG = ['declined', 'silent', 'broken', 'blocked', 'lapsed', 'stuck', 'failed', 'disputed'];

function History({ booking: { timeline, timeZone } }: { booking: Booking }) {
  return (
    <Card>
      <CardTitle as="h2">{t.history}</CardTitle>
      <Timeline>
        {timeline.map((event, n) => (
          <TimelineStep
            // The list only grows at its end, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            state={WRONG.includes(event.kind) ? 'failed' : 'done'}
            title={eventWords(event)}
            time={timeAt(event.at, timeZone)}
          >
            {[
              event.by === 'agent' && t.byTeam,
              (t.problems as Record<string, string>)[event.code ?? ''],
              event.words && `“${event.words}”`,
            ]
              .filter(Boolean)
              .join(' · ') || null}
          </TimelineStep>
        ))}
      </Timeline>
    </Card>
  );
}
