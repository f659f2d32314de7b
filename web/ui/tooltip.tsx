import { Tooltip as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useEffect } from 'react';

// Focus moved by a script (a closing sheet restores it) must not open a tooltip; focus moved by a key does.
const MOVING_KEYS = /^(Tab|Arrow\w+|Home|End)$/;
let wasMovedByKey = false;

function useFocusOrigin(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      wasMovedByKey = MOVING_KEYS.test(key);
    };
    const onPointer = () => {
      wasMovedByKey = false;
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
}

function explainOnlyToKeyboard(event: FocusEvent) {
  if (!wasMovedByKey) event.preventDefault();
}

/**
 * Use once, around the app. Opens after 700 ms, or immediately when moving between neighbors within 300 ms.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  useFocusOrigin();
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Nothing to explain right now (an expanded sidebar): renders only the child. */
  off?: boolean;
  children: ReactElement;
};

/** A hint on hover and focus. Never the only place for information: touch has no hover. */
export function Tooltip({ text, side = 'top', off, children }: TooltipProps) {
  return (
    <Radix.Root {...(off && { open: false })}>
      <Radix.Trigger asChild onFocus={explainOnlyToKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-control border border-transparent bg-ink px-3 py-1.5 text-sm text-paper data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
