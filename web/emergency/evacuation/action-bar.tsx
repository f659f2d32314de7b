import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Headset, Navigation, ShieldCheck } from 'lucide-react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { accountQuery } from '#web/core/accounts/queries.ts';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { telUrl } from './directions.ts';
import { queueCheckIn } from './pending-check-ins.ts';
import { PEOPLE_ID } from './people-card.tsx';
import { sendPendingCheckIns } from './send-check-ins.ts';
import { useDirections } from './use-route.ts';
import * as t from '#text/emergency/evacuation.ts';

const ITEM =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1.5 text-center text-sm leading-tight font-semibold';

/** The signed-in person's entry in the household, matched by name. */
function selfIn({ people }: Evacuation, name: string | null | undefined) {
  if (people.length === 1) return people[0];
  const wanted = name?.trim().toLowerCase();
  const found = people.filter((person) => wanted && person.name.trim().toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** On a phone, during an order or warning: the three main actions, always within reach of the thumb. */
export function ActionBar({ evacuation }: { evacuation: Evacuation }) {
  const client = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const { homeId, incidentId, room, helpPhone, refuges } = evacuation;
  const goal = room?.hotel ?? refuges[0];
  const directions = useDirections(evacuation);
  const self = selfIn(evacuation, account?.name);
  const isSafe = self?.state === 'safe';
  const checkIn = () => {
    if (!self) {
      document.getElementById(PEOPLE_ID)?.scrollIntoView({ block: 'start' });
      return;
    }
    queueCheckIn({ homeId, personId: self.personId, incidentId, state: 'safe', at: Date.now() });
    void sendPendingCheckIns(client);
  };
  return (
    <nav
      aria-label={t.rightNow}
      className="sticky bottom-0 z-20 -mx-[min(1rem,5vw)] grid grid-cols-3 gap-1 border-t border-line-strong bg-raised p-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:hidden print:hidden"
    >
      <a href={helpPhone ? telUrl(helpPhone) : 'tel:211'} className={cn(ITEM, 'bg-pine text-on-pine')}>
        <Headset className="size-5" aria-hidden="true" />
        {helpPhone ? t.callConcierge : t.call211}
      </a>
      {goal ? (
        <a
          href={directions(goal)}
          target="_blank"
          rel="noreferrer"
          className={cn(ITEM, 'border border-line-strong')}
        >
          <Navigation className="size-5" aria-hidden="true" />
          {t.directions}
        </a>
      ) : (
        <Link to="/plan" className={cn(ITEM, 'border border-line-strong')}>
          <Navigation className="size-5" aria-hidden="true" />
          {t.yourRoutes}
        </Link>
      )}
      <button
        type="button"
        aria-pressed={self ? isSafe : undefined}
        className={cn(ITEM, isSafe ? 'bg-evac-lifted text-on-evac-lifted' : 'border border-line-strong')}
        onClick={checkIn}
      >
        <ShieldCheck className="size-5" aria-hidden="true" />
        {t.imSafe}
      </button>
    </nav>
  );
}
