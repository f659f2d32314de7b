import { Check } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { priceWord } from '#web/lib/prices.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import type { Plan } from './plans.ts';
import * as t from '#text/outreach/plans.ts';

const INK = {
  blue: 'text-plan-blue-ink',
  purple: 'text-plan-purple-ink',
  orange: 'text-plan-orange-ink',
};
const EDGE = {
  blue: 'border-t-plan-blue',
  purple: 'border-t-plan-purple',
  orange: 'border-t-plan-orange',
};

export function PlanCard({ plan }: { plan: Plan }) {
  const { key, name, color, isMostPopular, includes, items, perEvent } = plan;
  return (
    <section
      aria-labelledby={`plan-${color}`}
      className={cn(
        'flex flex-col gap-6 rounded-card border border-t-4 border-line bg-surface p-6',
        EDGE[color],
        isMostPopular && 'lg:-my-4 lg:py-10',
      )}
    >
      <div className="grid gap-2">
        <div className="flex min-h-8 items-center justify-between gap-2">
          <h3 id={`plan-${color}`} className={cn('text-2xl', INK[color])}>
            {name}
          </h3>
          {isMostPopular && (
            <Badge tone="plan-purple" solid>
              {t.mostPopular}
            </Badge>
          )}
        </div>
        <p className="tabular">
          <span className="font-display text-5xl font-bold tracking-tight">
            {priceWord(`PRICE_${key.toUpperCase()}_MONTH`)}
          </span>
          <span className="text-lg text-muted">{t.perMonth}</span>
        </p>
        <p className="text-muted tabular">{priceWord(`PRICE_${key.toUpperCase()}_YEARLY`)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-4 rounded-control bg-sunken px-4 py-3 large-text:grid-cols-1">
        <div>
          <dt className="text-sm text-muted">{t.cashPerEvent}</dt>
          <dd className="tabular text-lg font-semibold">{perEvent.cash}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t.hotelPerEvent}</dt>
          <dd className="text-lg font-semibold">{perEvent.nights}</dd>
        </div>
      </dl>
      <ul className="grid gap-3">
        {includes && <li className="font-semibold">{t.plusMore(includes)}</li>}
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Check className={cn('mt-0.5 size-5 shrink-0', INK[color])} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <Link
        to={`/waitlist?plan=${key}&color=${color}`}
        className={buttonClass({
          variant: isMostPopular ? 'primary' : 'outline',
          size: 'large',
          className: 'mt-auto',
        })}
      >
        {t.reserve}
      </Link>
    </section>
  );
}
