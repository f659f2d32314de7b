import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as frame from '#text/ui/frame.ts';

type PreviousNextProps = {
  /** What is paged, for screen readers. */
  label: string;
  /** Undefined on the first page (or the last). */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** This page's position in the list. */
  children?: ReactNode;
};

/** Pages of a list that changes while it is read, so they have no numbers. Hidden if there is only one. */
export function PreviousNext({ label, onPrevious, onNext, children }: PreviousNextProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular text-muted" aria-live="polite">
        {children}
      </p>
      <span className="flex gap-2">
        <Button variant="outline" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          {frame.previous}
        </Button>
        <Button variant="outline" disabled={!onNext} onClick={onNext}>
          {frame.next}
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </span>
    </nav>
  );
}
