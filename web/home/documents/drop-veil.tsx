import { FileUp } from 'lucide-react';
import * as t from '#text/home/documents.ts';

/** Covers the page while files are dragged over it: they can be dropped anywhere. */
export function DropVeil() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-40 grid animate-fade-in place-items-center bg-scrim p-4"
    >
      <div className="grid size-full place-items-center rounded-card border-4 border-dashed border-pine bg-raised/90">
        <p className="flex flex-col items-center gap-3 font-display text-3xl font-semibold">
          <FileUp className="size-12 text-pine-ink" />
          {t.dropToAdd}
        </p>
      </div>
    </div>
  );
}
