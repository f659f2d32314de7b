import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet, SheetContent, SheetTitle } from '#web/ui/sheet.tsx';
import { type KeyActions, useScreenKeys } from './queue-keys.ts';
import { focusRow } from './row-focus.ts';
import * as t from '#text/office/admin-queue.ts';

type DetailPaneProps = {
  id: string;
  previous: string | undefined;
  next: string | undefined;
  onOpen: (id: string) => void;
  onActive: (id: string) => void;
  onClose: () => void;
  /** "3 of 39"; undefined for a row that isn't on the current page. */
  place: string | undefined;
  children: ReactNode;
};

/**
 * One row's details beside its list; full screen on a phone. j and k go to its neighbors; Escape and Back to
 * the list.
 */
export function DetailPane(props: DetailPaneProps) {
  const { id, previous, next, place, onOpen, onActive, onClose, children } = props;
  const pane = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => onActive(id), [id, onActive]);
  // Focus the heading of each row, so that screen readers announce that another one is open.
  useEffect(() => {
    pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    words.current?.scrollTo({ top: 0 });
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
        className="gap-0! overflow-hidden p-0! outline-none"
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
        {/* After the row's content in reading order, before it on screen. */}
        <div
          ref={words}
          className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6"
        >
          {children}
        </div>
        <span className="-order-1 flex h-15 shrink-0 items-center border-b border-line pr-13 pl-4 md:pl-6">
          <span className="tabular mr-auto text-sm text-muted">{place}</span>
          <IconButton label={t.previousKey} disabled={previous === undefined} onClick={go(previous)}>
            <ChevronUp className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label={t.nextKey} disabled={next === undefined} onClick={go(next)}>
            <ChevronDown className="size-5" aria-hidden="true" />
          </IconButton>
        </span>
      </SheetContent>
    </Sheet>
  );
}

/** The open row's name. Every detail starts with it, also while loading. */
export function PaneTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The loading heading unmounted with focus on it, and focus fell back to the pane: move it to the new
  // heading.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused === title.current?.closest('[role="dialog"]'))
      title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <SheetTitle ref={title} tabIndex={-1} className="pr-0! text-xl! wrap-anywhere outline-none">
      {children}
    </SheetTitle>
  );
}

/** A section of the detail pane, with its heading. */
export function PaneSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
