import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MembershipView } from '#contract/money/membership.ts';
import { californiaDay, RENEWAL_WORDS_VERSION } from '#contract/money/renewal-words.ts';
import { FormSkeleton } from '#web/money/payments/form-skeleton.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { PRICES } from '#web/lib/prices.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/lib/toast.ts';
import { PlanChoice } from './plan-choice.tsx';
import { type Choice, abandonMembership, refreshMembership, startMembership } from './queries.ts';
import { isSame } from './steps-in-address.ts';
import { Subscribe } from './subscribe.tsx';
import { usePaySteps } from './use-pay-steps.ts';
import { planName, priceOf } from './words.ts';
import * as t from '#text/money/membership.ts';

type NewMembershipProps = {
  membership: MembershipView['membership'];
  returnPath: string;
  /** The plan chosen earlier, if any. */
  wish?: Choice['plan'] | null | undefined;
  /** The home's ZIP code, filled in for the card. */
  zip?: string | undefined;
  onDone: () => void;
};

/** The first charge is on the day of the agreement, so yesterday's terms must be read again. */
const isToday = (instant: string): boolean => californiaDay(new Date(instant)) === californiaDay(new Date());

const USUAL: Choice = { plan: 'plus', interval: 'month' };

/** Choose a plan, agree, pay. Resumes a membership that was started but not paid. */
export function NewMembership({ membership, returnPath, wish, zip, onDone }: NewMembershipProps) {
  const begun = membership?.status === 'starting' ? membership : null;
  // People who named a plan on the waitlist aren't asked again, but can still choose another.
  const wished = wish ? { ...USUAL, plan: wish } : null;
  // Held here, so that Back from the card form and Forward again find the same form.
  const start = useMutation(startMembership);
  const formFor = (choice: Choice) =>
    start.variables && isSame(start.variables, choice) ? start.data?.clientSecret : undefined;
  // After a reload, the terms accepted today are still valid, so only the card form is shown again.
  const isResumable = (choice: Choice) =>
    begun !== null && isSame(begun, choice) && isToday(begun.createdAt) && !start.isError && !start.isSuccess;
  const { step, chosen, toTerms, toCard, toPlan, leave } = usePaySteps(
    begun ?? wished,
    (one) => Boolean(formFor(one)) || isResumable(one),
  );
  const isResuming = step === 'card' && chosen !== null && !formFor(chosen) && isResumable(chosen);
  const { mutate: resume, isIdle } = start;
  useEffect(() => {
    if (!isResuming || !isIdle) return;
    const agreed = { version: RENEWAL_WORDS_VERSION, firstChargeDay: californiaDay(new Date()) };
    resume({ plan: chosen.plan, interval: chosen.interval, agreed: true, ...agreed });
  }, [isResuming, isIdle, resume, chosen]);
  const [choice, setChoice] = useState<Choice>(chosen ?? wished ?? USUAL);
  const giveUp = useMutation(abandonMembership);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The card form has its own heading, which takes focus.
    if (before.current !== step && step !== 'card') heading.current?.focus();
    before.current = step;
  }, [step]);
  // After returning from a bank's page, or if the webhook was lost: check a started membership once.
  const { mutate: refresh } = useMutation(refreshMembership);
  const [isBegun] = useState(begun !== null);
  useEffect(() => {
    if (isBegun) refresh();
  }, [isBegun, refresh]);
  const chooseAgain = async () => {
    try {
      // Cancel the started subscription at the provider before starting another plan.
      if (begun) await giveUp.mutateAsync();
      start.reset();
      toPlan();
    } catch (error) {
      toast({ title: t.error, text: sentence(error), destructive: true });
    }
  };
  if (step === 'plan' || !chosen)
    return (
      <section aria-labelledby="choose-plan">
        <Card className="gap-6">
          <div className="grid gap-1">
            <CardTitle
              as="h2"
              id="choose-plan"
              ref={heading}
              tabIndex={-1}
              className="text-2xl! outline-none"
            >
              {t.chooseYourPlan}
            </CardTitle>
            <CardText>{t.perEventOnline}</CardText>
          </div>
          <PlanChoice choice={choice} onChange={setChoice} />
          <Button size="large" className="sm:self-end" onClick={() => toTerms(choice)}>
            {t.continueWith(planName(choice.plan))}
          </Button>
        </Card>
      </section>
    );
  return (
    <section aria-labelledby="pay-plan" className="mx-auto w-full max-w-2xl">
      <Card className="gap-6">
        <div className="grid gap-1">
          <CardTitle as="h2" id="pay-plan" ref={heading} tabIndex={-1} className="text-2xl! outline-none">
            {planName(chosen.plan)},{' '}
            {priceOf(chosen.plan, chosen.interval, PRICES[chosen.plan][chosen.interval])}
          </CardTitle>
          <CardText>{begun && isSame(begun, chosen) ? t.begun : t.readThenPay}</CardText>
        </div>
        {isResuming ? (
          <FormSkeleton />
        ) : (
          <Subscribe
            // Different terms need a new agreement.
            key={`${chosen.plan} ${chosen.interval}`}
            choice={chosen}
            start={start}
            clientSecret={step === 'card' ? formFor(chosen) : undefined}
            returnPath={returnPath}
            zip={zip}
            onCard={toCard}
            onDone={() => {
              leave();
              onDone();
            }}
            back={
              <Button variant="outline" busy={giveUp.isPending} onClick={() => void chooseAgain()}>
                {t.chooseAnotherPlan}
              </Button>
            }
          />
        )}
      </Card>
    </section>
  );
}
