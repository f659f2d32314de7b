import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** What is paged: 'Orders'. */
  label: string;
  className?: string;
};

/** Pages from 1. On a phone the numbers fold into 'Page 2 of 9'. */
export function Pagination({ page, pageCount, onPage, label, className }: PaginationProps) {
  return (
    <nav aria-label={`${label}, pages`} className={cn('flex items-center justify-between gap-2', className)}>
      <Button variant="ghost" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
        Previous
      </Button>
      <p className="tabular text-sm whitespace-nowrap text-muted sm:hidden" aria-live="polite">
        Page {page} of {pageCount}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
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
                aria-label={`Page ${number}`}
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
        Next
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
    </nav>
  );
}
