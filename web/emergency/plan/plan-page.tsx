import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Pencil, Printer } from 'lucide-react';
import type { PlanCardReply } from '#contract/home/plan-card.ts';
import { AddHomeLink } from '#web/home/homes/with-home.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { OfflineCopySwitch } from './offline-copy-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { planCardQuery } from './queries.ts';
import * as t from '#text/emergency/plan.ts';

const TITLE = t.title;

function PlanSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-4">
      <p className="font-display text-2xl">
        <SkeletonWords like="12 Oak Ridge Road, Paradise" />
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {['h-80', 'h-80', 'h-60', 'h-60'].map((height, i) => (
          <Skeleton key={i} className={`${height} rounded-card`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="outline" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {t.print}
      </Button>
      <Link to="/household" className={buttonClass({ variant: 'outline' })}>
        <Pencil className="size-5" aria-hidden="true" />
        {t.edit}
      </Link>
    </div>
  );
}

function Plan({ answer, onKeep }: { answer: PlanCardReply; onKeep: () => void }) {
  const { card, isFromDevice, savedAt } = answer;
  if (!card)
    return <EmptyState icon={ClipboardList} title={t.noHome} text={t.noHomeText} action={<AddHomeLink />} />;
  const saved = formatMoment(savedAt);
  return (
    <>
      {isFromDevice && (
        <Notice tone="warning" live title={t.noConnection} className="print:hidden">
          {t.savedCopy}
        </Notice>
      )}
      <div className="grid gap-1">
        <p className="font-display text-2xl font-semibold wrap-anywhere print:text-lg">
          {card.address}, {card.place}
        </p>
        {card.summary && <p className="text-lg print:text-xs">{card.summary}.</p>}
        <p className="text-muted tabular print:text-[0.6875rem]">{t.saved(saved)}</p>
      </div>
      <PlanCard card={card} />
      <OfflineCopySwitch onKeep={onKeep} />
    </>
  );
}

/** One screen for the night it's needed: online, offline, and on one printed page. */
export function PlanPage() {
  const plan = useQuery(planCardQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 print:max-w-none print:gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl print:text-xl">{TITLE}</h1>
        {plan.data?.card && <Actions />}
      </div>
      {plan.isPending && <PlanSkeleton />}
      {plan.isLoadingError && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(plan.error)}
          safe={t.notLoadedSafe}
          retrying={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      )}
      {plan.data && <Plan answer={plan.data} onKeep={() => void plan.refetch()} />}
    </div>
  );
}
