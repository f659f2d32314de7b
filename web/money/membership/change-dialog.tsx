import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  ChangePreview,
  Membership,
  MembershipChanged,
  MembershipView,
} from '#contract/money/membership.ts';

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
import { californiaDay, changeWords } from '#contract/money/renewal-words.ts';
import { language } from '#text/locale.ts';
import * as t from '#text/money/membership.ts';

type ChangeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; membership: Membership };

/** Changes the plan: choose, review every charge, agree. */
export function ChangeDialog({ open, onOpenChange, membership }: ChangeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent wide>
        <DialogTitle>{t.changePlan}</DialogTitle>
        <DialogText>{t.changeRules}</DialogText>
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
      title: t.planChanged,
      text:
        choice.plan === membership.plan
          ? t.billedNow(t.byInterval[choice.interval])
          : t.youHaveNow(planName(choice.plan)),
    });
  };
  const card = membership.card ?? t.cardOnFile;
  if (secret)
    return (
      <div className="grid gap-4">
        {isForTheBank(secret.failure) ? (
          <Notice tone="warning" title={t.bankNeedsYou} live>
            {t.enterAgain(card)}
          </Notice>
        ) : (
          <Notice tone="danger" title={t.couldNotCharge(card)} live>
            {t.enterAnother(secret.failure ?? '')}
          </Notice>
        )}
        <PaymentStep
          clientSecret={secret.clientSecret}
          amountCents={secret.cents}
          purpose="subscription"
          submitLabel={t.pay(moneyWithCents(secret.cents))}
          returnPath="/membership"
          isThere={({ membership: now }: MembershipView) =>
            now?.plan === choice.plan && now.interval === choice.interval
          }
          onDone={finish}
        />
        <DropChange membership={membership} onDropped={onDone}>
          {t.dropAndStay(planName(membership.plan))}
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
          title={t.alreadyPlanned}
          action={
            <DropChange membership={membership} onDropped={onDone}>
              {t.dropChange}
            </DropChange>
          }
        >
          {periodEnd && t.plannedDetail(dayOf(periodEnd), planName(membership.plan))}
        </Notice>
      ) : isSame(current) && !change.isPending ? (
        <p className="rounded-card bg-sunken px-4 py-3 text-muted">{t.thisIsYourPlan}</p>
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
                title: t.changePlanned,
                text:
                  choice.plan === membership.plan
                    ? t.billedFromDay(t.byInterval[choice.interval], dayOf(preview.takesEffect))
                    : t.planStartsOn(planName(choice.plan), dayOf(preview.takesEffect)),
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
      <SkeletonGroup label={t.loadingPrice} className="grid gap-3">
        <Skeleton className="h-32 w-full rounded-card!" />
        <Skeleton className="h-28 w-full rounded-card!" />
      </SkeletonGroup>
    );
  if (!preview.data)
    return (
      <ErrorState
        title={t.priceNotLoaded}
        text={sentence(preview.error)}
        safe={t.nothingChanged}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  const shown = preview.data;
  // The server states the terms in English, which is what it records.
  const words =
    language === 'en'
      ? shown.words
      : changeWords({
          ...choice,
          from: from.plan,
          dueNowCents: shown.dueNowCents,
          takesEffectDay: californiaDay(new Date(shown.takesEffect)),
          renewsDay: californiaDay(new Date(shown.renewsAt)),
        });
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
        words={words}
        submitLabel={
          shown.when === 'now' && shown.dueNowCents > 0
            ? t.payAndChange(moneyWithCents(shown.dueNowCents))
            : t.changeOn(dayOf(shown.takesEffect))
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
        {isLater ? t.from(dayOf(preview.takesEffect)) : t.whatItCosts}
      </h3>
      {isLater && (
        <p className="text-muted">
          {choice.plan === from.plan
            ? t.keepsPlanOtherBilling(planName(from.plan))
            : t.keepsPlanUntilThen(planName(from.plan))}
        </p>
      )}
      <dl className="grid gap-2">
        {preview.lines.map(({ description, cents }) => (
          <Line key={description} name={description} cents={cents} />
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t.dueNow}</dt>
          <dd className="tabular">{moneyWithCents(preview.dueNowCents)}</dd>
        </div>
      </dl>
      <p className="text-muted">
        {t.thenFrom(moneyWithCents(preview.renewsAtCents), PER[choice.interval], dayOf(preview.renewsAt))}
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
