import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { DialogClose, DialogFooter } from './dialog.tsx';
import * as t from '#text/ui/frame.ts';

type DialogActionsProps = ComponentProps<typeof DialogFooter> & { dismiss?: string };

/** The buttons of a dialog: one that closes it, then its own. */
export const DialogActions = ({ dismiss = t.cancel, children, ...props }: DialogActionsProps) => (
  <DialogFooter {...props}>
    <DialogClose asChild>
      <Button variant="outline">{dismiss}</Button>
    </DialogClose>
    {children}
  </DialogFooter>
);
