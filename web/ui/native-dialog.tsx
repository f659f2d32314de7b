import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import * as t from '#text/ui/frame.ts';

type NativeDialogProps = {
  /** Id of the dialog's heading. */
  labelledBy: string;
  /** Called when it's closed by a button, Escape or a click outside. */
  onClose: () => void;
  children: ReactNode;
};

export const closeDialog = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest('dialog')?.close();

/**
 * The native dialog element, for a dialog that opens by itself while the page is still loading: it costs a
 * fraction of dialog.tsx, which is for everything else. The browser handles focus, Escape and the inert page
 * behind it.
 */
export function NativeDialog({ labelledBy, onClose, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    const closeBeside = (event: Event) => {
      if (event.target === box) box?.close();
    };
    box?.showModal();
    box?.addEventListener('click', closeBeside);
    return () => box?.removeEventListener('click', closeBeside);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className={
        'fixed inset-x-2 top-auto bottom-[max(0.5rem,env(safe-area-inset-bottom))] mx-auto max-h-[calc(100dvh-1rem)] w-auto ' +
        'max-w-lg overflow-y-auto rounded-card border border-line bg-raised text-ink shadow-float outline-offset-0 ' +
        'backdrop:bg-scrim open:animate-rise-in sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2'
      }
    >
      {/* A separate box, so that only clicks outside it target the dialog element itself. */}
      <div className="@container/page relative flex flex-col gap-4 p-4 sm:p-6">
        {children}
        <IconButton label={t.close} className="absolute top-2 right-2" onClick={closeDialog}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
