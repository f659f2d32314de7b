import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import * as t from '#text/emergency/events.ts';

/** Links to the ambassador's events and yearly hours. */
export const EventsCard = () => (
  <CardSection as="h2" title={t.title} text={t.eventsText}>
    <div className="flex flex-wrap gap-3">
      <Link to="/ambassador/events" className={buttonClass({})}>
        {t.openEvents}
      </Link>
      <Link to="/ambassador/hours" className={buttonClass({ variant: 'outline' })}>
        {t.openHours}
      </Link>
    </div>
  </CardSection>
);
