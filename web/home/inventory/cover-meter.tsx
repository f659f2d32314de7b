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
      title: totalValue === limit ? 'Your limit is used up' : 'Close to your limit',
      text: `${money(limit - totalValue)} of your limit is left. Ask your insurer to raise it before you buy more.`,
    };
  switch (state) {
    case 'no-policy':
      return {
        title: 'No policy in force',
        text: 'Add your policy to see whether it would replace what you own.',
      };
    case 'no-limit':
      return {
        title: 'Limit not written down',
        text: 'Add the personal property limit from your policy’s first page to compare.',
      };
    case 'under':
      return {
        title: `Under-insured by ${money(totalValue - limit)}`,
        text: 'Replacing everything would cost more than your policy pays for belongings. Ask your insurer to raise the limit.',
      };
    case 'covered':
      return {
        title: totalValue === 0 ? 'Nothing to cover yet' : 'Your limit covers what you listed',
        text: `${money(limit - totalValue)} of your limit is left.`,
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
      <CardTitle as="h2">Insurance for your belongings</CardTitle>
      {cover.isLoadingError && (
        <ErrorState
          title="The comparison did not load"
          text={sentence(cover.error)}
          retrying={cover.isFetching}
          onRetry={() => void cover.refetch()}
          className="border-0 py-2"
        />
      )}
      {cover.isPending && (
        <SkeletonGroup label="Comparing with your policy" className="grid gap-3">
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
      label: 'Used of your limit',
      value: totalValue,
      max: limit,
      tone: isNear(cover) ? ('amber' as const) : ('moss' as const),
      text: `${money(totalValue)} of ${money(limit)}`,
    };
  return {
    label: `Your limit pays for ${Math.floor((limit / totalValue) * 100)}%`,
    value: limit,
    max: totalValue,
    tone: 'danger' as const,
    text: `${money(limit)} of ${money(totalValue)}`,
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
          Go to your policy
        </Link>
      ) : (
        <BarMeter {...barOf(cover, cover.limit)} />
      )}
    </>
  );
}
