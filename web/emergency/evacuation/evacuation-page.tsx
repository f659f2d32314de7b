import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { NoHome } from '#web/home/homes/with-home.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { isDemo } from '#web/lib/mode.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ActionBar } from './action-bar.tsx';
import { BackHomeCard } from './back-home-card.tsx';
import { CashCard } from './cash-card.tsx';
import { ConciergeCard } from './concierge-card.tsx';
import { BookingsCard } from '#web/service/bookings/bookings-card.tsx';
import { DemoStagePanel } from './demo-stage.tsx';
import { DrillCard } from './drill-card.tsx';
import { DrillResult } from './drill-result.tsx';
import { DrillRun } from './drill-run.tsx';
import { MapPane } from './map-pane.tsx';
import { NowCard } from './now-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { drillsQuery, evacuationQuery } from './queries.ts';
import { RefugesCard } from './refuges-card.tsx';
import type { RequestCardProps } from './request-card.tsx';
import { RouteCard } from './route-card.tsx';
import { RoomCard } from './room-card.tsx';
import { SourcesCard } from './sources-card.tsx';
import { StatusAnnouncer } from './status-announcer.tsx';
import { Story } from './story.tsx';
import { useAcknowledged } from './use-acknowledged.ts';
import * as t from '#text/emergency/evacuation.ts';

/** The server writes the home's time zone into the document. */
const hasHomeAtStart = () => Boolean(document.documentElement.dataset['timeZone']);

/** The form's code is as large as the rest of the page, and people under an order don't see it. */
const RequestCard = lazyPart<RequestCardProps>(() => import('./request-card.tsx').then((m) => m.RequestCard));

/** A home's evacuation status: the official order first, then every service with its time. */
export function EvacuationPage() {
  const home = useQuery(currentHomeQuery);
  // Offline, the device has the evacuation status cached, but not the home.
  const evacuation = useQuery({
    ...evacuationQuery,
    // The document knows whether there is a home, which saves a round trip.
    enabled: home.data !== null && (hasHomeAtStart() || Boolean(home.data) || home.isError),
  });
  const isWithoutHome = home.data === null;
  return (
    // Must be readable in smoke, in sunlight and without glasses: no gray text on this screen.
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 [--muted:var(--ink)]">
      <h1 className="text-3xl">{t.evacuation}</h1>
      {evacuation.isPending && !isWithoutHome && <EvacuationSkeleton />}
      {isWithoutHome && <NoHome text={t.noHome} />}
      {evacuation.isLoadingError && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(evacuation.error)}
          safe={t.notLoadedSafe}
          retrying={evacuation.isFetching}
          onRetry={() => void evacuation.refetch()}
        />
      )}
      {evacuation.data && <Ready evacuation={evacuation.data} />}
    </div>
  );
}

/** What the user just did with a drill: the matching section scrolls into view and gets focus. */
type Arrival = { drillId: string; at: 'run' | 'result' | 'start' };

function Ready({ evacuation }: { evacuation: Evacuation }) {
  useAcknowledged(evacuation);
  const [arrival, setArrival] = useState<Arrival>();
  const arriveAt =
    (at: Arrival['at']) =>
    ({ id }: { id: string }) =>
      setArrival({ drillId: id, at });
  const isArrivedAt = (at: Arrival['at'], drill?: { id: string }) =>
    arrival?.at === at && (drill === undefined || arrival.drillId === drill.id);
  const drills = useQuery(drillsQuery);
  const running = drills.data?.drills.find(({ state }) => state === 'running');
  const finished = drills.data?.drills.find((drill) => drill.state === 'done');
  const { state, room, cash, concierge, helpPhone, homeId, timeline, order, canEdit } = evacuation;
  const hasRoom = room?.state === 'held' || room?.state === 'checked-in';
  const isOn = state !== 'none';
  // No drill content next to a real order or warning.
  const isGrave = state === 'order' || state === 'warning';
  return (
    <>
      {evacuation.isFromDevice && (
        <Notice tone="warning" live title={t.noConnection} className="[--tone:var(--ink)]!">
          {t.savedCopy(formatMoment(evacuation.savedAt))}
        </Notice>
      )}
      <StatusAnnouncer evacuation={evacuation} />
      <NowCard evacuation={evacuation} />
      {running && !isGrave && (
        <DrillRun
          key={running.id}
          drill={running}
          canEdit={canEdit}
          isArrivedAt={isArrivedAt('run', running)}
          onFinished={arriveAt('result')}
          onStopped={arriveAt('start')}
        />
      )}
      {isOn && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            {state === 'lifted' && <BackHomeCard />}
            {helpPhone && <ConciergeCard phone={helpPhone} facts={concierge?.facts ?? []} />}
            {state === 'order' && <RouteCard />}
            {room && <RoomCard evacuation={evacuation} room={room} />}
            {state === 'order' && !hasRoom && <RefugesCard evacuation={evacuation} />}
            {cash && <CashCard cash={cash} />}
            {canEdit && <BookingsCard />}
            {evacuation.incidentId !== null && <PeopleCard evacuation={evacuation} />}
          </div>
          <div className="grid grid-cols-1 gap-6">
            <MapPane evacuation={evacuation} />
            <Story timeline={timeline} order={order} />
          </div>
        </div>
      )}
      {isDemo() && canEdit && <DemoStagePanel />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <SourcesCard feeds={evacuation.feeds} />
          {!running && !isGrave && (
            <DrillCard
              homeId={homeId}
              canEdit={canEdit}
              isArrivedAt={isArrivedAt('start')}
              onStarted={arriveAt('run')}
            />
          )}
          {!running && !isGrave && finished && (
            <DrillResult drill={finished} isArrivedAt={isArrivedAt('result', finished)} />
          )}
        </div>
        {state !== 'order' && (
          <RequestCard
            homeId={homeId}
            request={evacuation.request}
            canEdit={canEdit}
            hasMembership={evacuation.hasMembership}
          />
        )}
      </div>
      {isGrave && <ActionBar evacuation={evacuation} />}
    </>
  );
}

function EvacuationSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-6">
      <Skeleton className="h-72 w-full rounded-card!" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-80 w-full rounded-card!" />
        <Skeleton className="h-80 w-full rounded-card!" />
      </div>
    </SkeletonGroup>
  );
}
