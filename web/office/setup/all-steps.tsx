import { Check, ChevronRight, Circle, Clock3 } from 'lucide-react';
import type { Setup, SetupStep } from '#contract/office/setup.ts';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { aboutMinutes, STEP_WORDS } from './step-words.ts';
import * as t from '#text/office/setup.ts';

type Step = Setup['steps'][number];

const noteOf = ({ step, state, blockedBy, isPutOff }: Step): string => {
  if (state === 'done') return t.done;
  if (state === 'waiting') return t.reviewing;
  if (state === 'blocked' && blockedBy) return t.after(STEP_WORDS[blockedBy].title);
  const time = aboutMinutes(STEP_WORDS[step].minutes);
  return isPutOff ? t.later(time) : time;
};

function Mark({ state }: Pick<Step, 'state'>) {
  if (state === 'done')
    return <Check className="size-5 shrink-0 stroke-3 text-moss-ink" aria-hidden="true" />;
  if (state === 'waiting') return <Clock3 className="size-5 shrink-0 text-muted" aria-hidden="true" />;
  return <Circle className="size-5 shrink-0 text-muted" aria-hidden="true" />;
}

/** Every step with its state. Steps that can be opened are links. */
export function StepList({ setup, current }: { setup: Setup; current?: SetupStep }) {
  return (
    <ol className="grid divide-y divide-line">
      {setup.steps.map((one) => {
        const inner = (
          <>
            <Mark state={one.state} />
            <span className="grid min-w-0 flex-1">
              <span className={cn('font-medium', one.step === current && 'text-pine-ink')}>
                {STEP_WORDS[one.step].title}
              </span>
              <span className="text-sm text-muted">{noteOf(one)}</span>
            </span>
          </>
        );
        return (
          <li key={one.step}>
            {one.state === 'blocked' ? (
              <span className="flex min-h-14 items-center gap-3 py-2">{inner}</span>
            ) : (
              <Link
                to={`/setup/${one.step}`}
                aria-current={one.step === current ? 'step' : undefined}
                className="flex min-h-14 items-center gap-3 rounded-control py-2 hover:bg-sunken"
              >
                {inner}
                <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function AllSteps({ setup, current }: { setup: Setup; current: SetupStep }) {
  return (
    <details className="rounded-card border border-line bg-raised px-4">
      <summary className="min-h-11 cursor-pointer py-3 font-medium">{t.allSteps}</summary>
      <div className="pb-3">
        <StepList setup={setup} current={current} />
      </div>
    </details>
  );
}
