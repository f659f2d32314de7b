import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Selection } from './use-selection.ts';
import * as t from '#text/office/admin-queue.ts';

type BulkBarProps = {
  selection: Selection<unknown>;
  words: { one: string; many: string };
  children: ReactNode;
};

/** States how many rows are selected and holds the bulk actions. Sticky, however long the list. */
export function BulkBar({ selection: { ids, clear }, words, children }: BulkBarProps) {
  return (
    <section
      aria-label={t.selectedRows}
      className="sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 justify-self-center rounded-card border border-line-strong bg-raised px-4 py-2 shadow-float"
    >
      <p className="tabular font-medium" aria-live="polite">
        {t.selected(ids.size, ids.size === 1 ? words.one : words.many)}
      </p>
      <IconButton label={t.clearSelection} className="-my-1 -ml-2 max-sm:ml-auto" onClick={clear}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
      <span className="flex flex-wrap items-center gap-2">{children}</span>
    </section>
  );
}
