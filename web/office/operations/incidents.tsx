import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IncidentList } from './incident-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { incidentsQuery } from './queries.ts';

/** All incidents of the last two weeks. */
export function Incidents() {
  return (
    <Loaded query={useQuery(incidentsQuery)} what="the incidents">
      {(incidents) => (
        <section className="grid gap-4">
          <h2 className="text-xl">Incidents</h2>
          {incidents.length === 0 ? (
            <EmptyState
              icon={Flame}
              title="No incidents"
              text="An official order over the home of a member opens one by itself. Where no source reaches, declare an area."
            />
          ) : (
            <IncidentList incidents={incidents} />
          )}
        </section>
      )}
    </Loaded>
  );
}
