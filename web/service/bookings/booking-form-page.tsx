import { useMutation, useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from '#web/lib/router.tsx';
import { BOOKING_KIND_KEYS, type BookingKind } from '#contract/service/booking-kinds.ts';
import type { Booking } from '#contract/service/bookings.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BackToBookings } from './back-to-bookings.tsx';
import { BookingForm } from './booking-form.tsx';
import { bookingQuery, bookingsQuery, changeBooking, createBooking } from './queries.ts';
import * as w from '#text/service/booking-words.ts';
import * as t from '#text/service/bookings.ts';

/** /bookings/new/{kind} and /bookings/{bookingId}/change: the form of one service. */
export function BookingFormPage() {
  const home = useQuery(currentHomeQuery);
  const { kind = '', bookingId } = useParams();
  const known = BOOKING_KIND_KEYS.find((key) => key === kind);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <BackToBookings />
      <WithHome home={home} waiting={<Skeleton className="h-96 rounded-card" />} without={t.noHome}>
        {({ id }) =>
          bookingId ? (
            <Changing key={id} homeId={id} bookingId={bookingId} />
          ) : (
            <NewOne key={id} homeId={id} kind={known ?? 'ride'} />
          )
        }
      </WithHome>
    </div>
  );
}

function Changing({ homeId, bookingId }: { homeId: string; bookingId: string }) {
  const booking = useQuery(bookingQuery(homeId, bookingId));
  return (
    <Loaded query={booking} what={t.loadingOne} back="/bookings">
      {(data) => <Shown homeId={homeId} kind={data.kind} booking={data} />}
    </Loaded>
  );
}

const NewOne = ({ homeId, kind }: { homeId: string; kind: BookingKind }) => (
  <Shown homeId={homeId} kind={kind} booking={null} />
);

function Shown({ homeId, kind, booking }: { homeId: string; kind: BookingKind; booking: Booking | null }) {
  const list = useQuery(bookingsQuery(homeId));
  const navigate = useNavigate();
  // Created once, so that a retry after a lost response is the same booking.
  const [id] = useState(() => crypto.randomUUID());
  const create = useMutation(createBooking);
  const change = useMutation(changeBooking);
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{(booking ? t.change : t.book)(w.kinds[kind])}</h1>
        <p className="text-muted">{t.kindTexts[kind]}</p>
      </div>
      {kind === 'emergency-help' && (
        <Notice
          tone="danger"
          title={t.call911}
          action={
            <a href="tel:911" className={buttonClass({ variant: 'danger', size: 'large' })}>
              <Phone className="size-5" aria-hidden="true" />
              {t.call911Button}
            </a>
          }
        >
          {t.call911Text}
        </Notice>
      )}
      <Loaded query={list} what={t.loading}>
        {(data) => (
          <BookingForm
            kind={kind}
            list={data}
            booking={booking}
            onSend={async (values) => {
              const sent = booking
                ? await change.mutateAsync({ homeId, bookingId: booking.id, ...values })
                : await create.mutateAsync({ homeId, id, kind, ...values });
              navigate(`/bookings/${sent.id}`);
            }}
          />
        )}
      </Loaded>
    </>
  );
}
