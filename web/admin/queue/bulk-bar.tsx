import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

type BulkBarProps = {
  selection: Selection<unknown>;
  words: { one: string; many: string };
  children: ReactNode;
};

/** Chooses all rows of the page, says exactly how many are chosen, and holds what can be done with them. */
export function BulkBar({ selection, words, children }: BulkBarProps) {
  const { ids, isAll, toggleAll, clear } = selection;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label="Select this page"
        checked={isAll}
        indeterminate={ids.size > 0 && !isAll}
        onChange={toggleAll}
      />
      {ids.size > 0 && (
        <>
          <span className="tabular font-medium" aria-live="polite">
            {ids.size} {ids.size === 1 ? words.one : words.many} selected
          </span>
          <span className="flex flex-wrap gap-2">
            {children}
            <Button variant="ghost" size="small" onClick={clear}>
              Clear selection
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
