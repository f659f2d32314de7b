import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { stepRow } from './step-row.ts';
import * as frame from '#text/ui/frame.ts';
import * as t from '#text/ui/parts.ts';

type MovingRowProps = {
  /** Names the row for screen readers. */
  label: string;
  /** What moves, for the button: 'pictures' becomes 'Pause pictures'. */
  what: string;
  /** Shown before the row, beside the button. */
  head: ReactNode;
  /** List items. Together at least as wide as the widest screen, or the loop shows a gap. */
  children: ReactNode;
  /** Adds buttons that move the row by one item. */
  hasSteps?: boolean;
  className?: string;
};

/**
 * A row that scrolls by itself with CSS alone: two copies side by side, moved by the width of one. It pauses
 * on hover, on focus and by its button, and starts only once that button works. It can always be scrolled
 * manually. With reduced motion or without scripts it's a plain row without the second copy.
 */
export function MovingRow({ label, what, head, children, hasSteps, className }: MovingRowProps) {
  const view = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const Icon = isPaused ? Play : Pause;
  const list = 'flex shrink-0 gap-4 pr-4 sm:gap-6 sm:pr-6';
  const step = (direction: 1 | -1) => view.current && stepRow(view.current, direction);
  return (
    <div className={cn('group/row', className)}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-6 px-4 sm:px-6">
        {head}
        <div className={cn('flex gap-2 unscripted:hidden', !isAlive && 'invisible')}>
          <Button variant="outline" className="motion-reduce:hidden" onClick={() => setPaused(!isPaused)}>
            <Icon className="size-4 fill-current" aria-hidden="true" />
            {isPaused ? t.play(what) : t.pause(what)}
          </Button>
          {hasSteps && (
            <>
              <IconButton data-step label={frame.previous} variant="outline" onClick={() => step(-1)}>
                <ChevronLeft className="size-5" aria-hidden="true" />
              </IconButton>
              <IconButton data-step label={frame.next} variant="outline" onClick={() => step(1)}>
                <ChevronRight className="size-5" aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      </div>
      <div
        ref={view}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
        tabIndex={0}
        className="group mt-10 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] focus-visible:-outline-offset-2 motion-reduce:[scrollbar-width:thin] unscripted:[scrollbar-width:thin]"
      >
        <div
          className={cn(
            'flex w-max group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-focus:[animation-play-state:paused] group-has-[[data-step]:focus-visible]/row:[animation-play-state:paused] motion-reduce:pl-4 unscripted:pl-4',
            isAlive && 'animate-row',
            isPaused && '[animation-play-state:paused]',
          )}
        >
          <ul className={list}>{children}</ul>
          <ul aria-hidden="true" inert className={cn(list, 'motion-reduce:hidden unscripted:hidden')}>
            {children}
          </ul>
        </div>
      </div>
    </div>
  );
}
