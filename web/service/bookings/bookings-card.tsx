import { CalendarCheck } from 'lucide-react';
import { CAROUSEL } from '#contract/service/booking-kinds.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';
import * as w from '#text/service/booking-words.ts';
import * as t from '#text/service/bookings.ts';

/** The services that people need first when they leave. */
const QUICK = [CAROUSEL.car, CAROUSEL.petCare, CAROUSEL.food, CAROUSEL.daycare];

/** On the evacuation page: links to bookings. */
export function BookingsCard() {
  return (
    <Section icon={CalendarCheck} title={t.needSomething} className="print:hidden">
      <p className="text-lg">{t.needText}</p>
      <div className="flex flex-wrap gap-3">
        {QUICK.map((kind) => (
          <Link key={kind} to={`/bookings/new/${kind}`} className={buttonClass({ variant: 'outline' })}>
            {w.kinds[kind]}
          </Link>
        ))}
        <Link to="/bookings" className={buttonClass({ variant: 'primary' })}>
          {t.seeBookings}
        </Link>
      </div>
    </Section>
  );
}
