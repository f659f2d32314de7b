import { BedDouble, CreditCard, HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Membership, MembershipView } from '#contract/money/membership.ts';
import { formatMoney } from '#web/lib/format.ts';
import { FUNDS_TEXT } from '#web/lib/funds.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { nightsOf, planName, priceOf, membershipStatusText } from './words.ts';
import * as t from '#text/money/membership.ts';

type CurrentPlanProps = { membership: Membership; actions: ReactNode; cardAction: ReactNode };

/** The current plan, its price, what happens next, and the card on file. */
export function CurrentPlan({ membership, actions, cardAction }: CurrentPlanProps) {
  const { word, tone, line } = membershipStatusText(membership);
  return (
    <section aria-labelledby="current-plan">
      <Card className="h-full gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid gap-1">
            <CardTitle as="h2" id="current-plan" className="text-3xl!">
              {planName(membership.plan)}
            </CardTitle>
            <p className="tabular text-lg">
              {priceOf(membership.plan, membership.interval, membership.priceCents)}
            </p>
          </div>
          <Badge tone={tone}>{word}</Badge>
        </div>
        <p>{line}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="flex items-center gap-3">
            <CreditCard className="size-5 shrink-0 text-muted" aria-hidden="true" />
            {membership.card ?? t.noCardYet}
          </p>
          {cardAction}
        </div>
        {/* A membership that ends has no actions. */}
        <div className="mt-auto flex flex-col gap-2 empty:hidden sm:flex-row sm:flex-wrap">{actions}</div>
      </Card>
    </section>
  );
}

type EntitlementsProps = Pick<MembershipView, 'entitlements'> & Pick<Membership, 'suspendedAt'>;

/** What a declared event triggers right now. */
export function Entitlements({ entitlements, suspendedAt }: EntitlementsProps) {
  return (
    <section aria-labelledby="entitlements">
      <Card className="h-full">
        <div className="grid gap-1">
          <CardTitle as="h2" id="entitlements">
            {t.ifOrderIsDeclared}
          </CardTitle>
          <CardText>
            {entitlements ? t.perEvent : suspendedAt ? t.noServicesSuspended : t.noServicesWithout}
          </CardText>
        </div>
        <dl className="grid gap-4">
          <Benefit
            icon={<HandCoins className="size-5" aria-hidden="true" />}
            name={t.emergencyCash}
            value={entitlements ? formatMoney(entitlements.cashCents) : t.none}
          />
          <Benefit
            icon={<BedDouble className="size-5" aria-hidden="true" />}
            name={t.guaranteedHotel}
            value={entitlements ? nightsOf(entitlements.hotelNights) : t.none}
          />
        </dl>
        <CardText>{FUNDS_TEXT}</CardText>
      </Card>
    </section>
  );
}

const Benefit = ({ icon, name, value }: { icon: ReactNode; name: string; value: string }) => (
  <div className="relative min-h-11 pl-15">
    <dt className="text-sm text-muted">
      <span className="absolute top-0.5 left-0 grid size-11 place-items-center rounded-full bg-pine-soft text-pine-ink">
        {icon}
      </span>
      {name}
    </dt>
    <dd className="tabular font-display text-2xl font-semibold">{value}</dd>
  </div>
);
