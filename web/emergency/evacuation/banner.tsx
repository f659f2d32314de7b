import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { EvacuationBanner as Banner } from '#contract/emergency/evacuation.ts';
import { formatMoment } from '#web/lib/format.ts';
import { removeFirstStatus } from '#web/lib/first-status.ts';
import { Link } from '#web/lib/link.tsx';
import { EvacuationBadge } from '#web/ui/evacuation-badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { useBannerHeight } from './banner-height.ts';
import { bannerQuery } from './queries.ts';
import { useCheckInsSent } from './send-check-ins.ts';
import * as t from '#text/emergency/banner.ts';

type Shown = Banner['homes'][number];

/** What to do comes first, then where, because the end of a line may get cut off. */
const TEXT: Record<Shown['state'], (street: string, home: Shown) => string> = {
  order: (street, { hasServices, isPossible, isConfirmed }) => {
    if (!isConfirmed) return t.orderUnconfirmed(street);
    if (isPossible) return t.orderPossible(street);
    return hasServices ? t.leaveNowStarted(street) : t.leaveNow(street);
  },
  warning: t.warning,
  lifted: t.lifted,
  cancelled: t.corrected,
};
/** Our own mistake has no official status. */
const STATUS = { order: 'order', warning: 'warning', lifted: 'lifted', cancelled: null } as const;
const EDGE: Record<Shown['state'], string> = {
  order: 'border-evac-order bg-danger-soft',
  warning: 'border-evac-warning bg-amber-soft',
  lifted: 'border-evac-lifted bg-moss-soft',
  cancelled: 'border-evac-lifted bg-moss-soft',
};

/**
 * At the top of every page while an order, a warning or a drill is active for one of the member's homes. It
 * moves the page down and covers nothing.
 */
export function EvacuationBanner() {
  const { pathname } = useLocation();
  useCheckInsSent(); // runs here because it's on every page
  // The page itself shows this in more detail.
  return pathname === '/evacuation' ? null : <StatusLine />;
}

function StatusLine() {
  const { data, isPending } = useQuery(bannerQuery);
  const { place, reserved } = useBannerHeight(!isPending);
  useLayoutEffect(() => {
    if (data) removeFirstStatus();
  }, [data]);
  if (!data)
    return <div aria-hidden="true" className="bg-sunken print:hidden" style={{ height: reserved }} />;
  const [gravest, ...others] = data.homes;
  return (
    <div ref={place}>
      {gravest && <Official home={gravest} others={others.length} />}
      {data.drill && (
        <Link
          to="/evacuation"
          className="drill-stripes flex min-h-11 items-center justify-center gap-2 px-4 py-2 text-center font-semibold print:hidden"
        >
          <Megaphone className="size-5 shrink-0" aria-hidden="true" />
          <span className="rounded-control bg-paper px-2 text-ink">
            {t.drill(streetOf(data.drill.addressLine))}
          </span>
        </Link>
      )}
    </div>
  );
}

/** "1418 Brookside Dr" of the full address: enough to identify the home. */
const streetOf = (addressLine: string): string => addressLine.split(',')[0] ?? addressLine;

function Official({ home, others }: { home: Shown; others: number }) {
  const status = STATUS[home.state];
  return (
    <div
      role={home.state === 'order' && !home.isAcknowledged ? 'alert' : 'status'}
      className={cn('border-b-4 print:hidden', EDGE[home.state])}
    >
      <Link
        to="/evacuation"
        className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-8"
      >
        {status && <EvacuationBadge status={status} className="max-w-full max-sm:whitespace-normal" />}
        <span className="min-w-0 flex-1 basis-full font-semibold wrap-anywhere sm:basis-0">
          {TEXT[home.state](streetOf(home.addressLine), home)}
          {others > 0 && ` ${t.moreHomes(others)}`}
        </span>
        <span className="tabular text-sm">{t.since(formatMoment(home.since))}</span>
        <span className="font-semibold underline underline-offset-4">
          {home.hasServices ? t.whatWeDoForYou : t.whatToDo}
        </span>
      </Link>
    </div>
  );
}
