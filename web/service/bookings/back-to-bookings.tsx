import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/service/bookings.ts';

export const BackToBookings = () => (
  <Link to="/bookings" className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}>
    <ArrowLeft className="size-5" aria-hidden="true" />
    {t.backToBookings}
  </Link>
);
