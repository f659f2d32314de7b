import { Tooltip as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useEffect } from 'react';

// Focus that a script moves (a sheet closes and gives it back) asks for no explanation; focus that a key moves does.
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

/** Once around the app: opens after 700 ms, at once while moving between neighbours (300 ms). */
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
  /** Nothing to explain now (an expanded sidebar): the child alone is rendered. */
  off?: boolean;
  children: ReactElement;
};

/** A word on hover and focus. Never the only place something is said: touch has no hover. */
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
          className="z-50 max-w-64 rounded-control bg-ink px-3 py-1.5 text-sm text-paper data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
