import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import * as t from '#text/outreach/faq-browser.ts';

type FaqToolbarProps = {
  list: RefObject<HTMLDivElement | null>;
  found: number;
  total: number;
  query: string;
};

/** The number of questions shown, and a button to open all. */
export function FaqToolbar({ list, ...counts }: FaqToolbarProps) {
  const setAll = (isOpen: boolean) => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = isOpen;
  };
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 @4xl:mt-0">
      <p role="status" className="tabular wrap-anywhere text-muted">
        {counts.query
          ? t.matchCount(counts.found, counts.total, counts.query)
          : t.questionCount(counts.total)}
      </p>
      {counts.found > 0 && (
        <div className="-mx-3 flex unscripted:hidden print:hidden">
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            {t.openAll}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAll(false)}>
            {t.closeAll}
          </Button>
        </div>
      )}
    </div>
  );
}
