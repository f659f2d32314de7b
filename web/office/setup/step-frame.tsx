import { Check, Clock3, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Setup, SetupStep } from '#contract/office/setup.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { AllSteps } from './all-steps.tsx';
import { aboutMinutes, STEP_WORDS } from './step-words.ts';
import * as t from '#text/office/setup.ts';

const isDone = ({ state }: Setup['steps'][number]) => state === 'done';

type StepFrameProps = {
  setup: Setup;
  step: SetupStep;
  /** What was just completed, shown above the next step. */
  news?: ReactNode;
  /** Null if a step can't be put off because it is done. */
  onPutOff: (() => void) | null;
  isPuttingOff: boolean;
  children: ReactNode;
};

/** One step per screen: progress, why, how long it takes, what needs it, then the step itself. */
export function StepFrame({ setup, step, news, onPutOff, isPuttingOff, children }: StepFrameProps) {
  const { icon: Icon, title, why, minutes, neededFor } = STEP_WORDS[step];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const at = setup.steps.findIndex((one) => one.step === step) + 1;
  const done = setup.steps.filter(isDone).length;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
          <p>{t.stepOf(at, setup.steps.length)}</p>
          <p className="tabular">{t.doneCount(done)}</p>
        </div>
        <Progress
          label={t.setup}
          value={(done / setup.steps.length) * 100}
          valueText={t.stepsDone(done, setup.steps.length)}
        />
      </div>
      {news}
      <header className="grid gap-3">
        <span className="grid size-12 place-items-center rounded-full bg-pine-soft text-pine-ink">
          <Icon className="size-6" aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="max-w-prose text-lg">{why}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          <li className="flex items-center gap-2">
            <Clock3 className="size-5 shrink-0" aria-hidden="true" />
            {aboutMinutes(minutes)}
          </li>
          <li className="flex items-center gap-2">
            <ShieldCheck className="size-5 shrink-0" aria-hidden="true" />
            {t.neededForShort(neededFor)}
          </li>
        </ul>
      </header>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {onPutOff ? (
          <Button variant="ghost" busy={isPuttingOff} onClick={onPutOff}>
            {t.notNow}
          </Button>
        ) : (
          <span />
        )}
        <Link to="/dashboard" className={buttonClass({ variant: 'ghost' })}>
          {t.leave}
        </Link>
      </div>
      <AllSteps setup={setup} current={step} />
    </div>
  );
}

/** A completed step. */
export function DoneStep({ change, onNext }: { change: { to: string; label: string }; onNext: () => void }) {
  return (
    <Card className="gap-4">
      <p className="flex items-center gap-3 text-lg font-semibold">
        <Check className="size-6 shrink-0 stroke-3 text-moss-ink" aria-hidden="true" />
        {t.stepDone}
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Link to={change.to} className={buttonClass({ variant: 'outline' })}>
          {change.label}
        </Link>
        <Button onClick={onNext}>{t.next}</Button>
      </div>
    </Card>
  );
}
