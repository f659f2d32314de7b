import { DoorOpen, Map, MapPin, Megaphone, Route } from 'lucide-react';
import type { PlanCard as Card } from '#contract/home/plan-card.ts';
import { EvacuationBadge } from '#web/ui/evacuation-badge.tsx';
import { PlanCalls, PlanInsurance } from './plan-calls.tsx';
import { PlanPeople } from './plan-people.tsx';
import { PlanFact, PlanSection } from './plan-section.tsx';
import { PlanZone } from './plan-zone.tsx';
import { WaysOut } from './ways-out.tsx';
import { zoneTitle } from '#text/emergency/places.ts';
import * as t from '#text/emergency/plan.ts';

const OFFICIAL = ['order', 'warning', 'shelter'] as const;

function OfficialWords() {
  return (
    <PlanSection icon={Megaphone} title={t.alertsMean}>
      <ul className="grid gap-3 print:gap-0.5">
        {OFFICIAL.map((status) => (
          <li key={status} className="grid justify-items-start gap-1.5 print:block">
            <EvacuationBadge
              status={status}
              className="print:px-1 print:py-0 print:text-[0.6875rem] print:[print-color-adjust:exact]"
            />
            <span className="text-lg print:pl-1.5 print:text-xs">{t.means[status]}</span>
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}

/** The whole plan, in the order it's needed. */
export function PlanCard({ card }: { card: Card }) {
  const { plan } = card;
  return (
    <div className="min-w-0 gap-4 lg:columns-2 print:columns-2 print:gap-6">
      <PlanSection icon={Route} title={t.waysOut}>
        <dl>
          <PlanFact name={t.routes} value={plan.routes} />
        </dl>
        <WaysOut />
      </PlanSection>
      <PlanSection icon={Map} title={zoneTitle}>
        <PlanZone />
      </PlanSection>
      <PlanSection icon={MapPin} title={t.meet}>
        <dl className="grid gap-3 print:gap-0.5">
          <PlanFact name={t.nearHome} value={plan.meetingNear} />
          <PlanFact name={t.outOfArea} value={plan.meetingAway} />
        </dl>
      </PlanSection>
      <PlanCalls card={card} />
      <OfficialWords />
      <PlanPeople card={card} />
      <PlanSection icon={DoorOpen} title={t.beforeYouGo}>
        <p className="text-muted print:text-[0.6875rem]">{t.ifTime}</p>
        <dl className="grid gap-3 print:gap-0.5">
          <PlanFact name={t.goBag} value={plan.goBag} />
          <PlanFact name={t.gas} value={plan.gas} />
          <PlanFact name={t.water} value={plan.water} />
          <PlanFact name={t.power} value={plan.power} />
          <PlanFact name={t.neighbors} value={plan.neighbors} />
        </dl>
      </PlanSection>
      <PlanInsurance card={card} />
    </div>
  );
}
