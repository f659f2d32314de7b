import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ambassadorQuery } from './queries.ts';
import * as t from '#text/emergency/ambassador.ts';

/** Shows its children to active ambassadors. The API would refuse anyone else, so nothing is requested for them. */
export function AmbassadorsOnly({ children }: { children: ReactNode }) {
  const query = useQuery(ambassadorQuery);
  return (
    <Loaded query={query} what={t.theAmbassador}>
      {({ application }) => (application?.state === 'approved' ? children : <NotActive />)}
    </Loaded>
  );
}

/** The ambassador page shows the status of an application, and how to apply. */
const NotActive = () => (
  <EmptyState
    icon={HeartHandshake}
    title={t.onlyActive}
    text={t.onlyActiveText}
    action={
      <Link to="/ambassador" className={buttonClass({ variant: 'outline' })}>
        {t.openAmbassador}
      </Link>
    }
  />
);
