import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EventRow } from '#contract/emergency/community-events-admin.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cancelCommunityEvent, communityEventQuery } from './queries.ts';
import { kinds } from '#text/emergency/event-pages.ts';
import { states } from '#text/emergency/events.ts';
import * as t from '#text/office/community-events.ts';

/** One event, with a button to cancel it. */
export function CommunityEventDetail({ id }: { id: string }) {
  const query = useQuery(communityEventQuery(id));
  return (
    <DetailStates query={query} title={t.event} what={t.theEvent}>
      {(event) => <Ready event={event} />}
    </DetailStates>
  );
}

function factsOf(event: EventRow): [string, ReactNode][] {
  const all: [string, ReactNode][] = [
    [t.status, <Badge key="state">{states[event.state]}</Badge>],
    [t.reason, event.reason],
    [t.kind, kinds[event.kind]],
    [t.starts, formatMoment(event.startsAt)],
    [t.ends, formatMoment(event.endsAt)],
    [t.place, event.place],
    [t.county, countyNamed(event.county)],
    [t.ambassador, event.ambassador],
    [
      t.description,
      <span key="text" lang={event.language} className="whitespace-pre-line">
        {event.description}
      </span>,
    ],
    [t.bring, event.bring],
    [t.seats, t.seatsTaken(event.going, event.capacity)],
    [t.attended, event.attended],
  ];
  return all.filter(([, value]) => value !== null && value !== '');
}

const linkClass = 'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4';

function Ready({ event }: { event: EventRow }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation(cancelCommunityEvent);
  return (
    <>
      <PaneTitle>
        <span lang={event.language}>{event.title}</span>
      </PaneTitle>
      <PaneSection title={t.event}>
        <Facts facts={factsOf(event)} />
        <p className="text-muted">{t.namesHidden}</p>
        {event.canCancel && (
          <May use="ambassadors.decide">
            <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
              {t.cancel}
            </Button>
          </May>
        )}
        <Link to={`/admin/ambassadors/${event.ambassadorId}`} className={linkClass}>
          {t.openAmbassador}
        </Link>
        {/* A separate page, outside the app. */}
        <a href={`/community/events/${event.id}`} className={linkClass}>
          {t.openPublic}
        </a>
      </PaneSection>
      {isAsking && (
        <DecisionDialog
          title={t.cancel}
          text={t.cancelDetail}
          action={t.cancel}
          dismiss={t.keep}
          destructive
          reason={{ label: t.reason, hint: t.reasonHint, missing: t.missingReason, most: 300 }}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await cancel.mutateAsync({ eventId: event.id, reason });
            toast({ title: t.canceled });
          }}
        />
      )}
    </>
  );
}
