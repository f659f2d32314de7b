import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Membership, MembershipView } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CashCard } from '#web/money/payouts/cash-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CurrentPlan, Entitlements } from './current-plan.tsx';
import { DropChange } from './drop-change.tsx';
import { Invoices } from './invoices.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { SuspendedBanner } from './suspended-banner.tsx';
import { undoCancellation } from './queries.ts';
import { dayOf, planName, priceOf } from './words.ts';
import * as t from '#text/money/membership.ts';

type RunningProps = {
  view: MembershipView;
  membership: Membership;
  /** What the plan protects, before the cards. */
  children: ReactNode;
};

/** An active membership: its plan, its benefits and all available actions. */
export function Running({ view, membership, children }: RunningProps) {
  const { entitlements, canChange, mayStart } = view;
  const [open, setOpen] = useState<'change' | 'cancel' | 'card' | null>(null);
  const [reason, setReason] = useState<string>();
  const onOtherCard = (why?: string) => {
    setReason(why);
    setOpen('card');
  };
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  const isEnding = membership.endsWithPeriod;
  const isLate = membership.status === 'late';
  return (
    <>
      {!canChange && <Elsewhere membership={membership} mayStart={mayStart} />}
      {canChange && <ProblemBanner membership={membership} onOtherCard={onOtherCard} />}
      <SuspendedBanner membership={membership} />
      {canChange && isEnding && !membership.suspendedAt && <Ending membership={membership} />}
      {canChange && !isLate && membership.openInvoice && (
        <Unpaid membership={membership} onFinish={() => setOpen('change')} />
      )}
      {canChange && membership.next && !isEnding && <Planned membership={membership} />}
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[3fr_2fr]">
        <CurrentPlan
          membership={membership}
          cardAction={
            canChange && (
              <Button variant="outline" size="small" onClick={() => onOtherCard()}>
                {t.changeCard}
              </Button>
            )
          }
          actions={
            <>
              {canChange && !isEnding && !isLate && !membership.suspendedAt && (
                <Button onClick={() => setOpen('change')}>{t.changePlan}</Button>
              )}
              {/* No longer charged: can always be ended. Charged by another provider: only there. */}
              {!isEnding && (canChange || mayStart) && (
                <Button variant="outline" onClick={() => setOpen('cancel')}>
                  {t.cancelMembership}
                </Button>
              )}
            </>
          }
        />
        <Entitlements entitlements={entitlements} suspendedAt={membership.suspendedAt} />
      </div>
      {children}
      <CashCard />
      <Invoices onOtherCard={isLate && canChange ? onOtherCard : undefined} />
      <ChangeDialog open={open === 'change'} onOpenChange={close} membership={membership} />
      <CancelDialog open={open === 'cancel'} onOpenChange={close} membership={membership} />
      <CardDialog open={open === 'card'} onOpenChange={close} membership={membership} reason={reason} />
    </>
  );
}

/**
 * Started with a payment provider that this server isn't connected to. Only offers what works without that
 * provider.
 */
function Elsewhere({ membership, mayStart }: { membership: Membership; mayStart: boolean }) {
  const { endsWithPeriod, periodEnd } = membership;
  const title = endsWithPeriod && periodEnd ? t.endsOn(dayOf(periodEnd)) : t.cannotChangeHere;
  if (mayStart)
    return (
      <Notice tone="warning" title={title}>
        {t.oldProvider}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
          {t.writeToUs}
        </Link>
      }
    >
      {t.otherProvider}
    </Notice>
  );
}

function Ending({ membership }: { membership: Membership }) {
  const keep = useMutation(undoCancellation);
  const end = membership.periodEnd ? dayOf(membership.periodEnd) : '';
  // Awaited here, because this notice unmounts once the membership is kept.
  const press = async () => {
    try {
      await keep.mutateAsync();
      toast({ title: t.membershipKept, text: t.renewsOn(planName(membership.plan), end) });
    } catch (error) {
      toast({ title: t.error, text: sentence(error), destructive: true });
    }
  };
  return (
    <Notice
      tone="warning"
      title={t.endsOn(end)}
      action={
        <Button busy={keep.isPending} onClick={() => void press()}>
          {t.keepMembership}
        </Button>
      }
    >
      {t.keepDetail(
        planName(membership.plan),
        end,
        priceOf(membership.plan, membership.interval, membership.nextPriceCents ?? membership.priceCents),
      )}
    </Notice>
  );
}

/** A change that was agreed but not paid. Dropping it costs nothing. */
function Unpaid({ membership, onFinish }: { membership: Membership; onFinish: () => void }) {
  const { openInvoice, plan } = membership;
  return (
    <Notice
      tone="warning"
      title={t.changeNotPaid}
      action={
        <>
          <Button onClick={onFinish}>{t.chooseAgain}</Button>
          <DropChange membership={membership}>{t.dropIt}</DropChange>
        </>
      }
    >
      {t.changeNotPaidDetail(openInvoice?.failure ?? '', planName(plan))}
    </Notice>
  );
}

function Planned({ membership }: { membership: Membership }) {
  const { next, periodEnd } = membership;
  if (!next || !periodEnd) return null;
  const isOtherPlan = next.plan !== membership.plan;
  return (
    <Notice
      tone="info"
      title={
        isOtherPlan
          ? t.planStarts(planName(next.plan), dayOf(periodEnd))
          : t.intervalStarts(t.byInterval[next.interval], dayOf(periodEnd))
      }
      action={
        <DropChange membership={membership}>
          {isOtherPlan ? t.stayWith(planName(membership.plan)) : t.keepBilling}
        </DropChange>
      }
    >
      {isOtherPlan
        ? t.untilThen(priceOf(next.plan, next.interval), planName(membership.plan))
        : t.costsFromThenOn(priceOf(next.plan, next.interval))}
    </Notice>
  );
}
