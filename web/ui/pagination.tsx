import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { pageNumbers } from './page-numbers.ts';
import * as frame from '#text/ui/frame.ts';
import * as t from '#text/ui/parts.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** What is paged: 'Orders'. */
  label: string;
  className?: string;
};

/** Pages start at 1. In narrow spaces the numbers collapse to 'Page 2 of 9' and the labels to arrows. */
export function Pagination({ page, pageCount, onPage, label, className }: PaginationProps) {
  return (
    <nav aria-label={t.pagesOf(label)} className={cn('@container', className)}>
      <div className="flex items-center justify-between gap-2">
        <Button variant="ghost" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          <span className="sr-only @xs:not-sr-only">{frame.previous}</span>
        </Button>
        <p className="tabular text-sm whitespace-nowrap text-muted @xl:hidden" aria-live="polite">
          {t.pageOf(page, pageCount)}
        </p>
        <ol className="hidden items-center gap-1 @xl:flex">
          {pageNumbers(page, pageCount).map((number) =>
            number < 0 ? (
              <li key={number} aria-hidden="true" className="w-8 text-center text-muted">
                …
              </li>
            ) : (
              <li key={number}>
                <Button
                  variant={number === page ? 'secondary' : 'ghost'}
                  className="tabular min-w-11"
                  aria-label={t.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onPage(number)}
                >
                  {number}
                </Button>
              </li>
            ),
          )}
        </ol>
        <Button variant="ghost" size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          <span className="sr-only @xs:not-sr-only">{frame.next}</span>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
