import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet, SheetContent, SheetTitle } from '#web/ui/sheet.tsx';
import { type KeyActions, useScreenKeys } from './queue-keys.ts';
import { focusRow } from './row-focus.ts';

type DetailPaneProps = {
  id: string;
  previous: string | undefined;
  next: string | undefined;
  onOpen: (id: string) => void;
  onActive: (id: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** One row beside its list, the whole screen on a phone. j and k go to its neighbours; Escape and Back to the list. */
export function DetailPane({ id, previous, next, onOpen, onActive, onClose, children }: DetailPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => onActive(id), [id, onActive]);
  // Its own heading, whichever row it shows: who cannot see it hears that another one is open.
  useEffect(() => {
    pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    pane.current?.scrollTo({ top: 0 });
  }, [id]);
  const go = useCallback(
    (to: string | undefined) => () => {
      if (to === undefined) return false;
      onOpen(to);
      return true;
    },
    [onOpen],
  );
  useScreenKeys(
    useMemo<KeyActions>(() => ({ j: go(next), k: go(previous) }), [go, next, previous]),
    useCallback(() => pane.current, []),
  );
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        ref={pane}
        side="detail"
        className="outline-none"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusRow(id);
        }}
      >
        {/* After the row's own words in the order of reading, before them on the screen. */}
        <div className="contents [&>h2]:pr-36">{children}</div>
        <span className="absolute top-2 right-13 flex">
          <IconButton label="Previous (k)" disabled={previous === undefined} onClick={go(previous)}>
            <ChevronUp className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label="Next (j)" disabled={next === undefined} onClick={go(next)}>
            <ChevronDown className="size-5" aria-hidden="true" />
          </IconButton>
        </span>
      </SheetContent>
    </Sheet>
  );
}

/** The name of the open row. Every detail begins with it, also while the rest is on its way. */
export function PaneTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The heading of the wait went away with the focus on it: the pane itself has it now, and says nothing.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused === title.current?.closest('[role="dialog"]'))
      title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <SheetTitle ref={title} tabIndex={-1} className="text-xl! wrap-anywhere outline-none">
      {children}
    </SheetTitle>
  );
}

/** A part of what is open, with its heading. */
export function PaneSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
