import { DoorOpen, MapPin, Megaphone, Route } from 'lucide-react';
import type { PlanCard as Card } from '#contract/home/plan-card.ts';
import { EvacuationBadge } from '#web/ui/evacuation-badge.tsx';
import { PlanCalls, PlanInsurance } from './plan-calls.tsx';
import { PlanPeople } from './plan-people.tsx';
import { PlanFact, PlanSection } from './plan-section.tsx';

const OFFICIAL = [
  { status: 'order', means: 'Lives are in danger now. Leave at once. The area is closed by law.' },
  {
    status: 'warning',
    means: 'Lives may be in danger soon. Leave now if you need more time, or have animals to move.',
  },
  { status: 'shelter', means: 'Stay inside. Close and lock doors and windows until you are told more.' },
] as const;

function OfficialWords() {
  return (
    <PlanSection icon={Megaphone} title="Official words">
      <ul className="grid gap-3 print:gap-0.5">
        {OFFICIAL.map(({ status, means }) => (
          <li key={status} className="grid justify-items-start gap-1.5 print:block">
            <EvacuationBadge
              status={status}
              className="print:px-1 print:py-0 print:text-[0.6875rem] print:[print-color-adjust:exact]"
            />
            <span className="text-lg print:pl-1.5 print:text-xs">{means}</span>
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
      <PlanSection icon={Route} title="Ways out">
        <dl>
          <PlanFact name="Routes" value={plan.routes} />
        </dl>
      </PlanSection>
      <PlanSection icon={MapPin} title="Meet">
        <dl className="grid gap-3 print:gap-0.5">
          <PlanFact name="Near the home" value={plan.meetingNear} />
          <PlanFact name="Out of the area" value={plan.meetingAway} />
        </dl>
      </PlanSection>
      <PlanCalls card={card} />
      <OfficialWords />
      <PlanPeople card={card} />
      <PlanSection icon={DoorOpen} title="Before you go">
        <p className="text-muted print:text-[0.6875rem]">Only if there is time. People first.</p>
        <dl className="grid gap-3 print:gap-0.5">
          <PlanFact name="Go-bag" value={plan.goBag} />
          <PlanFact name="Gas shut-off" value={plan.gas} />
          <PlanFact name="Water shut-off" value={plan.water} />
          <PlanFact name="Power shut-off" value={plan.power} />
          <PlanFact name="Neighbors to check on" value={plan.neighbors} />
        </dl>
      </PlanSection>
      <PlanInsurance card={card} />
    </div>
  );
}
