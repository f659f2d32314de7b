import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { DialogPanel } from './dialog.tsx';

/** A nearly full-screen dialog for viewing something: the whole screen on a phone. */
export const FullDialogContent = ({ className, ...props }: ComponentProps<typeof DialogPanel>) => (
  <DialogPanel
    {...props}
    className={cn(
      'fixed inset-x-0 top-[env(safe-area-inset-top)] bottom-0 z-50 mx-auto flex flex-col overflow-hidden bg-raised pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-offset-0',
      'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
      'sm:inset-4 sm:pb-0 sm:max-w-6xl sm:rounded-card sm:border sm:border-line',
      className,
    )}
  />
);
