import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PAGE_ROWS } from '#contract/paging.ts';
import { Button } from '#web/ui/button.tsx';
import type { QueueState } from './queue-state.ts';

type QueuePagingProps = {
  state: QueueState;
  shown: number;
  page: { next: string | null; total: number };
  words: { one: string; many: string };
};

/** "51-100 of 1,234 requests", and the pages before and after. */
export function QueuePaging({ state, shown, page, words }: QueuePagingProps) {
  const from = state.depth * PAGE_ROWS.usual + 1;
  const total = page.total.toLocaleString('en-US');
  const { next } = page;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular text-muted" aria-live="polite">
        {shown === page.total
          ? `${total} ${page.total === 1 ? words.one : words.many}`
          : `${from.toLocaleString('en-US')}-${(from + shown - 1).toLocaleString('en-US')} of ${total} ${words.many}`}
      </p>
      {(state.depth > 0 || next !== null) && (
        <span className="flex gap-2">
          <Button variant="outline" disabled={state.depth === 0} onClick={state.goPrevious}>
            <ChevronLeft className="size-5" aria-hidden="true" />
            Previous
          </Button>
          <Button variant="outline" disabled={next === null} onClick={() => next && state.goNext(next)}>
            Next
            <ChevronRight className="size-5" aria-hidden="true" />
          </Button>
        </span>
      )}
    </nav>
  );
}
