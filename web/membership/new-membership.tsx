import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MembershipView } from '#contract/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlanChoice } from './plan-choice.tsx';
import { type Choice, giveUpMembership, refreshMembership } from './queries.ts';
import { Subscribe } from './subscribe.tsx';
import { planName, priceOf } from './words.ts';

type NewMembershipProps = {
  membership: MembershipView['membership'];
  returnPath: string;
  /** The plan somebody named before. */
  wish?: Choice['plan'] | null | undefined;
  onDone: () => void;
  onStep?: (step: 'plan' | 'pay') => void;
};

const USUAL: Choice = { plan: 'plus', interval: 'month' };

/** Choose a plan, agree, pay. One that was begun and not paid goes on where it stood. */
export function NewMembership({ membership, returnPath, wish, onDone, onStep }: NewMembershipProps) {
  const begun = membership?.status === 'starting' ? membership : null;
  const [choice, setChoice] = useState<Choice>(begun ?? { ...USUAL, ...(wish ? { plan: wish } : {}) });
  const [isPaying, setPaying] = useState(begun !== null);
  const giveUp = useMutation(giveUpMembership);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    onStep?.(isPaying ? 'pay' : 'plan');
    if (hasMoved.current) heading.current?.focus();
  }, [isPaying, onStep]);
  const move = (toPaying: boolean) => {
    hasMoved.current = true;
    setPaying(toPaying);
  };
  // Back from a bank's own page, or the news got lost: what is begun is asked about once.
  const { mutate: refresh } = useMutation(refreshMembership);
  const [isBegun] = useState(begun !== null);
  useEffect(() => {
    if (isBegun) refresh();
  }, [isBegun, refresh]);
  const goBack = async () => {
    try {
      // Begun at the provider: it is given up there before another plan is begun.
      await giveUp.mutateAsync();
      move(false);
    } catch (error) {
      toast({ title: 'Error', text: sentence(error), destructive: true });
    }
  };
  if (!isPaying)
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
              Choose your plan
            </CardTitle>
            <CardText>Cash and hotel are for each declared event. You can change or cancel online.</CardText>
          </div>
          <PlanChoice choice={choice} onChange={setChoice} />
          <Button size="large" className="sm:self-end" onClick={() => move(true)}>
            Continue with {planName(choice.plan)}
          </Button>
        </Card>
      </section>
    );
  return (
    <section aria-labelledby="pay-plan" className="mx-auto w-full max-w-2xl">
      <Card className="gap-6">
        <div className="grid gap-1">
          <CardTitle as="h2" id="pay-plan" ref={heading} tabIndex={-1} className="text-2xl! outline-none">
            {planName(choice.plan)}, {priceOf(choice.plan, choice.interval)}
          </CardTitle>
          <CardText>
            {begun
              ? 'You have begun, and the first payment is still to come. Nothing was charged.'
              : 'Read what you agree to, then pay.'}
          </CardText>
        </div>
        <Subscribe
          choice={choice}
          returnPath={returnPath}
          onDone={onDone}
          back={
            <Button
              variant="outline"
              busy={giveUp.isPending}
              onClick={() => void (begun ? goBack() : move(false))}
            >
              Choose another plan
            </Button>
          }
        />
      </Card>
    </section>
  );
}
