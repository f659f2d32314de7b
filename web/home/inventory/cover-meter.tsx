import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import type { ContentsCover } from '#contract/home/inventory.ts';
import { centsOf } from '#contract/money.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { coverQuery } from './queries.ts';
import * as t from '#text/home/inventory.ts';

const money = (dollars: number) => formatMoney(centsOf(dollars));

/** From this share of the limit on, the next purchase may not be covered. */
const NEAR = 0.9;

export const isNear = ({ state, limit = 0, totalValue }: ContentsCover): boolean =>
  state === 'covered' && limit > 0 && totalValue >= limit * NEAR;

/** The meter's text: the state, and what to do about it. */
export function coverWords(cover: ContentsCover) {
  const { state, limit = 0, totalValue } = cover;
  if (isNear(cover))
    return {
      title: totalValue === limit ? t.limitUsed : t.nearLimit,
      text: t.nearLimitText(money(limit - totalValue)),
    };
  switch (state) {
    case 'no-policy':
      return {
        title: t.noPolicy,
        text: t.noPolicyText,
      };
    case 'no-limit':
      return {
        title: t.noLimit,
        text: t.noLimitText,
      };
    case 'under':
      return {
        title: t.underInsured(money(totalValue - limit)),
        text: t.underInsuredText,
      };
    case 'covered':
      return {
        title: totalValue === 0 ? t.nothingToCover : t.covered,
        text: t.coveredText(money(limit - totalValue)),
      };
  }
}

const LOOK = {
  'no-policy': { icon: ShieldQuestionMark, ink: 'text-muted' },
  'no-limit': { icon: ShieldQuestionMark, ink: 'text-muted' },
  under: { icon: ShieldAlert, ink: 'text-danger-ink' },
  covered: { icon: ShieldCheck, ink: 'text-moss-ink' },
  near: { icon: ShieldAlert, ink: 'text-amber-ink' },
};

/** The replacement cost of everything compared to the personal property limit. */
export function CoverMeter({ homeId }: { homeId: string }) {
  const cover = useQuery(coverQuery(homeId));
  return (
    <Card className="min-h-52">
      <CardTitle as="h2">{t.cover}</CardTitle>
      {cover.isLoadingError && (
        <ErrorState
          title={t.coverNotLoaded}
          text={sentence(cover.error)}
          retrying={cover.isFetching}
          onRetry={() => void cover.refetch()}
          className="border-0 py-2"
        />
      )}
      {cover.isPending && (
        <SkeletonGroup label={t.coverLoading} className="grid gap-3">
          <p className="text-lg">
            <SkeletonWords like="Your limit covers it" />
          </p>
          <p>
            <SkeletonWords like="Replacing everything would cost more than your policy pays." />
          </p>
        </SkeletonGroup>
      )}
      {cover.data && <Told cover={cover.data} />}
    </Card>
  );
}

/** Enough coverage: the share of the limit used. Too little: the share of the value covered. */
function barOf(cover: ContentsCover, limit: number) {
  const { state, totalValue } = cover;
  if (state !== 'under')
    return {
      label: t.usedOfLimit,
      value: totalValue,
      max: limit,
      tone: isNear(cover) ? ('amber' as const) : ('moss' as const),
      text: t.amountOf(money(totalValue), money(limit)),
    };
  return {
    label: t.limitPays(Math.floor((limit / totalValue) * 100)),
    value: limit,
    max: totalValue,
    tone: 'danger' as const,
    text: t.amountOf(money(limit), money(totalValue)),
  };
}

function Told({ cover }: { cover: ContentsCover }) {
  const { title, text } = coverWords(cover);
  const { icon: Icon, ink } = LOOK[isNear(cover) ? 'near' : cover.state];
  return (
    <>
      <div className="grid gap-1">
        <p className={cn('flex items-start gap-2 text-lg font-semibold', ink)}>
          <Icon className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
          {title}
        </p>
        <p>{text}</p>
      </div>
      {cover.limit === undefined ? (
        <Link to="/vault" className="min-h-11 content-center font-medium text-pine-ink underline">
          {t.goToPolicy}
        </Link>
      ) : (
        <BarMeter {...barOf(cover, cover.limit)} />
      )}
    </>
  );
}
