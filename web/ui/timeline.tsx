import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';
import * as t from '#text/ui/parts.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed' | 'open';

const STATES: Record<StepState, { word: string; dot: string; line: string }> = {
  done: { word: t.done, dot: 'border-moss bg-moss text-on-moss', line: 'bg-moss' },
  current: { word: t.inProgress, dot: 'border-pine bg-raised text-pine-ink', line: 'bg-line' },
  upcoming: { word: t.notStarted, dot: 'border-line-strong bg-surface text-muted', line: 'bg-line' },
  open: { word: t.open, dot: 'border-danger bg-danger text-on-danger', line: 'bg-line' },
  failed: { word: t.failed, dot: 'border-danger bg-danger text-on-danger', line: 'bg-line' },
};

export function Timeline({ className, children }: { className?: string; children: ReactNode }) {
  return <ol className={cn('grid', className)}>{children}</ol>;
}

type TimelineStepProps = {
  state: StepState;
  title: ReactNode;
  /** When it happened or is expected, already formatted with its time zone. */
  time?: ReactNode;
  children?: ReactNode;
};

/** A past, current or future step; the state is also given in words. */
export function TimelineStep({ state, title, time, children }: TimelineStepProps) {
  const { word, dot, line } = STATES[state];
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="group grid grid-cols-[2rem_1fr] gap-x-3 pb-6 last:pb-0"
    >
      <div className="relative flex justify-center">
        <span className={cn('absolute top-8 -bottom-6 w-0.5 group-last:hidden', line)} />
        <span className={cn('grid size-8 place-items-center rounded-full border-2', dot)}>
          {state === 'done' && <Check className="size-4 stroke-3" aria-hidden="true" />}
          {state === 'failed' && <X className="size-4 stroke-3" aria-hidden="true" />}
          {state === 'open' && <TriangleAlert className="size-4" aria-hidden="true" />}
          {state === 'current' && <Spinner className="text-sm" />}
        </span>
      </div>
      <div className="grid content-start gap-0.5 pt-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className={cn('font-semibold', state === 'upcoming' && 'font-medium text-muted')}>
            {title}
            <span className="sr-only">
              {typeof title === 'string' && title.endsWith('.') ? ` ${word}` : `: ${word}`}
            </span>
          </p>
          {time && <p className="tabular text-sm text-muted">{time}</p>}
        </div>
        {children && <div className={state === 'failed' ? 'text-danger-ink' : 'text-muted'}>{children}</div>}
      </div>
    </li>
  );
}
