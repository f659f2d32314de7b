import { Headset, MessageCircle, Phone } from 'lucide-react';
import { formatPhone } from '#contract/phone.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';

/** A concierge to call, who knows the case if services started. */
export function ConciergeCard({ phone, facts }: { phone: string; facts: readonly string[] }) {
  return (
    <Section icon={Headset} title="Your concierge">
      <p className="text-lg">
        {facts.length > 0
          ? 'They have your case in front of them. No need to explain.'
          : 'Tell them your name and address. They can help you find a place to go.'}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href={`tel:${phone}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(phone)}
        </a>
        <Link to="/help" className={buttonClass({ variant: 'outline', size: 'large' })}>
          <MessageCircle className="size-5" aria-hidden="true" />
          Write to us
        </Link>
      </div>
      {facts.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">What they see</summary>
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
