import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PAGE_ROWS } from '#contract/paging.ts';
import { Button } from '#web/ui/button.tsx';
import type { QueueState } from './queue-state.ts';
import * as t from '#text/office/admin-queue.ts';

type QueuePagingProps = {
  state: QueueState;
  shown: number;
  page: { next: string | null; total: number };
};

/** "51-100 of 1,234", with previous and next. Hidden if there is only one page. */
export function QueuePaging({ state, shown, page: { next, total } }: QueuePagingProps) {
  if (state.depth === 0 && next === null) return null;
  const from = state.depth * PAGE_ROWS.usual + 1;
  const inWords = (n: number) => n.toLocaleString('en-US');
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular text-muted" aria-live="polite">
        {t.ofTotal(`${inWords(from)}-${inWords(from + shown - 1)}`, inWords(total))}
      </p>
      <span className="flex gap-2">
        <Button variant="outline" disabled={state.depth === 0} onClick={state.goPrevious}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          {t.previous}
        </Button>
        <Button variant="outline" disabled={next === null} onClick={() => next && state.goNext(next)}>
          {t.next}
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </span>
    </nav>
  );
}
