import { Check } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';

export const STEPS = ['Your home', 'Your plan', 'Payment'] as const;

/** The user's progress. `at` starts at 0; past the last step everything is done. */
export function Steps({ at }: { at: number }) {
  return (
    <nav aria-label="Progress" className="grid gap-2">
      <p className="text-muted">
        {at < STEPS.length ? `Step ${at + 1} of ${STEPS.length}` : 'All steps done'}
      </p>
      <ol className="grid grid-cols-3 gap-2">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2 border-t-4 pt-2 text-sm font-medium sm:text-base',
              index < at && 'border-moss text-moss-ink',
              index === at && 'border-pine',
              index > at && 'border-line text-muted',
            )}
          >
            {index < at && <Check className="size-4 shrink-0 stroke-3" aria-hidden="true" />}
            <span>
              {name}
              {index < at && <span className="sr-only">: done</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
