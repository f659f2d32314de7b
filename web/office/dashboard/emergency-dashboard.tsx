import { ArrowRight } from 'lucide-react';
import type { Evacuation, EvacuationState } from '#contract/emergency/evacuation.ts';
import { ActionBar } from '#web/emergency/evacuation/action-bar.tsx';
import { ConciergeCard } from '#web/emergency/evacuation/concierge-card.tsx';
import { NowCard } from '#web/emergency/evacuation/now-card.tsx';
import { PeopleCard } from '#web/emergency/evacuation/people-card.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { VaultCard } from './vault-card.tsx';
import * as t from '#text/office/dashboard.ts';

/** An order or a warning: everything else steps back. */
export const isGrave = (state: EvacuationState): boolean => state === 'order' || state === 'warning';

/** The dashboard during an order or warning: status, help and check-ins; no scenery, points or paperwork. */
export function EmergencyDashboard({ evacuation }: { evacuation: Evacuation }) {
  const { helpPhone, concierge, incidentId } = evacuation;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6">
      <h1 className="sr-only">{t.dashboard}</h1>
      <NowCard evacuation={evacuation} />
      <div>
        <Link to="/evacuation" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t.openEvacuation}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {helpPhone && <ConciergeCard phone={helpPhone} facts={concierge?.facts ?? []} />}
        {incidentId !== null && <PeopleCard evacuation={evacuation} />}
        <VaultCard />
      </div>
      <ActionBar evacuation={evacuation} />
    </div>
  );
}
