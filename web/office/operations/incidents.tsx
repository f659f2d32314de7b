import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IncidentList } from './incident-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { incidentsQuery } from './queries.ts';
import * as t from '#text/office/operations.ts';

/** All incidents of the last two weeks. */
export function Incidents() {
  return (
    <Loaded query={useQuery(incidentsQuery)} what={t.whatIncidents}>
      {(incidents) => (
        <section className="grid gap-4">
          <h2 className="text-xl">{t.incidents}</h2>
          {incidents.length === 0 ? (
            <EmptyState icon={Flame} title={t.noIncidents} text={t.noIncidentsDetail} />
          ) : (
            <IncidentList incidents={incidents} />
          )}
        </section>
      )}
    </Loaded>
  );
}
