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
                Change card
              </Button>
            )
          }
          actions={
            <>
              {canChange && !isEnding && !isLate && !membership.suspendedAt && (
                <Button onClick={() => setOpen('change')}>Change plan</Button>
              )}
              {/* No longer charged: can always be ended. Charged by another provider: only there. */}
              {!isEnding && (canChange || mayStart) && (
                <Button variant="outline" onClick={() => setOpen('cancel')}>
                  Cancel membership
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
  const title =
    endsWithPeriod && periodEnd
      ? `Your membership ends on ${dayOf(periodEnd)}`
      : 'This membership cannot be changed here';
  if (mayStart)
    return (
      <Notice tone="warning" title={title}>
        It was made with a card service that we no longer use, and does not renew. Until then everything stays
        as it is. You can begin a new one below at any time; this one ends with it.
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
          Write to us
        </Link>
      }
    >
      It was made with another card service. What you are entitled to stays as it is. Write to us to change or
      cancel it.
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
      toast({ title: 'Membership kept', text: `${planName(membership.plan)} renews on ${end}.` });
    } catch (error) {
      toast({ title: 'Error', text: sentence(error), destructive: true });
    }
  };
  return (
    <Notice
      tone="warning"
      title={`Your membership ends on ${end}`}
      action={
        <Button busy={keep.isPending} onClick={() => void press()}>
          Keep membership
        </Button>
      }
    >
      Until then everything stays as it is. Your card is not charged again. If you keep it, it renews on {end}{' '}
      as {planName(membership.plan)} for{' '}
      {priceOf(membership.plan, membership.interval, membership.nextPriceCents ?? membership.priceCents)}.
    </Notice>
  );
}

/** A change that was agreed but not paid. Dropping it costs nothing. */
function Unpaid({ membership, onFinish }: { membership: Membership; onFinish: () => void }) {
  const { openInvoice, plan } = membership;
  return (
    <Notice
      tone="warning"
      title="Your change of plan is not paid"
      action={
        <>
          <Button onClick={onFinish}>Choose again</Button>
          <DropChange membership={membership}>Leave it</DropChange>
        </>
      }
    >
      {openInvoice?.failure} You have {planName(plan)} as before, and owe nothing. The invoice of the change
      is not collected unless you finish it.
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
          ? `${planName(next.plan)} begins on ${dayOf(periodEnd)}`
          : `You pay by the ${next.interval} from ${dayOf(periodEnd)}`
      }
      action={
        <DropChange membership={membership}>
          {isOtherPlan ? `Stay with ${planName(membership.plan)}` : 'Leave it as it is'}
        </DropChange>
      }
    >
      It costs {priceOf(next.plan, next.interval)} from then on.{' '}
      {isOtherPlan && `Until then you have ${planName(membership.plan)}, with everything in it.`}
    </Notice>
  );
}
