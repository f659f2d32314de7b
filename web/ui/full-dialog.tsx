import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { scrimClass } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

/** A nearly full-screen dialog for viewing something: the whole screen on a phone. */
export function FullDialogContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClass} />
      <Radix.Content
        {...returnFocus}
        {...props}
        className={cn(
          'fixed inset-0 z-50 mx-auto flex flex-col overflow-hidden bg-raised text-ink shadow-float outline-offset-0',
          'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
          'sm:inset-4 sm:max-w-6xl sm:rounded-card sm:border sm:border-line',
          className,
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
