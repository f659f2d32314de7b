import { KeyRound, Phone } from 'lucide-react';
import type { Booking } from '#contract/service/bookings.ts';
import { formatPhone } from '#contract/phone.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { stateSentence, timeAt } from './booking-words.ts';
import * as t from '#text/service/bookings.ts';

const NEEDS_A_CALL = ['stuck', 'failed'];

type BookingStatusProps = {
  booking: Booking;
  /** Leaves out how to call us. */
  isTeam?: boolean;
};

/** The status in one sentence, then who comes and when. */
export function BookingStatus({ booking, isTeam = false }: BookingStatusProps) {
  const { answerBy, window, timeZone, contactName, license, partnersAsked, partnerPhone, helpPhone } =
    booking;
  const hasYes = booking.confirmation !== null;
  return (
    <Card>
      <CardTitle as="h2">{t.status}</CardTitle>
      <p role="status" className="text-lg font-medium">
        {stateSentence(booking)}
      </p>
      {answerBy && <p>{t.answersBy(timeAt(answerBy, timeZone))}</p>}
      {hasYes && window && <p>{t.comes(timeAt(window.from, timeZone), timeAt(window.to, timeZone))}</p>}
      {contactName && <p>{t.contact(contactName)}</p>}
      {license && <p>{t.license(license)}</p>}
      {!hasYes && partnersAsked > 0 && <p className="text-muted">{t.partnersAsked(partnersAsked)}</p>}
      {booking.doorCode && <DoorCode code={booking.doorCode} />}
      <div className="flex flex-wrap gap-3">
        {partnerPhone && (
          <a href={`tel:${partnerPhone}`} className={buttonClass({ variant: 'outline' })}>
            <Phone className="size-5" aria-hidden="true" />
            {t.callPartner(formatPhone(partnerPhone))}
          </a>
        )}
        {!isTeam && NEEDS_A_CALL.includes(booking.state) && (
          <a href={`tel:${helpPhone}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
            <Phone className="size-5" aria-hidden="true" />
            {t.callUs(formatPhone(helpPhone))}
          </a>
        )}
      </div>
    </Card>
  );
}

function DoorCode({ code }: { code: string }) {
  return (
    <section aria-label={t.doorCode} className="grid gap-1 rounded-card bg-sunken p-4">
      <h3 className="flex items-center gap-2 font-medium">
        <KeyRound className="size-5" aria-hidden="true" />
        {t.doorCode}
      </h3>
      <p className="tabular text-3xl font-semibold tracking-widest">{code}</p>
      <p className="text-sm text-muted">{t.doorCodeText}</p>
    </section>
  );
}
