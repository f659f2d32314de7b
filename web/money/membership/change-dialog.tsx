import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  ChangePreview,
  Membership,
  MembershipChanged,
  MembershipView,
} from '#contract/money/membership.ts';
import { byInterval } from '#contract/money/renewal-words.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { Consent } from './consent.tsx';
import { DropChange } from './drop-change.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { type ChangeAsked, changePlan, type Choice, previewQuery } from './queries.ts';
import { dayOf, PER, planName } from './words.ts';

type ChangeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; membership: Membership };

/** Changes the plan: choose, review every charge, agree. */
export function ChangeDialog({ open, onOpenChange, membership }: ChangeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent wide>
        <DialogTitle>Change plan</DialogTitle>
        <DialogText>
          More begins at once, and you pay the difference for the days left. Less begins when the period you
          have paid for ends.
        </DialogText>
        <Change membership={membership} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type Waiting = { clientSecret: string; cents: number; failure: string | null };

/**
 * Null or an authentication request: the card would work with its holder present. Anything else is a decline.
 */
const isForTheBank = (failure: string | null) => !failure || /authentication/i.test(failure);

type ChangeProps = { membership: Membership; onDone: () => void };

function Change({ membership, onDone }: ChangeProps) {
  const { next, periodEnd } = membership;
  const current: Choice = { plan: membership.plan, interval: membership.interval };
  const [choice, setChoice] = useState<Choice>(current);
  const [secret, setSecret] = useState<Waiting>();
  // Held here, because a live update can arrive before the response and unmount the child that started it.
  const change = useMutation(changePlan);
  const isSame = (one: Choice) => one.plan === choice.plan && one.interval === choice.interval;
  const finish = () => {
    onDone();
    toast({
      title: 'Plan changed',
      text:
        choice.plan === membership.plan
          ? `You pay ${byInterval(choice.interval)} now.`
          : `You have ${planName(choice.plan)} now.`,
    });
  };
  const card = membership.card ?? 'the card on file';
  if (secret)
    return (
      <div className="grid gap-4">
        {isForTheBank(secret.failure) ? (
          <Notice tone="warning" title="The bank needs you for this" live>
            Nothing was charged to {card}. Enter it again, or another one. Your plan stays as it is until it
            is paid.
          </Notice>
        ) : (
          <Notice tone="danger" title={`We could not charge ${card}`} live>
            {secret.failure} Enter another card. Your plan stays as it is until it is paid.
          </Notice>
        )}
        <PaymentStep
          clientSecret={secret.clientSecret}
          amountCents={secret.cents}
          purpose="subscription"
          submitLabel={`Pay ${moneyWithCents(secret.cents)}`}
          returnPath="/membership"
          isThere={({ membership: now }: MembershipView) =>
            now?.plan === choice.plan && now.interval === choice.interval
          }
          onDone={finish}
        />
        <DropChange membership={membership} onDropped={onDone}>
          Leave it: stay with {planName(membership.plan)}
        </DropChange>
      </div>
    );
  return (
    <div className="grid gap-5">
      <PlanChoice
        choice={choice}
        onChange={(other) => {
          change.reset(); // one choice's error doesn't apply to another
          setChoice(other);
        }}
        current={current}
        planned={next && periodEnd ? { ...next, from: dayOf(periodEnd) } : undefined}
        isBrief
      />
      {next && isSame(next) && !change.isPending ? (
        <Notice
          title="This is planned already"
          action={
            <DropChange membership={membership} onDropped={onDone}>
              Drop this change
            </DropChange>
          }
        >
          {periodEnd && `It begins on ${dayOf(periodEnd)}. Until then you have ${planName(membership.plan)}.`}
        </Notice>
      ) : isSame(current) && !change.isPending ? (
        <p className="rounded-card bg-sunken px-4 py-3 text-muted">
          This is what you have. Choose another plan, or another way to pay, to see what it costs.
        </p>
      ) : (
        <Agreement
          key={`${choice.plan}-${choice.interval}`}
          choice={choice}
          from={membership}
          change={change}
          onChanged={({ clientSecret, membership: now }, preview) => {
            if (clientSecret)
              setSecret({
                clientSecret,
                cents: preview.dueNowCents,
                failure: now.openInvoice?.failure ?? null,
              });
            else if (preview.when === 'now') finish();
            else {
              onDone();
              toast({
                title: 'Change planned',
                text:
                  choice.plan === membership.plan
                    ? `You pay ${byInterval(choice.interval)} from ${dayOf(preview.takesEffect)}.`
                    : `${planName(choice.plan)} begins on ${dayOf(preview.takesEffect)}.`,
              });
            }
          }}
        />
      )}
    </div>
  );
}

type AgreementProps = {
  choice: Choice;
  from: Membership;
  change: UseMutationResult<MembershipChanged, unknown, ChangeAsked>;
  onChanged: (changed: MembershipChanged, preview: ChangePreview) => void;
};

function Agreement({ choice, from, change, onChanged }: AgreementProps) {
  const preview = useQuery(previewQuery(choice));
  if (preview.isPending)
    return (
      <SkeletonGroup label="Working out the price" className="grid gap-3">
        <Skeleton className="h-32 w-full rounded-card!" />
        <Skeleton className="h-28 w-full rounded-card!" />
      </SkeletonGroup>
    );
  if (!preview.data)
    return (
      <ErrorState
        title="The price did not load"
        text={sentence(preview.error)}
        safe="Nothing was changed."
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  const shown = preview.data;
  const agree = () =>
    change.mutate(
      {
        ...choice,
        agreed: true,
        version: shown.version,
        dueNowCents: shown.dueNowCents,
        pricedAt: shown.pricedAt,
      },
      {
        onSuccess: (changed) => onChanged(changed, shown),
        onError: (error) => {
          if (codeOf(error) === 'confirmation_needed') void preview.refetch();
        },
      },
    );
  return (
    <>
      <Costs preview={shown} choice={choice} from={from} />
      <Consent
        words={shown.words}
        submitLabel={
          shown.when === 'now' && shown.dueNowCents > 0
            ? `Pay ${moneyWithCents(shown.dueNowCents)} and change`
            : `Change on ${dayOf(shown.takesEffect)}`
        }
        busy={change.isPending}
        problem={change.error ? sentence(change.error) : undefined}
        onAgree={agree}
      />
    </>
  );
}

type CostsProps = { preview: ChangePreview; choice: Choice; from: Membership };

/** Itemizes what is charged now and later. */
function Costs({ preview, choice, from }: CostsProps) {
  const isLater = preview.when === 'period-end';
  return (
    <section aria-labelledby="change-costs" className="grid gap-3 rounded-card border border-line p-4">
      <h3 id="change-costs" className="font-semibold">
        {isLater ? `From ${dayOf(preview.takesEffect)}` : 'What it costs'}
      </h3>
      {isLater && (
        <p className="text-muted">
          {choice.plan === from.plan
            ? `You keep ${planName(from.plan)} and everything in it. Only how you pay changes.`
            : `You keep ${planName(from.plan)} and everything in it until then.`}{' '}
          Nothing is charged today.
        </p>
      )}
      <dl className="grid gap-2">
        {preview.lines.map(({ description, cents }) => (
          <Line key={description} name={description} cents={cents} />
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>Due now</dt>
          <dd className="tabular">{moneyWithCents(preview.dueNowCents)}</dd>
        </div>
      </dl>
      <p className="text-muted">
        Then {moneyWithCents(preview.renewsAtCents)} {PER[choice.interval]}, from {dayOf(preview.renewsAt)}.
      </p>
    </section>
  );
}

const Line = ({ name, cents }: { name: string; cents: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="min-w-0 text-muted">{name}</dt>
    <dd className="tabular shrink-0">{moneyWithCents(cents)}</dd>
  </div>
);
