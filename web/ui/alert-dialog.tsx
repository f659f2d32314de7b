import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { dialogBoxClass, DialogFooter, scrimClass } from './dialog.tsx';
import { showFocused, useReturnFocus } from './return-focus.ts';
import * as t from '#text/ui/frame.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  /** The action as a verb: 'Delete document', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** A confirmation dialog. It stays open while busy; the caller closes it when the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, cancelLabel = t.cancel } = props;
  const { destructive, busy = false, onConfirm, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content {...returnFocus} onFocus={showFocused} className={dialogBoxClass}>
          <Radix.Title className="font-display text-2xl font-semibold">{title}</Radix.Title>
          <Radix.Description className="text-muted">{text}</Radix.Description>
          {children}
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
