import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { currentToast, dismissToast, onToast } from './toast.ts';

/** One toast at a time, for 5 s, swiped away to the right; F8 brings the keyboard to it. Load it lazily. */
export function Toaster() {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const Icon = toast?.destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Radix.Root
          // A new key restarts the clock and the announcement.
          key={toast.id}
          type={toast.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={cn(
            'pointer-events-auto relative flex items-start gap-3 rounded-card border p-4 pr-14 shadow-float data-[state=open]:animate-fade-in md:data-[state=open]:animate-rise-in',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.destructive ? 'border-danger bg-danger text-on-danger' : 'border-line bg-raised text-ink',
          )}
        >
          <Icon
            className={cn('mt-0.5 size-5 shrink-0', !toast.destructive && 'text-moss-ink')}
            aria-hidden="true"
          />
          <div className="grid gap-0.5">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.text && <Radix.Description>{toast.text}</Radix.Description>}
            {toast.action && (
              <Radix.Action altText={toast.action.label} asChild onClick={toast.action.onPress}>
                <Button variant="outline" size="small" className="mt-2 justify-self-start">
                  {toast.action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton
              label="Close"
              className={cn('absolute top-1 right-1', toast.destructive && 'text-on-danger!')}
            >
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        // An open dialog hides everything from screen readers but live regions. The words are announced elsewhere.
        aria-live="off"
        className={
          // On a phone at the top: at the thumb's end stand the buttons, those of dialogs too.
          'fixed inset-x-0 top-0 z-60 m-0 flex list-none flex-col p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-offset-[-4px] ' +
          'md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-[420px] ' +
          // A sheet stands on the right, its buttons at the lower end: the other corner is free.
          'md:[body:has([data-sheet=right])_&]:right-auto md:[body:has([data-sheet=right])_&]:left-0'
        }
      />
    </Radix.Provider>
  );
}
