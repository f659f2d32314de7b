import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Dialog, DialogCloseIcon, DialogPanel, DialogText, DialogTitle, DialogTrigger } from './dialog.tsx';

export const Sheet = Dialog;
export const SheetTrigger = DialogTrigger;
export const SheetTitle = DialogTitle;
export const SheetText = DialogText;

const SIDES = {
  left: 'top-[env(safe-area-inset-top)] bottom-0 left-0 w-72 max-w-full border-r data-[state=open]:animate-left-in data-[state=closed]:animate-left-out',
  // Details and forms: a side panel on wide screens, a bottom sheet on phones.
  right:
    'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-card border-t data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out ' +
    'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-md md:rounded-none md:border-t-0 md:border-l md:data-[state=open]:animate-right-in md:data-[state=closed]:animate-right-out',
  // The details of a list row, beside the list; full screen on a phone.
  detail:
    'inset-x-0 top-[env(safe-area-inset-top)] bottom-0 data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out ' +
    'md:left-auto md:w-2xl md:max-w-[calc(100vw-4rem)] md:border-l md:data-[state=open]:animate-right-in md:data-[state=closed]:animate-right-out',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[90dvh] max-w-2xl rounded-t-card border-t sm:border-x data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out',
};

type SheetContentProps = ComponentProps<typeof DialogPanel> & { side?: keyof typeof SIDES };

/** A panel at a screen edge. 'left' (navigation) stays left on a phone; 'right' becomes a bottom sheet. */
export const SheetContent = ({ side = 'right', className, children, ...props }: SheetContentProps) => (
  <DialogPanel
    {...props}
    data-sheet={side}
    className={cn(
      '@container/page fixed z-50 flex flex-col gap-4 overflow-y-auto border-line bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-float outline-offset-0 md:p-6',
      SIDES[side],
      className,
    )}
  >
    {children}
    <DialogCloseIcon />
  </DialogPanel>
);
