import { type Page, PAGE_ROWS } from '#contract/paging.ts';
import { countInWords } from '#web/lib/format.ts';
import { PreviousNext } from '#web/ui/previous-next.tsx';
import type { QueueState } from './queue-state.ts';
import * as t from '#text/office/admin-queue.ts';

type QueuePagingProps = {
  state: QueueState;
  shown: number;
  page: Pick<Page<unknown>, 'next' | 'total' | 'isTotalCapped'>;
};

/** "51-100 of 1,234", with previous and next. */
export function QueuePaging({ state, shown, page: { next, total, isTotalCapped } }: QueuePagingProps) {
  const from = state.depth * PAGE_ROWS.usual + 1;
  return (
    <PreviousNext
      label={t.pages}
      onPrevious={state.depth === 0 ? undefined : state.goPrevious}
      onNext={next === null ? undefined : () => state.goNext(next)}
    >
      {t.ofTotal(
        `${countInWords(from)}-${countInWords(from + shown - 1)}`,
        countInWords(Math.max(total, from + shown - 1), isTotalCapped),
      )}
    </PreviousNext>
  );
}
