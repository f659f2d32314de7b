import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';

type FaqToolbarProps = {
  list: RefObject<HTMLDivElement | null>;
  found: number;
  total: number;
  query: string;
};

const summary = ({ found, total, query }: Omit<FaqToolbarProps, 'list'>) => {
  if (!query) return `${total} questions`;
  const verb = found === 1 ? 'matches' : 'match';
  return `${found} of ${total} questions ${verb} “${query}”`;
};

/** The number of questions shown, and a button to open all. */
export function FaqToolbar({ list, ...counts }: FaqToolbarProps) {
  const setAll = (isOpen: boolean) => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = isOpen;
  };
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 @4xl:mt-0">
      <p role="status" className="tabular wrap-anywhere text-muted">
        {summary(counts)}
      </p>
      {counts.found > 0 && (
        <div className="-mx-3 flex unscripted:hidden print:hidden">
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            Open all
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAll(false)}>
            Close all
          </Button>
        </div>
      )}
    </div>
  );
}
