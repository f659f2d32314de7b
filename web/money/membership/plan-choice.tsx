import { Check } from 'lucide-react';
import { type Interval, PLAN_KEYS, PLAN_TERMS, type PlanKey, priceCents } from '#contract/core/plans.ts';
import { formatMoney } from '#web/lib/format.ts';
import { FUNDS_TEXT } from '#web/lib/funds.ts';
import { PRICES, priceWord } from '#web/lib/prices.ts';
import { plans } from '#web/outreach/marketing/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import type { Choice } from './queries.ts';
import { nightsOf, PER } from './words.ts';
import * as t from '#text/money/membership.ts';

type PlanChoiceProps = {
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** The member's current plan. */
  current?: Choice | undefined;
  /** A change that is already agreed, and its start date. */
  planned?: (Choice & { from: string }) | undefined;
  /** Figures only, for dialogs. */
  isBrief?: boolean;
};

/** Monthly or yearly, and one of three plans. */
export function PlanChoice({ choice, onChange, current, planned, isBrief = false }: PlanChoiceProps) {
  return (
    <div className="@container grid gap-6">
      <RadioGroup legend={t.howYouPay} className="@md:grid-cols-2">
        <IntervalRadio interval="month" choice={choice} onChange={onChange} hint={t.cancelAnyMonth} />
        <IntervalRadio
          interval="year"
          choice={choice}
          onChange={onChange}
          hint={current ? t.yearHint : priceWord('PRICE_YEAR_HINT')}
        />
      </RadioGroup>
      <RadioGroup legend={t.yourPlan} className="@3xl:grid-cols-3 @3xl:items-stretch">
        {PLAN_KEYS.map((plan) => (
          <Radio
            key={plan}
            tile
            value={plan}
            checked={choice.plan === plan}
            onChange={() => onChange({ ...choice, plan })}
            className="[&>span]:min-w-0 [&>span]:flex-1"
            label={
              <PlanHead
                plan={plan}
                interval={choice.interval}
                // A member who changes plans has had no notice of a new price yet, so the regular one applies.
                cents={current ? priceCents(plan, choice.interval) : PRICES[plan][choice.interval]}
                isCurrent={current?.plan === plan}
                plannedFrom={
                  planned?.plan === plan && planned.interval === choice.interval ? planned.from : undefined
                }
              />
            }
            hint={<PlanBody plan={plan} isBrief={isBrief} />}
          />
        ))}
      </RadioGroup>
      {!isBrief && <p className="text-muted">{FUNDS_TEXT}</p>}
    </div>
  );
}

type IntervalRadioProps = Pick<PlanChoiceProps, 'choice' | 'onChange'> & { interval: Interval; hint: string };

function IntervalRadio({ interval, hint, choice, onChange }: IntervalRadioProps) {
  return (
    <Radio
      tile
      value={interval}
      label={interval === 'month' ? t.monthly : t.yearly}
      hint={hint}
      checked={choice.interval === interval}
      onChange={() => onChange({ ...choice, interval })}
    />
  );
}

type PlanHeadProps = {
  plan: PlanKey;
  interval: Interval;
  cents: number;
  isCurrent: boolean;
  plannedFrom: string | undefined;
};

function PlanHead({ plan, interval, cents, isCurrent, plannedFrom }: PlanHeadProps) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <span className="flex flex-wrap items-baseline gap-2">
        <span className="font-display text-lg font-semibold">{PLAN_TERMS[plan].name}</span>
        {isCurrent && <Badge tone="pine">{t.yourPlan}</Badge>}
        {plannedFrom && <Badge tone="sky">{t.from(plannedFrom)}</Badge>}
      </span>
      <span className="tabular">
        <span className="text-lg font-semibold">{formatMoney(cents)}</span>{' '}
        <span className="font-normal text-muted">{PER[interval]}</span>
      </span>
    </span>
  );
}

function PlanBody({ plan, isBrief }: { plan: PlanKey; isBrief: boolean }) {
  const { cashCents, hotelNights } = PLAN_TERMS[plan];
  const shown = plans.find(({ key }) => key === plan);
  return (
    <span className="mt-1 grid gap-3 text-base text-ink">
      <span className="grid gap-x-4 gap-y-0.5 text-sm">
        <Figure name={t.cash} value={formatMoney(cashCents)} />
        <Figure name={t.hotel} value={nightsOf(hotelNights)} />
      </span>
      {!isBrief && shown && (
        <span className="grid gap-1.5 border-t border-line pt-3 text-sm">
          {shown.includes && <span className="font-medium">{t.andMore(shown.includes)}</span>}
          {shown.items.map((item) => (
            <span key={item} className="flex items-start gap-2">
              <Check className="mt-0.5 size-4 shrink-0 text-moss-ink" aria-hidden="true" />
              {item}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <span className="flex justify-between gap-3">
    <span className="text-muted">{name}</span>
    <span className="tabular font-medium">{value}</span>
  </span>
);
