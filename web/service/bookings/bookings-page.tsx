import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ChevronRight } from 'lucide-react';
import { BOOKING_KIND_KEYS, type BookingKind, CAROUSEL } from '#contract/service/booking-kinds.ts';
import type { BookingList, BookingRow } from '#contract/service/bookings.ts';
import { HomeSwitcher } from '#web/home/homes/home-switcher.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { timeAt, TONES } from './booking-words.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { bookingsQuery } from './queries.ts';
import * as w from '#text/service/booking-words.ts';
import * as t from '#text/service/bookings.ts';

/** The eleven services promised to visitors come first, in the same order. */
const FIRST: readonly BookingKind[] = Object.values(CAROUSEL);
const MORE: readonly BookingKind[] = BOOKING_KIND_KEYS.filter((kind) => !FIRST.includes(kind));

/** /bookings: this home's bookings, and the services that can be booked. */
export function BookingsPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t.bookings}</h1>
        <HomeSwitcher isNamed />
      </div>
      <p className="max-w-prose text-lg">{t.intro}</p>
      <WithHome home={home} waiting={<Skeleton className="h-64 rounded-card" />} without={t.noHome}>
        {({ id }) => <OfHome key={id} homeId={id} />}
      </WithHome>
    </div>
  );
}

function OfHome({ homeId }: { homeId: string }) {
  const list = useQuery(bookingsQuery(homeId));
  return (
    <Loaded query={list} what={t.loading}>
      {(data) => <Ready list={data} />}
    </Loaded>
  );
}

function Ready({ list }: { list: BookingList }) {
  return (
    <>
      {list.bookings.length === 0 ? (
        <EmptyState icon={CalendarCheck} title={t.none} text={t.noneText} />
      ) : (
        <Card>
          <CardTitle as="h2">{t.yourBookings}</CardTitle>
          <ul className="grid divide-y divide-line">
            {list.bookings.map((booking) => (
              <Row key={booking.id} booking={booking} timeZone={list.timeZone} />
            ))}
          </ul>
        </Card>
      )}
      {list.canEdit ? (
        <>
          <Services title={t.bookService} kinds={FIRST} />
          <Services title={t.moreServices} kinds={MORE} />
        </>
      ) : (
        <Notice title={t.bookService}>{t.viewOnly}</Notice>
      )}
    </>
  );
}

function Row({ booking, timeZone }: { booking: BookingRow; timeZone: string }) {
  const Icon = KIND_ICONS[booking.kind];
  return (
    <li>
      <Link
        to={`/bookings/${booking.id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:bg-sunken"
      >
        <Icon className="size-6 shrink-0 text-pine-ink" aria-hidden="true" />
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{w.kinds[booking.kind]}</span>
          <span className="tabular text-sm text-muted">
            {[booking.startsAt && timeAt(booking.startsAt, timeZone), booking.partner]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Badge tone={TONES[booking.state]}>{w.states[booking.state]}</Badge>
        <ChevronRight className="size-5 text-muted" aria-hidden="true" />
      </Link>
    </li>
  );
}

function Services({ title, kinds }: { title: string; kinds: readonly BookingKind[] }) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map((kind) => {
          const Icon = KIND_ICONS[kind];
          return (
            <li key={kind}>
              <Link
                to={`/bookings/new/${kind}`}
                className="flex h-full min-h-11 items-start gap-3 rounded-card border border-line bg-surface p-4 hover:border-ink"
              >
                <Icon className="size-6 shrink-0 text-pine-ink" aria-hidden="true" />
                <span className="grid gap-0.5">
                  <span className="font-medium">{w.kinds[kind]}</span>
                  <span className="text-sm text-muted">{t.kindTexts[kind]}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
