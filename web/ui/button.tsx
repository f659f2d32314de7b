import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is in progress: clicks are ignored, focus stays, and the width doesn't change. */
    busy?: boolean | undefined;
    /** Label while busy; without it the hidden label keeps its width under the spinner. */
    busyLabel?: string | undefined;
  };

export function Button({ variant, size, busy, busyLabel, className, children, ...props }: ButtonProps) {
  const look = buttonClass({ variant, size, className });
  return (
    <button
      type="button"
      {...props}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      className={look}
    >
      {busy === undefined ? (
        children
      ) : (
        <BusyLabel busy={busy} busyLabel={busyLabel}>
          {children}
        </BusyLabel>
      )}
    </button>
  );
}

/** Both labels share one grid cell, so the button is always as wide as the wider one. */
function BusyLabel(props: { busy: boolean; busyLabel: string | undefined; children: ReactNode }) {
  const { busy, busyLabel, children } = props;
  // Without a busy label the hidden label must still name the button, so it's transparent instead of
  // invisible.
  const hidden = busyLabel ? 'invisible' : 'opacity-0';
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className={cn('inline-flex items-center gap-2', busy && hidden)}>{children}</span>
      <span className={cn('inline-flex items-center gap-2', !busy && 'invisible')}>
        {/* Keeps its space. Animating it while hidden would cost a slow phone every frame. */}
        <Spinner className={busy ? '' : '[&_svg]:animate-none'} />
        {busyLabel}
      </span>
    </span>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
