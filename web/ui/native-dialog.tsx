import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type NativeDialogProps = {
  /** Id of its heading. */
  labelledBy: string;
  /** It was closed, by a button, Escape or a press beside it. */
  onClose: () => void;
  children: ReactNode;
};

/** For the buttons in it. */
export const closeDialog = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest('dialog')?.close();

/**
 * The browser's own dialog, for one that opens by itself while a page is still settling: it costs a fraction of
 * dialog.tsx, which is for everything else. Focus, Escape and the page behind are the browser's affair.
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
      {/* A box of its own, so that only a press beside it is one on the dialog itself. */}
      <div className="relative flex flex-col gap-4 p-4 sm:p-6">
        {children}
        <IconButton label="Close" className="absolute top-2 right-2" onClick={closeDialog}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
