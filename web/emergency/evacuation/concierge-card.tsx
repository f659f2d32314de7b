import { Headset, Phone } from 'lucide-react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { formatPhone } from '#contract/phone.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';

/** A concierge to call who already knows the case. */
export function ConciergeCard({ concierge }: { concierge: NonNullable<Evacuation['concierge']> }) {
  return (
    <Section icon={Headset} title="Your concierge">
      <p className="text-lg">They have your case in front of them. Nothing needs to be explained.</p>
      <div className="print:hidden">
        <a href={`tel:${concierge.phone}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(concierge.phone)}
        </a>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">What they see</summary>
        <ul className="grid gap-1 pb-2">
          {concierge.facts.map((fact) => (
            <li key={fact} className="wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
