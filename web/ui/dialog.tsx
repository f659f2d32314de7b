import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, useCallback, useRef } from 'react';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { showFocused, useReturnFocus } from './return-focus.ts';
import * as t from '#text/ui/frame.ts';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

/**
 * The backdrop of a dialog or sheet. It's on the dialogs' z-index, so that a second dialog dims the first.
 */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** Shared with the confirm dialog. On a phone it's at the bottom of the screen, within reach of the thumb. */
export const dialogBoxClass =
  '@container/page fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-lg flex-col gap-4 overflow-y-auto ' +
  'rounded-card border border-line bg-raised p-4 text-ink shadow-float outline-offset-0 sm:inset-x-4 sm:top-1/2 ' +
  'sm:bottom-auto sm:-translate-y-1/2 sm:p-6 data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out';

/** The backdrop and the box of every dialog and sheet. */
export function DialogPanel({ ref, ...props }: ComponentProps<typeof Radix.Content>) {
  const returnFocus = useReturnFocus();
  const box = useRef<HTMLDivElement>(null);
  const setBox = useCallback(
    (node: HTMLDivElement | null) => {
      box.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );
  // For a moment after a second dialog opens, Radix still listens for Escape in the first one. Closing that one
  // would lose what was typed there.
  const keepIfCovered = (event: KeyboardEvent) => {
    const focused = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (focused && focused !== box.current) event.preventDefault();
  };
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClass} />
      <Radix.Content
        {...returnFocus}
        ref={setBox}
        onFocus={showFocused}
        onEscapeKeyDown={keepIfCovered}
        {...props}
      />
    </Radix.Portal>
  );
}

/** The X in the corner. */
export const DialogCloseIcon = () => (
  <Radix.Close asChild>
    <IconButton label={t.close} className="absolute top-2 right-2">
      <X className="size-5" aria-hidden="true" />
    </IconButton>
  </Radix.Close>
);

type DialogContentProps = ComponentProps<typeof Radix.Content> & { wide?: boolean };

/** Needs a DialogTitle. Without a DialogText, pass `aria-describedby={undefined}`. */
export function DialogContent({ wide, className, children, ...props }: DialogContentProps) {
  return (
    <DialogPanel {...props} className={cn(dialogBoxClass, wide && 'sm:max-w-2xl', className)}>
      {children}
      <DialogCloseIcon />
    </DialogPanel>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...props} className={cn('pr-10 font-display text-2xl font-semibold', className)} />;
}

export function DialogText({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...props} className={cn('text-muted', className)} />;
}

/** Buttons: stacked on a phone with the primary one on top, elsewhere in a row with the primary one last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn('flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end', className)}
    />
  );
}
