import { Headset, MessageCircle, Phone } from 'lucide-react';
import { formatPhone } from '#contract/phone.ts';
import { CONCIERGE_HOURS } from '#web/lib/contacts.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/emergency/evacuation.ts';

/** How to call the concierge, who knows the case if services started. */
export function ConciergeCard({ phone, facts }: { phone: string; facts: readonly string[] }) {
  return (
    <Section icon={Headset} title={t.yourConcierge}>
      <p className="text-lg">{facts.length > 0 ? t.conciergeKnows : t.tellConcierge}</p>
      <p className="text-muted">{t.peopleAnswer(CONCIERGE_HOURS)}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href={`tel:${phone}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(phone)}
        </a>
        <Link to="/help" className={buttonClass({ variant: 'outline', size: 'large' })}>
          <MessageCircle className="size-5" aria-hidden="true" />
          {t.writeToUs}
        </Link>
      </div>
      {facts.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t.whatConciergeSees}</summary>
          <ul className="grid gap-1 pb-2">
            {facts.map((fact) => (
              <li key={fact} className="wrap-anywhere">
                {fact}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
