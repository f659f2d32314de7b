import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ComponentType } from 'react';
import { useParams } from '#web/lib/router.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { NavTab } from '#web/office/admin/nav-tab.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Declare } from './declare.tsx';
import { Drills } from './drills.tsx';
import { HotelRequests } from './hotel-requests.tsx';
import { IncidentView } from './incident-view.tsx';
import { Incidents } from './incidents.tsx';
import { Inform } from './inform.tsx';
import { OverviewPart } from './overview.tsx';
import { Partners } from './partners.tsx';
import { overviewQuery } from './queries.ts';
import { Reviews } from './reviews.tsx';
import { ZoneView } from './zone-view.tsx';
import { Zones } from './zones.tsx';
import * as t from '#text/office/operations.ts';

type Part = { word: string; List: ComponentType; One?: ComponentType<{ id: string }> };

const PARTS: Record<string, Part> = {
  '': { word: t.overview, List: OverviewPart },
  reviews: { word: t.reviews, List: Reviews },
  incidents: { word: t.incidents, List: Incidents, One: IncidentView },
  hotels: { word: t.hotelRequests, List: HotelRequests },
  zones: { word: t.zones, List: Zones, One: ZoneView },
  declare: { word: t.declare, List: Declare },
  inform: { word: t.inform, List: Inform },
  drills: { word: t.drills, List: Drills },
};

/** Where the team monitors an evacuation and makes decisions. */
export function OperationsPage() {
  return (
    <AdminFrame title={t.operations}>
      <Inside />
    </AdminFrame>
  );
}

/** The partner list, optionally with one partner open beside it. The list stays mounted while switching. */
export function PartnersPage() {
  return (
    <AdminFrame title={t.partners}>
      <Partners />
    </AdminFrame>
  );
}

function Inside() {
  const { part = '', id } = useParams();
  const found = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  const { List, One } = found ?? {};
  return (
    <>
      <PartsNav current={part} />
      {id !== undefined && One ? (
        <One key={id} id={id} />
      ) : id === undefined && List ? (
        <List />
      ) : (
        <EmptyState icon={Compass} title={t.noSuchPage} text={t.choosePart} />
      )}
    </>
  );
}

function PartsNav({ current }: { current: string }) {
  const { data } = useQuery(overviewQuery);
  const waiting: Record<string, number> = {
    reviews: data?.reviews.reduce((sum, { open }) => sum + open, 0) ?? 0,
    declare: data?.declarations ?? 0,
  };
  return (
    <nav aria-label={t.operations} className="border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {Object.entries(PARTS).map(([key, { word }]) => {
          const count = waiting[key] ?? 0;
          return (
            <li key={key}>
              <NavTab
                to={key === '' ? '/admin/operations' : `/admin/operations/${key}`}
                current={key === current ? 'page' : undefined}
                count={count}
              >
                {word}
              </NavTab>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
