import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { HostEvent } from '#contract/emergency/community-events.ts';
import { MOST_OPEN_EVENTS } from '#contract/emergency/community-event-states.ts';
import { AmbassadorsOnly } from '#web/emergency/ambassadors/ambassadors-only.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { EventBadge } from './event-badge.tsx';
import { EventDialog } from './event-dialog.tsx';
import { eventSpan } from './event-times.ts';
import { eventsQuery, planEvent } from './queries.ts';
import { backToAmbassador } from '#text/emergency/ambassador.ts';
import { kinds } from '#text/emergency/event-pages.ts';
import * as t from '#text/emergency/events.ts';

/** /ambassador/events: the ambassador's events. */
export function EventsPage() {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <Link to="/ambassador" className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        {backToAmbassador}
      </Link>
      <h1 className="text-3xl">{t.title}</h1>
      <p className="text-lg text-muted">{t.eventsText}</p>
      <AmbassadorsOnly>
        <OwnEvents />
      </AmbassadorsOnly>
    </div>
  );
}

function OwnEvents() {
  const query = useQuery(eventsQuery);
  return (
    <Loaded query={query} what={t.theEvents}>
      {({ events, open, today }) => <Ready events={events} open={open} today={today} />}
    </Loaded>
  );
}

function Ready({ events, open, today }: { events: readonly HostEvent[]; open: number; today: string }) {
  const [isPlanning, setPlanning] = useState(false);
  const plan = useMutation(planEvent);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-muted">{t.limit(open, MOST_OPEN_EVENTS)}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/ambassador/hours" className={buttonClass({ variant: 'outline' })}>
            {t.hoursTitle}
          </Link>
          <Button onClick={() => setPlanning(true)}>{t.planEvent}</Button>
        </div>
      </div>
      {events.length === 0 ? (
        <EmptyState icon={CalendarDays} title={t.noEvents} text={t.noEventsText} />
      ) : (
        <ul className="grid gap-3">
          {events.map((event) => (
            <li key={event.id}>
              <EventLink event={event} />
            </li>
          ))}
        </ul>
      )}
      {isPlanning && (
        <EventDialog
          today={today}
          onClose={() => setPlanning(false)}
          onSave={(body) => plan.mutateAsync(body)}
        />
      )}
    </>
  );
}

const EventLink = ({ event }: { event: HostEvent }) => (
  <Link
    to={`/ambassador/events/${event.id}`}
    className="grid min-h-14 gap-1 rounded-card border border-line bg-raised p-4 transition-colors hover:border-ink"
  >
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span lang={event.language} className="min-w-0 font-semibold wrap-anywhere">
        {event.title}
      </span>
      <EventBadge event={event} />
    </span>
    <span className="text-muted">{`${kinds[event.kind]}, ${eventSpan(event)}`}</span>
    <span className="tabular text-sm text-muted">
      {event.isOver ? t.attendedCount(event.attended) : t.counts(event.going, event.capacity, event.waiting)}
    </span>
  </Link>
);
