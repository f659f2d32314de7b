import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { formatMoment } from '#web/lib/format.ts';
import { removeFirstStatus } from '#web/lib/first-status.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { startServices } from './queries.ts';
import { cn } from '#web/ui/cn.ts';
import { EvacuationBadge } from '#web/ui/evacuation-badge.tsx';
import { servicesText, statusText } from '#contract/emergency/status-text.ts';
import * as t from '#text/emergency/evacuation.ts';

/** The status colors for borders: lighter in dark mode than as backgrounds, to stay visible. */
const EDGE: Record<Evacuation['state'], string> = {
  none: 'border-line',
  order: 'border-danger',
  warning: 'border-evac-warning',
  lifted: 'border-moss',
  cancelled: 'border-moss',
};

/** Scroll target for a new order. */
export const NOW_ID = 'evacuation-standing';

/** Automatic activation is off: one tap starts hotel and cash. */
function StartServices({ homeId }: { homeId: string }) {
  const start = useMutation({
    ...startServices,
    onSuccess: () => toast({ title: t.starting, text: t.startingText }),
    onError: (error) => toast({ title: t.notStarted, text: sentence(error), destructive: true }),
  });
  return (
    <Button size="large" busy={start.isPending} onClick={() => start.mutate(homeId)}>
      {t.startMyServices}
    </Button>
  );
}

/** The one thing to read at 2 AM: the status, since when, and what to do now. */
export function NowCard({ evacuation }: { evacuation: Evacuation }) {
  const { state, since, order, addressLine, isPrecise, isPossible, hasMembership } = evacuation;
  const { title, text } = statusText(evacuation);
  const services = servicesText(evacuation);
  const isWaiting = state === 'order' && evacuation.unserved?.reason === 'waiting-for-you';
  useLayoutEffect(removeFirstStatus, []);
  return (
    <section
      id={NOW_ID}
      aria-labelledby="evacuation-now"
      className={cn(
        'grid scroll-mt-28 grid-cols-1 gap-4 rounded-card border-2 bg-surface p-[min(1.25rem,6vw)] sm:p-8',
        EDGE[state],
      )}
    >
      {state !== 'none' && (
        <div className="flex flex-wrap items-center gap-3">
          {state !== 'cancelled' && <EvacuationBadge status={state} large />}
          {since && <p className="tabular text-ink">{t.since(formatMoment(since))}</p>}
        </div>
      )}
      <div className="grid gap-2">
        <h2 id="evacuation-now" className="font-display text-3xl font-semibold sm:text-4xl">
          {title}
        </h2>
        <p className="text-lg wrap-anywhere">{addressLine}</p>
        <p className="max-w-prose text-xl">{text}</p>
        {services && <p className="max-w-prose text-lg">{services}</p>}
      </div>
      {order?.notes && state !== 'cancelled' && (
        // Counties publish in English; a screen reader should read it so.
        <blockquote
          lang="en"
          className="max-w-prose border-l-4 border-line-strong pl-4 text-lg whitespace-pre-line"
        >
          {order.notes}
          <footer className="mt-1 text-base text-muted">{order.source}</footer>
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {isWaiting && evacuation.canEdit && <StartServices homeId={evacuation.homeId} />}
        {(state === 'order' || state === 'warning') && (
          <Link
            to="/plan"
            className={buttonClass({ variant: isWaiting ? 'outline' : 'primary', size: 'large' })}
          >
            {t.openPlan}
          </Link>
        )}
        {(state === 'none' || isPossible) && !isPrecise && (
          <Link to="/vault?open=pin" className={buttonClass()}>
            {t.placePin}
          </Link>
        )}
        {state === 'none' && !hasMembership && (
          <Link to="/membership" className={buttonClass()}>
            {t.choosePlan}
          </Link>
        )}
        <a
          href={order?.officialUrl ?? evacuation.officialUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', size: state === 'none' ? 'medium' : 'large' })}
        >
          {t.officialMap}
          <ExternalLink className="size-5" aria-hidden="true" />
        </a>
      </div>
    </section>
  );
}
